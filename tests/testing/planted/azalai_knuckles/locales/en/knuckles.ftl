knuckles-name = Knuckles
knuckles-tagline = Two dice under each cup, and bids on all of them.
knuckles-rules =
    Everybody rolls two dice under a cup and looks at them alone. In turn you bid what all dice together
    reach at least, each time higher, or doubt the last bid. Then all cups are lifted: if the bid holds,
    the one who doubted loses a life, else the one who bid. Who loses the last of two lives ends the game.
knuckles-part-lives = lives
knuckles-event-said = { $seat } bids { $number }.
knuckles-event-own-roll = You rolled { $dice }.
knuckles-event-lifted = Under the cup of { $seat }: { $dice }.
knuckles-event-lost = { $seat } loses a life.
knuckles-refusal-too-low = Bid more than the last bid.
knuckles-refusal-no-bid = There is no bid to doubt.

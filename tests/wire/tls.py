"""Throw-away certificate for Discord's host names, and a connector that brings only those hosts to our server."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

from aiohttp import TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult

HOSTS = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com", "media.discordapp.net")

MISSING = "TLS needs the package `cryptography` or the command `openssl`"


def is_available() -> bool:
    """Return True if a certificate can be made here; tests skip with MISSING otherwise."""
    return _has_cryptography() or shutil.which("openssl") is not None


def make_contexts(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Return the contexts of server and client. The certificate is made in `folder`, which the caller deletes."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    if _has_cryptography():
        _with_cryptography(certificate, key)
    else:
        _with_openssl(certificate, key)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(certificate, key)
    return server, ssl.create_default_context(cafile=str(certificate))


class Resolver(AbstractResolver):
    """Resolver that knows only Discord's hosts, all at our port: no test can reach the Internet.

    `asked`: the lookups.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self.asked: list[str] = []

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return 127.0.0.1 and the server's port."""
        self.asked.append(host)
        if host not in HOSTS:
            raise OSError(f"{host} is not Discord")
        return [
            ResolveResult(hostname=host, host="127.0.0.1", port=self._port, family=socket.AF_INET, proto=0, flags=0)
        ]

    async def close(self) -> None:
        """Do nothing."""


def make_connector(port: int, client: ssl.SSLContext) -> TCPConnector:
    """Return a new connector for `discord.Client(connector=...)`. Call it inside the running loop."""
    return TCPConnector(resolver=Resolver(port), ssl=client, use_dns_cache=False)


def _has_cryptography() -> bool:
    try:
        import cryptography  # noqa: F401  # pyright: ignore[reportMissingImports]
    except ImportError:
        return False
    return True


def _with_openssl(certificate: Path, key: Path) -> None:
    names = ",".join(f"DNS:{host}" for host in HOSTS)
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
    ]
    command += [
        "-subj",
        f"/CN={HOSTS[0]}",
        "-addext",
        f"subjectAltName={names}",
        "-keyout",
        str(key),
        "-out",
        str(certificate),
    ]
    subprocess.run(command, check=True, capture_output=True)  # about 20 ms, before the loop has anything else to do


def _with_cryptography(certificate: Path, key: Path) -> None:
    from cryptography import x509  # pyright: ignore[reportMissingImports]
    from cryptography.hazmat.primitives import hashes, serialization  # pyright: ignore[reportMissingImports]
    from cryptography.hazmat.primitives.asymmetric import ec  # pyright: ignore[reportMissingImports]

    private = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOSTS[0])])
    now = datetime.now(UTC)
    built = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host) for host in HOSTS]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(private, hashes.SHA256())
    )
    certificate.write_bytes(built.public_bytes(serialization.Encoding.PEM))
    form = serialization.PrivateFormat.PKCS8
    key.write_bytes(private.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()))

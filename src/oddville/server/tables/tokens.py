"""Secrets: tokens of seats and hosts, codes that move a seat to another device, ids of tables."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Without i, l, o and u, which are read as others or make words."""
ID_LENGTH: Final = 10
"""50 bits, so that private tables are not found by guessing."""
MAX_ID_LENGTH: Final = 64
CODE_LENGTH: Final = 8
CODE_MINUTES: Final = 10


def new_token() -> str:
    """A seat's secret, 128 bits."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Whether a text from outside may be the id of a table or the hash of an edition."""
    return text.isascii() and text.isalnum() and len(text) <= MAX_ID_LENGTH


def new_code() -> str:
    """A code to be read aloud: 40 bits, used once, within minutes."""
    return _letters(CODE_LENGTH)


def derive_token(key: str, use: str) -> str:
    """A secret made from a client's secret key, so that every process answers a repeated request alike."""
    digest = hmac.new(key.encode(), b"oddville " + use.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def derive_id(key: str) -> str:
    """The id of the table that a client's secret key asks for."""
    digest = hmac.new(key.encode(), b"oddville table", hashlib.sha256).digest()
    return "".join(LETTERS[byte & 31] for byte in digest[:ID_LENGTH])


def _letters(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def hash_of(secret: str) -> bytes:
    """The stored hash of a secret, which has so many bits that no slow hash is needed."""
    return hashlib.sha256(b"oddville " + secret.encode()).digest()


def is_same(stored_hash: bytes | None, secret: str) -> bool:
    """Whether the stored hash is that of the secret."""
    return stored_hash is not None and hmac.compare_digest(stored_hash, hash_of(secret))


def plain_code(text: str) -> str:
    """A code without spaces and dashes, with look-alike letters replaced."""
    letters = "".join(letter for letter in text.lower() if letter.isalnum())
    return letters.translate(str.maketrans("iolu", "101v"))

"""How large and how involved an exact value may grow before it changes kind or is refused."""

from __future__ import annotations

LIMIT_BITS = 2**20
"""The bits that the numerator or denominator of a written-out rational may have."""

MAX_INDEX_BITS = 2**12
"""The bits that the index of a root of a prime may have."""

MAX_TERMS = 128
"""The terms that a written-out sum of radicals may have."""

MAX_WORK = 2**22
"""Terms times terms times bits: what one operation on written-out radicals may cost."""

MAX_INVERSE = 64
"""The degree up to which a sum of radicals is inverted by linear algebra."""

MAX_WEIGHT = 160
"""The nodes that an expression kept as it stands may have."""

MAX_ROOTS = 360
"""How many complex roots are listed at once."""

TRIAL_PRIMES = 2000
"""Trial division goes up to this number."""

HARD_BITS = 80
"""A composite cofactor with more bits than this is not factored."""

PRIME_BITS = 256
"""A number with more bits than this is not tested for primality."""

LADDER = (64, 128, 256, 512, 1024)
"""The precisions, in bits, at which two numbers are tried to be told apart."""

SIGN_LADDER = (*LADDER, 4096, 16384)
"""The same for the sign of a sum of radicals, which is known not to be zero."""

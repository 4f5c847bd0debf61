"""The address a visitor comes from, as far as it can be believed."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from netrunner.server.settings import Settings


def address_of(connection: HTTPConnection) -> str:
    """The visitor's address: the peer's, or what the last of our own proxies says it was.

    Every proxy appends the address it was reached from, so with n proxies of ours the n-th from the right is the first
    that no visitor can have written themselves.
    """
    settings: Settings = connection.app.state.settings
    peer = connection.client.host if connection.client else "unknown"
    if settings.proxies == 0:
        return network(peer)
    hops = [hop.strip() for line in connection.headers.getlist("x-forwarded-for") for hop in line.split(",")]
    return network(hops[-settings.proxies] if len(hops) >= settings.proxies else peer)


def network(address: str) -> str:
    """What counts as one visitor: an IPv4 address, or the /64 that one IPv6 customer has to themselves.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.7"), network("[2001:db8::1]:80")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', '2001:db8::')
    """
    if address.startswith("["):
        address = address[1:].partition("]")[0]
    elif address.count(":") == 1:
        address = address.partition(":")[0]
    try:
        ip = ip_address(address)
    except ValueError:
        return "unknown"
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(IPv6Address(int(ip) >> 64 << 64))

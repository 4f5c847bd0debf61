"""Attacks have a server of their own, as the server's tests have."""

from tests.server.conftest import server as server
from tests.server.conftest import visitor as visitor

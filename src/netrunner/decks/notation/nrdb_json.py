"""NetrunnerDB's JSON: one deck whose `cards` map printing codes to copies, the identity among them."""

import json
from typing import Any

from netrunner.decks.deck import UNNAMED, Deck
from netrunner.decks.errors import Complaint, DeckError
from netrunner.decks.notation.card_collector import CardCollector
from netrunner.decks.notation.nrdb_listing import shown_code

ANSWER_FIELDS = {"version_number", "data", "total", "success", "last_updated", "imageUrlTemplate", "msg"}
DECK_FIELDS = {
    "id", "uuid", "date_creation", "date_update", "name", "description", "mwl_code", "cards", "tags", "user_id",
    "user_name", "format", "unsaved", "problem", "history", "side_code", "identity_code",
}  # fmt: skip


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which a repeated number adds up; any other repeated field is a mistake."""
    result: dict[str, Any] = {}
    for key, value in pairs:
        if key in result:
            if type(value) is not int or type(result[key]) is not int:
                raise DeckError(f"the field “{key[:40]}” appears twice")
            value += result[key]
        result[key] = value
    return result


def _load(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise DeckError(Complaint(f"this is not JSON: {error.msg} (column {error.colno})", error.lineno)) from None
    except RecursionError:
        raise DeckError("this JSON is nested far too deeply for a decklist") from None
    except DeckError:
        raise
    except ValueError:
        raise DeckError("this JSON holds a number that is far too long") from None


def _known(found: dict[str, Any], known: set[str]) -> None:
    unknown = [field for field in found if field not in known]
    if unknown:
        names = ", ".join(f"“{field[:40]}”" for field in unknown[:5])
        raise DeckError(f"unknown field {names}; a NetrunnerDB deck has {', '.join(sorted(known))}")


def _deck_object(content: Any) -> dict[str, Any]:
    """The one deck, taken out of the API's wrapping where there is some."""
    if isinstance(content, dict) and "data" in content:
        _known(content, ANSWER_FIELDS)
        content = content["data"]
    if isinstance(content, list):
        if len(content) != 1:
            raise DeckError(f"this JSON holds {len(content)} decks; give them one at a time")
        content = content[0]
    if not isinstance(content, dict):
        raise DeckError("this JSON is not a deck: an object with a field “cards” is expected")
    _known(content, DECK_FIELDS)
    if not isinstance(content.get("cards"), dict):
        raise DeckError("the deck has no field “cards” that maps printing codes to copies")
    return content


def parse(text: str) -> Deck:
    content = _deck_object(_load(text))
    collector = CardCollector()
    for code, count in content["cards"].items():
        if type(count) is not int:
            collector.complain(f"the copies of {code[:20]} are not a whole number")
        elif not (code.isascii() and code.isdigit() and len(code) == 5):
            collector.complain(f"“{code[:40]}” is not a printing code, which has five digits")
        else:
            collector.card(count, "", code=code)
    strings = {key: content.get(key) or "" for key in ("name", "description")}
    for key, value in strings.items():
        if not isinstance(value, str):
            collector.complain(f"the field “{key}” is not a text")
            strings[key] = ""
    return collector.deck(strings["name"] or UNNAMED, strings["description"])


def write(deck: Deck) -> str:
    cards: dict[str, int] = {}
    if deck.identity is not None:
        cards[shown_code(deck.identity, deck.identity_code)] = 1
    for entry in deck.entries:
        code = shown_code(entry.title, entry.code)
        cards[code] = cards.get(code, 0) + entry.count
    content = {"name": deck.name, "description": deck.notes, "mwl_code": None, "cards": cards, "tags": ""}
    answer = {"version_number": "2.0", "data": [content], "total": 1, "success": True}
    return json.dumps(answer, ensure_ascii=False, indent=1) + "\n"

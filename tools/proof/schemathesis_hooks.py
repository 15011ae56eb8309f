"""What schemathesis needs to know of this API: its scalars, values that exist, what counts as a fault, and a count of what it met."""
import atexit
import dataclasses
import json
import os
import random
import threading
from collections import Counter

import graphql
import schemathesis
from hypothesis import strategies as st
from schemathesis.graphql import nodes

with open(os.environ["FUZZ_KNOWN"], encoding="utf-8") as file:
    # Names of arguments and fields (lower case), each with values that are in the database.
    KNOWN = json.load(file)

dates = st.datetimes().map(lambda at: at.isoformat() + "Z")
schemathesis.graphql.scalar("Cents", (st.integers(-1000, 100_000) | st.integers()).map(nodes.Int))
schemathesis.graphql.scalar("DateTime", (dates | st.text()).map(nodes.String))
schemathesis.graphql.scalar("JSON", st.text().map(nodes.String))

lock = threading.Lock()
met = Counter()
reached = set()


def known_for(name):
    name = name.lower()
    if name in KNOWN:
        return KNOWN[name]
    if name.endswith("s") and name[:-1] in KNOWN:
        return KNOWN[name[:-1]]
    return KNOWN["id"] if name.endswith("id") else None


class WithKnown(graphql.Visitor):
    """Puts values that exist where a name asks for one; invented ones stay in every third place."""

    def __init__(self, chance):
        super().__init__()
        self.chance = chance

    def swap(self, node):
        values = known_for(node.name.value)
        if not values or self.chance.random() < 0.33:
            return None
        value = self.known(node.value, values)
        return None if value is None else dataclasses.replace(node, value=value)

    def known(self, value, values):
        pick = self.chance.choice(values)
        if isinstance(value, graphql.IntValueNode) and str(pick).isdigit():
            return graphql.IntValueNode(value=str(pick))
        if isinstance(value, graphql.StringValueNode):
            return graphql.StringValueNode(value=str(pick))
        if isinstance(value, graphql.ListValueNode):
            items = [self.known(one, values) or one for one in value.values]
            return graphql.ListValueNode(values=tuple(items))
        return None

    def enter_argument(self, node, *_):
        return self.swap(node)

    def enter_object_field(self, node, *_):
        return self.swap(node)


@schemathesis.hook
def before_call(ctx, case, kwargs):
    if isinstance(case.body, str) and case.path.endswith("/graphql"):
        try:
            tree = graphql.parse(case.body)
        except graphql.GraphQLError:
            return
        chance = random.Random(case.body)
        case.body = graphql.print_ast(graphql.visit(tree, WithKnown(chance)))


def codes_of(response):
    """Codes of the errors in an answer that is JSON, and whether there is data beside them."""
    try:
        body = json.loads(response.content)
    except ValueError:
        return [], False
    if not isinstance(body, dict):
        return [], True
    errors = body.get("errors")
    codes = [str(one.get("extensions", {}).get("code")) for one in errors] if isinstance(errors, list) else []
    data = body.get("data")
    return codes, isinstance(data, dict) and any(value is not None for value in data.values())


# The one answer above 499 that is no fault: somebody has to come again because too much is under way.
BUSY = {"OVERLOADED", "BUSY"}
FAULTS = {"INTERNAL", "UNAVAILABLE"}


@schemathesis.check
def nothing_fails(ctx, response, case):
    codes, has_data = codes_of(response)
    with lock:
        met["answers"] += 1
        met[f"status {response.status_code}"] += 1
        met.update({f"code {code}" for code in codes})
        if has_data:
            met["answers with data"] += 1
            reached.add(case.operation.label)
    assert response.status_code < 500 or BUSY & set(codes), f"server error: {response.status_code} {response.content[:300]!r}"
    fault = FAULTS & set(codes)
    assert not fault, f"server error: {fault} in {response.content[:600]!r}"


def write():
    with open(os.environ["FUZZ_COUNTS"], "w", encoding="utf-8") as out:
        json.dump({"met": met, "reached": sorted(reached)}, out)


atexit.register(write)

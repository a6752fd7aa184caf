"""Uses a cluster as the service's Python clients do: URL of the interface and token are its arguments.

Only the standard library; parameters are encoded as those clients encode them: a query string for GET, with JSON for what is no
text and no number, and a JSON body otherwise; every path ends with a slash.
"""
import json
import sys
import time
import urllib.parse
import urllib.request

URL, TOKEN = sys.argv[1:3]


def encode(value):
    return str(value) if isinstance(value, (str, int)) else json.dumps(value)


def call(method, path, **params):
    address = f"{URL}/api/v5/{path.strip('/')}/"
    body = None
    if method == "GET":
        address += "?" + urllib.parse.urlencode({name: encode(value) for name, value in params.items()})
    else:
        body = json.dumps(params).encode()
    headers = {"Authorization": f"Token {TOKEN}", "Content-Type": "application/json", "Connection": "close"}
    request = urllib.request.Request(address, data=body, headers=headers, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read() or "null")


def wait_for_build(project):
    for _ in range(600):
        info = call("GET", project)["last_build_info"]
        if info and info["stop_time"] is not None and info["sentiment"]["stop_time"] is not None:
            assert info["success"], info
            return
        time.sleep(0.1)
    raise AssertionError("the build does not end")


project = "projects/" + call("POST", "projects", name="From Python", language="en")["project_id"]
docs = [
    {
        "title": f"Review {i}",
        "text": ("The room was clean 😀 and quiet." if i % 2 else "Breakfast was late and the room was cold."),
        "metadata": [{"name": "rating", "type": "score", "value": i % 5}],
    }
    for i in range(60)
]
for start in range(0, len(docs), 20):
    call("POST", f"{project}/upload", docs=docs[start : start + 20])
    # Another node answers this one.
    assert call("GET", project)["document_count"] == start + 20
call("POST", f"{project}/build")
wait_for_build(project)
for _ in range(6):
    found = call("GET", f"{project}/docs", search={"texts": ["room"]}, limit=60, include_sentiment_on_concepts=False)
    assert found["filter_count"] == 60 and len(found["result"]) == 60, found["filter_count"]
    clean = call("GET", f"{project}/docs", search={"texts": ["quiet"]}, limit=60, match_type="exact")
    assert len(clean["result"]) == 30, len(clean["result"])
    # Positions count code points, as Python does.
    document = clean["result"][0]
    term = next(term for term in document["terms"] if term["term_id"] == "quiet|en")
    assert document["text"][term["start"] : term["end"]] == "quiet", term
counts = call("GET", f"{project}/concepts/match_counts", concept_selector={"type": "top", "limit": 5})
assert len(counts["match_counts"]) == 5
drivers = call("GET", f"{project}/concepts/score_drivers", score_field="rating")
assert isinstance(drivers, list)
call("DELETE", project)
print("passed")

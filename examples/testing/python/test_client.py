"""A client in Python tested against the service: starts `conceptlite serve` in memory and asks it with requests.

Run with: python3 -m unittest test_client.py
"""

import json
import os
import signal
import subprocess
import unittest

import requests

COMMAND = ["npx", "--no-install", "conceptlite", "serve", "--port", "0"]
TOKEN = "test-token"


class ClientTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        environment = {**os.environ, "CONCEPTLITE_TOKEN": TOKEN}
        cls.service = subprocess.Popen(
            COMMAND, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
        )
        # The first line is JSON with the address and the token.
        cls.url = json.loads(cls.service.stdout.readline())["url"]

    @classmethod
    def tearDownClass(cls):
        # npx runs the service as a child: both are ended.
        os.killpg(cls.service.pid, signal.SIGTERM)
        cls.service.wait()
        cls.service.stdout.close()

    def test_lists_projects(self):
        session = requests.Session()
        session.headers["Authorization"] = "Token " + TOKEN
        made = session.post(self.url + "/api/v5/projects/", json={"name": "Reviews", "language": "en"})
        self.assertEqual(made.status_code, 200)
        names = [project["name"] for project in session.get(self.url + "/api/v5/projects/").json()]
        self.assertEqual(names, ["Reviews"])


if __name__ == "__main__":
    unittest.main()

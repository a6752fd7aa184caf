"""A client in Python tested against the service: starts `conceptlite serve` in memory and asks it with requests.

Run with: python3 -m unittest test_client.py
"""

import os
import subprocess
import unittest

import requests

COMMAND = ["npx", "--no-install", "conceptlite", "serve", "--port", "0"]
TOKEN = "test-token"


class ClientTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        environment = {**os.environ, "CONCEPTLITE_TOKEN": TOKEN}
        cls.service = subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True, env=environment)
        line = next(line for line in cls.service.stdout if "http://" in line)
        cls.url = next(word for word in line.split() if word.startswith("http://"))

    @classmethod
    def tearDownClass(cls):
        cls.service.terminate()
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

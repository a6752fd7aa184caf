import type { CommandName } from './arguments.js'

const overview = `Usage: conceptlite <command> [options]

Commands
  analyze [FILE]   build a project from a file and print its concepts, drivers and sentiment
  serve            serve the interface over HTTP
  check DIRECTORY  look for damage in a folder of projects

Options
  --help, -h       show this text; after a command, show the options of that command
  --version, -v    show the version
`

const analyze = `Usage: conceptlite analyze [FILE] [options]

Builds a project from FILE and prints its top concepts, the drivers of its score, the sentiment
towards each concept, and a search. Without FILE it uses a sample of comments by hotel guests; with
- it reads standard input.
FILE is CSV or TSV, a workbook (.xlsx, .ods), a JSON array, JSON Lines, or a .txt file with a text
on each line. Text files may be compressed with gzip.

Columns (guessed if not named; repeat an option or separate names by commas)
  --text COLUMN          the text to analyze; if repeated, each answer is a document, with a field
                         "question"
  --title COLUMN         the title of the text
  --date COLUMN          dates
  --score COLUMN         ratings to find drivers for
  --number COLUMN        other numbers
  --string COLUMN        properties such as branch or product
  --no-guess             use only the columns named here
  --date-order dmy|mdy   order of day and month in dates such as 03/04/2024
  --delimiter CHARACTER  separator of the fields of CSV (or: tab)
  --sheet NAME           sheet of a workbook (default: the one with most rows)
  --encoding NAME        encoding of the file, such as utf-8, windows-1252, shift_jis
  --plan                 print what each column is taken for, and build nothing (also with --json)

Analysis
  --language, -l CODE    language of the texts (default auto: the language of most of them)
  --limit, -n N          number of concepts in each list (default 15)
  --search, -s TEXT      search for TEXT (default: the concept that lowers the score most)
  --filter CONDITION     only documents with FIELD=VALUE, FIELD=A|B, FIELD>=VALUE or FIELD<=VALUE;
                         if repeated, documents that match all conditions
  --drivers FIELD        the score or number field to show drivers for
  --no-sentiment         skip sentiment
  --background FILE      general word vectors of that language, added to the project's, for small
                         projects: word2vec, fastText, GloVe or Numberbatch
  --threads N            threads for the build (0: only the main thread)

Output
  --directory, -d DIR    store the project in this folder
  --name NAME            name of the project (default: from the file)
  --json                 print one JSON document and nothing else on standard output
  --quiet, -q            no progress and no notes on standard error
  --help, -h             show this text

Exit codes: 0 success, 1 failure, 2 wrong usage.
`

const serve = `Usage: conceptlite serve [options]

Serves the interface over HTTP, with the paths of the service. When ready it prints one line of
JSON: {"url": "http://127.0.0.1:PORT", "token": "..."}. The token acts as the local owner. Ctrl-C
stops the server.

Options
  --directory, -d DIR    folder of the projects (default: in memory, lost at the end)
  --port, -p PORT        port to listen on (default 0: any free one)
  --host ADDRESS         address to listen on (default 127.0.0.1: this machine only)
  --token TOKEN          token to accept (default: a new random one)
  --owner EMAIL          login of the local owner (default: that of the folder, or owner@localhost)
  --password PASSWORD    the owner's password, so that clients can log in
  --mail ADDRESS         mail server, such as smtp://user:pass@host:587/?from=me%40example.org;
                         the package nodemailer must be installed (default: no mail)
  --public-url URL       prefix of links in mails (default: the address it listens on)
  --background FILE      general word vectors added to the projects' own, English or Numberbatch
  --no-rate-limits       never answer 429
  --allow-origin ORIGIN  allow pages of this origin in a browser, such as https://app.example.org;
                         '*': any page; repeat or separate by commas (default: none)
  --trust-proxy N        exact number of proxies in front of the server: rate limits use the client
                         address of the header x-forwarded-for (default 0)
  --proxy-header NAME    header that the proxies set: x-forwarded-for or forwarded
  --threads N            threads for builds
  --help, -h             show this text
`

const check = `Usage: conceptlite check DIRECTORY [options]

Checks a folder of projects without changing it: every file with SQLite's integrity check,
references between rows, the catalog against the files of projects, the text of every document
against its hash, the current snapshots against their checksums, and files that belong to no
project. Says for each finding what to do.

Options
  --json           print one JSON document on standard output
  --help, -h       show this text

Exit codes: 0 no damage, 1 damage found or the folder cannot be checked, 2 wrong usage.
`

/** The help of a command, or of the program. */
export function helpOf(about: CommandName | undefined): string {
  return about === undefined ? overview : { analyze, serve, check }[about]
}

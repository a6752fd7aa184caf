import { pathToFileURL } from 'node:url'
import { characterClasses, classOfAstral, DIGIT, LETTER, SURROGATE, UNSPACED } from './characters.js'

/** The span of a word in a text, in UTF-16 code units: `text.slice(start, end)`. */
export interface WordSpan {
  /** Where the word starts. */
  readonly start: number
  /** Where it ends, exclusive. */
  readonly end: number
}

/**
 * Returns the words of a text in their order: as spans that do not overlap, or as strings that occur in the text one
 * after the other, separated only by white space and punctuation. A word has a letter or a digit; other strings are
 * ignored. Letters outside of all words are treated like function words.
 */
export type FindWords = (text: string, language: string) => Iterable<WordSpan | string>

interface OwnTokenizerBase {
  /** Identifies the tokenizer with its dictionary and version. A project built with another one must be built again. */
  readonly name: string
  /** Codes of its languages. Default: all. */
  readonly languages?: readonly string[] | undefined
}

/** A custom tokenizer, used instead of ours for all texts. */
export type CustomTokenizer =
  /** A function, called on the caller's thread. A call that does not return blocks the process. */
  | (OwnTokenizerBase & {
      /** Finds the words of a text. */ readonly tokenize: FindWords
      readonly module?: undefined
    })
  /**
   * Path or URL of a module whose default export is the function. Every thread loads it. A build terminates a thread in
   * which a call does not return; texts of requests are read on the caller's thread.
   */
  | (OwnTokenizerBase & {
      /** Path or URL of the module. */ readonly module: string | URL
      readonly tokenize?: undefined
    })

/** A tokenizer loaded in this thread. */
export interface OpenedTokenizer {
  readonly name: string
  readonly tokenize: FindWords
  /** URL from which other threads can load it. */
  readonly module?: string | undefined
}

/** Returns the custom tokenizer of a language; undefined for ours. */
export type TokenizerSource = (language: string) => OpenedTokenizer | undefined

/**
 * The tokenizer as it is sent to a kernel. A function works only where kernels run in process, since it cannot be sent
 * to a thread.
 */
export type TokenizerMessage = Pick<OpenedTokenizer, 'name'> &
  ({ readonly module: string } | { readonly tokenize: FindWords })

/** A custom tokenizer cannot be loaded, or returned strings that are not words of the text. */
export class TokenizerError extends Error {
  override readonly name = 'TokenizerError'

  constructor(tokenizer: string, fault: string, cause?: unknown) {
    super(`The tokenizer ${JSON.stringify(tokenizer)} ${fault}`, cause === undefined ? undefined : { cause })
  }
}

/**
 * Loads the tokenizer of the option. Throws TokenizerError for a module that cannot be loaded or exports no function.
 */
export async function openTokenizer(given: CustomTokenizer): Promise<TokenizerSource> {
  const { name, languages } = given
  const opened: OpenedTokenizer =
    given.module === undefined
      ? { name, tokenize: given.tokenize }
      : await load({ name, module: addressOf(given.module).href })
  return (language) => (languages?.includes(language) === false ? undefined : opened)
}

const addressOf = (module: string | URL): URL =>
  module instanceof URL || module.startsWith('file:') ? new URL(module) : pathToFileURL(module)

/** The part of a tokenizer that is sent to a kernel. */
export const tokenizerMessage = ({ name, module, tokenize }: OpenedTokenizer): TokenizerMessage =>
  module === undefined ? { name, tokenize } : { name, module }

/** Loads the tokenizer of a message, in any thread. */
export const receiveTokenizer = async (message: TokenizerMessage | undefined): Promise<OpenedTokenizer | undefined> =>
  message === undefined || 'tokenize' in message ? message : await load(message)

/** Each thread loads a module once. */
async function load({ name, module }: { readonly name: string; readonly module: string }): Promise<OpenedTokenizer> {
  let loaded: { readonly default?: unknown }
  try {
    loaded = (await import(module)) as typeof loaded
  } catch (error) {
    throw new TokenizerError(name, `cannot be loaded: ${(error as Error).message}`, error)
  }
  if (typeof loaded.default !== 'function') throw new TokenizerError(name, 'has no function as its default export.')
  return { name, module, tokenize: loaded.default as FindWords }
}

/**
 * Runs a tokenizer on a text and checks its words and their order, since a wrong span would appear in counts and marks.
 * Throws TokenizerError for anything other than words of the text.
 */
export function* findWords({ name, tokenize }: OpenedTokenizer, language: string, text: string): Generator<WordSpan> {
  const fail = (fault: string, cause?: unknown): never => {
    throw new TokenizerError(name, fault, cause)
  }
  let last = 0
  for (const found of run(tokenize, language, text, fail)) {
    if (found === '') continue
    const start = typeof found === 'string' ? positionOf(found, text, last) : found?.start
    const end = typeof found === 'string' ? start! + found.length : found?.end
    if (start === undefined) fail(`gave a word that does not stand next in the text: ${shown(found)}.`)
    if (!Number.isInteger(start) || !Number.isInteger(end) || start! < 0 || start! >= end! || end! > text.length) {
      fail(`gave a word that is not in the text of ${text.length} code units: ${shown(found)}.`)
    }
    if (start! < last)
      fail(`gave words that overlap or are out of order: ${shown(found)} after one that ends at ${last}.`)
    last = end!
    if (!isWord(text, start!, end!)) continue
    if (splits(text, start!) || splits(text, end!)) fail(`cut a character in two: ${shown(found)}.`)
    yield { start: start!, end: end! }
  }
}

function* run(
  tokenize: FindWords,
  language: string,
  text: string,
  fail: (fault: string, cause?: unknown) => never,
): Generator<WordSpan | string> {
  let words: Iterator<WordSpan | string>
  const next = (): IteratorResult<WordSpan | string> => {
    try {
      words ??= tokenize(text, language)[Symbol.iterator]()
      return words.next()
    } catch (error) {
      return fail(`failed: ${error instanceof Error ? error.message : String(error)}`, error)
    }
  }
  for (let result = next(); !result.done; result = next()) yield result.value
}

/** Index of a word if only other characters than letters and digits come before it; otherwise undefined. */
function positionOf(word: string, text: string, from: number): number | undefined {
  const start = text.indexOf(word, from)
  return start < 0 || isWord(text, from, start) ? undefined : start
}

/** Whether a text has a letter or a digit of any script. */
function isWord(text: string, from: number, to: number): boolean {
  const classes = characterClasses()
  for (let index = from; index < to; index++) {
    const here = classes[text.charCodeAt(index)]!
    const kind = here === SURROGATE ? classOfAstral(text.codePointAt(index)!) : here
    if (kind === LETTER || kind === DIGIT || kind === UNSPACED) return true
  }
  return false
}

const splits = (text: string, index: number): boolean =>
  (text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800

const SHOWN_CHARACTERS = 60

const shown = (found: WordSpan | string): string =>
  typeof found === 'string'
    ? JSON.stringify(found.slice(0, SHOWN_CHARACTERS))
    : `from ${String(found?.start)} to ${String(found?.end)}`

import { pathToFileURL } from 'node:url'
import { characterClasses, classOfAstral, DIGIT, LETTER, SURROGATE, UNSPACED } from './characters.js'

/** A word where it stands in a text, in UTF-16 code units: `text.slice(start, end)`. */
export interface WordSpan {
  readonly start: number
  readonly end: number
}

/**
 * Cuts a text into its words, in their order. Words are spans that do not overlap, or the words themselves as they stand in
 * the text, one after the other with nothing between them but white space and punctuation. What has no letter and no digit
 * in it is no word and may be given or left out; letters that are left out are as if they were a function word.
 */
export type FindWords = (text: string, language: string) => Iterable<WordSpan | string>

interface OwnTokenizerBase {
  /** Tells it from every other, its dictionary and version too: a project built with another must be built again. */
  readonly name: string
  /** Codes of the languages it is for. Default: all. */
  readonly languages?: readonly string[] | undefined
}

/** A tokenizer of the caller's own, used instead of ours wherever a text is read. */
export type CustomTokenizer =
  /** A function, called on the caller's thread: one that does not return holds the process, and nothing can end it. */
  | (OwnTokenizerBase & { readonly tokenize: FindWords; readonly module?: undefined })
  /**
   * Path or address of a module whose default export is the function: every thread loads it for itself. A thread that it holds
   * in a build is terminated; texts of questions are read on the caller's thread.
   */
  | (OwnTokenizerBase & { readonly module: string | URL; readonly tokenize?: undefined })

/** A tokenizer at work in this thread. */
export interface OpenedTokenizer {
  readonly name: string
  readonly tokenize: FindWords
  /** Address under which other threads can load it. */
  readonly module?: string | undefined
}

/** Where an engine gets the tokenizer of a language; undefined for ours. */
export type TokenizerSource = (language: string) => OpenedTokenizer | undefined

/** What a kernel is told: a function only where kernels run in process, since none can be sent to a thread. */
export type TokenizerMessage = Pick<OpenedTokenizer, 'name'> &
  ({ readonly module: string } | { readonly tokenize: FindWords })

/** A tokenizer of the caller's cannot be used, or gave what are no words of the text. */
export class TokenizerError extends Error {
  override readonly name = 'TokenizerError'

  constructor(tokenizer: string, fault: string, cause?: unknown) {
    super(`The tokenizer ${JSON.stringify(tokenizer)} ${fault}`, cause === undefined ? undefined : { cause })
  }
}

/** Makes ready what the option names. TokenizerError for a module that cannot be loaded or exports no function. */
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

/** The part of a tokenizer that a kernel needs. */
export const tokenizerMessage = ({ name, module, tokenize }: OpenedTokenizer): TokenizerMessage =>
  module === undefined ? { name, tokenize } : { name, module }

/** The tokenizer of a message, in whatever thread. */
export const receiveTokenizer = async (message: TokenizerMessage | undefined): Promise<OpenedTokenizer | undefined> =>
  message === undefined || 'tokenize' in message ? message : await load(message)

/** A module is loaded once a thread, however often it is asked for. */
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
 * The words that a tokenizer finds in a text, checked and in order: a wrong place would show everywhere, in what is counted,
 * marked and found. TokenizerError for anything else than words of this text.
 */
export function* findWords({ name, tokenize }: OpenedTokenizer, language: string, text: string): Generator<WordSpan> {
  const fail = (fault: string, cause?: unknown): never => {
    throw new TokenizerError(name, fault, cause)
  }
  let last = 0
  for (const found of run(tokenize, language, text, fail)) {
    if (found === '') continue
    const start = typeof found === 'string' ? placeOf(found, text, last) : found?.start
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

/** Where a word stands if nothing but what is no word lies before it; undefined if it does not stand there. */
function placeOf(word: string, text: string, from: number): number | undefined {
  const start = text.indexOf(word, from)
  return start < 0 || isWord(text, from, start) ? undefined : start
}

/** Whether there is a letter or a digit of any script. */
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

import type { WordTable } from './wordTable.js'

/** A Hunspell dictionary on shared memory, read once in a process. Threads receive it as it is. */
export interface Dictionary {
  /** Digest of its files. */
  readonly fingerprint: string
  /** The affix file in UTF-8. */
  readonly affixes: Uint8Array
  readonly words: WordTable
}

/** A dictionary that has been found, and is read on first use. */
export interface DictionaryFile {
  /** As the option names it, without the path to it. */
  readonly name: string
  readonly fingerprint: string
  /** Rejects with DictionaryError where the files cannot be read any more, or have changed. */
  load(): Promise<Dictionary>
}

/** The dictionary of a language; undefined for our rules alone. */
export type DictionarySource = (language: string) => DictionaryFile | undefined

/** A dictionary is not there, or cannot be read. */
export class DictionaryError extends Error {
  override readonly name = 'DictionaryError'
}

import type { CompiledLexicon } from './compileLexicon.js'
import * as role from './roles.js'
import type { Part, TokenTypes } from './tokenTypes.js'

/** Letters that must remain behind a proclitic. */
const MINIMUM_REST = 4

/** The parts of an unknown word: split at its hyphens and apostrophes, or after a proclitic. */
export function partsOf(
  spelling: string,
  form: string,
  lexicon: CompiledLexicon,
  types: Pick<TokenTypes, 'intern' | 'roles' | 'phrases'>,
): Part[] | undefined {
  if (lexicon.matching === 'substring') return undefined
  return /['-]/u.test(form) ? splitAtMarks(spelling, lexicon, types) : splitProclitic(form, lexicon, types)
}

/**
 * The parts of a word with hyphens or apostrophes, where the lexicon knows one of them. A part before an apostrophe or a
 * hyphen is looked up together with the mark first ("n'", "ró-").
 */
function splitAtMarks(
  spelling: string,
  lexicon: CompiledLexicon,
  types: Pick<TokenTypes, 'intern' | 'roles' | 'phrases'>,
): Part[] | undefined {
  const found: Part[] = []
  let known = false
  for (const { index, 0: piece } of spelling.matchAll(/[^'’ʼ`´‘\-‐‑]+['’ʼ`´‘\-‐‑]?/gu)) {
    const bare = piece.replace(/['’ʼ`´‘\-‐‑]$/u, '')
    const text = bare !== piece && isListedWithMark(piece, lexicon.normal(bare), lexicon) ? piece : bare
    const type = types.intern(text, 0, text.length)
    known ||= (types.roles[type]! & role.LISTED) !== 0 || types.phrases[type] !== undefined
    found.push({ offset: index, length: bare.length, type })
  }
  return known && found.length > 0 ? found : undefined
}

const isListedWithMark = (piece: string, head: string, lexicon: CompiledLexicon): boolean =>
  /[-‐‑]$/u.test(piece) ? lexicon.isWord(`${head}-`) : lexicon.sense(`${head}'`) !== undefined

/** A proclitic and the word it is written together with, where the lexicon knows that word. */
function splitProclitic(form: string, lexicon: CompiledLexicon, types: Pick<TokenTypes, 'intern'>): Part[] | undefined {
  for (const proclitic of lexicon.proclitics) {
    const { length } = proclitic
    if (form.length - length < MINIMUM_REST || !form.startsWith(proclitic)) continue
    if (!lexicon.isWord(form.slice(length))) continue
    const rest = types.intern(form, length, form.length)
    return [
      { offset: 0, length, type: types.intern(form, 0, length) },
      { offset: length, length: form.length - length, type: rest },
    ]
  }
  return undefined
}

import { matches } from './phrasePairs.js'
import * as role from './roles.js'
import type { TokenReader } from './tokenReader.js'
import type { LexiconPhrase, PhraseWord } from './wordSense.js'

/** Words of a phrase that have been matched when it is a candidate. */
const PAIR = 2
/** Tokens between a phrase and the word that must follow it later in the clause, at most. */
const GAP = 5

/** Puts one token in the place of the words of each phrase. */
export function joinPhrases(reader: Pick<TokenReader, 'tokens' | 'types'>): void {
  const { tokens, types } = reader
  const { types: typeOf, starts, ends, count } = tokens
  const { begins, continues } = types
  let written = 0
  for (let read = 0; read < count; ) {
    const type = typeOf[read]!
    const begin = begins[type]!
    const mayBegin = begin === 2 || (begin === 1 && read + 1 < count && continues[typeOf[read + 1]!] === 1)
    const phrase = mayBegin ? phraseAt(read, reader) : undefined
    starts[written] = starts[read]!
    if (phrase === undefined) {
      typeOf[written] = type
      ends[written] = ends[read]!
      read++
    } else {
      typeOf[written] = types.phraseType(phrase)
      ends[written] = ends[read + phrase.words.length - 1]!
      read += phrase.words.length
    }
    written++
  }
  tokens.count = written
}

/** The first phrase whose words all stand from a token on. */
function phraseAt(index: number, { tokens, types }: Pick<TokenReader, 'tokens' | 'types'>): LexiconPhrase | undefined {
  const type = tokens.types[index]!
  if (index + 1 === tokens.count)
    return types.phrases[type]!.find(({ words, later }) => words.length === 1 && later === undefined)
  const candidates = types.pairs.find(type, tokens.types[index + 1]!)
  return candidates === undefined ? undefined : firstMatching(candidates, index, { tokens, types })
}

/** The first phrase whose words behind the first two stand from a token on. */
function firstMatching(
  candidates: readonly LexiconPhrase[],
  index: number,
  { tokens, types }: Pick<TokenReader, 'tokens' | 'types'>,
): LexiconPhrase | undefined {
  for (const phrase of candidates) {
    const { words, later } = phrase
    if (index + words.length > tokens.count) continue
    let matched = PAIR
    while (matched < words.length && matches(words[matched]!, types.forms[tokens.types[index + matched]!]!)) matched++
    if (matched < words.length) continue
    if (later === undefined || follows(later, index + words.length, { tokens, types })) return phrase
  }
  return undefined
}

/** Whether a word stands at a token or at most `GAP` tokens behind it, in the same clause. */
function follows(word: PhraseWord, from: number, { tokens, types }: Pick<TokenReader, 'tokens' | 'types'>): boolean {
  for (let at = from; at <= from + GAP && at < tokens.count; at++) {
    const type = tokens.types[at]!
    if (matches(word, types.forms[type]!)) return true
    if ((types.roles[type]! & role.BLOCK) !== 0) return false
  }
  return false
}

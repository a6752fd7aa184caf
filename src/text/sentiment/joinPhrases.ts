import type { TokenReader } from './tokenReader.js'
import type { LexiconPhrase } from './wordSense.js'

/** Replaces the words of each phrase by one token. */
export function joinPhrases({ tokens, types }: Pick<TokenReader, 'tokens' | 'types'>): void {
  const { types: typeOf, starts, ends } = tokens
  let written = 0
  for (let read = 0; read < tokens.count; ) {
    const candidates = types.phrases[typeOf[read]!]
    const phrase = candidates === undefined ? undefined : phraseAt(read, candidates, { tokens, types })
    starts[written] = starts[read]!
    if (phrase === undefined) {
      typeOf[written] = typeOf[read]!
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

/** The first of some phrases that matches the tokens from a position on. */
function phraseAt(
  index: number,
  candidates: readonly LexiconPhrase[],
  { tokens, types }: Pick<TokenReader, 'tokens' | 'types'>,
): LexiconPhrase | undefined {
  for (const phrase of candidates) {
    const { words } = phrase
    if (index + words.length > tokens.count) continue
    let matched = 1
    while (matched < words.length) {
      const { form, open } = words[matched]!
      const here = types.forms[tokens.types[index + matched]!]!
      if (open ? !here.startsWith(form) : here !== form) break
      matched++
    }
    if (matched === words.length) return phrase
  }
  return undefined
}

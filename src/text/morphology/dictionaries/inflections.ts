import type { Affix, AffixRules } from './affixRules.js'
import type { WordLookup } from './wordTable.js'

/** Words of the dictionary that are looked at, and those of them that show what one suffix makes. */
const SAMPLED = 30_000
const MOST_EXAMPLES = 20
/** With fewer examples a suffix counts as inflection. */
const LEAST_EXAMPLES = 3
/** Largest share of forms that our rules give the lemma of their word, and least share of words of their own, in derivation. */
const MOST_INFLECTED = 0.1
const LEAST_DERIVED = 0.5

/**
 * Tells suffixes that make forms of a word from those that make other words, which dictionaries do not tell apart: Swedish
 * `använda` makes `använder` and `användare`. A suffix is derivation where our rules hardly ever give its forms the lemma of
 * their word, and mostly that of another form which the dictionary makes with the same flag. The same for all threads.
 */
export function createInflectionTest(
  { suffixes }: Pick<AffixRules, 'suffixes'>,
  words: WordLookup,
  lemmaOf: (word: string) => string,
): (suffix: Affix) => boolean {
  const byFlag = new Map<string, Affix[]>()
  for (const suffix of [...suffixes.values()].flat()) push(byFlag, suffix.flag, suffix)
  let examples: ReadonlyMap<string, readonly string[]> | undefined
  const known = new Map<Affix, boolean>()
  const test = (suffix: Affix): boolean => {
    examples ??= wordsByFlag(words)
    const others = byFlag.get(suffix.flag)!
    let [count, inflected, derived] = [0, 0, 0]
    for (const word of examples.get(suffix.flag) ?? []) {
      const form = formOf(word, suffix)
      if (form === undefined) continue
      const lemma = lemmaOf(form)
      if (lemma === lemmaOf(word)) inflected++
      else if (others.some((other) => formOf(word, other) === lemma)) derived++
      if (++count === MOST_EXAMPLES) break
    }
    return count < LEAST_EXAMPLES || inflected > MOST_INFLECTED * count || derived < LEAST_DERIVED * count
  }
  return (suffix) => {
    let isInflection = known.get(suffix)
    if (isInflection === undefined) {
      isInflection = test(suffix)
      known.set(suffix, isInflection)
    }
    return isInflection
  }
}

/** A word with a suffix; undefined where it does not fit. */
const formOf = (word: string, { strip, added, condition }: Affix): string | undefined =>
  word.endsWith(strip) && condition?.test(word) !== false
    ? word.slice(0, word.length - strip.length) + added
    : undefined

/** Words spread over the whole dictionary, by each of their flags. */
function wordsByFlag(words: WordLookup): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const step = Math.max(1, Math.floor(words.count / SAMPLED))
  for (let number = 0; number < words.count; number += step) {
    for (const flag of words.flagsAt(number)) push(found, flag, words.wordAt(number))
  }
  return new Map(Array.from(found, ([flag, list]) => [flag, spread(list)]))
}

/** Not all examples begin alike, although the dictionary is sorted. */
function spread(list: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(list.length / MOST_SPREAD))
  return list.filter((_, index) => index % step === 0)
}

/** Words of a flag that are tried for examples: many do not fit a suffix. */
const MOST_SPREAD = 400

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

import { normalFormOf } from '../../tokenization/normalForm.js'
import { parseAffixes } from './affixRules.js'
import type { Dictionary } from './dictionary.js'
import { createStemFinder } from './dictionaryStems.js'
import { createInflectionTest } from './inflections.js'
import { createWordLookup } from './wordTable.js'

/** Prefixes of the superlative. All others make other words: Polish `nie`, Czech `ne`. */
const inflectingPrefixes: Readonly<Record<string, readonly string[]>> = {
  bg: ['най'],
  cs: ['nej'],
  hu: ['leg', 'legesleg'],
  pl: ['naj'],
  ru: ['наи'],
  sl: ['naj'],
  sr: ['naj'],
  uk: ['най', 'якнай', 'щонай'],
}

/**
 * A lemmatizer by a dictionary and our rules, whose lemmas `lemmaOf` gives. A form that the dictionary lacks has the lemma
 * by our rules, and so has one where the rules name a word that the dictionary makes it of. Any other form has the lemma
 * that our rules give its stem, so that all forms of a word meet, those that only the rules know as well.
 */
export function createDictionaryLemmatizer(
  language: string,
  { affixes, words }: Dictionary,
  lemmaOf: (word: string) => string,
): (word: string) => string {
  const rules = parseAffixes(new TextDecoder().decode(affixes.slice()), normalFormOf(language))
  const lookup = createWordLookup(words)
  const prefixes = inflectingPrefixes[language] ?? []
  const stemsOf = createStemFinder({
    rules,
    flagsOf: lookup.flagsOf,
    isInflection: createInflectionTest(rules, lookup, lemmaOf),
    isInflectedBy: (prefix) => prefixes.includes(prefix),
  })
  return (word) => {
    const own = lemmaOf(word)
    const stems = stemsOf(word)
    if (stems.size === 0 || stems.has(own)) return own
    let shortest: string | undefined
    for (const stem of stems) {
      if (lemmaOf(stem) === own) return own
      if (shortest === undefined || isBefore(stem, shortest)) shortest = stem
    }
    return lemmaOf(shortest!)
  }
}

/** Of several stems the shortest is seldom derived from the others; among equally long ones the order is alphabetical. */
const isBefore = (a: string, b: string): boolean => a.length < b.length || (a.length === b.length && a < b)

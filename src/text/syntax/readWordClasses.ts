import { languageRules } from '../languages.js'
import { phraseWordsOf } from '../nounPhrases/phraseWordsOf.js'
import { LexiconStems } from '../sentiment/lexiconStems.js'
import { normalFormOf } from '../tokenization/normalForm.js'
import { wordsIn } from '../wordsIn.js'
import { syntaxWords } from './syntaxWords.js'
import * as is from './wordClasses.js'

const listClasses = [
  ['determiners', is.DETERMINER | is.FUNCTION],
  ['prepositions', is.PREPOSITION | is.FUNCTION],
  ['of', is.OF | is.FUNCTION],
  ['about', is.ABOUT | is.FUNCTION],
  ['copulas', is.COPULA],
  ['auxiliaries', is.AUXILIARY | is.FUNCTION],
  ['firstPerson', is.FIRST_PERSON | is.FUNCTION],
  ['pronouns', is.PRONOUN | is.FUNCTION],
  ['relatives', is.RELATIVE | is.FUNCTION],
  ['conditions', is.CONDITION],
  ['wishes', is.WISH],
  ['pleas', is.PLEA],
  ['comparisons', is.COMPARISON],
  ['steps', is.STEP],
  ['links', is.LINK],
  ['sentenceAdverbs', is.SENTENCE_ADVERB],
  ['more', is.MORE],
  ['measures', is.MEASURE],
  ['nounsAtTimes', is.NOUN_AT_TIMES],
  ['sizes', is.SIZE],
  ['openers', is.OPENER],
  ['definite', is.DEFINITE],
  ['distinctions', is.DISTINCTION],
  ['hopes', is.SENTENCE_ADVERB],
] as const

/** Classes of a word form of one language; 0 for an unknown word. */
export type ClassesOf = (form: string) => number

/** Reads the lists of a language; function words are known in every language. `stem` gives the stem of a form. */
export function readWordClasses(language: string, stem: (form: string) => string): ClassesOf {
  const forms = listedForms(language)
  const words = syntaxWords[language]
  const steps = wordsIn(words?.steps ?? '')
  const stepStems = new LexiconStems(language, stem)
  for (const step of steps) stepStems.add(step, 1)
  const classesOf: ClassesOf = (form) =>
    (forms.get(form) ?? 0) | (steps.length > 0 && stepStems.get(stem(form)) !== undefined ? is.STEP : 0)
  return (form) => {
    const known = classesOf(form)
    if (known !== 0 || !form.includes("'")) return known
    // "l'hôtel", "seat's": use the classes of the longer part.
    const [head = '', tail = ''] = form.split("'")
    return classesOf(tail.length > head.length ? tail : head)
  }
}

/** Classes by listed form. */
function listedForms(language: string): Map<string, number> {
  const normal = normalFormOf(language)
  const forms = new Map<string, number>()
  const add = (list: string | undefined, classes: number): void => {
    for (const word of wordsIn(list ?? '')) forms.set(normal(word), (forms.get(normal(word)) ?? 0) | classes)
  }
  for (const word of languageRules(language)?.functionWords ?? []) forms.set(word, is.FUNCTION)
  const words = syntaxWords[language]
  if (words !== undefined) for (const [name, classes] of listClasses) add(words[name], classes)
  const phrase = phraseWordsOf(language)
  add(phrase?.outside, is.OUTSIDE)
  add(phrase?.edges, is.EDGE)
  return forms
}

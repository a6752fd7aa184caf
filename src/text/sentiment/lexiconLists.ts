import { listPhrases, type SentimentLexicon } from '../lexicons/lexicon.js'
import { mixesSpellings, normalFormOf } from '../tokenization/normalForm.js'
import { wordsIn } from '../wordsIn.js'
import { FormTable } from './formTable.js'
import { LexiconStems } from './lexiconStems.js'
import { PhraseTable } from './phraseTable.js'
import * as role from './roles.js'

/** Lists of the lexicon with the roles they give. */
const roleLists = [
  ['negators', role.NEGATOR],
  ['shortNegators', role.NEGATOR | role.SHORT],
  ['closingNegators', role.NEGATOR | role.CLOSING],
  ['followingNegators', role.FOLLOWING],
  ['praiseNegators', role.PRAISE_NEGATOR],
  ['halfNegators', role.HALF_NEGATOR],
  ['nonNegators', 0],
  ['intensifiers', role.INTENSE],
  ['diminishers', role.DIMINISH],
  ['followingIntensifiers', role.FOLLOWING_INTENSE],
  ['too', role.TOO],
  ['uncertainToo', role.UNCERTAIN_TOO],
  ['less', role.LESS],
  ['hopes', role.HOPE],
  ['modals', role.MODAL],
  ['unrealised', role.UNREALISED],
  ['comparatives', role.COMPARATIVE],
  ['limitNegators', role.LIMIT],
  ['contrast', role.CONTRAST],
  ['contrastEndings', role.CONTRAST_AFTER],
  ['subordinators', role.SUBORDINATE],
  ['coordinators', role.COORDINATE],
  ['salutations', role.SALUTATION],
  ['doubts', role.DOUBT],
  ['nonfactual', role.NONFACTUAL],
  ['replaced', role.REPLACED],
  ['averting', role.AVERTING],
  ['remedies', role.REMEDY],
  ['untoldRemedies', role.UNTOLD_REMEDY],
  ['unsettled', role.UNSETTLED],
  ['former', role.FORMER],
] as const

/** The lists of a lexicon by normal form. */
export interface LexiconLists {
  readonly lexicon: SentimentLexicon
  /** A word of a text -> its normal form. */
  readonly normal: (word: string) => string
  readonly stem: (form: string) => string
  readonly values: FormTable
  readonly roles: FormTable
  readonly phrases: PhraseTable
  readonly stems: LexiconStems
}

/**
 * Words of a list in their normal forms, marks kept. Lists have normal forms, but for spellings that writers of a language mix: to
 * compute them again takes a tenth of the first search of a process.
 */
export function wordsOf(list: string | undefined, language: string): string[] {
  const words = wordsIn(list)
  if (!mixesSpellings(language)) return words
  const normal = normalFormOf(language)
  return words.map((word) => (/[*!]/u.test(word) ? word.replace(/[^*!]+/u, normal) : normal(word)))
}

/** Reads all lists of a lexicon; `stem` gives the stem of a lower-case form. */
export function readLists(lexicon: SentimentLexicon, stem: (form: string) => string): LexiconLists {
  const { language } = lexicon
  const isOpen = lexicon.matching === 'prefix'
  const normal = normalFormOf(language)
  const roles = new FormTable(isOpen)
  const without = wordsIn(lexicon.without)
  const isNegator = (word: string): boolean => ((roles.exact.get(word) ?? 0) & (role.NEGATOR | role.FOLLOWING)) !== 0
  const deniedRoles = (words: readonly string[]): number => {
    if (words.length === 1 && isDeniedWord(words[0]!, lexicon)) return role.DENIED_WORD
    return words.some(isNegator) && !without.includes(words[0]!) ? role.DENIED : 0
  }
  const lists: LexiconLists = {
    lexicon,
    normal,
    stem,
    values: new FormTable(isOpen),
    roles,
    phrases: new PhraseTable({ isOpen, normal: mixesSpellings(language) ? normal : undefined }, deniedRoles),
    stems: new LexiconStems(language, stem),
  }
  for (const [grade, list] of Object.entries(lexicon.grades)) addGrade(lists, Number(grade), list)
  const phraseRoles = new Map<string, number>()
  for (const [name, bits] of roleLists) addRoles(lists, bits, lexicon[name], phraseRoles)
  const listed = listPhrases(lexicon.phrases)
  const values = new Map([...phraseRoles].filter(([, bits]) => isValued(bits)).map(([phrase]) => [phrase, 0]))
  for (const [phrase, value] of listed) if (values.has(phrase)) values.set(phrase, value)
  for (const [phrase, bits] of phraseRoles) lists.phrases.add(phrase, values.get(phrase) ?? 0, bits)
  for (const [phrase, value] of listed) lists.phrases.add(phrase, value)
  return lists
}

/** What should have been and what has been is blame by itself, too, and a remedy praise, if the phrases have it. */
const isValued = (bits: number): boolean =>
  [role.UNREALISED, role.REMEDY, role.FORMER].some((valued) => (bits & valued) === valued)

function addGrade({ lexicon, values, phrases, stems }: LexiconLists, value: number, list: string): void {
  const hasStems = lexicon.matching !== 'substring' && value !== 0
  for (const word of wordsOf(list, lexicon.language)) {
    if (word.includes('_')) phrases.add(word.replaceAll('_', ' '), value, 0)
    else if (values.add(word, value) && hasStems) stems.add(word, value)
  }
}

/** Adds the words of a list. Its phrases are collected in `phraseRoles`: one that stands in several lists has the roles of all. */
function addRoles(
  { lexicon, roles }: LexiconLists,
  bits: number,
  list: string | undefined,
  phraseRoles: Map<string, number>,
): void {
  for (const word of wordsOf(list, lexicon.language)) {
    if (!word.includes('_')) roles.add(word, bits, true)
    else {
      const phrase = word.replaceAll('_', ' ')
      phraseRoles.set(phrase, (phraseRoles.get(phrase) ?? 0) | bits)
    }
  }
}

/** Whether a form has the prefix of denied verbs. */
export const isDeniedWord = (form: string, { deniedPrefix }: SentimentLexicon): boolean =>
  deniedPrefix !== undefined && form.startsWith(deniedPrefix)

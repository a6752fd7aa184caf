import { listPhrases, type SentimentLexicon } from '../lexicons/lexicon.js'
import { normalFormOf } from '../tokenization/normalForm.js'
import { wordsIn } from '../wordsIn.js'
import { FormTable } from './formTable.js'
import { LexiconStems } from './lexiconStems.js'
import * as role from './roles.js'
import type { LexiconPhrase, WordSense } from './wordSense.js'

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
  readonly normal: (word: string) => string
  readonly stem: (form: string) => string
  readonly values: FormTable
  readonly roles: FormTable
  readonly phrases: LexiconPhrase[]
  readonly stems: LexiconStems
}

/** Words of a list in their normal forms, marks kept. */
export const wordsOf = (list: string | undefined, normal: (word: string) => string): string[] =>
  wordsIn(list).map((word) => (/[*!]/u.test(word) ? word.replace(/[^*!]+/u, normal) : normal(word)))

/** Reads all lists of a lexicon; `stem` gives the stem of a lower-case form. */
export function readLists(lexicon: SentimentLexicon, stem: (form: string) => string): LexiconLists {
  const isOpen = lexicon.matching === 'prefix'
  const lists: LexiconLists = {
    lexicon,
    normal: normalFormOf(lexicon.language),
    stem,
    values: new FormTable(isOpen),
    roles: new FormTable(isOpen),
    phrases: [],
    stems: new LexiconStems(lexicon.language, stem),
  }
  for (const [grade, list] of Object.entries(lexicon.grades)) addGrade(lists, Number(grade), list)
  const phraseRoles = new Map<string, number>()
  for (const [name, roles] of roleLists) addRoles(lists, roles, lexicon[name], phraseRoles)
  const valued = new Map(listPhrases(lexicon.phrases))
  for (const [phrase, roles] of phraseRoles) {
    const words = phrase.split('_')
    // What should have been and what has been is blame by itself, too, and a remedy praise, if the phrases have it.
    const isValued = [role.UNREALISED, role.REMEDY, role.FORMER].some((bits) => (roles & bits) === bits)
    const value = isValued ? (valued.get(words.join(' ')) ?? 0) : 0
    addPhrase(lists, words, { value, roles: roles | role.LISTED | role.WORD })
  }
  const without = wordsIn(lexicon.without)
  for (const [text, value] of listPhrases(lexicon.phrases)) {
    const words = text.split(' ')
    const isDenied = words.some((word) => isNegator(word, lists)) && !without.includes(words[0]!)
    const denied = isDenied ? role.DENIED : 0
    addPhrase(lists, words, { value, roles: role.LISTED | role.WORD | denied })
  }
  return lists
}

function addGrade(lists: LexiconLists, value: number, list: string): void {
  const { lexicon, normal, values, stems } = lists
  for (const word of wordsOf(list, normal)) {
    if (word.includes('_')) addPhrase(lists, word.split('_'), { value, roles: role.LISTED | role.WORD })
    else values.add(word, value)
    if (lexicon.matching !== 'substring' && value !== 0 && !/[*!_]/u.test(word)) stems.add(word, value)
  }
}

/** Adds the words of a list. Its phrases are collected in `phraseRoles`: one that stands in several lists has the roles of all. */
function addRoles(
  lists: LexiconLists,
  roles: number,
  list: string | undefined,
  phraseRoles: Map<string, number>,
): void {
  for (const word of wordsOf(list, lists.normal)) {
    if (word.includes('_')) phraseRoles.set(word, (phraseRoles.get(word) ?? 0) | roles)
    else lists.roles.add(word, roles, true)
  }
}

const isNegator = (word: string, { roles }: LexiconLists): boolean =>
  ((roles.exact.get(word) ?? 0) & (role.NEGATOR | role.FOLLOWING)) !== 0

function addPhrase({ lexicon, normal, phrases }: LexiconLists, listed: readonly string[], sense: WordSense): void {
  const isOpen = lexicon.matching === 'prefix'
  const gap = listed.indexOf('…')
  const words = listed.map((word) => {
    const last = word.at(-1)
    return last === '*' || last === '!'
      ? { form: normal(word.slice(0, -1)), open: last === '*' }
      : { form: normal(word), open: isOpen }
  })
  phrases.push(gap < 0 ? { words, sense } : { words: words.slice(0, gap), later: words[gap + 1]!, sense })
}

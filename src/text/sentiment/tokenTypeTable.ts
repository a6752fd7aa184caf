import { grown } from '../../typedArrays.js'
import { signValues } from '../lexicons/emoji.js'
import { ownCopy } from '../ownCopy.js'
import type { ClassesOf } from '../syntax/readWordClasses.js'
import * as is from '../syntax/wordClasses.js'
import { createSurfaceTable } from '../tokenization/surfaceTable.js'
import type { CompiledLexicon } from './compileLexicon.js'
import { PhrasePairs } from './phrasePairs.js'
import * as role from './roles.js'
import type { Part, TokenTypes } from './tokenTypes.js'
import { partsOf } from './wordParts.js'
import type { LexiconPhrase, WordSense } from './wordSense.js'

/** The types of marks, in the order of their numbers. */
const marks = (exclamation: number): readonly { readonly form: string; readonly sense: WordSense }[] => [
  { form: '.', sense: { value: 0, roles: role.SENTENCE | role.LISTED } },
  { form: '!', sense: { value: exclamation, roles: role.SENTENCE | role.LISTED } },
  { form: '?', sense: { value: 0, roles: role.SENTENCE | role.QUESTION | role.LISTED } },
  { form: ',', sense: { value: 0, roles: role.CLAUSE | role.LISTED } },
  { form: '', sense: { value: 0, roles: role.WORD } },
  { form: '', sense: { value: 0, roles: role.WORD | role.FIGURE } },
]

export const createTokenTypes = (lexicon: CompiledLexicon): TokenTypes => new TokenTypeTable(lexicon)

/** Initial capacity in types; the arrays double when they are full. */
const CAPACITY = 4096
/** Letters of a long word. */
const LONG_LETTERS = 4

class TokenTypeTable implements TokenTypes {
  count = 0
  values = new Float64Array(CAPACITY)
  roles = new Int32Array(CAPACITY)
  classes = new Int32Array(CAPACITY)
  penalties = new Float64Array(CAPACITY)
  begins = new Uint8Array(CAPACITY)
  continues = new Uint8Array(CAPACITY)
  readonly forms: string[] = []
  readonly phrases: (readonly LexiconPhrase[] | undefined)[] = []
  readonly pairs = new PhrasePairs(this.phrases, this.forms)
  readonly parts: (readonly Part[] | undefined)[] = []
  /** All spellings so far, and the type of each. */
  private readonly spellings = createSurfaceTable()
  private spellingTypes = new Int32Array(CAPACITY)
  private readonly phraseTypes = new Map<LexiconPhrase, number>()
  private readonly silentTypes = new Map<number, number>()
  private readonly signTypes = new Map<string, number>()

  constructor(private readonly lexicon: CompiledLexicon) {
    for (const { form, sense } of marks(lexicon.exclamation)) this.add(form, sense)
  }

  intern(text: string, start: number, end: number): number {
    const known = this.spellings.count
    const number = this.spellings.find(text, start, end)
    if (number < known) return this.spellingTypes[number]!
    const type = this.describe(ownCopy(text.slice(start, end)))
    if (number >= this.spellingTypes.length) this.spellingTypes = grown(this.spellingTypes, 2 * (number + 1))
    this.spellingTypes[number] = type
    return type
  }

  silentType(type: number, roles = this.roles[type]!): number {
    let silent = this.silentTypes.get(type)
    if (silent === undefined) {
      silent = this.add(this.forms[type]!, { value: 0, roles })
      this.silentTypes.set(type, silent)
    }
    return silent
  }

  phraseType(phrase: LexiconPhrase): number {
    let type = this.phraseTypes.get(phrase)
    if (type === undefined) {
      type = this.add(phrase.words.map((word) => word.form).join(' '), phrase.sense)
      this.phraseTypes.set(phrase, type)
    }
    return type
  }

  signType(sign: string): number {
    let type = this.signTypes.get(sign)
    if (type === undefined) {
      type = this.add(sign, { value: signValues.get(sign) ?? 0, roles: role.SIGN | role.LISTED })
      this.signTypes.set(sign, type)
    }
    return type
  }

  /** Adds the type of a new word. */
  private describe(spelling: string): number {
    const { lexicon } = this
    const form = lexicon.normal(spelling)
    const sense = lexicon.matching === 'substring' ? lexicon.strings.get(form) : lexicon.sense(form)
    const sign = sense === undefined ? signValues.get(form) : undefined
    const shape = role.WORD | (form.length >= LONG_LETTERS ? role.LONG : 0) | reportingRole(spelling)
    const phrases = lexicon.phrasesFrom(form)
    if (sense === undefined && sign === undefined && phrases.length === 0) {
      const parts = partsOf(spelling, form, lexicon, this)
      const type = this.add(form, { value: 0, roles: shape })
      this.parts[type] = parts
      return type
    }
    const roles = sign === undefined ? (sense?.roles ?? 0) : role.SIGN | role.LISTED
    const type = this.add(form, { value: sense?.value ?? sign ?? 0, roles: roles | shape })
    if (phrases.length > 0) {
      this.phrases[type] = phrases
      this.begins[type] = phrases.some(({ words }) => words.length === 1) ? 2 : 1
    }
    return type
  }

  private add(form: string, sense: WordSense): number {
    if (this.count === this.values.length) this.grow()
    const type = this.count++
    this.values[type] = sense.value
    this.roles[type] = sense.roles
    this.classes[type] = form.includes(' ') ? phraseClasses(form, this.lexicon.classesOf) : this.lexicon.classesOf(form)
    this.penalties[type] = role.penaltyOf(sense.roles)
    this.continues[type] = this.lexicon.continues(form) ? 1 : 0
    this.forms.push(form)
    this.phrases.push(undefined)
    this.parts.push(undefined)
    return type
  }

  private grow(): void {
    const capacity = this.values.length * 2
    this.values = grown(this.values, capacity)
    this.roles = grown(this.roles, capacity)
    this.classes = grown(this.classes, capacity)
    this.penalties = grown(this.penalties, capacity)
    this.begins = grown(this.begins, capacity)
    this.continues = grown(this.continues, capacity)
  }
}

/** The role of a name by its capital, or of a number or the scheme of an address. */
const reportingRole = (spelling: string): number =>
  /^\p{Lu}\p{Ll}/u.test(spelling) ? role.CAPITAL : /^(?:\p{N}|https?$)/u.test(spelling) ? role.FIGURE : 0

/** All classes of the words; a phrase is a sentence adverb only if each word is. */
function phraseClasses(form: string, classesOf: ClassesOf): number {
  const classes = form.split(' ').map(classesOf)
  const all = classes.reduce((left, right) => left & right)
  return classes.reduce((left, right) => left | right) & (all | ~is.SENTENCE_ADVERB)
}

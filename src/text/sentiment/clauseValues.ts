import { ABOUT, COMPARISON, COPULA, DETERMINER, MORE, OF, PREPOSITION, RELATIVE } from '../syntax/wordClasses.js'
import { remedy } from './remedies.js'
import * as role from './roles.js'
import { NEGATES, NEGATOR_REACH, negated, UNREALISED_PRAISE, type ValuedTokens } from './valuedTokens.js'

// What the clause of a value does to it. The figures were measured with those of tokenValues.ts.

/** Factor of values in the clause of a word that states a hope as such. */
const NONFACTUAL_FACTOR = 0.25
/** Factor of denied praise that is denied once more by what its relative clause belongs to. */
const DENIED_TWICE = -0.6
/** The least blame of what was better than today: "it was better before". */
const BETTER_BEFORE = -1.2
/** Words between such a comparison and its time, at most. */
const FORMER_REACH = 6
/** What stands between a negator and what it is one of. */
const PART_OF = ABOUT | PREPOSITION | OF | DETERMINER
/** Roles of what denies that it was better. */
const DENIES = NEGATES | role.LIMIT
/** Words that the clause of a hope has at most. */
const HOPED_WORDS = 12
/** Words of a denied thought in which its first value is looked for. */
const THOUGHT_WORDS = 8
/** Words between a negator that is a subject and its predicate, at most. */
const SUBJECT_REACH = 10
/** Words between a comparison and the time that it compares with: "than my previous one". */
const COMPARED_REACH = 3
/** Words between a hope or thought and the mark that its clause stands behind, at most, if a subordinator follows the mark. */
const HOPE_WORDS = 1
/** Words behind "instead of" that are none of what is told. */
const REPLACED_REACH = 3

/** "There is nothing that I do not like": a relative clause directly behind a negator praises what it denies. */
export function affirmRelatives(text: ValuedTokens): void {
  const { tokens, roles, classes } = text
  const { count, types } = tokens
  for (let i = 0; i + 2 < count; i++) {
    if ((roles[types[i]!]! & role.NEGATOR) === 0) continue
    const relative = (roles[types[i + 1]!]! & role.CLAUSE) !== 0 ? i + 2 : i + 1
    if ((classes[types[relative]!]! & RELATIVE) !== 0 && affirm(text, relative + 1)) dropDenial(text, i)
  }
}

/** Turns the first denied praise of a clause; false where there is none. */
function affirm({ tokens, roles, bases, values }: ValuedTokens, from: number): boolean {
  const { count, types } = tokens
  let denied = false
  for (let i = from; i < count; i++) {
    const here = roles[types[i]!]!
    if ((here & role.BLOCK) !== 0) return false
    if (values[i]! < 0 && ((here & role.DENIED) !== 0 || (denied && bases[i]! > 0))) {
      values[i] = values[i]! * DENIED_TWICE
      return true
    }
    denied ||= (here & role.NEGATOR) !== 0
  }
  return false
}

/** Takes the value from the negators of a clause that end with the token `last`. */
function dropDenial({ tokens, roles, bases, values }: ValuedTokens, last: number): void {
  for (let i = last; i >= 0 && i > last - NEGATOR_REACH; i--) {
    const here = roles[tokens.types[i]!]!
    if ((here & role.BLOCK) !== 0) return
    if ((here & NEGATES) !== 0 && bases[i] === 0) values[i] = 0
  }
}

/** "None of the waiters were rude": a subject that is denied turns its predicate, also where that is far away. */
export function denySubjects(text: ValuedTokens): void {
  const { tokens, roles, bases, values } = text
  for (let i = 0; i + 2 < tokens.count; i++) {
    if ((roles[tokens.types[i]!]! & role.NEGATOR) === 0) continue
    const predicate = predicateOf(text, i)
    if (predicate > i + NEGATOR_REACH && values[predicate]! * bases[predicate]! > 0)
      values[predicate] = negated(values[predicate]!)
  }
}

/**
 * The valued predicate of a negator that begins a clause as its subject, with what it is one of behind it ("nothing about the menu", "keiner
 * der Kellner"), or -1.
 */
export function predicateOf({ tokens, roles, classes, bases }: ValuedTokens, negator: number): number {
  const { count, types } = tokens
  if (negator > 0 && (roles[types[negator - 1]!]! & (role.BLOCK | role.COORDINATE)) === 0) return -1
  // "Without the fee it is good" has another subject.
  if ((classes[types[negator]!]! & PREPOSITION) !== 0) return -1
  if (negator + 1 >= count || (classes[types[negator + 1]!]! & PART_OF) === 0) return -1
  let isPredicate = false
  for (let i = negator + 2; i < count && i <= negator + SUBJECT_REACH; i++) {
    const here = roles[types[i]!]!
    const kinds = classes[types[i]!]!
    if ((here & (role.BLOCK | role.COORDINATE)) !== 0) return -1
    // German "der" is an article as well.
    if ((here & role.SUBORDINATE) !== 0 && (kinds & DETERMINER) === 0) return -1
    if (isPredicate && bases[i] !== 0 && (here & role.SIGN) === 0) return i
    isPredicate ||= (kinds & COPULA) !== 0
  }
  return -1
}

/** "I do not think, that it is good": a denial of an opinion turns the first value of its clause that negation has not reached. */
export function denyThoughts(text: ValuedTokens): void {
  const { tokens, roles, bases, values } = text
  const { count, types } = tokens
  for (let i = 0; i < count; i++) {
    if ((roles[types[i]!]! & role.DOUBT) !== role.DOUBT) continue
    const from = hopedClause(text, i)
    for (let j = from; j < count && j < from + THOUGHT_WORDS && (roles[types[j]!]! & role.BLOCK) === 0; j++) {
      if (bases[j] === 0 || (roles[types[j]!]! & role.SIGN) !== 0) continue
      if (from > i + 1 || j - i > NEGATOR_REACH) values[j] = negated(values[j]!)
      break
    }
  }
}

/** Weakens or drops the values behind words of hope, replacement and averting, which state nothing. */
export function suspend(text: ValuedTokens): void {
  const { tokens, roles, values } = text
  const { count, types } = tokens
  for (let i = 0; i < count; i++) {
    const here = roles[types[i]!]!
    if ((here & role.NONFACTUAL) === 0 || (here & role.UNTOLD_REMEDY) === role.UNSETTLED) continue
    if ((here & role.REMEDY) === role.REMEDY) remedy(text, i)
    else if ((here & role.FORMER) === role.FORMER) recall(text, i)
    else if ((here & role.CLOSING) !== 0) avert(text, i)
    else if ((here & role.SHORT) !== 0) scale(text, i + 1, REPLACED_REACH, 0)
    else {
      values[i] = 0
      scale(text, hopedClause(text, i), HOPED_WORDS, NONFACTUAL_FACTOR)
    }
  }
}

/**
 * Turns the comparatives of a time that is over: behind its word, and before it where it ends the clause. "Better than it was before" and
 * "never had a better one before" are praise.
 */
function recall({ tokens, roles, classes, values }: ValuedTokens, index: number): void {
  const { count, types } = tokens
  const at = (place: number): number => (place >= 0 && place < count ? roles[types[place]!]! : role.SENTENCE)
  const classesAt = (place: number): number => (place >= 0 ? classes[types[place]!]! : 0)
  // Portuguese "a" is an article as well.
  const before = classesAt(index - 1)
  if ((before & OF) !== 0 || (before & (PREPOSITION | DETERMINER)) === PREPOSITION) return
  for (let i = index - 1; i >= index - COMPARED_REACH && (at(i) & role.BLOCK) === 0; i--)
    if ((classesAt(i) & COMPARISON) !== 0) return
  const turn = (step: number): void => {
    let better = -1
    for (let i = index + step; Math.abs(i - index) <= FORMER_REACH && (at(i) & role.BLOCK) === 0; i += step) {
      if ((at(i) & DENIES) !== 0 || (step < 0 && (classesAt(i) & COMPARISON) !== 0)) return
      const isCompared = ((at(i) & role.COMPARATIVE) | (classesAt(i - 1) & MORE)) !== 0
      if (isCompared && values[i]! > 0) better = i
    }
    if (better >= 0) values[better] = Math.min(BETTER_BEFORE, values[better]! * UNREALISED_PRAISE)
  }
  // "Before we found a better one" opens a clause.
  if ((at(index) & role.SUBORDINATE) === 0) turn(1)
  if ((at(index + 1) & role.BLOCK) !== 0) turn(-1)
}

/** Where the clause of a hope or thought begins: behind the mark that parts them, if there is one. */
function hopedClause({ tokens, roles }: ValuedTokens, hope: number): number {
  const { count, types } = tokens
  const at = (index: number): number => (index < count ? roles[types[index]!]! : role.SENTENCE)
  let mark = hope + 1
  while (mark <= hope + HOPE_WORDS && (at(mark) & role.BLOCK) === 0) mark++
  const parts = (at(mark) & role.CLAUSE) !== 0 && (mark === hope + 1 || (at(mark + 1) & role.SUBORDINATE) !== 0)
  return parts ? mark + 1 : hope + 1
}

/** Multiplies the values from a token on, up to the end of the clause. */
function scale({ tokens, roles, values }: ValuedTokens, from: number, reach: number, factor: number): void {
  const { count, types } = tokens
  for (let i = from; i < count && i < from + reach; i++) {
    const here = roles[types[i]!]!
    if ((here & role.BLOCK) !== 0) return
    if ((here & role.SIGN) === 0) values[i] = values[i]! * factor
  }
}

/** Takes the value from a word of averting and the blame behind it: directly, over a short word, and joined by "and". */
function avert({ tokens, roles, values }: ValuedTokens, index: number): void {
  const { count, types } = tokens
  const isBlame = (at: number): boolean => at < count && values[at]! < 0
  let at = index + 1
  if (!isBlame(at) && at < count && (roles[types[at]!]! & (role.LONG | role.BLOCK)) === 0) at++
  for (; isBlame(at); at += 2) {
    values[index] = values[at] = 0
    if (at + 1 >= count || (roles[types[at + 1]!]! & role.COORDINATE) === 0) return
  }
}

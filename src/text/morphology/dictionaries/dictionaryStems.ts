import type { Affix, AffixRules } from './affixRules.js'
import { hasAny } from './wordTable.js'

/** Affixes by what they add, and then by what they replace: a word before several affixes is looked up once. */
type AffixGroups = ReadonlyMap<string, ReadonlyMap<string, readonly Affix[]>>

/** What decides whether a form is made of a word. */
export interface StemSource {
  readonly rules: AffixRules
  /** The flags of a word; undefined for one that is not in the dictionary. */
  readonly flagsOf: (word: string) => string | undefined
  /** Whether a suffix makes forms of a word, not other words. */
  readonly isInflection: (suffix: Affix) => boolean
  /** Whether a prefix makes forms of a word: the superlative. */
  readonly isInflectedBy: (prefix: string) => boolean
}

/**
 * Finds the words that a dictionary makes a form of: the form itself, a word with a suffix, with two where the first allows
 * the second, with a prefix, or with a prefix and a suffix. A prefix that makes other words stays on the word: its stem of
 * Polish `nieładnego` is `nieładny`.
 */
export function createStemFinder(source: StemSource): (form: string) => ReadonlySet<string> {
  const { rules, flagsOf, isInflectedBy } = source
  const findSuffixed = createSuffixFinder(source)
  const prefixes = byStrip(rules.prefixes)
  const longest = longestOf(prefixes)
  return (form) => {
    const stems = new Set<string>()
    const own = flagsOf(form)
    if (own !== undefined && !hasAny(own, rules.needsAffix)) stems.add(form)
    findSuffixed(form, allowsSuffix, (word) => stems.add(word))
    for (let length = Math.min(longest, form.length - 1); length > 0; length--) {
      const text = form.slice(0, length)
      for (const [strip, affixes] of prefixes.get(text) ?? []) {
        const rest = strip + form.slice(length)
        const add = (word: string): unknown => stems.add(isInflectedBy(text) ? word : text + word)
        for (const prefix of affixes) {
          if (prefix.condition?.test(rest) === false) continue
          if (flagsOf(rest)?.includes(prefix.flag)) add(rest)
          if (prefix.crosses) findSuffixed(rest, (flags, suffix) => allowsBoth(flags, suffix, prefix), add)
        }
      }
    }
    return stems
  }
}

/** Whether a word with these flags takes a suffix. */
type Allows = (flags: string, suffix: Affix) => boolean

const allowsSuffix: Allows = (flags, { flag }) => flags.includes(flag)

const allowsBoth = (flags: string, suffix: Affix, prefix: Affix): boolean =>
  suffix.crosses &&
  flags.includes(suffix.flag) &&
  (flags.includes(prefix.flag) || suffix.continuation.includes(prefix.flag))

/** Passes on the words that a form is made of by one suffix that they allow, or by two. */
function createSuffixFinder({ rules, flagsOf, isInflection }: StemSource) {
  const suffixes = byStrip(rules.suffixes)
  const longest = longestOf(suffixes)
  const following = new Set([...rules.suffixes.values()].flat().flatMap(({ continuation }) => [...continuation]))
  /** `last` is the suffix that follows those that are looked for. */
  const find = (form: string, allows: Allows, add: (word: string) => unknown, last?: Affix): void => {
    for (let length = Math.min(longest, form.length); length >= 0; length--) {
      const rest = form.slice(0, form.length - length)
      for (const [strip, affixes] of suffixes.get(form.slice(form.length - length)) ?? []) {
        const word = rest + strip
        if (word === '' || word === form) continue
        const flags = flagsOf(word)
        for (const suffix of affixes) {
          if (suffix.condition?.test(word) === false || !isInflection(suffix)) continue
          const isAllowed = last === undefined || suffix.continuation.includes(last.flag)
          if (flags !== undefined && isAllowed && allows(flags, suffix)) add(word)
          if (last === undefined && following.has(suffix.flag)) find(word, allowsSuffix, add, suffix)
        }
      }
    }
  }
  return (form: string, allows: Allows, add: (word: string) => unknown): void => find(form, allows, add)
}

function byStrip(affixes: ReadonlyMap<string, readonly Affix[]>): AffixGroups {
  const groups = new Map<string, Map<string, Affix[]>>()
  for (const [added, list] of affixes) {
    const strips = new Map<string, Affix[]>()
    for (const affix of list) {
      const group = strips.get(affix.strip)
      if (group === undefined) strips.set(affix.strip, [affix])
      else group.push(affix)
    }
    groups.set(added, strips)
  }
  return groups
}

const longestOf = (affixes: AffixGroups): number => Math.max(0, ...[...affixes.keys()].map(({ length }) => length))

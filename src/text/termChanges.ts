import { isLanguageCode } from './languages.js'
import { lemmatizer, loadLemmatizer } from './morphology/lemmatizer.js'
import { stemmer } from './morphology/stem.js'

/** Changes by term id, v5 2.6; a key `*part*` ignores every term whose words contain the part. */
export type TermManagementLike = Readonly<
  Record<
    string,
    {
      readonly action?: 'ignore' | 'notice'
      readonly new_term_id?: string
      /** The ids of the entry are stems, as terms were named before science 2.0. */
      readonly naming?: 'stem'
    }
  >
>

type Change = TermManagementLike[string]

/** The key under which term management keeps that all terms with `part` in them are ignored (v4-legacy 4.5). */
export const substringKey = (part: string): string => `*${part}*`

/** The part of a `substringKey`; undefined for the key of a term. */
export const substringOf = (key: string): string | undefined => /^\*(.+)\*$/s.exec(key)?.[1]

/** Entries of term management that are no changes of one term by its id. */
interface SpecialEntries {
  readonly ofStems: readonly (readonly [key: string, change: Change])[]
  readonly ignoredParts: readonly string[]
  /** Whether an entry replaces a term. */
  readonly hasReplacements: boolean
}

/** By the object that has all entries: reading 100,000 of them takes some 40 ms, and each language asks. */
const knownEntries = new WeakMap<TermManagementLike, SpecialEntries>()

function specialEntries(management: TermManagementLike): SpecialEntries {
  const known = knownEntries.get(management)
  if (known !== undefined) return known
  const ofStems: [string, Change][] = []
  const ignoredParts: string[] = []
  let hasReplacements = false
  for (const key of Object.keys(management)) {
    const change = management[key]!
    const part = change.action === 'ignore' ? substringOf(key) : undefined
    if (part !== undefined) ignoredParts.push(part)
    if (change.naming === 'stem') ofStems.push([key, change])
    hasReplacements ||= change.new_term_id !== undefined
  }
  const found = { ofStems, ignoredParts, hasReplacements }
  knownEntries.set(management, found)
  return found
}

/** Whether any term is replaced by another. */
export const hasReplacements = (management: TermManagementLike): boolean => specialEntries(management).hasReplacements

/** Loads the languages of the entries that name stems, for `termChanges`. */
export async function loadChangedLanguages(management: TermManagementLike): Promise<void> {
  const languages = new Set<string>()
  for (const [key] of specialEntries(management).ofStems) {
    mapWords(key, (language) => {
      languages.add(language)
      return (word) => word
    })
  }
  await Promise.all(Array.from(languages, (language) => loadLemmatizer(language)))
}

/** The words of a term id: `credit card` of `credit|en card|en`. */
export const withoutLanguages = (id: string): string => id.replace(/\|\S+/g, '')

/** By the object that has all entries. */
const knownChanges = new WeakMap<TermManagementLike, (id: string) => Change | undefined>()

/**
 * What management says of a term id: its own entry, or that it contains a part to be ignored. A part is looked for in the
 * words of the id without their languages (`credit card`), one with a `|` in the id as it is. After `loadChangedLanguages`.
 */
export function termChanges(management: TermManagementLike): (id: string) => Change | undefined {
  const known = knownChanges.get(management)
  if (known !== undefined) return known
  const { ignoredParts: parts, ofStems } = specialEntries(management)
  const inId = partFinder(parts.filter((part) => part.includes('|')))
  const inWords = partFinder(parts.filter((part) => !part.includes('|')))
  const contains = (id: string): boolean => inWords(withoutLanguages(id)) || inId(id)
  const byStem = stemChanges(ofStems)
  const changeOf = (id: string): Change | undefined => {
    if (Object.hasOwn(management, id)) return management[id]
    return byStem?.(id) ?? (parts.length > 0 && contains(id) ? ignored : undefined)
  }
  knownChanges.set(management, changeOf)
  return changeOf
}

/** Whether a text contains one of many parts: looks up its pieces by length, however many parts there are. */
function partFinder(parts: readonly string[]): (text: string) => boolean {
  const byLength = new Map<number, Set<string>>()
  for (const part of parts) {
    const ofLength = byLength.get(part.length)
    if (ofLength === undefined) byLength.set(part.length, new Set([part]))
    else ofLength.add(part)
  }
  return (text) => {
    for (const [length, ofLength] of byLength) {
      for (let at = 0; at + length <= text.length; at++) if (ofLength.has(text.slice(at, at + length))) return true
    }
    return false
  }
}

/**
 * The id that replaces another by term management; undefined for an ignored one. A cycle ends at its first id. Reads each entry
 * once: what has been found holds for all ids on the way.
 */
export function termReplacer(changeOf: ReturnType<typeof termChanges>): (termId: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (termId) => {
    const met = new Set<string>()
    let id = termId
    for (;;) {
      if (known.has(id)) return remember(known, met, known.get(id))
      if (met.has(id)) {
        const cycle = [...met].slice([...met].indexOf(id))
        for (const member of cycle) known.set(member, member)
        return remember(known, met, id)
      }
      const change = changeOf(id)
      met.add(id)
      if (change?.action === 'ignore') return remember(known, met, undefined)
      if (!change?.new_term_id) return met.size === 1 ? id : remember(known, met, id)
      id = change.new_term_id
    }
  }
}

/** Remembers what replaces all ids that were met, except those that it is known of; returns it. */
function remember(
  known: Map<string, string | undefined>,
  met: ReadonlySet<string>,
  id: string | undefined,
): string | undefined {
  for (const passed of met) if (!known.has(passed)) known.set(passed, id)
  return id
}

/**
 * What entries that name stems say of a term: those of its stem, and of its lemma. A stem that other terms are replaced by
 * goes on to name the terms that have it, so that they still meet. Undefined without such entries.
 */
function stemChanges(entries: SpecialEntries['ofStems']): ((id: string) => Change | undefined) | undefined {
  if (entries.length === 0) return undefined
  const changes = new Map(entries)
  const lemmas = new Map(entries.map(([key, change]) => [mapWords(key, lemmatizer), change]))
  const targets = new Set(entries.flatMap(([, { new_term_id }]) => new_term_id ?? []))
  return (id) => {
    const stems = mapWords(id, stemmer)
    return changes.get(stems) ?? lemmas.get(id) ?? (targets.has(stems) ? { new_term_id: stems } : undefined)
  }
}

/** A term id with each word as a function of its language has it; a word of a language we do not know stays. */
function mapWords(id: string, mapping: (language: string) => (word: string) => string): string {
  return id.replace(/([^\s|]+)\|([a-z]{2})(?= |$)/g, (whole, word: string, language: string) =>
    isLanguageCode(language) ? `${mapping(language)(word)}|${language}` : whole,
  )
}

const ignored: Change = { action: 'ignore' }

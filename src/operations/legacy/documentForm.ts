import { parseAnyDate } from '../../dates.js'
import { finiteNumber } from '../../finiteNumber.js'
import type { StoredDocument, StoredMetadata, UploadDocument } from '../../projects/project.js'
import { isLanguageCode } from '../../text/languages.js'
import { LONGEST_LABEL, LONGEST_TEXT, LONGEST_TITLE, MOST_METADATA } from '../limits.js'
import type { ProjectContext } from '../operation.js'
import { shortened } from '../sentBounds.js'
import { ALL_DOCUMENTS, DATE_FIELD, SUBSET_FIELD } from './params.js'

/**
 * Converts between documents of the legacy interface and stored documents. Our choice, so that version 5 can filter and
 * count by all of it: `date` is the date field of that name, each of `subsets` a value of the string field `subset`,
 * and `language` both the language of the document and a string field; each target in `predict` is a field, a score for
 * numbers and a string for texts. What no field can hold (weights, values of another type than their field, `source`,
 * further keys) is stored beside the metadata and returned.
 */

export interface WeightedTarget {
  /** Value of the target variable. */
  readonly value: string | number
  /** Weight of the document in training. */
  readonly weight: number
}

/** Data stored with a document besides its metadata. */
export interface LegacyExtras {
  readonly predict?: Readonly<Record<string, WeightedTarget>>
  readonly source?: unknown
  /** Keys that the specification does not name. */
  readonly further?: Readonly<Record<string, unknown>>
}

const LANGUAGE_FIELD = 'language'
/** Keys that are returned with documents but ignored in an upload. */
export const GIVEN_BACK: ReadonlySet<string> = new Set(['vector', 'terms', 'fragments', 'assoc_version'])
const reserved = new Set([DATE_FIELD, SUBSET_FIELD, LANGUAGE_FIELD])

type FieldType = StoredMetadata['type']

export interface FormRules {
  readonly languages: ReadonlySet<string>
  /** Types of the fields of the project; a document that is accepted adds those of its fields. */
  readonly types: Map<string, FieldType>
}

/** The rules for documents of one project. */
export const formRules = async (
  project: ProjectContext['project'],
  { installation }: ProjectContext['services'],
): Promise<FormRules> => ({
  languages: new Set(installation.languages.map(({ code }) => code)),
  types: new Map(await project.fieldTypes()),
})

export type ReadDocument =
  | { readonly document: UploadDocument; readonly warnings: string[] }
  | { readonly reason: string }

export const extrasOf = ({ extras }: Pick<StoredDocument, 'extras'>): LegacyExtras => (extras ?? {}) as LegacyExtras

/** Targets of a document. Our choice: a document of version 5 has its score fields as targets, each with weight 1. */
export function predictOf(document: StoredDocument): Readonly<Record<string, WeightedTarget>> {
  const { predict } = extrasOf(document)
  if (predict !== undefined) return predict
  const scores = document.metadata.filter(({ type }) => type === 'score')
  return Object.fromEntries(scores.map(({ name, value }) => [name, { value, weight: 1 }]))
}

/** The date of a document: the field `date`, otherwise its first date field; undefined if it has none. */
export function dateOf({ metadata }: StoredDocument): number | undefined {
  const dates = metadata.filter(({ type }) => type === 'date')
  const date = dates.find(({ name }) => name === DATE_FIELD) ?? dates[0]
  return date === undefined ? undefined : Number(date.value)
}

export const subsetsOf = ({ metadata }: StoredDocument): string[] =>
  metadata.flatMap(({ name, type, value }) =>
    name === SUBSET_FIELD && type === 'string' && value !== ALL_DOCUMENTS ? [String(value)] : [],
  )

/** The language of a document, or else of its field `language`; undefined if neither is the code of a language. */
export function languageOf({ language, metadata }: StoredDocument): string | undefined {
  const stored = metadata.find(({ name, type }) => name === LANGUAGE_FIELD && type === 'string')
  return [language, stored?.value].find((code) => typeof code === 'string' && isLanguageCode(code)) as typeof language
}

/**
 * Reads a document that was sent. With `base`, keys that are left out keep its values, and null removes them. A value
 * of the wrong type is a reason to refuse the document; an empty text, a subset without a name or an unreadable date is only a
 * warning. A date that is ignored leaves the old one, and a field of another type stays. Our choice: an empty language,
 * as in tables, counts as missing. Spec v4-legacy 2.
 */
export function readDocument(sent: unknown, rules: FormRules, base?: StoredDocument): ReadDocument {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return { reason: 'A document is an object.' }
  const fields = sent as Record<string, unknown>
  const reason = wrongKind(fields, rules)
  if (reason !== undefined) return { reason }
  const has = (name: string): boolean => Object.hasOwn(fields, name)
  const metadata = createMetadata(base?.metadata ?? [], rules)
  const warnings = replaceFields(metadata, fields)
  const predict = has('predict') ? readPredictions(fields.predict as Record<string, unknown> | null) : undefined
  if (predict !== undefined) replaceTargets(metadata, base === undefined ? {} : predictOf(base), predict, rules)
  const text = has('text') ? ((fields.text as string | null) ?? '') : (base?.text ?? '')
  if (text.trim() === '' && (has('text') || base === undefined)) warnings.push('The document has no text.')
  const title = has('title') ? ((fields.title as string | null) ?? '') : (base?.title ?? '')
  const givenId = base?.docId ?? (fields._id as string | undefined)
  const language = has('language') ? (fields.language as string | null) || undefined : base?.language
  const extras = readExtras(fields, predict, base)
  const isPlain = Object.keys(extras).length === 0
  return {
    document: {
      title,
      text,
      metadata: metadata.entries,
      givenId,
      language,
      ...(!isPlain && { extras: { ...extras } }),
    },
    warnings,
  }
}

/** Replaces the fields of date, subsets and language where these are sent. Returns warnings about what is ignored. */
function replaceFields(metadata: Metadata, fields: Readonly<Record<string, unknown>>): string[] {
  const warnings: string[] = []
  if (Object.hasOwn(fields, 'date')) {
    const date = readDate(fields.date)
    if (date === undefined) warnings.push('The date cannot be read and is ignored.')
    else if (!metadata.replace(DATE_FIELD, 'date', date === null ? [] : [date])) {
      warnings.push('The date is ignored: the project has a field `date` of another type.')
    }
  }
  if (Object.hasOwn(fields, 'subsets')) {
    const subsets = fields.subsets as string[] | null
    if (subsets?.includes('')) warnings.push('A subset without a name is ignored.')
    metadata.replace(SUBSET_FIELD, 'string', [...namedSubsets(subsets)])
  }
  if (Object.hasOwn(fields, 'language')) {
    const language = fields.language as string | null
    metadata.replace(LANGUAGE_FIELD, 'string', language ? [language] : [])
  }
  return warnings
}

/** The data to store beside the metadata. What is not sent stays as in `base`. */
function readExtras(
  fields: Readonly<Record<string, unknown>>,
  predict: LegacyExtras['predict'],
  base: StoredDocument | undefined,
): LegacyExtras {
  const extras: { -readonly [Key in keyof LegacyExtras]: LegacyExtras[Key] } = base ? { ...extrasOf(base) } : {}
  if (predict !== undefined) extras.predict = predict
  if (Object.hasOwn(fields, 'source')) {
    delete extras.source
    if (fields.source !== null) extras.source = fields.source
  }
  const further = { ...extras.further, ...furtherFields(fields) }
  if (Object.keys(further).length > 0) extras.further = further
  return extras
}

/** Metadata of a document while a change is read. A field of the project has one type. */
interface Metadata {
  readonly entries: StoredMetadata[]
  /** Adds a value; false if the field has another type. */
  add(name: string, type: FieldType, value: string | number): boolean
  /** Removes the values of a field that have one of these types. */
  remove(name: string, ofTypes: readonly FieldType[]): void
  /** Puts these values in the place of all values of a field. False if it has another type; its values then stay. */
  replace(name: string, type: FieldType, values: readonly (string | number)[]): boolean
}

function createMetadata(base: readonly StoredMetadata[], { types }: FormRules): Metadata {
  const entries = [...base]
  const isOf = (name: string, type: FieldType): boolean => (types.get(name) ?? type) === type
  const add = (name: string, type: FieldType, value: string | number): boolean => {
    if (!isOf(name, type)) return false
    types.set(name, type)
    entries.push({ name, type, value })
    return true
  }
  const remove = (name: string, ofTypes: readonly FieldType[]): void => {
    for (let i = entries.length - 1; i >= 0; i--) {
      if (entries[i]!.name === name && ofTypes.includes(entries[i]!.type)) entries.splice(i, 1)
    }
  }
  const replace = (name: string, type: FieldType, values: readonly (string | number)[]): boolean => {
    if (!isOf(name, type)) return values.length === 0
    remove(name, [type])
    for (const value of values) add(name, type, value)
    return true
  }
  return { entries, add, remove, replace }
}

/** Seconds since 1970; null if there is no date, undefined if it cannot be read. */
const readDate = (sent: unknown): number | null | undefined =>
  typeof sent === 'string' || typeof sent === 'number' ? parseAnyDate(sent) : sent === null ? null : undefined

/** The subsets that a document names, each once and without that of all documents. */
const namedSubsets = (sent: readonly string[] | null): Set<string> =>
  new Set(sent?.filter((subset) => subset !== '' && subset !== ALL_DOCUMENTS))

/** Why a document cannot be stored; undefined when it can. */
function wrongKind(
  { _id, text, title, subsets, language, predict }: Record<string, unknown>,
  { languages, types }: FormRules,
): string | undefined {
  const isText = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string'
  if (_id !== undefined && (typeof _id !== 'string' || _id === '')) return '`_id` must be a string that is not empty.'
  if (_id !== undefined && _id.length > LONGEST_LABEL) return `\`_id\` is longer than ${LONGEST_LABEL} characters.`
  if (!isText(text)) return '`text` must be a string.'
  if (typeof text === 'string' && text.length > LONGEST_TEXT && [...text].length > LONGEST_TEXT) {
    return `\`text\` is longer than ${LONGEST_TEXT} characters.`
  }
  if (!isText(title)) return '`title` must be a string.'
  if (typeof title === 'string' && title.length > LONGEST_TITLE) {
    return `\`title\` is longer than ${LONGEST_TITLE} characters.`
  }
  const areTexts = Array.isArray(subsets) && subsets.every((subset) => typeof subset === 'string')
  if (subsets !== undefined && subsets !== null && !areTexts) return '`subsets` must be a list of strings.'
  if (areTexts && namedSubsets(subsets).size > MOST_METADATA)
    return `\`subsets\` has more than ${MOST_METADATA} entries.`
  if (areTexts && subsets.some(({ length }) => length > LONGEST_TEXT)) {
    return `\`subsets\` has a name of more than ${LONGEST_TEXT} characters.`
  }
  if (areTexts && (types.get(SUBSET_FIELD) ?? 'string') !== 'string' && namedSubsets(subsets).size > 0) {
    return 'The project has a field `subset` of another type.'
  }
  if (!isText(language)) return '`language` must be a two-letter code.'
  if (typeof language === 'string' && language !== '' && !languages.has(language)) {
    return `The language ${JSON.stringify(shortened(language))} is not supported.`
  }
  return wrongTargets(predict)
}

function wrongTargets(predict: unknown): string | undefined {
  if (predict === undefined || predict === null) return undefined
  if (typeof predict !== 'object' || Array.isArray(predict)) return '`predict` must be an object.'
  const targets = Object.entries(predict)
  if (targets.length > MOST_METADATA) return `\`predict\` has more than ${MOST_METADATA} targets.`
  for (const [name, target] of targets) {
    if (name.length > LONGEST_LABEL) return `\`predict\` has a name of more than ${LONGEST_LABEL} characters.`
    if (name === '' || !isTarget(target)) {
      return `\`predict\`: the target ${JSON.stringify(shortened(name))} must be an object of value and weight.`
    }
    if (!isTrainable(target)) {
      return `\`predict\`: value and weight of the target ${JSON.stringify(shortened(name))} must be at most ${LARGEST_NUMBER}.`
    }
  }
  return undefined
}

/** What a document may have as a target. */
type SentTarget = string | number | { readonly value: string | number; readonly weight?: number }

function isTarget(target: unknown): target is SentTarget {
  if (typeof target === 'string' || typeof target === 'number') return true
  if (typeof target !== 'object' || target === null) return false
  const { value, weight = 1 } = target as { value?: unknown; weight?: unknown }
  return (typeof value === 'string' || typeof value === 'number') && typeof weight === 'number' && weight >= 0
}

/**
 * Largest magnitude of the value and of the weight of a target. Our choice: times in microseconds are smaller, and no sum of weighted
 * squares in a training overflows.
 */
const LARGEST_NUMBER = 1e15

function isTrainable(target: SentTarget): boolean {
  const { value, weight } = weightedTarget(target)
  return weight <= LARGEST_NUMBER && (typeof value === 'string' || Math.abs(value) <= LARGEST_NUMBER)
}

/** Our choice: a bare value is also accepted, with weight 1. */
function weightedTarget(target: SentTarget): WeightedTarget {
  if (typeof target !== 'object') return { value: target, weight: 1 }
  const { value, weight = 1 } = target
  return { value, weight }
}

const readPredictions = (predict: Record<string, unknown> | null): Record<string, WeightedTarget> =>
  Object.fromEntries(
    Object.entries(predict ?? {}).map(([name, target]) => [name, weightedTarget(target as SentTarget)]),
  )

/** Types of the fields that targets are stored in. */
const TARGET_TYPES: readonly FieldType[] = ['string', 'number', 'score']

/** Changes the fields of the targets whose value changes. */
function replaceTargets(
  metadata: Metadata,
  before: Readonly<Record<string, WeightedTarget>>,
  after: Readonly<Record<string, WeightedTarget>>,
  { types }: FormRules,
): void {
  const isSame = (name: string): boolean => before[name]?.value === after[name]?.value
  const changed = (targets: object): string[] =>
    Object.keys(targets).filter((name) => !reserved.has(name) && !isSame(name))
  for (const name of changed(before)) metadata.remove(name, TARGET_TYPES)
  for (const name of changed(after)) addTarget(name, after[name]!.value, types, metadata)
}

/** A target as a field of a matching type; a target without such a field is stored only beside the metadata. */
function addTarget(name: string, value: string | number, types: FormRules['types'], metadata: Metadata): void {
  const type = types.get(name) ?? (typeof value === 'number' ? 'score' : 'string')
  if (type === 'string') {
    metadata.add(name, type, String(value))
    return
  }
  const number = finiteNumber(value)
  if (type !== 'date' && number !== undefined) metadata.add(name, type, number)
}

/** Keys of a document that the specification names. */
const named = new Set(['_id', 'text', 'title', 'date', 'subsets', 'language', 'predict', 'source'])

const furtherFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !named.has(name) && !GIVEN_BACK.has(name)))

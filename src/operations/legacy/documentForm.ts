import { parseAnyDate } from '../../dates.js'
import type { StoredDocument, StoredMetadata, UploadDocument } from '../../projects/project.js'
import { LONGEST_TITLE } from '../limits.js'
import type { ProjectContext } from '../operation.js'
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
/** Longest text of a document, in code points, as in version 5. */
const LONGEST_TEXT = 500_000
/** Keys that are returned with documents but ignored in an upload. */
const GIVEN_BACK = new Set(['vector', 'terms', 'fragments', 'assoc_version'])
const reserved = new Set([DATE_FIELD, SUBSET_FIELD, LANGUAGE_FIELD])

type FieldType = StoredMetadata['type']

export interface FormRules {
  readonly languages: ReadonlySet<string>
  /** Types of the fields of the project; reading documents adds theirs. */
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
  metadata.filter(({ name, type }) => name === SUBSET_FIELD && type === 'string').map(({ value }) => String(value))

export function languageOf(document: StoredDocument): string | undefined {
  const stored = document.metadata.find(({ name, type }) => name === LANGUAGE_FIELD && type === 'string')
  return document.language ?? (stored && String(stored.value))
}

/**
 * Reads a document that was sent. With `base`, keys that are left out keep its values, and null removes them. A value
 * of the wrong type is a reason to refuse the document; an empty text, a subset without a name or an unreadable date is only a
 * warning. Our choice: an empty language, as tables have it, is none. Spec v4-legacy 2.
 */
export function readDocument(sent: unknown, rules: FormRules, base?: StoredDocument): ReadDocument {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return { reason: 'A document is an object.' }
  const fields = sent as Record<string, unknown>
  const reason = wrongKind(fields, rules)
  if (reason !== undefined) return { reason }
  const warnings: string[] = []
  const metadata = [...(base?.metadata ?? [])]
  const extras: { -readonly [Key in keyof LegacyExtras]: LegacyExtras[Key] } = base ? { ...extrasOf(base) } : {}
  const has = (name: string): boolean => Object.hasOwn(fields, name)
  const drop = (names: ReadonlySet<string>): void => {
    for (let i = metadata.length - 1; i >= 0; i--) if (names.has(metadata[i]!.name)) metadata.splice(i, 1)
  }
  const add = (name: string, type: FieldType, value: string | number): boolean => {
    const is = rules.types.get(name) ?? type
    if (is !== type) return false
    rules.types.set(name, type)
    metadata.push({ name, type, value })
    return true
  }
  if (has('date')) {
    drop(new Set([DATE_FIELD]))
    const sentDate = fields.date
    const isDate = typeof sentDate === 'string' || typeof sentDate === 'number'
    const date = isDate ? parseAnyDate(sentDate) : undefined
    if (sentDate !== null && date === undefined) warnings.push('The date cannot be read and is ignored.')
    else if (date !== undefined && !add(DATE_FIELD, 'date', date)) {
      warnings.push('The date is ignored: the project has a field `date` of another type.')
    }
  }
  if (has('subsets')) {
    drop(new Set([SUBSET_FIELD]))
    const subsets = new Set((fields.subsets as string[] | null) ?? [])
    subsets.delete(ALL_DOCUMENTS)
    if (subsets.delete('')) warnings.push('A subset without a name is ignored.')
    for (const subset of subsets) {
      if (!add(SUBSET_FIELD, 'string', subset)) return { reason: 'The project has a field `subset` of another type.' }
    }
  }
  if (has('language')) {
    drop(new Set([LANGUAGE_FIELD]))
    if (typeof fields.language === 'string' && fields.language !== '') add(LANGUAGE_FIELD, 'string', fields.language)
  }
  if (has('predict')) {
    drop(new Set(base === undefined ? [] : Object.keys(predictOf(base)).filter((name) => !reserved.has(name))))
    const predict = readPredictions(fields.predict as Record<string, unknown> | null)
    extras.predict = predict
    for (const [name, { value }] of Object.entries(predict)) addTarget(name, value, rules, add)
  }
  if (has('source')) {
    delete extras.source
    if (fields.source !== null) extras.source = fields.source
  }
  const further = { ...extras.further, ...furtherFields(fields) }
  if (Object.keys(further).length > 0) extras.further = further
  const text = has('text') ? ((fields.text as string | null) ?? '') : (base?.text ?? '')
  if (text.trim() === '' && (has('text') || base === undefined)) warnings.push('The document has no text.')
  const title = has('title') ? ((fields.title as string | null) ?? '') : (base?.title ?? '')
  const givenId = base?.docId ?? (fields._id as string | undefined)
  const language = has('language') ? (fields.language as string | null) || undefined : base?.language
  const isPlain = Object.keys(extras).length === 0
  return {
    document: { title, text, metadata, givenId, language, ...(!isPlain && { extras: { ...extras } }) },
    warnings,
  }
}

/** Why a document cannot be stored; undefined when it can. */
function wrongKind(
  { _id, text, title, subsets, language, predict }: Record<string, unknown>,
  { languages }: FormRules,
): string | undefined {
  const isText = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string'
  if (_id !== undefined && (typeof _id !== 'string' || _id === '')) return '`_id` must be a string.'
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
  if (!isText(language)) return '`language` must be a two-letter code.'
  if (typeof language === 'string' && language !== '' && !languages.has(language)) {
    return `The language ${JSON.stringify(language)} is not supported.`
  }
  if (predict === undefined || predict === null) return undefined
  if (typeof predict !== 'object' || Array.isArray(predict)) return '`predict` must be an object.'
  const wrong = Object.entries(predict).find(([name, target]) => name === '' || !isTarget(target))
  return wrong && `\`predict\`: the target ${JSON.stringify(wrong[0])} must be an object of value and weight.`
}

function isTarget(target: unknown): boolean {
  if (typeof target === 'string' || typeof target === 'number') return true
  if (typeof target !== 'object' || target === null) return false
  const { value, weight = 1 } = target as { value?: unknown; weight?: unknown }
  return (typeof value === 'string' || typeof value === 'number') && typeof weight === 'number' && weight >= 0
}

/** Our choice: a bare value is also accepted, with weight 1. */
function readPredictions(predict: Record<string, unknown> | null): Record<string, WeightedTarget> {
  return Object.fromEntries(
    Object.entries(predict ?? {}).map(([name, target]) => {
      if (typeof target !== 'object') return [name, { value: target as string | number, weight: 1 }]
      const { value, weight = 1 } = target as { value: string | number; weight?: number }
      return [name, { value, weight }]
    }),
  )
}

/** A target as a field of a matching type; a target without such a field is stored only beside the metadata. */
function addTarget(
  name: string,
  value: string | number,
  { types }: FormRules,
  add: (name: string, type: FieldType, value: string | number) => boolean,
): void {
  if (reserved.has(name)) return
  const type = types.get(name) ?? (typeof value === 'number' ? 'score' : 'string')
  if (type === 'string') add(name, type, String(value))
  else if (type !== 'date' && numberOf(value) !== undefined) add(name, type, numberOf(value)!)
}

const numberOf = (value: string | number): number | undefined =>
  typeof value === 'number' ? value : value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined

const named = new Set(['_id', 'text', 'title', 'date', 'subsets', 'language', 'predict', 'source'])

const furtherFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !named.has(name) && !GIVEN_BACK.has(name)))

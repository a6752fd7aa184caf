import { call } from '../../api/call.js'
import { matchCounts } from '../../api/concepts.js'
import { describeTerms, readTexts, type TermChange, type TermChanges, type TermRecord } from '../../api/vocabulary.js'
import { termWords } from '../../state/termWords.js'

/** A stored change of a term, with what it does to the documents. */
export interface DescribedChange {
  readonly id: string
  readonly change: TermChange
  readonly word: string
  /** The word it counts as; undefined unless it is merged or renamed. */
  readonly target: string | undefined
  /** Documents with the word in the last build. */
  readonly documents: number
  /** Documents with its target; 0 without one. */
  readonly targetDocuments: number
  /** Documents that a build with the change counts under the word, or under its target. */
  readonly after: number
  /** Whether the last build has the change already. */
  readonly isApplied: boolean
  /** The documents that were read for `after`; undefined where all were counted. */
  readonly sample: number | undefined
}

/** Changes that are listed. */
const MOST_CHANGES = 200
/** Texts that are read to see how many have a word that no build has counted. */
const MOST_READ = 1_000

const isPart = (id: string): boolean => id.startsWith('*')

/** Describes the first of the stored changes. */
export async function describeChanges(
  project_id: string,
  changes: TermChanges,
  signal: AbortSignal,
): Promise<DescribedChange[]> {
  const entries = Object.entries(changes).slice(0, MOST_CHANGES)
  const ids = entries.flatMap(([id, { new_term_id: target }]) => (target === undefined ? [id] : [id, target]))
  const asked = [...new Set(ids)].filter((id) => !isPart(id))
  const records = asked.length === 0 ? [] : await call(describeTerms, { project_id, term_ids: asked }, { signal })
  const terms = new Map(records.map((record) => [record.term_id, record]))
  const [unions, noticed] = await Promise.all([
    countUnions(project_id, entries, terms, signal),
    countNoticed(project_id, entries, terms, signal),
  ])
  return entries.map(([id, change]) => {
    const documents = terms.get(id)?.total_doc_count ?? 0
    const target = change.new_term_id
    const isNotice = change.action === 'notice'
    const read = noticed.get(id)
    const isApplied = !isPart(id) && (isNotice ? documents > 0 : documents === 0)
    // Merged words may have the display form of either.
    const nameOf = (one: string): string => (isApplied ? termWords(one) : wordOf(one, terms))
    return {
      id,
      change,
      word: nameOf(id),
      target: target === undefined ? undefined : nameOf(target),
      documents,
      targetDocuments: target === undefined ? 0 : (terms.get(target)?.total_doc_count ?? 0),
      after: read?.documents ?? unions.get(id) ?? (isNotice ? documents : 0),
      isApplied,
      sample: read?.sample,
    }
  })
}

const wordOf = (id: string, terms: ReadonlyMap<string, TermRecord>): string =>
  terms.get(id)?.display_text || termWords(id)

type Entries = readonly (readonly [id: string, change: TermChange])[]
type Terms = ReadonlyMap<string, TermRecord>

/** Documents with a merged word or its target. */
async function countUnions(
  project_id: string,
  entries: Entries,
  terms: Terms,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const merged = entries.filter(([, { new_term_id }]) => new_term_id !== undefined)
  if (merged.length === 0) return new Map()
  const concepts = merged.map(([id, { new_term_id: target = id }]) => ({
    texts: [id, target].map((one) => wordOf(one, terms)),
  }))
  const asked = { project_id, filter: [], concept_selector: { type: 'specified', concepts } } as const
  const { match_counts } = await call(matchCounts, asked, { signal })
  return new Map(merged.map(([id], i) => [id, match_counts[i]?.exact_match_count ?? 0]))
}

/** Documents with a word that the last build skips: no count has them, so texts are read. */
async function countNoticed(
  project_id: string,
  entries: Entries,
  terms: Terms,
  signal: AbortSignal,
): Promise<Map<string, { readonly documents: number; readonly sample: number | undefined }>> {
  const wanted = entries.filter(([id, { action }]) => action === 'notice' && terms.get(id)?.total_doc_count === 0)
  if (wanted.length === 0) return new Map()
  const read = await call(readTexts, { project_id, fields: ['text'], limit: MOST_READ }, { signal })
  const sample = read.total_count > read.result.length ? read.result.length : undefined
  return new Map(
    wanted.map(([id]) => {
      const has = wordPattern(termWords(id))
      return [id, { documents: read.result.filter(({ text }) => has.test(text)).length, sample }]
    }),
  )
}

/** Finds a whole word, in any case. */
const wordPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu')

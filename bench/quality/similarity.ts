import { join } from 'node:path'
import { type BackgroundFile, openEngine, type Project } from '../../dist/index.js'
import { textsOf } from './corpus.js'
import { languageOf, namesIn, readTable } from './data.js'
import { spearman } from './measures.js'
import { buildProject, isFrom } from './projects.js'
import type { Figure } from './table.js'

interface Candidate {
  readonly documents: readonly { text: string }[]
  readonly background?: BackgroundFile
  readonly general?: boolean
}

/**
 * Every word asked about stands in this many texts of its own, without other words: so the project has it as a term, as it would
 * have those of a glossary, and no background is needed for words that nobody wrote.
 */
const NAMED = 5
/** Pairs asked for in one request. */
const PAIRS_AT_ONCE = 100

/**
 * How alike two words are, against people's judgement: Spearman of `concept_associations`, every pair counted, one with a
 * word that nothing is known of as 0. `own` is a project of all texts of the language that the data holds, `general alone` one
 * that only names the words, with the general space that comes with the package; with a
 * background also the background alone (a project that only names the words) and both joined.
 */
export async function measureSimilarity(
  data: string,
  only: (name: string) => boolean,
  background: string | undefined,
): Promise<Figure[]> {
  const figures: Figure[] = []
  const sets = new Map<string, string[]>()
  for (const file of namesIn(data, 'similarity')) {
    if (!file.endsWith('.tsv') || !only(file.replace(/\.tsv$/, ''))) continue
    const language = languageOf(file)
    sets.set(language, [...(sets.get(language) ?? []), file])
  }
  for (const [language, files] of sets) {
    const pairs = files.map((file) => readTable(join(data, 'similarity', file)))
    const words = [...new Set(pairs.flatMap((rows) => rows.flatMap(([left, right]) => [left!, right!])))]
    const named = words.flatMap((text) => Array.from({ length: NAMED }, () => ({ text })))
    const documents = [...named, ...textsOf(data, language).map((text) => ({ text }))]
    const candidates: Record<string, Candidate> = {
      own: { documents, general: false },
      'general alone': { documents: named },
      'own and general': { documents },
      ...(background !== undefined && {
        'background alone': { documents: named, background: { path: background } },
        joined: { documents, background: { path: background } },
      }),
    }
    for (const [candidate, given] of Object.entries(candidates)) {
      await using engine = await openEngine({ background: given.background, general: given.general ?? true })
      const project = await buildProject(engine, language, given.documents)
      const { last_build_info: info } = await project.get()
      if (given.general !== false && !isFrom(info, given.background)) continue
      for (const [f, file] of files.entries()) {
        const rows = pairs[f]!
        const scores = await associate(project, rows)
        const judged = rows.map(([, , score]) => Number(score))
        const covered = scores.flatMap((score, pair) => (score === 0 ? [] : [pair]))
        const base = { part: 'similarity', set: file.replace(/\.tsv$/, ''), candidate }
        figures.push({ ...base, measure: 'Spearman', value: spearman(scores, judged) })
        if (candidate !== 'general alone') continue
        const value = spearman(
          covered.map((pair) => scores[pair]!),
          covered.map((pair) => judged[pair]!),
        )
        figures.push({ ...base, measure: 'Spearman of covered pairs', value })
        figures.push({ ...base, measure: 'share covered', value: covered.length / rows.length })
      }
    }
  }
  return figures
}

async function associate(project: Project, rows: readonly (readonly string[])[]): Promise<number[]> {
  const scores: number[] = []
  for (let at = 0; at < rows.length; at += PAIRS_AT_ONCE) {
    const some = rows.slice(at, at + PAIRS_AT_ONCE)
    const concepts = some.flatMap(([left, right]) => [{ texts: [plain(left!)] }, { texts: [plain(right!)] }])
    const associated = await project.concepts.conceptAssociations({ concept_selector: { type: 'specified', concepts } })
    for (let pair = 0; pair < some.length; pair++) {
      scores.push(associated[pair * 2]!.associations[pair * 2 + 1]!.association_score)
    }
  }
  return scores
}

/** A hyphen before a text would exclude it. */
const plain = (word: string): string => word.replace(/^-+/, '') || word

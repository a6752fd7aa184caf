import { join } from 'node:path'
import { openEngine } from '../../dist/index.js'
import { namesIn, readTable } from './data.js'
import { buildProject } from './projects.js'
import type { Figure } from './table.js'

/** Words asked for in one request. */
const WORDS_AT_ONCE = 2_000

/**
 * Stems of words, read off the term ids that `vectorize` gives, against a reference: the share that is the same, among the
 * words that stay one word (function words have no term; ours are not those of the reference, and are left out).
 */
export async function measureStemming(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  await using engine = await openEngine()
  const { languages } = await engine.status()
  for (const file of namesIn(data, 'stemming')) {
    const set = file.replace(/\.tsv(\.gz)?$/, '')
    const language = set.slice(0, 2) === 'nb' ? 'no' : set.slice(0, 2)
    if (!only(set) || !languages.some(({ code }) => code === language)) continue
    const project = await buildProject(engine, language, [{ text: 'A 1.' }])
    const rows = readTable(join(data, 'stemming', file))
    let same = 0
    let asked = 0
    for (let at = 0; at < rows.length; at += WORDS_AT_ONCE) {
      const some = rows.slice(at, at + WORDS_AT_ONCE)
      const found = await project.vectorize({ texts: some.map(([word]) => word!) })
      for (const [i, { terms }] of found.entries()) {
        if (terms.length !== 1 || terms[0]!.end - terms[0]!.start !== some[i]![0]!.length) continue
        asked++
        if (terms[0]!.term_id === `${some[i]![1]}|${language}`) same++
      }
    }
    const base = { part: 'stemming', set, candidate: 'conceptlite' }
    figures.push({ ...base, measure: 'agreement', value: asked === 0 ? 0 : same / asked })
    figures.push({ ...base, measure: 'share asked', value: asked / rows.length })
  }
  return figures
}

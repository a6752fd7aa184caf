import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openEngine, openWordReader } from '../../dist/index.js'
import { stemmer } from '../../dist/text/morphology/stem.js'
import { languageOf, namesIn, readRows } from './data.js'
import { mean } from './measures.js'
import { buildProject } from './projects.js'
import type { Figure } from './table.js'
import { createYake } from './yake.js'

interface Row {
  readonly text: string
  readonly keyphrases: readonly string[]
}

const { newStemmer } = createRequire(import.meta.url)('snowball-stemmers') as {
  newStemmer: (name: 'porter') => { stem: (word: string) => string }
}

/** Keyphrases a document. */
const WANTED = 10

/**
 * The ten `key_phrases` of each document against its gold keyphrases: F1@10, the mean over the documents. Phrases are compared
 * as term ids, and as stems of what is written, which is how the authors of YAKE compare them. The peer is YAKE.
 */
export async function measureKeyphrases(data: string, only: (name: string) => boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of namesIn(data, 'keyphrases')) {
    const set = file.replace(/\.jsonl(\.gz)?$/, '')
    if (!only(set)) continue
    const rows = readRows<Row>(join(data, 'keyphrases', file))
    const read = await openWordReader(languageOf(set))
    const idOf = (phrase: string): string =>
      read(phrase)
        .flatMap(({ termId }) => termId ?? [])
        .join(' ')
    await using engine = await openEngine()
    const project = await buildProject(
      engine,
      languageOf(set),
      rows.map(({ text }, i) => ({ text, title: String(i) })),
    )
    const stemsOf = stemsIn(languageOf(set))
    const scores = new Map<string, number[]>()
    const add = (candidate: string, score: number): void => {
      const values = scores.get(candidate)
      if (values === undefined) scores.set(candidate, [score])
      else values.push(score)
    }
    const yake = createYake(languageOf(set))
    for (let offset = 0; offset < rows.length; offset += 500) {
      const { result } = await project.docs.search({ limit: 500, offset, fields: ['title', 'key_phrases'] })
      for (const { title, key_phrases } of result) {
        const { text, keyphrases } = rows[Number(title)]!
        const gold = new Set(keyphrases.map(idOf).filter((id) => id !== ''))
        const goldStems = new Set(keyphrases.map(stemsOf))
        const found = (key_phrases ?? []).slice(0, WANTED)
        const peers = yake(text, WANTED)
        add(
          'conceptlite',
          agreement(
            found.map(({ term_id }) => term_id),
            gold,
          ),
        )
        add('YAKE', agreement(peers.map(idOf), gold))
        add(
          'conceptlite, stems',
          agreement(
            found.map((phrase) => stemsOf(phrase.text)),
            goldStems,
          ),
        )
        add('YAKE, stems', agreement(peers.map(stemsOf), goldStems))
      }
    }
    for (const [candidate, values] of scores) {
      figures.push({ part: 'keyphrases', set, measure: 'F1@10', candidate, value: mean(values) })
    }
  }
  return figures
}

/**
 * A phrase as the evaluation of YAKE compares it (https://github.com/LIAAD/keep): in lower case, with white space for
 * punctuation, each word as its stem, by Porter for English. All gold phrases count, those that the text does not contain too.
 */
function stemsIn(language: string): (phrase: string) => string {
  const porter = newStemmer('porter')
  const stem = language === 'en' ? (word: string) => porter.stem(word) : stemmer(language)
  return (phrase) =>
    phrase
      .toLowerCase()
      .replace(/[!-/:-@[-`{-~]/g, ' ')
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map(stem)
      .join(' ')
}

function agreement(found: readonly string[], gold: ReadonlySet<string>): number {
  const distinct = new Set(found)
  const hits = [...distinct].filter((id) => gold.has(id)).length
  return gold.size === 0 ? 0 : (2 * hits) / (distinct.size + gold.size)
}

import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureClusters } from './clusters.js'
import { measureDrivers } from './drivers.js'
import { measureGeneral } from './general.js'
import { measureKeyphrases } from './keyphrases.js'
import { measureLemmas } from './lemmas.js'
import { measureMentions } from './mentions.js'
import { measurePrediction } from './prediction.js'
import { measureRetrieval } from './retrieval.js'
import { measureSegmentation } from './segmentation.js'
import { measureSentiment } from './sentiment.js'
import { measureSimilarity } from './similarity.js'
import { type Figure, printFigures } from './table.js'

/**
 * How good the answers are, on labelled data and beside what a user might take instead, by public functions only.
 * `npm run quality -- --data DIR [--part retrieval] [--only PATTERN] [--background FILE] [--json FILE]`. DIR has folders
 * named as in docs/quality.md; sets are found by the names of their files, and a part without any is left out.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    part: { type: 'string', multiple: true },
    only: { type: 'string', default: '' },
    background: { type: 'string' },
    json: { type: 'string' },
  },
})
const { data } = values
if (!existsSync(data)) {
  console.error(`There is no folder ${data}. Say where the data is: npm run quality -- --data DIR`)
  process.exit(2)
}
const pattern = new RegExp(values.only)
const parts: Record<string, (data: string, only: (name: string) => boolean) => Promise<Figure[]>> = {
  retrieval: (folder, only) => measureRetrieval(folder, only, values.background),
  sentiment: measureSentiment,
  mentions: measureMentions,
  keyphrases: measureKeyphrases,
  clusters: (folder, only) => measureClusters(folder, only, values.background),
  similarity: (folder, only) => measureSimilarity(folder, only, values.background),
  general: measureGeneral,
  lemmas: measureLemmas,
  segmentation: measureSegmentation,
  drivers: measureDrivers,
  prediction: measurePrediction,
}
const unknown = values.part?.filter((name) => !Object.hasOwn(parts, name)) ?? []
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
const figures: Figure[] = []
let failures = 0
for (const [name, measure] of Object.entries(parts)) {
  if (values.part !== undefined && !values.part.includes(name)) continue
  const started = performance.now()
  try {
    const found = await measure(data, (set) => pattern.test(set))
    printFigures(found)
    figures.push(...found)
  } catch (error) {
    // One set that cannot be read must not cost the figures of all others.
    failures++
    console.error(`\n${name} failed:`, error)
  }
  console.log(`  (${name}: ${((performance.now() - started) / 1000).toFixed(0)} s)`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
}
process.exit(failures === 0 ? 0 : 1)

import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureClusters } from './clusters.js'
import { measureKeyphrases } from './keyphrases.js'
import { measureRetrieval } from './retrieval.js'
import { measureSentiment } from './sentiment.js'
import { type Figure, printFigures } from './table.js'

/**
 * How good the answers are, on labelled data and beside what a user might take instead, by public functions only.
 * `npm run quality -- --data DIR [--part retrieval] [--only PATTERN] [--json FILE]`. DIR has a folder a part
 * (retrieval, sentiment, keyphrases, clusters); sets are found by the names of their files.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    part: { type: 'string', multiple: true },
    only: { type: 'string', default: '' },
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
  retrieval: measureRetrieval,
  sentiment: measureSentiment,
  keyphrases: measureKeyphrases,
  clusters: measureClusters,
}
const figures: Figure[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (values.part !== undefined && !values.part.includes(name)) continue
  const started = performance.now()
  const found = await measure(data, (set) => pattern.test(set))
  printFigures(found)
  console.log(`  (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  figures.push(...found)
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
process.exit(0)

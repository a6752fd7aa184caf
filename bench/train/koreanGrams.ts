import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '../../dist/math/random.js'
import { gramsOf } from '../../dist/text/sentiment/characterGrams.js'
import { readRows } from '../quality/data.js'

/**
 * Writes `src/text/lexicons/koGrams.ts`: weights of runs of Korean letters, for texts whose words the lexicon does not
 * know. Logistic regression (stochastic gradients with steps by AdaGrad) on film reviews of the Naver sentiment movie
 * corpus (CC0): `customer/ko-movie-reviews.jsonl.gz`, a rating up to 4 against one from 9 on, both sides weighing the
 * same. `node .bench/train/koreanGrams.js --data DIR`; the same data gives the same file.
 */
const SEED = 1
const FEWEST_REVIEWS = 4
const KEPT_GRAMS = 4_000
const STEP = 0.1
const DECAY = 2e-4

interface Row {
  readonly text: string
  readonly metadata: readonly { readonly name: string; readonly value: number }[]
}
interface Review {
  readonly grams: readonly string[]
  readonly liked: boolean
}

const { values: options } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' } } })
const reviews = readRows<Row>(join(options.data, 'customer', 'ko-movie-reviews.jsonl.gz')).flatMap((row): Review[] => {
  const rating = row.metadata.find(({ name }) => name === 'rating')!.value
  return rating > 4 && rating < 9 ? [] : [{ grams: [...new Set(gramsOf(row.text))], liked: rating >= 9 }]
})
const counts = new Map<string, number>()
for (const { grams } of reviews) for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1)

const all = learnWeights(
  [...counts]
    .filter(([gram, count]) => count >= FEWEST_REVIEWS && /^\p{Script=Hangul}+$/u.test(gram))
    .map(([gram]) => gram),
  12,
)
const worth = ([gram, weight]: readonly [string, number]): number => Math.abs(weight) * Math.sqrt(counts.get(gram)!)
const kept = [...all].sort((a, b) => worth(b) - worth(a) || (a[0] < b[0] ? -1 : 1)).slice(0, KEPT_GRAMS)
const weights = learnWeights(
  kept.map(([gram]) => gram),
  20,
)

const byWeight = new Map<string, string[]>()
for (const [gram, weight] of weights) {
  const rounded = weight.toFixed(1)
  if (Number(rounded) !== 0) byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), gram])
}
const lines = [...byWeight]
  .sort((a, b) => Number(b[0]) - Number(a[0]))
  .flatMap(([weight, grams]) => wrap(`  ${weight}: `, grams.sort()))
writeFileSync(
  'src/text/lexicons/koGrams.ts',
  `/** Written by bench/train/koreanGrams.ts from film reviews that are in the public domain (CC0). */\nexport const koreanGrams = \`\n${lines.join('\n')}\n\`\n`,
)

/** Weight of each gram: the logarithm of the odds that a review with it likes its film. */
function learnWeights(vocabulary: readonly string[], rounds: number): Map<string, number> {
  const numbers = new Map(vocabulary.map((gram, number) => [gram, number]))
  const rows = reviews.map(({ grams }) => grams.map((gram) => numbers.get(gram)!).filter((n) => n !== undefined))
  const liked = reviews.filter((review) => review.liked).length
  const shares = { liked: reviews.length / (2 * liked), disliked: reviews.length / (2 * (reviews.length - liked)) }
  const found = new Float64Array(vocabulary.length)
  const squares = new Float64Array(vocabulary.length).fill(1e-6)
  const random = createRandom(SEED)
  const order = reviews.map((_, i) => i)
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.int(i + 1)
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    for (const index of order) {
      const row = rows[index]!
      const target = reviews[index]!.liked
      const odds = row.reduce((sum, n) => sum + found[n]!, 0)
      const error = (1 / (1 + Math.exp(-odds)) - Number(target)) * (target ? shares.liked : shares.disliked)
      for (const n of row) {
        const slope = error + DECAY * found[n]!
        squares[n] = squares[n]! + slope * slope
        found[n] = found[n]! - (STEP * slope) / Math.sqrt(squares[n]!)
      }
    }
  }
  return new Map(vocabulary.map((gram, number) => [gram, found[number]!]))
}

function wrap(head: string, grams: readonly string[]): string[] {
  const lines: string[] = []
  let line = head
  for (const gram of grams) {
    if (line !== head && line.length + gram.length > 110) {
      lines.push(line)
      line = head
    }
    line += line === head ? gram : `, ${gram}`
  }
  return [...lines, line]
}

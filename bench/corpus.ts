import { createRandom } from '../dist/math/random.js'

/**
 * A seeded corpus of any size with the shape of real feedback: words by a Zipf law over a vocabulary that keeps growing
 * (Heaps), function words between them, topics with words and phrases of their own, opinions that move the score, dates
 * and strings. The same seed and number give the same documents; document i does not depend on how many are asked for.
 */
export interface CorpusOptions {
  readonly documents: number
  readonly seed?: number
  /** Mean words a document. Default 40. */
  readonly words?: number
  /** Whether each document brings one or two words that no other has: numbers of products, codes, addresses, misspellings. */
  readonly openVocabulary?: boolean
}

export interface CorpusDocument {
  readonly title: string
  readonly text: string
  readonly metadata: readonly (
    | { readonly name: string; readonly type: 'date' | 'string'; readonly value: string }
    | { readonly name: string; readonly type: 'number' | 'score'; readonly value: number }
  )[]
}

const functionWords =
  'the and a to of is it i in was for this my on that with but are have so not very at as we be they just had'.split(
    ' ',
  )
const pleasing =
  'great good love excellent comfortable friendly beautiful perfect clean helpful nice quick easy amazing tasty warm'.split(
    ' ',
  )
const displeasing =
  'bad terrible slow dirty rude broken awful disappointing poor cold noisy late expensive useless worst uncomfortable'.split(
    ' ',
  )
const syllables =
  'ba be bi bo bu da de di do du fa fe fi fo ga go ka ke ki ko la le li lo lu ma me mi mo mu na ne ni no pa pe pi po ra re ri ro ru sa se si so ta te ti to va ve vi vo'.split(
    ' ',
  )
const regions = ['north', 'south', 'east', 'west', 'coast', 'city', 'lake', 'valley']

const TOPICS = 40
const TOPIC_WORDS = 150
const VOCABULARY = 300_000
const FIRST_DAY = Date.UTC(2022, 0, 1)
const DAYS = 900

/** A pronounceable word for a rank: the rarer, the longer. */
function wordOf(rank: number): string {
  let rest = rank
  let word = ''
  do {
    word += syllables[rest % syllables.length]
    rest = Math.floor(rest / syllables.length)
  } while (rest > 0)
  return word.length < 4 ? `${word}n${syllables[(rank * 7) % syllables.length]}` : word
}

/** Documents one by one. */
export function* corpus(options: CorpusOptions): Generator<CorpusDocument> {
  const { documents, seed = 1, words = 40, openVocabulary = false } = options
  for (let i = 0; i < documents; i++) {
    const made = document(i, seed, words)
    yield openVocabulary ? { ...made, text: withOwnWords(made.text, i) } : made
  }
}

/** A text with one or two words more that no other document has. */
function withOwnWords(text: string, number: number): string {
  const random = createRandom(number)
  const parts = text.split(' ')
  const last = number * 2 + random.int(2)
  for (let word = number * 2; word <= last; word++) {
    const kinds = [`${10_000_000 + word}`, `kx${word.toString(36)}z`, `shop.example/${word}`, wordOf(1e9 + word)]
    parts.splice(random.int(parts.length + 1), 0, kinds[random.int(kinds.length)]!)
  }
  return parts.join(' ')
}

function document(number: number, seed: number, words: number): CorpusDocument {
  const random = createRandom(seed * 1_000_003 + number)
  const topic = random.int(TOPICS)
  const mood = random.next() * 0.8 + (topic % 5) * 0.05
  const length = Math.max(4, Math.round(words * (0.3 + 1.4 * random.next())))
  const parts: string[] = []
  let pleased = 0
  let displeased = 0
  while (parts.length < length) {
    const kind = random.next()
    if (kind < 0.42) parts.push(functionWords[Math.floor(random.next() ** 2 * functionWords.length)]!)
    else if (kind < 0.5) {
      const isPleased = random.next() < mood
      const list = isPleased ? pleasing : displeasing
      if (isPleased) pleased++
      else displeased++
      parts.push(list[Math.floor(random.next() ** 1.5 * list.length)]!)
    } else if (kind < 0.78) {
      const place = Math.floor(random.next() ** 2.5 * TOPIC_WORDS)
      parts.push(wordOf(100 + topic * TOPIC_WORDS + place))
      // Every fifth topic word is the first of a phrase that people mostly say in full.
      if (place % 5 === 0 && random.next() < 0.7) parts.push(wordOf(100 + topic * TOPIC_WORDS + place + 1))
    } else {
      // Zipf's law by inversion: rank ~ V^u.
      parts.push(wordOf(8_000 + Math.floor(VOCABULARY ** random.next())))
    }
    if (random.next() < 0.09) parts[parts.length - 1] += random.next() < 0.6 ? '.' : ','
  }
  const score = Math.max(1, Math.min(5, Math.round(3 + (pleased - displeased) * 0.8 + random.normal() * 0.6)))
  const day = new Date(FIRST_DAY + Math.floor(random.next() * DAYS) * 86_400_000)
  return {
    title: '',
    text: parts.join(' '),
    metadata: [
      { name: 'date', type: 'date', value: `${day.toISOString().slice(0, 19)}Z` },
      { name: 'score', type: 'score', value: score },
      { name: 'age', type: 'number', value: 18 + random.int(60) },
      { name: 'region', type: 'string', value: regions[random.int(regions.length)]! },
    ],
  }
}

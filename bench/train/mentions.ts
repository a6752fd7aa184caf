import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '../../dist/math/random.js'
import { FEATURE_NAMES } from '../../dist/text/sentiment/mentions/mentionFeatures.js'
import { namesIn, readRows, readTable } from '../quality/data.js'
import { calibrationError, labelQuality } from '../quality/measures.js'
import { boost, type Ensemble, scoreRow, withoutFeature, writeEnsemble } from './boosting.js'
import { corpusFile, type Label, type LabelledMention, readMentions, readPlaces, readTexts } from './mentionData.js'

/**
 * Writes `src/text/sentiment/mentions/mentionWeights.ts`: boosted trees that tell whether the writer thinks something of what a
 * mention names, and trees that tell what. Learned from `DIR/mentions/train.tsv`, `fixtures/mentionLabels.tsv` (our labels of
 * further mentions, by their places), `fixtures/mentions.txt` and the targets of `DIR/sentiment/*absa*`, which weigh
 * `--aspects` times as much as the mentions together. Targets have a feature of their own: annotators chose them because
 * somebody judges them, so more of them have an opinion. `--lean` is added to the log odds of an opinion: 0 suits ordinary
 * mentions, 1.2 labelled targets. The features name no words, so the weights of one language serve all.
 * `node .bench/train/mentions.js --data DIR`; the same data gives the same file.
 * Corpora are left out in turns to calibrate confidence, and the figures on those left out are printed.
 */
const TREES = { trees: 90, rate: 0.12, seed: 1 }
const SIGN_TREES = { trees: 24, rate: 0.3, seed: 2 }
const FOLDS = 5
/** Texts of a corpus, and targets of a set of aspects. */
const MOST_TEXTS = 6_000
const MOST_TARGETS = 1_200
/** Signs of the labels in our own sentences. */
const labels: Readonly<Record<string, Label>> = { '+': 'positive', '-': 'negative', '0': 'neutral' }
/** The sum of magnitudes in the sentence: without any, a mention is neutral. */
const MASS = FEATURE_NAMES.indexOf('sentenceMass')
/** The feature of targets of sets of aspects: behind those of the engine, and never set there. */
const TARGET = FEATURE_NAMES.length
const ASPECT_SETS = /^(en|de|es|nl)-absa/

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    aspects: { type: 'string', default: '1' },
    lean: { type: 'string', default: '0.5' },
  },
})
const { data } = options
if (data === undefined) {
  console.error('Name the folder of the labelled data: node .bench/train/mentions.js --data DIR')
  process.exit(2)
}
const share = Number(options.aspects)
const lean = Number(options.lean)
const mentions = [...(await readLabelled(data)), ...(await readFixtures())]
const targets = share === 0 ? [] : await readTargets(data)
console.log(`${mentions.length} mentions, ${targets.length} targets`)

interface Model {
  readonly polar: Ensemble
  readonly sign: Ensemble
}

interface Answer {
  readonly label: Label
  readonly given: Label
  /** Log odds of the answer, before calibration. */
  readonly odds: number
}

const answers = crossValidate()
const polarCalibration = fitCalibration(answers.filter(({ given }) => given !== 'neutral'))
const neutralCalibration = fitCalibration(answers.filter(({ given }) => given === 'neutral'))
report(answers)
const model = trainModel(mentions, targets)
writeFileSync(
  'src/text/sentiment/mentions/mentionWeights.ts',
  [
    '/** Written by bench/train/mentions.ts from labelled mentions: numbers of features, thresholds and leaves. */',
    `export const calibration = {\n  polar: ${polarCalibration},\n  neutral: ${neutralCalibration},\n}`,
    `export const polarTrees = \`\n${writeEnsemble(model.polar)}\n\``,
    `export const signTrees = \`\n${writeEnsemble(model.sign)}\n\`\n`,
  ].join('\n\n'),
)

/** Labelled mentions of all corpora of train.tsv. */
async function readLabelled(data: string): Promise<LabelledMention[]> {
  const rows = [
    ...readTable(join(data, 'mentions', 'train.tsv')).map(([corpus, document, , , ...place]) => [
      corpus,
      document,
      ...place,
    ]),
    ...readTable('fixtures/mentionLabels.tsv'),
  ]
  const found: LabelledMention[] = []
  for (const corpus of new Set(rows.map(([name]) => name!))) {
    const texts = readTexts(data, corpus)
    const wanted = rows
      .filter(([name]) => name === corpus)
      .map(([, document, start, end, label]) => ({
        text: texts[Number(document)]!,
        label: labels[label!] ?? (label as Label),
        covers: (from: number, to: number) => from === Number(start) && to === Number(end),
      }))
    const all = new Set([...wanted.map(({ text }) => text), ...texts.slice(0, MOST_TEXTS)])
    found.push(...(await readMentions(corpus, [...all], wanted)).map((mention) => flagged(mention, 0)))
  }
  return found
}

/** A mention with the feature of targets. */
function flagged(mention: LabelledMention, isTarget: number): LabelledMention {
  return { ...mention, features: Float64Array.from([...mention.features, isTarget]) }
}

/**
 * Sentences of our own with several mentions each: `[+food]` is praised, `[-food]` blamed, `[0food]` merely named. A line of
 * two letters sets the language.
 */
async function readFixtures(): Promise<LabelledMention[]> {
  const found: LabelledMention[] = []
  let language = 'en'
  for (const line of readFileSync('fixtures/mentions.txt', 'utf8').trim().split('\n')) {
    if (line.length === 2) language = line
    else found.push(...(await readSentence(language, line)))
  }
  return found
}

async function readSentence(language: string, marked: string): Promise<LabelledMention[]> {
  const places: { start: number; end: number; label: Label }[] = []
  let text = ''
  for (const piece of marked.split(/(?=\[)|(?<=\])/u)) {
    const start = text.length
    text += piece.startsWith('[') ? piece.slice(2, -1) : piece
    if (piece.startsWith('[')) places.push({ start, end: text.length, label: labels[piece[1]!]! })
  }
  return (await readPlaces(`${language}-own`, text, places)).map((mention) => flagged(mention, 0))
}

/** Targets of the sets of aspects: the terms where they stand. */
async function readTargets(data: string): Promise<LabelledMention[]> {
  const found: LabelledMention[] = []
  for (const file of namesIn(data, 'sentiment').filter((name) => ASPECT_SETS.test(name))) {
    const corpus = file.replace(/\.jsonl(\.gz)?$/, '')
    const rows = readRows<{ text: string; label: Label; aspect?: string | null }>(corpusFile(data, corpus))
    const wanted = rows.flatMap(({ text, label, aspect }) => {
      const from = aspect ? text.indexOf(aspect) : -1
      const to = from + (aspect ?? '').length
      return from < 0 ? [] : [{ text, label, covers: (start: number, end: number) => start < to && end > from }]
    })
    const all = await readMentions(corpus, [...new Set(rows.map(({ text }) => text))], wanted)
    found.push(
      ...shuffled(all)
        .slice(0, MOST_TARGETS)
        .map((mention) => flagged(mention, 1)),
    )
  }
  return found
}

function shuffled<T>(items: readonly T[]): T[] {
  const random = createRandom(3)
  return items
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

function trainModel(some: readonly LabelledMention[], aspects: readonly LabelledMention[]): Model {
  const all = [...some, ...aspects].filter(({ features }) => features[MASS]! > 0)
  const own = some.filter(({ features }) => features[MASS]! > 0).length
  const weight = (share * own) / Math.max(1, all.length - own)
  const weights = Float64Array.from(all, (_, i) => (i < own ? 1 : weight))
  const examples = (chosen: readonly number[], yes: (label: Label) => boolean) => ({
    rows: chosen.map((i) => all[i]!.features),
    answers: Uint8Array.from(chosen, (i) => (yes(all[i]!.label) ? 1 : 0)),
    weights: Float64Array.from(chosen, (i) => weights[i]!),
  })
  const everything = all.map((_, i) => i)
  const opinions = everything.filter((i) => all[i]!.label !== 'neutral')
  const polar = boost(
    examples(everything, (label) => label !== 'neutral'),
    TREES,
  )
  const sign = boost(
    examples(opinions, (label) => label === 'positive'),
    SIGN_TREES,
  )
  return { polar: withoutFeature({ ...polar, base: polar.base + lean }, TARGET), sign: withoutFeature(sign, TARGET) }
}

/** Answers for each mention by a model that has seen nothing of its corpus. */
function crossValidate(): Answer[] {
  const corpora = [...new Set(mentions.map(({ corpus }) => corpus))]
  return Array.from({ length: FOLDS }, (_, fold) => {
    const left = new Set(corpora.filter((_corpus, i) => i % FOLDS === fold))
    const isOut = ({ corpus }: LabelledMention): boolean => left.has(corpus)
    const isIn = (mention: LabelledMention): boolean => !isOut(mention)
    const partial = trainModel(mentions.filter(isIn), targets.filter(isIn))
    return mentions
      .filter((mention) => isOut(mention) && !mention.corpus.endsWith('-own'))
      .map((mention) => answer(partial, mention))
  }).flat()
}

function answer({ polar, sign }: Model, { label, features }: LabelledMention): Answer {
  if (features[MASS] === 0) return { label, given: 'neutral', odds: 1 }
  const opinion = scoreRow(polar, features)
  if (opinion <= 0) return { label, given: 'neutral', odds: -opinion }
  const praise = scoreRow(sign, features)
  const joint = chance(opinion) * chance(Math.abs(praise))
  return { label, given: praise > 0 ? 'positive' : 'negative', odds: Math.log(joint / (1 - joint)) }
}

function chance(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

/** Slope and base of the logistic regression of being right on the log odds (Platt 1999), as source text. */
function fitCalibration(given: readonly Answer[]): string {
  let slope = 1
  let base = 0
  for (let round = 0; round < 5_000; round++) {
    let [a, b] = [0, 0]
    for (const { label, given: said, odds } of given) {
      const error = (label === said ? 1 : 0) - chance(slope * odds + base)
      a += (error * odds) / given.length
      b += error / given.length
    }
    slope += 0.3 * a
    base += 0.3 * b
  }
  return `{ slope: ${slope.toFixed(2)}, base: ${base.toFixed(2)} }`
}

function report(all: readonly Answer[]): void {
  const quality = labelQuality(all.map(({ given, label }) => [given, label]))
  const opinions = all.filter(({ given, label }) => given !== 'neutral' && label !== 'neutral')
  const right = opinions.filter(({ given, label }) => given === label).length / opinions.length
  const plain = calibrationError(
    all.filter(({ given }) => given !== 'neutral').map(({ odds, given, label }) => [chance(odds), given === label]),
  )
  console.log(
    `corpora left out: accuracy ${quality.accuracy.toFixed(3)}, macro-F1 ${quality.macroF1.toFixed(3)}, sign ${right.toFixed(3)}, calibration error before calibration ${plain.toFixed(3)}`,
  )
}

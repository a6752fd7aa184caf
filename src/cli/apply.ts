import { once } from 'node:events'
import { addAbortSignal, type Readable } from 'node:stream'
import type { Project } from '../engine.js'
import { EngineError } from '../errors.js'
import { InputError, UsageError } from '../reading/inputError.js'
import { readJsonLines } from '../reading/jsonRecords.js'
import { spreadNested } from '../reading/nestedValues.js'
import { oneLine } from '../report/terminal.js'
import type { ApplyArguments } from './commands/apply.js'
import { counted } from './counted.js'
import { printable } from './printable.js'
import { findProject, withEngineOf } from './storedProjects.js'
import type { CommandContext } from './streams.js'

/** Texts of one call: as many lines, or as many UTF-16 code units. */
const BATCH_LINES = 2_000
const BATCH_UNITS = 1_000_000

const NOTHING_READ =
  'No line was understood. apply reads lines of JSON, such as {"text": "A quiet room."}; analyze reads other files.'

/** A line that was understood. */
interface Line {
  readonly number: number
  readonly text: string
  /** What the answer is added to. */
  readonly object: Readonly<Record<string, unknown>>
}

/**
 * Reads JSON lines from standard input with a built project and writes them with their analysis, no faster than they are
 * taken. Throws InputError for a wrong line with `--strict` and where all lines are wrong, and UsageError for a project or list that
 * does not exist.
 */
export async function apply(args: ApplyArguments, { streams, signal }: CommandContext): Promise<void> {
  let answered = 0
  const wrong = createReporter(args, (line) => void streams.stderr.write(`${printable(line)}\n`))
  await withEngineOf(args, async (engine) => {
    const { project_id } = await findProject(engine, args.project)
    const project = engine.project(project_id)
    if ('list' in args.concepts) await requireList(project, args.concepts.list)
    const analyze = createAnalyze(project, args, signal)
    for await (const batch of batchesOf(linesOf(decoded(streams.stdin, signal), args.text, wrong.add))) {
      signal.throwIfAborted()
      const answers = await analyzeAll(batch, analyze, wrong.add)
      answered += answers.length
      const text = answers
        .map(({ line, answer }) => `${JSON.stringify({ ...line.object, analysis: answer })}\n`)
        .join('')
      if (!streams.stdout.write(text)) await once(streams.stdout, 'drain', { signal })
    }
  })
  wrong.finish(answered)
}

/** Throws UsageError, which names the lists, where the project has none of this name. */
async function requireList(project: Project, name: string): Promise<void> {
  const names = (await project.conceptLists.list({ include_concepts: false })).map((list) => list.name)
  if (names.includes(name)) return
  const listed = names.map((each) => `"${oneLine(each)}"`).join(', ')
  throw new UsageError(`The project has no concept list "${name}". Lists: ${listed === '' ? 'none' : listed}.`)
}

type AnalyzedTextRecord = Awaited<ReturnType<Project['analyze']>>['result'][number]
type Analyze = (texts: readonly string[]) => Promise<readonly AnalyzedTextRecord[]>

/** The question to the project, made once. */
function createAnalyze(project: Project, args: ApplyArguments, signal: AbortSignal): Analyze {
  const { fields, limit, nearest } = args
  const concept_selector = selectorOf(args.concepts)
  return async (texts) =>
    (await project.analyze({ texts, concept_selector, fields, limit, nearest }, { signal })).result
}

type ConceptSelector = Parameters<Project['analyze']>[0]['concept_selector']

function selectorOf(concepts: ApplyArguments['concepts']): ConceptSelector {
  if ('list' in concepts) return { type: 'concept_list', name: concepts.list }
  if ('texts' in concepts) return { type: 'specified', concepts: concepts.texts.map((text) => ({ texts: [text] })) }
  return { type: 'top', limit: concepts.top }
}

type ReportLine = (line: number, why: string) => void

/** Answers of a batch. If it is refused for one of its texts, each text is asked for alone. */
async function analyzeAll(
  batch: readonly Line[],
  analyze: Analyze,
  onWrong: ReportLine,
): Promise<{ line: Line; answer: AnalyzedTextRecord }[]> {
  try {
    const answers = await analyze(batch.map(({ text }) => text))
    return batch.map((line, i) => ({ line, answer: answers[i]! }))
  } catch (error) {
    if (!isAboutTexts(error)) throw error
    if (batch.length === 1) {
      onWrong(batch[0]!.number, error.message)
      return []
    }
  }
  const alone: { line: Line; answer: AnalyzedTextRecord }[] = []
  for (const line of batch) alone.push(...(await analyzeAll([line], analyze, onWrong)))
  return alone
}

const isAboutTexts = (error: unknown): error is EngineError =>
  error instanceof EngineError &&
  error.code === 'INVALID_PARAMS' &&
  error.details.parameters?.includes('texts') === true

/** Reports wrong lines as they come, and their number at the end. */
function createReporter({ strict, quiet }: ApplyArguments, say: (line: string) => void) {
  let count = 0
  return {
    add(line: number, why: string): void {
      if (strict) throw new InputError(`Line ${line}: ${why}`)
      count++
      if (!quiet) say(`Line ${line} is left out: ${why}`)
    },
    finish(answered: number): void {
      if (count > 0 && !quiet) say(`${counted(count, 'line')} ${count === 1 ? 'was' : 'were'} left out.`)
      if (count > 0 && answered === 0) throw new InputError(NOTHING_READ)
    },
  }
}

/** The lines of JSON with a text, without empty ones. */
async function* linesOf(chunks: AsyncIterable<string>, key: string, onWrong: ReportLine): AsyncGenerator<Line> {
  for await (const { values, line } of readJsonLines(chunks, onWrong, key)) {
    const text = values[key] ?? spreadNested(values)[key]
    if (typeof text === 'string') yield { number: line, text, object: values }
    else onWrong(line, `it has no text in "${key}"`)
  }
}

/** The characters of a stream; the signal ends it also while nothing arrives. */
async function* decoded(input: Readable, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of addAbortSignal(signal, input)) {
    yield typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true })
  }
  yield decoder.decode()
}

async function* batchesOf(lines: AsyncIterable<Line>): AsyncGenerator<Line[]> {
  let batch: Line[] = []
  let units = 0
  for await (const line of lines) {
    batch.push(line)
    units += line.text.length
    if (batch.length < BATCH_LINES && units < BATCH_UNITS) continue
    yield batch
    batch = []
    units = 0
  }
  if (batch.length > 0) yield batch
}

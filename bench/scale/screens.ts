import { fork } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page, type Request } from 'playwright-core'
import { serve } from '../../dist/http/node.js'
import { openEngine } from '../../dist/index.js'
import { peakMegabytes } from './measures.js'

/**
 * The screens of the explorer on a generated project in Chromium: time until nothing loads, the slowest question, what came over
 * the wire, and the memory and elements of the page. FOLDER keeps the project, which is built the first time.
 * `npm run screens -- --directory FOLDER [--documents N] [--json FILE]`, with the path of Chromium in CONCEPTLITE_CHROMIUM.
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string' },
    documents: { type: 'string', default: '1000000' },
    json: { type: 'string' },
  },
})
const { directory, documents, json } = values
if (directory === undefined) throw new Error('Name the folder of the project with --directory.')

/** Concepts of the longest list that a person edits. */
const LONG_LIST = 5_000
/** Milliseconds that the slowest screen may take on a slow machine. */
const PATIENCE = 600_000
/** Looks in a row that find nothing under way. */
const LOOKS = 8
const WIDTH = 1_320
const HEIGHT = 900

/** What happened from an action until nothing was asked or busy any more. */
interface Figures {
  readonly name: string
  readonly milliseconds: number
  readonly questions: number
  /** Processor time of the process that serves, which also drives the browser. */
  readonly processorMilliseconds: number
  /** The slowest question, and how long it took. */
  readonly slowest: string
  readonly kilobytes: number
  /** Questions that a later one cancelled. */
  readonly cancelled: number
  /** Milliseconds of the longest task on the thread of the page. */
  readonly longestTask: number
  readonly heapMegabytes: number
  readonly elements: number
}

async function build(folder: string): Promise<void> {
  const child = fork(new URL('build.js', import.meta.url), [folder, documents])
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error(`The build ended with ${code}.`)
}

const hasProject = (folder: string): boolean => {
  try {
    return readdirSync(`${folder}/projects`).length > 0
  } catch {
    return false
  }
}

if (!hasProject(directory)) await build(directory)
const engine = await openEngine({ directory })
const project = engine.project((await engine.projects.list())[0]!.project_id)
const serving = await serve(engine, { explorer: true })
const executablePath = process.env.CONCEPTLITE_CHROMIUM ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--js-flags=--expose-gc'] })
const results: Figures[] = []

/** A page that tells of its requests. */
async function openPage(path: string): Promise<{ page: Page; measure: Measure }> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await page.addInitScript(`
    window.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask' })`)
  page.setDefaultTimeout(PATIENCE)
  const asked: { request: Request; started: number; ended?: number; failed?: boolean }[] = []
  page.on('request', (request) => asked.push({ request, started: performance.now() }))
  const end = (request: Request, failed: boolean): void => {
    Object.assign(asked.find((one) => one.request === request) ?? {}, { ended: performance.now(), failed })
  }
  page.on('requestfinished', (request) => end(request, false))
  page.on('requestfailed', (request) => end(request, true))
  const isBusy = async (): Promise<boolean> =>
    asked.some(({ ended }) => ended === undefined) ||
    (await page.evaluate(`document.querySelector('[aria-busy=true]') !== null`).catch(() => true)) === true
  const measure: Measure = async (name, act) => {
    asked.length = 0
    await page.evaluate('window.tasks = []').catch(() => {})
    const usage = process.cpuUsage()
    const started = performance.now()
    await act()
    let idle = 0
    let last = performance.now()
    // Several looks in a row: a question may follow from an answer.
    while (idle < LOOKS) {
      if (await isBusy()) {
        idle = 0
        last = performance.now()
      } else idle++
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    const milliseconds = last - started
    const { user, system } = process.cpuUsage(usage)
    const questions = asked.filter(({ request }) => request.url().includes('/api/'))
    const took = ({ started: from, ended }: (typeof asked)[number]): number => (ended ?? from) - from
    const slowest = [...questions].sort((a, b) => took(b) - took(a))[0]
    const sizes = await Promise.all(
      questions.filter(({ failed }) => failed === false).map(({ request }) => request.sizes()),
    )
    const tasks = (await page.evaluate('window.tasks')) as number[]
    await page.evaluate('gc()')
    results.push({
      name,
      milliseconds,
      processorMilliseconds: (user + system) / 1e3,
      questions: questions.length,
      slowest: slowest === undefined ? '' : `${operationOf(slowest.request)} ${took(slowest).toFixed(0)} ms`,
      kilobytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1e3,
      cancelled: questions.filter(({ failed }) => failed).length,
      longestTask: Math.max(0, ...tasks),
      heapMegabytes: ((await page.evaluate('performance.memory.usedJSHeapSize')) as number) / 1e6,
      elements: (await page.evaluate('document.querySelectorAll("*").length')) as number,
    })
    console.log(lineOf(results.at(-1)!))
  }
  await page.goto(`${serving.url}/#/projects?token=${serving.token}`)
  await page.waitForSelector('table.proj')
  await page.evaluate(`location.hash = ${JSON.stringify(path)}`)
  return { page, measure }
}

type Measure = (name: string, act: () => Promise<unknown>) => Promise<void>

const operationOf = (request: Request): string =>
  new URL(request.url()).pathname.replace(/^\/api\/v5\/(projects\/\w+\/)?/, '')

const COLUMNS = [
  'action',
  'ms',
  'server, ms of processor',
  'slowest question',
  'questions',
  'cancelled',
  'kB',
  'longest task',
  'heap, MB',
  'elements',
]

const rowOf = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell)).join(' | ')} |`

const lineOf = (f: Figures): string =>
  rowOf([
    f.name,
    f.milliseconds,
    f.processorMilliseconds,
    f.slowest,
    f.questions,
    f.cancelled,
    f.kilobytes,
    f.longestTask,
    f.heapMegabytes,
    f.elements,
  ])

const here = `/projects/${project.project_id}`
const goTo =
  (page: Page, screen: string, query = '') =>
  (): Promise<unknown> =>
    page.evaluate(`location.hash = ${JSON.stringify(`${here}/${screen}${query}`)}`)

async function screens(): Promise<void> {
  const { page, measure } = await openPage('/projects')
  const { result } = await project.concepts.list({ concept_selector: { type: 'top', limit: 60 } })
  const word = (i: number): string => encodeURIComponent(result[i]!.texts[0]!)
  await measure('overview, first after the start', goTo(page, 'overview'))
  await measure('overview, to its end', async () => {
    for (let i = 0; i < 12; i++) {
      await page.mouse.wheel(0, HEIGHT)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await measure('overview of a region', goTo(page, 'overview', '?in.region=north'))
  await measure('search', goTo(page, 'search', `?q=${word(20)}`))
  await measure('search, hybrid', goTo(page, 'search', `?q=${word(30)}+${word(31)}&ranking=hybrid`))
  await measure('drivers', goTo(page, 'drivers', '?in.region=south'))
  await measure('compare', goTo(page, 'compare', '?in.region=east'))
  await measure('vocabulary', goTo(page, 'vocabulary'))
  await measure('documents', goTo(page, 'documents'))
  await scrollDocuments(page, measure)
  await measure('documents by score', goTo(page, 'documents', '?sort=score'))
  await longList(page, measure)
  await page.close()
}

async function scrollDocuments(page: Page, measure: Measure): Promise<void> {
  const scrollTo = (share: number) => (): Promise<unknown> =>
    page.$eval('.vscroll', (element, part) => (element.scrollTop = element.scrollHeight * part), share)
  await measure('documents, to the middle', scrollTo(0.5))
  await measure('documents, to the end', async () => {
    await page.focus('.vscroll')
    await page.keyboard.press('End')
    const rows = await page.getAttribute('table.vtab', 'aria-rowcount')
    await page.waitForSelector(`table.vtab tr[aria-rowindex="${rows}"]`)
  })
  await measure('documents, 100 places one after the other', async () => {
    for (let i = 0; i < 100; i++) {
      await scrollTo(((i * 37) % 100) / 100)()
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
}

async function longList(page: Page, measure: Measure): Promise<void> {
  for (const { concept_list_id, name } of await project.conceptLists.list()) {
    if (name === 'Long') await project.conceptLists.delete({ concept_list_id })
  }
  const { result } = await project.concepts.list({ concept_selector: { type: 'top', limit: LONG_LIST } })
  const concepts = result.map(({ name, texts }) => ({ name, texts, color: '#0072b2' }))
  const { concept_list_id } = await project.conceptLists.create({ name: 'Long', concepts })
  await measure(`a list of ${concepts.length} concepts`, goTo(page, 'concepts', `?list=${concept_list_id}`))
  await measure('overview with that list', goTo(page, 'overview', `?list=${concept_list_id}`))
  await measure('search with that list', goTo(page, 'search', `?q=excellent&list=${concept_list_id}`))
}

/** Ten choices of a filter, each before the answer to the one before, and the bar used meanwhile. */
async function changeOfMind(): Promise<void> {
  const { page, measure } = await openPage(`${here}/overview`)
  await page.waitForSelector('#drivers svg.chart, .card svg')
  const ages = (from: number): string => `?from.age=${from}`
  await measure('one change of the filter', goTo(page, 'overview', ages(20)))
  await measure('ten changes of the filter, 100 ms apart', async () => {
    for (let i = 0; i < 10; i++) {
      await goTo(page, 'overview', ages(21 + i))()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  let opened = 0
  await measure('a panel of the filter while it is asked', async () => {
    await goTo(page, 'overview', ages(40))()
    const started = performance.now()
    await page.getByRole('button', { name: /^Region/ }).click()
    await page.waitForSelector(':popover-open')
    opened = performance.now() - started
  })
  console.log(`The panel was open after ${opened.toFixed(0)} ms.`)
  await page.close()
}

console.log(rowOf(COLUMNS))
console.log(rowOf(COLUMNS.map(() => '---')))
try {
  await screens()
  await changeOfMind()
} finally {
  await browser.close()
  await serving.close()
  await engine.close()
}
console.log(`most memory of the process that serves: ${peakMegabytes().toFixed(0)} MB`)
if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`)

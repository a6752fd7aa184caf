import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type Engine, type EngineOptions, openEngine, type Project } from '../../../src/engine.js'
import { type Serving, serve } from '../../../src/http/node.js'
import { connectBrowser } from '../openPage.js'
import { createPagePool, type PagePool } from '../pagePool.js'

export { violations } from '../violations.js'

/** An engine that serves the explorer to a browser. */
export interface ServedExplorer {
  readonly engine: Engine
  readonly serving: Serving
  /** Opens an address such as `/projects`, as the owner unless another token or none (null) is given. */
  open(path: string, options?: OpenOptions): Promise<OpenExplorer>
  /** Gives a page back that `open` gave, for the next test. */
  giveBack(page: Page): Promise<void>
  close(): Promise<void>
}

export interface OpenOptions extends Omit<BrowserContextOptions, 'viewport'> {
  readonly token?: string | null
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  /** Statuses of refusals that are part of the test, such as 403. */
  readonly refusals?: readonly number[]
}

/** A page, and everything that it did which it should not do. */
export interface OpenExplorer {
  readonly page: Page
  /** Messages of the console, errors, and answers with a status that the test did not expect. */
  readonly complaints: readonly string[]
}

export const OWNER = { email: 'ann@example.org', password: 'a long password' } as const

export async function serveExplorer(options: Pick<EngineOptions, 'mail'> = {}): Promise<ServedExplorer> {
  const engine = await openEngine({ threads: 0, owner: OWNER, ...options })
  const serving = await serve(engine, { explorer: true })
  const browser = await connectBrowser()
  // Its policy on openers is that of the explorer: another one would give the page a new process.
  const style = /href="([^"]+[.]css)"/.exec(await (await fetch(serving.url)).text())![1]!
  const pages = createPagePool(browser, new URL(style, serving.url).href)
  return {
    engine,
    serving,
    open: (path, options) => openExplorer(pages, serving, path, options),
    giveBack: (page) => pages.giveBack(page),
    close: async () => {
      await browser.close()
      await serving.close()
      await engine.close()
    },
  }
}

async function openExplorer(
  pages: PagePool,
  serving: Serving,
  path: string,
  { token = serving.token, width = 1_320, height = 900, dark = false, refusals = [], ...options }: OpenOptions = {},
): Promise<OpenExplorer> {
  const page = await pages.take({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  const complaints: string[] = []
  page.on('console', (message) => {
    // Chromium says this of every refused request; `response` says it with its address.
    if (!message.text().startsWith('Failed to load resource')) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && !refusals.includes(response.status())) {
      complaints.push(`${response.status()}: ${response.url()}`)
    }
  })
  const query = token === null ? '' : `${path.includes('?') ? '&' : '?'}token=${token}`
  await page.goto(`${serving.url}/#${path}${query}`)
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  return { page, complaints }
}

/** The token of somebody who may only read. */
export async function viewerToken(engine: Engine): Promise<string> {
  const viewer = { username: 'vic@example.org', password: 'another password' }
  await engine.users.create({ ...viewer, role: 'viewer' })
  return (await engine.login(viewer)).token
}

/** A built project of the hotel comments. */
export async function buildSample(
  engine: Engine,
  { name = 'Comments of guests', sentiment = true } = {},
): Promise<Project> {
  const docs = readFileSync('fixtures/sample.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string })
  const project = await engine.projects.create({ name, language: 'en' })
  await project.upload({ docs })
  await project.build({ skip_sentiment: !sentiment })
  await project.waitForBuild()
  if (sentiment) await project.waitForSentimentBuild()
  return project
}

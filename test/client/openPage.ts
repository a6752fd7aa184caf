import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium of this machine: as CONCEPTLITE_CHROMIUM says, or found on the PATH. */
export const chromiumPath: string | undefined =
  process.env.CONCEPTLITE_CHROMIUM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => isExecutable(path))

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (chromiumPath === undefined) {
  console.warn('Tests of pages are skipped: there is no Chromium. Install it, or name it in CONCEPTLITE_CHROMIUM.')
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] })

/** A page, and everything that it did which it should not do. */
export interface OpenPage {
  readonly page: Page
  /** Messages of the console, errors and requests. */
  readonly complaints: readonly string[]
}

/** Opens a file in a window of its own, which is closed with its context. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1_320, height: 900 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (request.url() !== url.replace(/#.*/, '') && !request.url().startsWith('data:')) {
      complaints.push(`request: ${request.url()}`)
    }
  })
  await page.goto(url)
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  return { page, complaints }
}

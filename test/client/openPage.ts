import { buffer } from 'node:stream/consumers'
import { type Browser, chromium, type Download, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { askAddress } from '../sharedService.js'
import { chromiumPath } from './chromiumPath.js'
import type { PageOptions, PagePool } from './pagePool.js'

export { chromiumPath }

if (chromiumPath === undefined) {
  console.warn('Tests of pages are skipped: there is no Chromium. Install it, or name it in CONCEPTLITE_CHROMIUM.')
}

/** The browser of this run. Closing what this gives closes its windows, and leaves the browser to other files. */
export const connectBrowser = async (): Promise<Browser> => chromium.connect(await askAddress(inject('browserPort')))

/** What a page saves. The browser belongs to another process, so its files are read through it. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream())

/** A page, and everything that it did which it should not do. */
export interface OpenPage {
  readonly page: Page
  /** Messages of the console, errors and requests. */
  readonly complaints: readonly string[]
}

/** Opens a file in a page of its own, which is given back to `pages`. */
export async function openPage(pages: PagePool, url: string, options: PageOptions): Promise<OpenPage> {
  const page = await pages.take(options)
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

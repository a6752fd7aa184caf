import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { chromiumPath, connectBrowser } from './openPage.js'
import { createPagePool } from './pagePool.js'

test.skipIf(chromiumPath === undefined)('a page that is given back shows nothing of the test before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conceptlite-pool-'))
  const addressOf = (name: string): string => {
    writeFileSync(join(folder, name), '<!doctype html>')
    return pathToFileURL(join(folder, name)).href
  }
  const [idle, shown] = [addressOf('idle.html'), addressOf('shown.html')]
  const browser = await connectBrowser()
  const pages = createPagePool(browser, idle)
  const page = await pages.take({ viewport: { width: 400, height: 300 } })
  await page.goto(shown)
  await page.evaluate('sessionStorage.left = 1; localStorage.left = 1')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'active' })
  const heard: string[] = []
  page.on('request', (request) => heard.push(request.url()))
  await page.route('**/shown.html', (route) => route.abort())
  await pages.giveBack(page)

  const again = await pages.take({ viewport: { width: 500, height: 300 } })
  expect(again).toBe(page)
  await again.goto(shown)
  expect(heard).toEqual([])
  expect(await again.evaluate('[sessionStorage.length, localStorage.length, innerWidth]')).toEqual([0, 0, 500])
  const media = ['print', '(prefers-color-scheme: dark)', '(forced-colors: active)']
  expect(await again.evaluate(`${JSON.stringify(media)}.map((query) => matchMedia(query).matches)`)).toEqual([
    false,
    false,
    false,
  ])
  // One that is in use is not given to another test, nor one with other options.
  expect(await pages.take({ viewport: { width: 500, height: 300 } })).not.toBe(page)
  await pages.giveBack(page)
  expect(await pages.take({ viewport: { width: 500, height: 300 }, locale: 'de' })).not.toBe(page)
  await browser.close()
  rmSync(folder, { recursive: true })
})

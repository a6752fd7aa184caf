import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/**
 * Pages of one origin that tests take and give back. A new page costs a second of processor time: a window, a process, and scripts that
 * are compiled anew. A page that is given back is loaded anew for the next test, in the same process.
 */
export interface PagePool {
  /** A page that no test uses, with these options. It shows nothing of what tests did before. */
  take(options: PageOptions): Promise<Page>
  /** Takes back a page that `take` gave. A test that fails does not come to this, so that no other test gets its page. */
  giveBack(page: Page): Promise<void>
}

export interface PageOptions extends BrowserContextOptions {
  readonly viewport: { readonly width: number; readonly height: number }
}

/** Events that tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'filechooser',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/** `idle` is the address of a page of the same origin without scripts. Pages stay there between tests. */
export function createPagePool(browser: Browser, idle: string): PagePool {
  const unused = new Map<string, Page[]>()
  const keys = new WeakMap<Page, string>()
  return {
    take: async ({ viewport, colorScheme = 'light', ...fixed }) => {
      const key = JSON.stringify(fixed)
      const page = unused.get(key)?.pop()
      if (page !== undefined) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ media: null, colorScheme, forcedColors: fixed.forcedColors ?? null })
        return page
      }
      const context = await browser.newContext({ viewport, colorScheme, ...fixed })
      const opened = await context.newPage()
      keys.set(opened, key)
      return opened
    },
    giveBack: async (page) => {
      for (const event of EVENTS) page.removeAllListeners(event)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      for (const other of page.context().pages()) if (other !== page) await other.close()
      // Beside the page, where nothing is hovered.
      await page.mouse.move(-1, -1)
      await page.goto(idle)
      await page.evaluate('sessionStorage.clear(); localStorage.clear()')
      const key = keys.get(page)!
      unused.set(key, [...(unused.get(key) ?? []), page])
    },
  }
}

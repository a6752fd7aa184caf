import type { Page } from 'playwright-core'

/** The lower ends of the text of a title and of its box, in pixels: letters that reach below the line are cut off below the box. */
export const titleBounds = (page: Page, selector: string): Promise<[text: number, box: number]> =>
  page.evaluate<[number, number]>(`(() => {
    const title = document.querySelector(${JSON.stringify(selector)})
    const range = document.createRange()
    range.selectNodeContents(title)
    return [range.getBoundingClientRect().bottom, title.getBoundingClientRect().bottom]
  })()`)

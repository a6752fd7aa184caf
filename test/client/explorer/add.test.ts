import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { writeXlsx } from 'hucre'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath } from '../openPage.js'
import { type ServedExplorer, serveExplorer, violations } from './openExplorer.js'

const HEADER = ['Comment', 'Rating', 'Visited on', 'Branch', 'Ticket']
const COMMENTS = [
  'The queue was long and the staff was slow, nobody cared.',
  'Lovely staff, quick and friendly, we will come back.',
  'Too expensive for what it is, and the parking was full.',
  'The parking was full again, but the food was very good.',
]

/** Twenty-four rows; the fourth of each four has a name with a letter outside of ASCII. */
const rows = Array.from({ length: 24 }, (_, i) => [
  COMMENTS[i % 4]!,
  String((i * 7) % 11),
  `2024-0${1 + (i % 9)}-15`,
  ['North', 'South', 'West', 'Zürich'][i % 4]!,
  String(1_000 + i),
])

const csv = [HEADER, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\r\n')

/** Drops a file on the page, as dragging does. */
async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const transfer = await page.evaluateHandle(`(() => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array([${bytes.join()}])], ${JSON.stringify(name)}))
    return data
  })()`)
  await page.dispatchEvent('.drop', 'drop', { dataTransfer: transfer })
}

const roleOf = (page: Page, column: string): Promise<string> => page.getByLabel(`${column} is taken as`).inputValue()

describe.skipIf(chromiumPath === undefined)('adding data', () => {
  let served: ServedExplorer
  beforeAll(async () => {
    served = await serveExplorer()
    await served.engine.users.create({ username: 'vic@example.org', password: 'another password', role: 'viewer' })
  })
  afterEach(async () => {
    for (const project of await served.engine.projects.list()) await served.engine.project(project.project_id).delete()
  })
  afterAll(() => served.close())

  test('a file is dragged in, corrected, built, and its address opened by somebody who may only read', async () => {
    const { page, complaints } = await served.open('/add')
    await drop(page, 'Guests 2024.csv', Buffer.from(csv))
    await page.waitForSelector('table.plan')
    expect(await Promise.all(HEADER.map((column) => roleOf(page, column)))).toEqual([
      'text',
      'score',
      'date',
      'string',
      'out',
    ])
    expect(await page.$$eval('table.plan tbody tr:first-child .sam span', (cells) => cells.length)).toBe(5)
    await page.getByLabel('Visited on is taken as').selectOption('out')
    await page.getByLabel('Name of Branch').fill('House')
    expect(await page.getByLabel('Name of the project').inputValue()).toBe('Guests 2024')
    expect(await page.getByLabel('Language of the texts').inputValue()).toBe('en')
    await page.getByText('House: North').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Upload and build' }).click()
    await page.getByRole('heading', { name: 'Guests 2024' }).waitFor()
    await page.getByRole('button', { name: /^House/ }).click()
    await page.getByRole('checkbox', { name: 'Zürich' }).check()
    await page.getByText('6 of 24 documents').waitFor()
    const [made] = await served.engine.projects.list()
    const { result } = await served.engine.project(made!.project_id).metadata()
    expect(result.map(({ name, type }) => `${name} ${type}`)).toEqual(['House string', 'Rating score'])
    expect(complaints).toEqual([])

    const shared = new URL(page.url()).hash.slice(1)
    const visitor = await served.open(shared, { token: null })
    await visitor.page.getByLabel('E-mail address').fill('vic@example.org')
    await visitor.page.getByLabel('Password', { exact: true }).last().fill('another password')
    await visitor.page.keyboard.press('Enter')
    await visitor.page.getByText('6 of 24 documents').waitFor()
    await visitor.page.getByRole('link', { name: 'Add data' }).last().click()
    await visitor.page.getByText('You may read this project, not add to it.').waitFor()
    expect(visitor.complaints).toEqual([])
    await served.giveBack(visitor.page)
    await served.giveBack(page)
  })

  test('the same rows come from CSV, packed, in another encoding, and from a workbook', async () => {
    const workbook = await writeXlsx({ sheets: [{ name: 'Answers', rows: [HEADER, ...rows] }] })
    const files: readonly (readonly [string, Uint8Array])[] = [
      ['packed.csv.gz', gzipSync(csv)],
      ['latin.csv', Buffer.from(csv, 'latin1')],
      ['wide.csv', Buffer.from(`\ufeff${csv}`, 'utf16le')],
      ['book.xlsx', workbook],
    ]
    const { page, complaints } = await served.open('/add')
    for (const [name, bytes] of files) {
      await drop(page, name, bytes)
      await page.waitForSelector('table.plan')
      const cells = await page.$$eval('table.plan tbody tr', (found) =>
        found.map((row) => [...row.querySelectorAll('.sam span')].map((cell) => cell.textContent)),
      )
      expect(cells, name).toEqual(HEADER.map((_, column) => rows.slice(0, 5).map((row) => row[column])))
      await page.getByRole('button', { name: 'Another file' }).click()
    }
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('says why a file cannot be read, and which columns do not fit', async () => {
    const { page, complaints } = await served.open('/add')
    for (const [name, bytes, why] of [
      ['sound.raw', Buffer.from([1, 2, 0, 0, 1, 2]), 'is no text file'],
      // It has no byte 0, and would be read as a text with a document on each line.
      [
        'letter.rtf',
        Buffer.from('{\\rtf1 A room.\nA bed.\n}'),
        'is a document in rich text format, which cannot be read',
      ],
      ['broken.xlsx', Buffer.from('PK\u0003\u0004 this is no workbook'), 'is no workbook'],
      ['empty.csv', Buffer.from(''), 'is empty'],
      ['numbers.csv', Buffer.from('id,stars\n1,2\n2,3\n'), /^No column of numbers\.csv looks like text\.$/],
      ['cut.csv.gz', gzipSync(csv).subarray(0, 60), 'damaged or cut off'],
    ] as const) {
      await drop(page, name, bytes)
      await page.getByText(why).waitFor()
      await page.getByRole('button', { name: 'Another file' }).click()
    }
    await drop(page, 'guests.csv', Buffer.from(csv))
    await page.getByLabel('Comment is taken as').selectOption('out')
    await page.getByText('These columns do not fit.').waitFor()
    expect(await page.getByRole('button', { name: 'Upload and build' }).isDisabled()).toBe(true)
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('has its heading, and no violation of the axe rules, while its code is loaded', async () => {
    const { page } = await served.open('/projects')
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/AddScreen-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Add data' }).first().click()
    await page.getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
    expect(await page.locator('h1').allTextContents()).toEqual(['Add data'])
    expect(await violations(page)).toEqual([])
    release()
    await page.getByText('Drop a file here').waitFor()
    expect(await page.locator('h1').allTextContents()).toEqual(['Add data'])
    await served.giveBack(page)
  })

  test('an upload that is cancelled leaves nothing behind', async () => {
    const { page, complaints } = await served.open('/add')
    await drop(page, 'guests.csv', Buffer.from(csv))
    await page.waitForSelector('table.plan')
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/upload/', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Upload and build' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    release()
    await page.getByText('Cancelled. Nothing of the file was kept.').waitFor()
    await page.getByText('Drop a file here').waitFor()
    expect(await served.engine.projects.list()).toEqual([])
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('a file that is damaged behind its beginning ends the upload with its reason, and leaves nothing behind', async () => {
    const { page, complaints } = await served.open('/add')
    // Random texts, so that the browser reads the packed file in several pieces.
    const noise = (row: number): string =>
      Array.from({ length: 10 }, (_, i) => createHash('sha256').update(`${row} ${i}`).digest('hex')).join(' ')
    const lines = Array.from({ length: 9_000 }, (_, i) => `The queue was long and the staff slow ${noise(i)},${i % 11}`)
    const packed = gzipSync(['Comment,Rating', ...lines].join('\n'), { level: 1 })
    const buffer = packed.subarray(0, packed.length - 100_000)
    const file = { name: 'guests.csv.gz', mimeType: 'application/gzip', buffer }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.waitForSelector('table.plan')
    await page.getByLabel('Language of the texts').selectOption('en')
    await page.getByRole('button', { name: 'Upload and build' }).click()
    await page.getByRole('alert').getByText('damaged or cut off').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await served.engine.projects.list()).toEqual([])
    await page.getByRole('button', { name: 'Another file' }).click()
    await page.getByText('Drop a file here').waitFor()
    expect(complaints).toEqual([])
    await served.giveBack(page)
  })

  test('an engine that is not reached is asked again by a button, with the columns as they were chosen', async () => {
    const { page } = await served.open('/add')
    await drop(page, 'guests.csv', Buffer.from(csv))
    await page.getByLabel('Name of Branch').fill('House')
    await page.route('**/api/v5/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Upload and build' }).click()
    await page.getByText('The engine does not answer.').waitFor()
    // Nothing asks again by itself.
    expect(await page.getByRole('alert').textContent()).not.toContain('Asking again')
    await page.unroute('**/api/v5/**')
    await page.getByRole('button', { name: 'Upload again' }).click()
    await page.getByRole('heading', { name: 'guests' }).waitFor()
    await page.getByRole('button', { name: /^House/ }).waitFor()
    expect(await served.engine.projects.list()).toHaveLength(1)
    await served.giveBack(page)
  })

  test('a new project that could not be deleted after a failed upload is deleted before the next one', async () => {
    const { page } = await served.open('/add')
    await drop(page, 'guests.csv', Buffer.from(csv))
    await page.waitForSelector('table.plan')
    // The engine goes down behind the creation of the project.
    const others = /\/api\/v5\/projects\/\w+\//
    await page.route(others, (route) => route.abort())
    await page.getByRole('button', { name: 'Upload and build' }).click()
    await page.getByText('The engine does not answer.').waitFor()
    const [left] = await served.engine.projects.list()
    expect(left).toMatchObject({ name: 'guests', document_count: 0 })
    await page.unroute(others)
    await page.getByRole('button', { name: 'Upload again' }).click()
    await page.getByRole('heading', { name: 'guests' }).waitFor()
    const projects = await served.engine.projects.list()
    expect(projects).toMatchObject([{ name: 'guests', document_count: 24 }])
    expect(projects[0]!.project_id).not.toBe(left!.project_id)
    await served.giveBack(page)
  })

  test('code that reads files is loaded again where the engine was not reached', async () => {
    const { page } = await served.open('/add')
    await page.getByText('Drop a file here').waitFor()
    await page.route('**', (route) => route.abort())
    await drop(page, 'guests.csv', Buffer.from(csv))
    await page.getByText('The engine does not answer.').waitFor()
    await page.unroute('**')
    await page.getByRole('button', { name: 'Ask again' }).click()
    await page.waitForSelector('table.plan')
    await served.giveBack(page)
  })

  test('code that an updated engine no longer has is said to need the page anew', async () => {
    const { page } = await served.open('/projects')
    await page.getByRole('link', { name: 'Add data' }).first().waitFor()
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.getByRole('link', { name: 'Add data' }).first().click()
    const alert = page.getByRole('alert')
    await alert.getByText('A part of this page could not be loaded.').waitFor()
    expect(await alert.textContent()).not.toContain('Asking again')
    expect(await violations(page)).toEqual([])
    await page.unroute('**/*.js')
    await alert.getByRole('button', { name: 'Load the page again' }).click()
    await page.getByText('Drop a file here').waitFor()
    expect(page.url()).toContain('/add')
    await served.giveBack(page)
  })

  test('has no violation of the axe rules, narrow and dark, and no column is wider than the window', async () => {
    const { page } = await served.open('/add', { width: 420, dark: true })
    expect(await violations(page)).toEqual([])
    await drop(page, 'guests.csv', Buffer.from(csv))
    await page.waitForSelector('table.plan')
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(420)
    await served.giveBack(page)
  })
})

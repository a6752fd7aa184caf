import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { createRandom, type Random } from '../../../src/math/random.js'
import { OWNER, type ServedExplorer } from './openExplorer.js'

/** What a person who tries everything at random does to the explorer, and what nobody should come to see. */
export interface Walk {
  /** What was done, in words. */
  readonly steps: readonly string[]
  /** Steps by the name of the screen on which they ended. */
  readonly visits: ReadonlyMap<string, number>
}

export interface WalkOptions {
  readonly served: ServedExplorer
  readonly seed: number
  readonly actions: number
  /** Address of the project that it begins with, and returns to. */
  readonly home: string
  /** Names of the screens, to which it comes in turn. */
  readonly screens: readonly string[]
}

/** Milliseconds within which a page of a small project shows its answers, also on a machine that is busy. */
const PATIENCE = 20_000
const STEPS_SHOWN = 12
/** Steps from one screen to the next. */
const STAY = 9

const WORDS = [
  'breakfast',
  'queue',
  'room',
  '-staff',
  '"front desk"',
  'x',
  '',
  '0',
  '7',
  '-1',
  '1e9',
  '2024-02-30',
  '2024-03-01',
  '<img src=x onerror=alert(1)>',
  '&amp;',
  'مرحبا بكم',
  '🙂',
  'a'.repeat(300),
  '%',
  '../..',
  'null',
  '__proto__',
  'food, rooms',
]
/** A typed confirmation asks for the name of what is destroyed; none of these is one. */
const UNFIT_CONFIRMATIONS = ['delete', 'yes', 'Comments', 'comments of guests']
const KEYS = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'ArrowLeft',
  'Home',
  'End',
  'PageDown',
  'Control+End',
  'Backspace',
  'Delete',
]

const pick = <T>(random: Random, values: readonly T[]): T => values[random.int(values.length)]!

/**
 * Refusals that are answers: of forms whose entries only the engine can judge, such as a present password or a name that another
 * list has; of too many questions in a second, which the page asks again; and of a project that was taken back, to which the walk
 * returns.
 */
const ANSWERS = [
  /^40[01]: .*\/api\/v5\/(profile|tokens|users|workspaces)\//,
  /^400: .*\/concept_lists\//,
  /^429: /,
  /^403: .*\/projects\//,
]
const isFault = (complaint: string): boolean => !ANSWERS.some((answer) => answer.test(complaint))

/** Walks. Fails with the last steps when the page complains, loads for ever or has no heading. */
export async function walk({ served, seed, actions, home, screens }: WalkOptions): Promise<Walk> {
  const random = createRandom(seed)
  const { page, complaints } = await served.open(home, { token: await logIn(served) })
  const faults = (): string[] => [...complaints.filter(isFault), ...watched.failures]
  const watched = watch(page)
  const steps: string[] = []
  const visits = new Map<string, number>()
  const story = (): string =>
    `seed ${seed}, ${steps.length} steps, at ${page.url()}:\n${steps.slice(-STEPS_SHOWN).join('\n')}`
  try {
    for (let step = 0; step < actions; step++) {
      const next = step % STAY === 0 ? screens[(step / STAY) % screens.length]! : undefined
      if (await isLoggedOut(page)) steps.push(await logInAgain(page, served, home))
      steps.push(await act({ page, random, home, next }))
      const screen = screenOf(page.url())
      visits.set(screen, (visits.get(screen) ?? 0) + 1)
      // A screen has one heading at any time, also while its answer is awaited.
      expect(await page.locator('h1').count(), `headings; ${story()}`).toBe(1)
      // Some act again before the answer is there.
      if (random.next() < 0.25) continue
      await settle(page, watched.pending, story)
      expect(faults(), story()).toEqual([])
    }
    await settle(page, watched.pending, story)
    expect(faults(), story()).toEqual([])
  } finally {
    await page.context().close()
  }
  return { steps, visits }
}

/** A token of a session, which Log out ends. */
const logIn = async ({ engine }: ServedExplorer): Promise<string> =>
  (await engine.login({ username: OWNER.email, password: OWNER.password })).token

/** `#/projects/ID/search?q=x` is `search`; `#/add` is `add`. */
const screenOf = (url: string): string => {
  const [first = '', , name] = new URL(url).hash.replace(/^#\/|\?.*/g, '').split('/')
  return name ?? first
}

/** The requests under way, and those that failed without having been cancelled by the page. */
function watch(page: Page): { readonly pending: Set<Request>; readonly failures: string[] } {
  const pending = new Set<Request>()
  const failures: string[] = []
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => {
    pending.delete(request)
    const { errorText } = request.failure()!
    if (errorText !== 'net::ERR_ABORTED') failures.push(`${errorText}: ${request.method()} ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    failures.push(`a dialog of the browser: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('filechooser', (chooser) => {
    const text = `Comment,Stars\n${'The queue was long,2\nLovely staff,5\n'.repeat(4)}`
    // The page may be left before the file is chosen.
    chooser
      .setFiles({ name: 'few.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      .catch(({ message }: Error) => {
        if (!/not attached|has been closed/.test(message)) failures.push(message)
      })
  })
  return { pending, failures }
}

/** Until nothing is asked and nothing says that it loads. */
async function settle(page: Page, pending: ReadonlySet<Request>, story: () => string): Promise<void> {
  const end = performance.now() + PATIENCE
  const isBusy = async (): Promise<boolean> =>
    pending.size > 0 || (await page.evaluate(`document.querySelector('[aria-busy=true]') !== null`))
  while (await isBusy()) {
    if (performance.now() > end) {
      const asked = [...pending].map((request) => request.url())
      throw new Error(`It loads for ever, asking [${asked.join()}]; ${story()}`)
    }
    await page.evaluate('new Promise((done) => setTimeout(done, 20))')
  }
}

interface Step {
  readonly page: Page
  readonly random: Random
  readonly home: string
  /** The screen to go to; undefined: to stay and do something. */
  readonly next: string | undefined
}

const isLoggedOut = async (page: Page): Promise<boolean> =>
  await page.evaluate(`document.querySelector('main.login h1:not(.sr)') !== null && sessionStorage.length === 0`)

async function logInAgain(page: Page, served: ServedExplorer, home: string): Promise<string> {
  await page.goto(`${served.serving.url}/#${home}?token=${await logIn(served)}`)
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  return 'log in'
}

/** Does one thing; gives it in words. */
async function act({ page, random, home, next }: Step): Promise<string> {
  if (next !== undefined) return await goToScreen(page, next, home)
  const kind = random.next()
  if (kind < 0.07) return await turn(page, random)
  if (kind < 0.22) {
    const key = pick(random, KEYS)
    await page.keyboard.press(key)
    return `key ${key}`
  }
  return await useControl(page, random)
}

/**
 * A screen of the project, through its link; from where no project is open, that of the walk is opened. Finding and clicking are
 * one step: a link may go at any time.
 */
async function goToScreen(page: Page, name: string, home: string): Promise<string> {
  await page.keyboard.press('Escape')
  const selector = `nav a[href*="/${name}"]`
  await page.evaluate(`{
    const link = [...document.querySelectorAll(${JSON.stringify(selector)})].at(-1)
    if (link === undefined) location.hash = ${JSON.stringify(`${home}/${name}`)}
    else link.click()
  }`)
  return `go to ${name}`
}

/** Back, forward, or the page loaded anew, in another width or colour. */
async function turn(page: Page, random: Random): Promise<string> {
  const kind = random.int(6)
  if (kind < 2) {
    await page.goBack({ waitUntil: 'commit' })
    // Before its first address a window is empty.
    if (page.url() === 'about:blank') await page.goForward({ waitUntil: 'commit' })
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    return 'back'
  }
  if (kind === 2) {
    await page.goForward({ waitUntil: 'commit' })
    return 'forward'
  }
  if (kind === 3) {
    await page.reload()
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    return 'reload'
  }
  const [width, dark] = pick(random, [
    [420, false],
    [1_320, true],
    [1_320, false],
    [2_560, true],
  ] as const)
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  return `${width} pixels, ${dark ? 'dark' : 'light'}`
}

/** Something to click, to type into or to choose from, as the page has it. */
interface Control {
  readonly name: string
  readonly kind: 'click' | 'type' | 'select'
  readonly x: number
  readonly y: number
  readonly options: number
  /** Whether it stands in a dialog that destroys something. */
  readonly isConfirmation: boolean
}

/**
 * Chooses a control of what is on top: the dialog or open panel if there is one, else the page. Each kind of control (tag,
 * class and role) is as likely as any other, so that a hundred rows do not hide one button. Runs in the page.
 */
const CHOOSE = `(first, second) => {
  const top = document.querySelector('dialog[open]') ?? document.querySelector(':popover-open') ?? document.body
  const inside = (selector) => [...top.querySelectorAll(selector)]
  const wanted = 'a[href], button, input, select, textarea, [role=button], [role=menuitem], [role=option], [data-key], summary, tr[tabindex], section[tabindex]'
  const seen = inside(wanted).filter((element) => !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }))
  const groups = new Map()
  for (const element of seen) {
    const kind = [element.tagName, element.getAttribute('class'), element.getAttribute('role'), element.getAttribute('type')].join()
    groups.set(kind, [...(groups.get(kind) ?? []), element])
  }
  if (groups.size === 0) return null
  const group = [...groups.values()][Math.floor(first * groups.size)]
  const element = group[Math.floor(second * group.length)]
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top: above, width, height } = element.getBoundingClientRect()
  const typed = 'textarea, input:not([type=radio]):not([type=checkbox]):not([type=file]):not([type=range]):not([type=color]):not([type=button])'
  return {
    name: (element.tagName + ' ' + (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()).slice(0, 60),
    kind: element.matches('select') ? 'select' : element.matches(typed) ? 'type' : 'click',
    x: left + width / 2, y: above + height / 2,
    options: element.options?.length ?? 0,
    isConfirmation: element.closest('dialog')?.querySelector('.btn.bad') != null,
  }
}`

async function useControl(page: Page, random: Random): Promise<string> {
  const chosen = (await page.evaluate(`(${CHOOSE})(${random.next()}, ${random.next()})`)) as Control | null
  if (chosen === null) return 'nothing to click'
  const { name, kind, x, y } = chosen
  await page.mouse.click(x, y)
  if (kind === 'click') return `click ${name}`
  if (kind === 'select') {
    const steps = random.int(Math.min(chosen.options, 12) + 1)
    await page.keyboard.press('Escape')
    for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowDown')
    return `select ${name} ${steps} down`
  }
  const word = pick(random, chosen.isConfirmation ? UNFIT_CONFIRMATIONS : WORDS)
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(word)
  const isSent = random.next() < 0.5
  if (isSent) await page.keyboard.press('Enter')
  return `type "${word.slice(0, 40)}" into ${name}${isSent ? ', Enter' : ''}`
}

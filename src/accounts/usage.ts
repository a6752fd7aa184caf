import { SECONDS_A_DAY } from '../dates.js'
import { monthOfDay } from '../storage/port/catalog/months.js'
import type { DayOfUsage, Space, UsageStore } from '../storage/port/catalog/usage.js'
import type { AccountContext } from './accountContext.js'

/** A calendar month in UTC. */
export interface MonthOfUsage {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly documents: number
  /** By workspace; only those with any usage. */
  readonly byWorkspace: ReadonlyMap<string, number>
}

/** Times are seconds since 1970, at the start of a day in UTC. */
export interface BillingPeriod {
  readonly start: number
  readonly end: number
  readonly firstUsed: number | null
  readonly lastUsed: number | null
  readonly documents: number
}

/** Usage by month and billing period, latest first, from the first day of use until now. */
export interface Usage {
  readonly months: readonly MonthOfUsage[]
  readonly billingPeriods: readonly BillingPeriod[]
}

/** Calls are counted in two kinds; those that send documents or process all of them are big. */
export type CallKind = 'regular' | 'big'

/** Months since January 1970, in UTC. */
export type Month = number

export interface UsageMeter {
  ofWorkspace(workspaceId: string): Promise<Usage>
  ofOrganization(organizationId: string): Promise<Usage>
  /** Counts a call. Counts are written after a short delay, so that answers do not wait for them. */
  countCall(workspaceId: string, kind: CallKind): void
  /** Writes pending counts. */
  flush(): Promise<void>
  callsOf(workspaceId: string, month: Month): Promise<Record<CallKind, number>>
  /**
   * Records the current sizes of the projects of a workspace: bytes by project id. Projects that are not listed no
   * longer exist.
   */
  noteSpace(workspaceId: string, bytes: ReadonlyMap<string, number>): Promise<void>
  /** Bytes in use at the end of a month, or now for the current month; 0 for future months. */
  spaceOf(workspaceId: string, month: Month): Promise<Space>
  thisMonth(): Month
}

/** Delay in milliseconds after which counted calls are written together. */
const FLUSH_MILLISECONDS = 1_000

/** Usage: uploaded documents, as counted with each upload; calls; bytes. Nothing is ever refunded. */
export function createUsage({ catalog: { workspaces, usage }, now }: AccountContext): UsageMeter {
  const today = (): number => Math.floor(now() / SECONDS_A_DAY)
  const thisMonth = (): Month => monthOfDay(today())
  const { countCall, flush } = createCallCounter(usage, today)
  return {
    countCall,
    flush,
    async callsOf(workspaceId, month) {
      await flush()
      return { regular: 0, big: 0, ...(await usage.callsOf(workspaceId, month)) }
    },
    async noteSpace(workspaceId, bytes) {
      // Removed projects first, so that the maximum does not include them together with growing ones.
      for (const { projectId } of (await usage.spaceOf(workspaceId, thisMonth())).projects) {
        if (!bytes.has(projectId)) await usage.noteSpace(workspaceId, projectId, 0, now())
      }
      for (const [projectId, each] of bytes) await usage.noteSpace(workspaceId, projectId, each, now())
    },
    spaceOf: async (workspaceId, month) =>
      month > thisMonth()
        ? { total: 0, most: 0, time: undefined, projects: [] }
        : await usage.spaceOf(workspaceId, month),
    thisMonth,
    ofWorkspace: async (workspaceId) => {
      await flush()
      return report(await usage.ofWorkspace(workspaceId), {
        created: (await workspaces.find(workspaceId))?.creationDate ?? now(),
        now: now(),
        calledDays: await usage.calledDays(workspaceId),
      })
    },
    ofOrganization: async (organizationId) =>
      report(await usage.ofOrganization(organizationId), {
        created: (await workspaces.organization(organizationId))?.creationDate ?? now(),
        now: now(),
      }),
  }
}

/** Counts calls in memory, and writes the counts together a second after the first of them. */
function createCallCounter(usage: UsageStore, today: () => number): Pick<UsageMeter, 'countCall' | 'flush'> {
  let counted = new Map<string, { readonly workspaceId: string; readonly day: number; kind: CallKind; calls: number }>()
  let waiting: NodeJS.Timeout | undefined
  /** Settles with the last write. Writes follow each other, so that a flush ends when all counts before it are written. */
  let writing = Promise.resolve()
  const write = async (): Promise<void> => {
    const written = counted
    counted = new Map()
    for (const calls of written.values()) await usage.countCalls(calls)
  }
  const flush = (): Promise<void> => {
    clearTimeout(waiting)
    waiting = undefined
    writing = writing.catch(() => {}).then(write)
    return writing
  }
  const flushLater = (): void => {
    // Counting must not fail a call or the process, so counts that cannot be written are lost.
    waiting ??= setTimeout(() => void flush().catch(() => {}), FLUSH_MILLISECONDS).unref()
  }
  return {
    countCall(workspaceId, kind) {
      const day = today()
      const key = `${workspaceId} ${day} ${kind}`
      const known = counted.get(key)
      if (known === undefined) counted.set(key, { workspaceId, day, kind, calls: 1 })
      else known.calls++
      flushLater()
    },
    flush,
  }
}

export interface ReportOptions {
  /** Creation time of the account or organization, in seconds since 1970. */
  readonly created: number
  /** Seconds since 1970. */
  readonly now: number
  /**
   * Days with calls since 1970, oldest first. Uploads count as calls, including those from before calls were counted.
   */
  readonly calledDays?: readonly number[]
}

/** Months and billing periods of days with uploads, oldest first. */
export function report(days: readonly DayOfUsage[], { created, now, calledDays = [] }: ReportOptions): Usage {
  const firstDay = Math.min(Math.floor(created / SECONDS_A_DAY), days[0]?.day ?? Number.POSITIVE_INFINITY)
  const lastDay = Math.max(Math.floor(now / SECONDS_A_DAY), days.at(-1)?.day ?? Number.NEGATIVE_INFINITY)
  return { months: monthsOf(days, firstDay, lastDay), billingPeriods: periodsOf(days, calledDays, [firstDay, lastDay]) }
}

function monthsOf(days: readonly DayOfUsage[], firstDay: number, lastDay: number): MonthOfUsage[] {
  const byMonth = new Map<number, Map<string, number>>()
  for (const { workspaceId, day, documents } of days) {
    const month = monthOfDay(day)
    const byWorkspace = byMonth.get(month) ?? new Map<string, number>()
    byWorkspace.set(workspaceId, (byWorkspace.get(workspaceId) ?? 0) + documents)
    byMonth.set(month, byWorkspace)
  }
  const months: MonthOfUsage[] = []
  for (let month = monthOfDay(lastDay); month >= monthOfDay(firstDay); month--) {
    const byWorkspace = byMonth.get(month) ?? new Map<string, number>()
    const documents = [...byWorkspace.values()].reduce((sum, each) => sum + each, 0)
    months.push({ year: 1970 + Math.floor(month / 12), month: (((month % 12) + 12) % 12) + 1, documents, byWorkspace })
  }
  return months
}

/**
 * Our choice: a billing period is a year; the first one begins on the day on which the account or organization was
 * created.
 */
function periodsOf(
  days: readonly DayOfUsage[],
  calledDays: readonly number[],
  [firstDay, lastDay]: readonly [number, number],
): BillingPeriod[] {
  const periods: BillingPeriod[] = []
  for (let year = 0; yearsLater(firstDay, year) <= lastDay; year++) {
    const start = yearsLater(firstDay, year)
    const end = yearsLater(firstDay, year + 1)
    const isInside = (day: number): boolean => day >= start && day < end
    const used = days.filter(({ day }) => isInside(day))
    const called = [...used.map(({ day }) => day), ...calledDays.filter(isInside)].sort((a, b) => a - b)
    periods.push({
      start: start * SECONDS_A_DAY,
      end: end * SECONDS_A_DAY,
      firstUsed: called.length === 0 ? null : called[0]! * SECONDS_A_DAY,
      lastUsed: called.length === 0 ? null : called.at(-1)! * SECONDS_A_DAY,
      documents: used.reduce((sum, { documents }) => sum + documents, 0),
    })
  }
  return periods.reverse()
}

/** The same day some years later; 29 February becomes 1 March. */
function yearsLater(day: number, years: number): number {
  const date = new Date(day * SECONDS_A_DAY * 1000)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.getTime() / (SECONDS_A_DAY * 1000)
}

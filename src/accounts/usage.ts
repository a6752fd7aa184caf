import type { DayOfUsage } from '../storage/catalog/usage.js'
import type { AccountContext } from './accountContext.js'

/** A calendar month in UTC. */
export interface MonthOfUsage {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly documents: number
  /** By workspace, of those where something was used. */
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

/** What has been used, months and billing periods latest first, from the first day there was until now. */
export interface Usage {
  readonly months: readonly MonthOfUsage[]
  readonly billingPeriods: readonly BillingPeriod[]
}

/** Calls are counted in two kinds: those that bring documents or work through all of them are big. */
export type CallKind = 'regular' | 'big'

/** Months since January 1970, in UTC. */
export type Month = number

export interface UsageMeter {
  ofWorkspace(workspaceId: string): Usage
  ofOrganization(organizationId: string): Usage
  /** Counts a call. It is written a moment later, so that answers do not wait for it. */
  countCall(workspaceId: string, kind: CallKind): void
  /** Writes what has been counted. */
  flush(): void
  callsOf(workspaceId: string, month: Month): Record<CallKind, number>
  /** The most bytes that were in use in a month, as far as anybody has looked; `bytes` are in use now. */
  mostSpace(workspaceId: string, month: Month, bytes: number): number
  thisMonth(): Month
}

/** Milliseconds that counted calls wait to be written together. */
const FLUSH_MILLISECONDS = 1_000

const SECONDS_A_DAY = 86_400

/** Documents uploaded, as they were counted with each upload; calls; bytes. Nothing is ever refunded. */
export function createUsage({ catalog: { places, usage }, now }: AccountContext): UsageMeter {
  const thisMonth = (): Month => monthOf(Math.floor(now() / SECONDS_A_DAY))
  let counted = new Map<
    string,
    { readonly workspaceId: string; readonly month: Month; kind: CallKind; calls: number }
  >()
  let waiting: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(waiting)
    waiting = undefined
    const written = counted
    counted = new Map()
    for (const { workspaceId, month, kind, calls } of written.values())
      usage.countCalls(workspaceId, month, kind, calls)
  }
  const flushLater = (): void => {
    // Counting must not fail a call, nor the process: what cannot be written now is lost.
    waiting ??= setTimeout(() => {
      try {
        flush()
      } catch {}
    }, FLUSH_MILLISECONDS).unref()
  }
  return {
    countCall(workspaceId, kind) {
      const month = thisMonth()
      const key = `${workspaceId} ${month} ${kind}`
      const known = counted.get(key)
      if (known === undefined) counted.set(key, { workspaceId, month, kind, calls: 1 })
      else known.calls++
      flushLater()
    },
    flush,
    callsOf(workspaceId, month) {
      flush()
      return { regular: 0, big: 0, ...usage.callsOf(workspaceId, month) }
    },
    mostSpace: (workspaceId, month, bytes) =>
      month === thisMonth() ? usage.noteSpace(workspaceId, month, bytes) : usage.spaceOf(workspaceId, month),
    thisMonth,
    ofWorkspace: (workspaceId) =>
      report(usage.ofWorkspace(workspaceId), places.workspace(workspaceId)?.creationDate ?? now(), now()),
    ofOrganization: (organizationId) =>
      report(usage.ofOrganization(organizationId), places.organization(organizationId)?.creationDate ?? now(), now()),
  }
}

/** `days` oldest first; `created` and `now` in seconds since 1970. */
export function report(days: readonly DayOfUsage[], created: number, now: number): Usage {
  const firstDay = Math.min(Math.floor(created / SECONDS_A_DAY), days[0]?.day ?? Number.POSITIVE_INFINITY)
  const lastDay = Math.max(Math.floor(now / SECONDS_A_DAY), days.at(-1)?.day ?? Number.NEGATIVE_INFINITY)
  return { months: monthsOf(days, firstDay, lastDay), billingPeriods: periodsOf(days, firstDay, lastDay) }
}

function monthsOf(days: readonly DayOfUsage[], firstDay: number, lastDay: number): MonthOfUsage[] {
  const byMonth = new Map<number, Map<string, number>>()
  for (const { workspaceId, day, documents } of days) {
    const month = monthOf(day)
    const byWorkspace = byMonth.get(month) ?? new Map<string, number>()
    byWorkspace.set(workspaceId, (byWorkspace.get(workspaceId) ?? 0) + documents)
    byMonth.set(month, byWorkspace)
  }
  const months: MonthOfUsage[] = []
  for (let month = monthOf(lastDay); month >= monthOf(firstDay); month--) {
    const byWorkspace = byMonth.get(month) ?? new Map<string, number>()
    const documents = [...byWorkspace.values()].reduce((sum, each) => sum + each, 0)
    months.push({ year: 1970 + Math.floor(month / 12), month: (((month % 12) + 12) % 12) + 1, documents, byWorkspace })
  }
  return months
}

/** Our choice: a billing period is a year, the first one beginning on the day that the account or organisation was made. */
function periodsOf(days: readonly DayOfUsage[], firstDay: number, lastDay: number): BillingPeriod[] {
  const periods: BillingPeriod[] = []
  for (let year = 0; yearsLater(firstDay, year) <= lastDay; year++) {
    const start = yearsLater(firstDay, year)
    const end = yearsLater(firstDay, year + 1)
    const used = days.filter(({ day }) => day >= start && day < end)
    periods.push({
      start: start * SECONDS_A_DAY,
      end: end * SECONDS_A_DAY,
      firstUsed: used.length === 0 ? null : used[0]!.day * SECONDS_A_DAY,
      lastUsed: used.length === 0 ? null : used.at(-1)!.day * SECONDS_A_DAY,
      documents: used.reduce((sum, { documents }) => sum + documents, 0),
    })
  }
  return periods.reverse()
}

/** Months since January 1970. */
function monthOf(day: number): number {
  const date = new Date(day * SECONDS_A_DAY * 1000)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/** The same day some years later; 29 February becomes 1 March. */
function yearsLater(day: number, years: number): number {
  const date = new Date(day * SECONDS_A_DAY * 1000)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.getTime() / (SECONDS_A_DAY * 1000)
}

import type { DayOfUsage } from '../storage/catalog/usage.js'
import type { AccountContext } from './context.js'

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

export interface UsageRoom {
  ofWorkspace(workspaceId: string): Usage
  ofOrganization(organizationId: string): Usage
}

const SECONDS_A_DAY = 86_400

/** Documents uploaded, as they were counted with each upload. Nothing is ever refunded. */
export function createUsageRoom({ catalog: { places, usage }, now }: AccountContext): UsageRoom {
  return {
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

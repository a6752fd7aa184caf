import type { ProjectRecord } from '../../api/projects.js'

/** Orders of the list; the first is the usual one. */
export const PROJECT_ORDERS = ['oldest', 'newest', 'name', 'built'] as const

export type ProjectOrder = (typeof PROJECT_ORDERS)[number]

const comparisons: Readonly<Record<Exclude<ProjectOrder, 'newest'>, (a: ProjectRecord, b: ProjectRecord) => number>> = {
  oldest: (a, b) => a.creation_date - b.creation_date,
  name: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }),
  built: (a, b) => (b.last_successful_build_time ?? 0) - (a.last_successful_build_time ?? 0),
}

/** The projects whose name has what is typed, in upper or lower case. Those that are equal in an order stay as they are listed. */
export function chooseProjects(
  projects: readonly ProjectRecord[],
  { typed, order }: { readonly typed: string; readonly order: ProjectOrder },
): ProjectRecord[] {
  const wanted = folded(typed.trim())
  const found = projects.filter(({ name }) => folded(name).includes(wanted))
  // Also of those that were made in the same second, the last one is the newest.
  return order === 'newest' ? found.sort(comparisons.oldest).reverse() : found.sort(comparisons[order])
}

/** Letters with marks can be typed in two ways. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/**
 * A name that no project of the workspace has: the requested name, or that name followed by ` - <n>` with the smallest
 * free n from 1. Spec v5 2.1.10.
 */
export function uniqueName(requested: string, taken: ReadonlySet<string>): string {
  if (!taken.has(requested)) return requested
  for (let n = 1; ; n++) {
    const name = `${requested} - ${n}`
    if (!taken.has(name)) return name
  }
}

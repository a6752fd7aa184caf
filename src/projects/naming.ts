/**
 * A name that no project of the workspace has: the wanted one, or with ` - <n>` behind it for the smallest n from 1 that
 * is free. Spec v5 2.1.10.
 */
export function uniqueName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  for (let n = 1; ; n++) {
    const name = `${wanted} - ${n}`
    if (!taken.has(name)) return name
  }
}

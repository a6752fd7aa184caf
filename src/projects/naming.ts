/** Whether a name has no visible character: only whitespace, controls and format characters. */
export const isBlank = (name: string): boolean => !/[^\p{Z}\p{Cc}\p{Cf}]/u.test(name)

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

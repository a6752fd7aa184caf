/** Changes by term id, v5 2.6; a key `*part*` ignores every term whose words contain the part. */
export type TermManagementLike = Readonly<
  Record<string, { readonly action?: 'ignore' | 'notice'; readonly new_term_id?: string }>
>

type Change = TermManagementLike[string]

/** The key under which term management keeps that all terms with `part` in them are ignored (v4-legacy 4.5). */
export const substringKey = (part: string): string => `*${part}*`

/** The part of a `substringKey`; undefined for the key of a term. */
export const substringOf = (key: string): string | undefined => /^\*(.+)\*$/s.exec(key)?.[1]

/**
 * What management says of a term id: its own entry, or that it contains a part to be ignored. A part is looked for in the
 * words of the id without their languages (`credit card`), one with a `|` in the id as it is.
 */
export function termChanges(management: TermManagementLike): (id: string) => Change | undefined {
  const parts = Object.entries(management).flatMap(([key, change]) =>
    change.action === 'ignore' ? (substringOf(key) ?? []) : [],
  )
  const contains = (id: string): boolean => {
    const words = id.replace(/\|\S+/g, '')
    return parts.some((part) => (part.includes('|') ? id : words).includes(part))
  }
  return (id) => {
    if (Object.hasOwn(management, id)) return management[id]
    return parts.length > 0 && contains(id) ? ignored : undefined
  }
}

const ignored: Change = { action: 'ignore' }

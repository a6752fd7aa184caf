import { createHash } from 'node:crypto'
import { type PackedStrings, packStrings, unpackString } from '../../compute/shared.js'
import type { TermManagement } from '../../snapshot/snapshot.js'

/** Term management as it is sent to kernels with every page: on shared memory, so that no page has a copy of it. */
export interface SharedManagement {
  /** The same for the same entries. */
  readonly fingerprint: string
  readonly json: PackedStrings
}

export function shareManagement(management: TermManagement): SharedManagement {
  const json = JSON.stringify(management)
  return { fingerprint: createHash('sha256').update(json).digest('base64url'), json: packStrings([json]) }
}

/** What this thread has read last: each language of a project asks for it. */
let last: { readonly fingerprint: string; readonly management: WeakRef<TermManagement> } | undefined

export function readManagement({ fingerprint, json }: SharedManagement): TermManagement {
  const known = last?.fingerprint === fingerprint ? last.management.deref() : undefined
  if (known !== undefined) return known
  const management = JSON.parse(unpackString(json, 0)) as TermManagement
  last = { fingerprint, management: new WeakRef(management) }
  return management
}

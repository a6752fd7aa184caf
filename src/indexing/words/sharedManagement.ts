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

export const readManagement = ({ json }: SharedManagement): TermManagement => JSON.parse(unpackString(json, 0))

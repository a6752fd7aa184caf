import type { FieldCounts } from './fields.js'

/** Totals of an upload. */
export interface ArrivalSummary {
  readonly documents: number
  /** UTF-16 code units. */
  readonly characters: number
  readonly fields: FieldCounts
}

/**
 * Running uploads. Documents of an upload arrive in slices, so that a large upload does not block other work. They
 * become visible together when it ends. An upload that never ends leaves nothing.
 */
export interface ArrivalStore {
  /**
   * Begins an upload. One that ends in the transaction of the caller needs no sign of life: no other process sees it, and nothing of it
   * stays where that transaction is undone.
   */
  begin(endsInTransaction?: boolean): Promise<number>
  /** Renews the upload: it is still running. Throws when it was abandoned. */
  renew(arrival: number): Promise<void>
  /** Makes its documents visible, in the transaction of the caller. Throws when the upload was abandoned. */
  end(arrival: number, summary: ArrivalSummary): Promise<void>
  /** Deletes up to `limit` documents of an abandoned upload; false when none is left. */
  dropSome(arrival: number, limit: number): Promise<boolean>
  /** Marks an upload as abandoned. */
  giveUp(arrival: number): Promise<void>
  /** Whether any upload is running, or was running when its process died. */
  any(): Promise<boolean>
  /** An upload of a dead process, if there is one. */
  abandoned(): Promise<number | undefined>
}

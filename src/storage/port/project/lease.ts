/**
 * The lease for builds of a project, held by at most one engine among all that have its file open. The holder renews
 * it. It expires when its process has died or when it is not renewed in time. A build must check `isHeldBy` in the
 * transaction that publishes, since a computer that slept may have lost the lease.
 */
export interface Lease {
  /**
   * Acquires the lease if it is free or expired and returns the name of the holder; undefined when another holds it. Ends when the
   * records are closed, unless it `outlives` them.
   */
  take(outlives?: boolean): Promise<string | undefined>
  /** Renews it; false when another has acquired it since. */
  renew(holder: string): Promise<boolean>
  release(holder: string): Promise<void>
  /** Whether a live process holds it. */
  isHeld(): Promise<boolean>
  isHeldBy(holder: string): Promise<boolean>
  /** The last holder. */
  holder(): Promise<string | undefined>
}

/** What a process tells the others of its installation. */
export interface Notification {
  readonly event: 'buildWaits' | 'snapshotPublished'
  readonly projectId: string
}

/**
 * Messages between the processes of an installation. They save time and are never relied upon: a message is lost with the
 * connection, and poolers of transactions deliver none.
 */
export interface Notifications {
  /** Calls the listener with the messages of all processes, its own among them, until the storage is closed. */
  listen(listener: (notification: Notification) => void): void
}

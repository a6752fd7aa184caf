/** What a function takes beside its parameters. */
export interface AskOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined
}

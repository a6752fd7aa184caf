import { signal } from '@preact/signals'
import { ApiError } from '../api/apiError.js'

/** What was done, and how to undo it. */
export interface Notice {
  readonly text: string
  /** Undoes it; undefined for what cannot be undone. */
  readonly undo: (() => Promise<unknown>) | undefined
  readonly isBad: boolean
}

/** The latest notice; null after it was closed. */
export const notice = signal<Notice | null>(null)

/** Says what was done. It stays until the next one, so that nobody has to hurry to take something back. */
export function notify(text: string, undo?: () => Promise<unknown>): void {
  notice.value = { text, undo, isBad: false }
}

/** Says what went wrong where no place of the screen can show it. */
export function notifyError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
  notice.value = { text: error.message, undo: undefined, isBad: true }
}

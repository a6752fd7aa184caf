import { bar, clip, column } from '../report/terminal.js'

export interface Progress {
  /** Shows a stage: how much of it is done from 0 to 1 (undefined: not known), and a few words behind it. */
  show(stage: string, fraction: number | undefined, note?: string): void
  /** Clears the line, so that other output can be written. */
  erase(): void
}

interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** Milliseconds between two updates: more would not be visible. */
const INTERVAL = 50

const STAGE_WIDTH = 22
const BAR_WIDTH = 24

/** One line that is drawn over itself on a terminal; on anything else, and on one without control codes, nothing is written. */
export function createProgress(
  stream: Terminal,
  enabled: boolean,
  now: () => number = () => performance.now(),
): Progress {
  if (!enabled || stream.isTTY !== true || process.env.TERM === 'dumb') return { show: () => {}, erase: () => {} }
  let drawn = false
  let last = { stage: '', at: Number.NEGATIVE_INFINITY }
  return {
    show(stage, fraction, note = '') {
      const at = now()
      if (stage === last.stage && at - last.at < INTERVAL && fraction !== 1) return
      last = { stage, at }
      const line = `${column(stage, STAGE_WIDTH)} ${fraction === undefined ? '' : share(fraction)}${note}`
      // Text in the last column would make some terminals start a new line.
      stream.write(`\r\u001b[2K${clip(line.trimEnd(), (stream.columns ?? 80) - 1)}`)
      drawn = true
    },
    erase() {
      if (drawn) stream.write('\r\u001b[2K')
      drawn = false
    },
  }
}

/** A share as a bar and in percent. */
function share(fraction: number): string {
  const shown = Math.min(1, Math.max(0, fraction))
  return `${column(bar(shown, BAR_WIDTH), BAR_WIDTH)} ${column(`${Math.floor(shown * 100)}%`, 4, 'right')}  `
}

import type { AttackResult } from './runner.js'

const HEADS = ['attack', 'runs', 'operations', 'seconds', 'worst pause', 'peak memory', 'result'] as const

/** The results of a campaign as lines of text, one an attack. */
export function renderTable(results: readonly AttackResult[]): string {
  const rows = [HEADS as readonly string[], ...results.map(row)]
  const widths = HEADS.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)))
  const last = HEADS.length - 1
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i === 0 || i === last ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}

const row = (result: AttackResult): string[] => [
  result.name,
  String(result.rounds),
  result.operations.toLocaleString('en'),
  result.seconds.toFixed(0),
  `${Math.round(result.worstPause)} ms`,
  `${Math.round(result.peakMemory / 2 ** 20)} MB`,
  verdict(result),
]

function verdict({ faults, skipped }: AttackResult): string {
  if (faults.length > 0) {
    const kinds = [...new Set(faults.map(({ kind }) => kind))]
    return `FAILED: ${kinds.map((kind) => `${faults.filter((fault) => fault.kind === kind).length} ${kind}`).join(', ')}`
  }
  return skipped === undefined ? 'passed' : `skipped: ${skipped}`
}

import type { Mutant } from './mutant.js'

/** What became of a mutant. A run that does not end counts as killed: the suite would not end either. */
export type Status = 'killed' | 'timeout' | 'survived' | 'uncovered'

export interface MutantResult extends Mutant {
  readonly status: Status
  /** The test that failed or did not end. */
  readonly test?: string
  readonly diff: string
  /** Test files that were chosen. */
  readonly tests: number
}

export interface Score {
  readonly folder: string
  readonly killed: number
  readonly timeouts: number
  readonly survived: number
  /** Of them, those whose function no test runs. */
  readonly uncovered: number
  /** Share of killed mutants, timeouts among them, from 0 to 1. */
  readonly score: number
}

const isKilled = ({ status }: MutantResult): boolean => status === 'killed' || status === 'timeout'

/** Scores by folder of `src/`, in the order of their names. */
export function scoresOf(results: readonly MutantResult[]): Score[] {
  const folders = [...new Set(results.map(({ file }) => folderOf(file)))].sort()
  return folders.map((folder) => {
    const own = results.filter(({ file }) => folderOf(file) === folder)
    const count = (status: Status): number => own.filter((result) => result.status === status).length
    const killed = own.filter(isKilled).length
    return {
      folder,
      killed,
      timeouts: count('timeout'),
      survived: own.length - killed,
      uncovered: count('uncovered'),
      score: killed / own.length,
    }
  })
}

const folderOf = (file: string): string => (file.split('/').length > 2 ? file.split('/').slice(0, 2).join('/') : 'src')

/** One line for a mutant that a test noticed; place, operator and change of one that none did. */
export function renderResult({ file, line, operator, diff, status, test, tests }: MutantResult): string {
  const place = `${status} ${file}:${line} ${operator}`
  if (status === 'killed' || status === 'timeout') return `${place} by ${test}`
  const ran = status === 'uncovered' ? 'no test runs it' : `${tests} test ${tests === 1 ? 'file' : 'files'}`
  return `${place} (${ran})\n${diff}`
}

/** The table of scores. */
export function renderScores(scores: readonly Score[]): string {
  const rows = scores.map(({ folder, killed, timeouts, survived, uncovered, score }) => [
    folder,
    ...[killed, timeouts, survived, uncovered].map(String),
    `${(100 * score).toFixed(0)} %`,
  ])
  return table([['folder', 'killed', 'by time', 'survived', 'uncovered', 'score'], ...rows])
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))))
    .map((row) => row.join('  '))
    .join('\n')
}

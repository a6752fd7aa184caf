import { applyEdit } from './edit.js'
import { editsOf, type NamedEdit } from './operators.js'
import { functionAt, functionBodies, parseSource } from './syntax.js'

/** One change of one file. */
export interface Mutant extends NamedEdit {
  /** From the root of the repository, as `src/dates.ts`. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** The innermost function around the change, as an index of `functionBodies`; undefined at the top level. */
  readonly inFunction: number | undefined
}

/** All mutants of a file. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const program = parseSource(file, text)
  const bodies = functionBodies(program)
  return editsOf(program, text).map((edit) => ({
    ...edit,
    file,
    line: text.slice(0, edit.start).split('\n').length,
    inFunction: functionAt(bodies, edit.start),
  }))
}

/** The lines that a mutant changes, before and after, as a diff shows them. */
export function diffOf(text: string, edit: NamedEdit): string {
  const from = text.lastIndexOf('\n', edit.start - 1) + 1
  const to = text.indexOf('\n', edit.end)
  const lines = text.slice(from, to < 0 ? text.length : to)
  const changed = applyEdit(lines, { ...edit, start: edit.start - from, end: edit.end - from })
  const marked = (sign: string, part: string): string[] => part.split('\n').map((line) => `${sign} ${line}`)
  return [...shortened(marked('-', lines)), ...shortened(marked('+', changed))].join('\n')
}

const shortened = (lines: readonly string[]): string[] =>
  lines.length <= 8 ? [...lines] : [...lines.slice(0, 4), `  ... ${lines.length - 6} lines`, ...lines.slice(-2)]

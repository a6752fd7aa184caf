import { functionBodies, parseSource } from './syntax.js'

/** A module that notes which functions have run, once each, in the file that `MUTATION_COVERAGE` names. */
export const recorder = `import { openSync, writeSync } from 'node:fs'
const seen = new Set()
const path = process.env.MUTATION_COVERAGE
let log
export const hit = (name) => {
  if (path === undefined || seen.has(name)) return
  seen.add(name)
  log ??= openSync(path, 'a')
  writeSync(log, name + '\\n')
}
`

/** A source whose functions note their first run as `file:index`. Line numbers stay. */
export function instrument(file: string, text: string, recorderPath: string): string {
  const inserted: { readonly at: number; readonly text: string }[] = []
  const program = parseSource(file, text)
  // Before the first statement, behind the line that names the interpreter.
  inserted.push({ at: program.body[0]?.start ?? 0, text: `import { hit as __hit } from '${recorderPath}';` })
  for (const [index, { start, end, isExpression }] of functionBodies(program).entries()) {
    const call = `__hit('${file}:${index}')`
    if (isExpression) inserted.push({ at: start, text: `(${call}, ` }, { at: end, text: ')' })
    else inserted.push({ at: start + 1, text: `${call};` })
  }
  // Of two at one place the later belongs to the function outside, whose end comes after.
  const ordered = inserted.map((each, order) => ({ ...each, order })).sort((a, b) => a.at - b.at || a.order - b.order)
  let result = ''
  let from = 0
  for (const { at, text: piece } of ordered) {
    result += text.slice(from, at) + piece
    from = at
  }
  return result + text.slice(from)
}

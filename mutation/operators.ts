import type { Edit } from './edit.js'
import { callEdits } from './operators/calls.js'
import { conditionEdits } from './operators/conditions.js'
import { expressionEdits } from './operators/expressions.js'
import { literalEdits } from './operators/literals.js'
import { sqlEdits } from './operators/sql.js'
import { statementEdits } from './operators/statements.js'
import { type Node, walk } from './syntax.js'

/** A change with the name of the operator that made it. */
export interface NamedEdit extends Edit {
  readonly operator: string
}

/** What an operator looks at. */
export interface Place {
  readonly node: Node
  /** From the nearest. */
  readonly ancestors: readonly Node[]
  /** Source of the whole file. */
  readonly text: string
}

const families: readonly ((place: Place) => NamedEdit[])[] = [
  conditionEdits,
  expressionEdits,
  literalEdits,
  callEdits,
  statementEdits,
  sqlEdits,
]

/** All changes that the operators make to a file, by place. The same change by two operators counts once. */
export function editsOf(program: Node, text: string): NamedEdit[] {
  const edits = new Map<string, NamedEdit>()
  walk(program, (node, ancestors) => {
    for (const family of families) {
      for (const edit of family({ node, ancestors, text })) {
        const key = `${edit.start} ${edit.end} ${edit.replacement}`
        if (!edits.has(key) && text.slice(edit.start, edit.end) !== edit.replacement) edits.set(key, edit)
      }
    }
  })
  return [...edits.values()].sort((a, b) => a.start - b.start || a.end - b.end)
}

import type { NamedEdit, Place } from '../operators.js'
import type { Node } from '../syntax.js'

/** Values that a function may return instead; the type checker refuses those that do not fit. */
const results = ['undefined', '[]', 'false', '0']

/** Statements and blocks removed, and other values returned. */
export function statementEdits({ node, ancestors, text }: Place): NamedEdit[] {
  const { start, end } = node
  switch (node.type) {
    case 'ExpressionStatement':
      return isDirective(node) ? [] : [{ operator: 'removed statement', start, end, replacement: ';' }]
    case 'BlockStatement':
      if (node.body.length === 0 || isEndless(ancestors[0])) return []
      return [{ operator: 'emptied block', start, end, replacement: '{}' }]
    case 'ReturnStatement':
      if (!node.argument) return [{ operator: 'removed return', start, end, replacement: ';' }]
      return returned(node.argument, text)
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? [] : returned(node.body, text)
    case 'ContinueStatement':
    case 'BreakStatement':
      return ancestors[0]?.type === 'SwitchCase' ? [] : [{ operator: 'removed jump', start, end, replacement: ';' }]
    case 'ThrowStatement':
      return [{ operator: 'removed throw', start, end, replacement: ';' }]
    default:
      return []
  }
}

const isDirective = (node: Node): boolean => 'directive' in node && typeof node.directive === 'string'

/** Loops whose body ends them. */
const isEndless = (node: Node | undefined): boolean =>
  node?.type === 'WhileStatement' || node?.type === 'DoWhileStatement'

/** Literals have operators of their own. */
function returned(value: Node, text: string): NamedEdit[] {
  if (value.type === 'Literal' || text.slice(value.start, value.end) === 'undefined') return []
  const { start, end } = value
  return results.map((replacement) => ({ operator: 'return value', start, end, replacement }))
}

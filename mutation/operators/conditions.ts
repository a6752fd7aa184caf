import type { NamedEdit, Place } from '../operators.js'
import type { Node } from '../syntax.js'

const boundaries: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const negations: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
}

/** Comparisons with a moved boundary or negated; `&&` and `||` exchanged or with one side; tests that always fail or hold. */
export function conditionEdits({ node, text }: Place): NamedEdit[] {
  switch (node.type) {
    case 'BinaryExpression':
      return [
        ...exchange('boundary', node, text, boundaries[node.operator]),
        ...exchange('negated comparison', node, text, negations[node.operator]),
      ]
    case 'LogicalExpression': {
      const { start, end } = node
      const sides = [node.left, node.right].map((side) => text.slice(side.start, side.end))
      const other = { '&&': '||', '||': '&&', '??': undefined }[node.operator]
      return [
        ...exchange('logical operator', node, text, other),
        ...sides.map((replacement) => ({ operator: 'removed condition', start, end, replacement })),
      ]
    }
    case 'IfStatement':
      return [...negate(node.test, text), { operator: 'condition', ...spanOf(node.test), replacement: 'false' }]
    case 'ConditionalExpression':
      return negate(node.test, text)
    case 'UnaryExpression':
      if (node.operator !== '!') return []
      return [
        { operator: 'negation', ...spanOf(node), replacement: text.slice(node.argument.start, node.argument.end) },
      ]
    default:
      return []
  }
}

const spanOf = ({ start, end }: Node): { start: number; end: number } => ({ start, end })

/** Comparisons and negations have operators of their own. */
function negate(test: Node, text: string): NamedEdit[] {
  if (test.type === 'BinaryExpression' || test.type === 'UnaryExpression') return []
  return [{ operator: 'negated condition', ...spanOf(test), replacement: `!(${text.slice(test.start, test.end)})` }]
}

/** Replaces the sign between the two sides of an expression. */
export function exchange(
  operator: string,
  node: { readonly operator: string; readonly left: Node; readonly right: Node },
  text: string,
  replacement: string | undefined,
): NamedEdit[] {
  if (replacement === undefined) return []
  const start = text.indexOf(node.operator, node.left.end)
  return [{ operator, start, end: start + node.operator.length, replacement }]
}

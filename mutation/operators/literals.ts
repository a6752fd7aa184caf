import type { NamedEdit, Place } from '../operators.js'
import type { Node } from '../syntax.js'

/** Above it a constant is a size or a time, where one more is often the same: it becomes ten times as large. */
const LARGE = 100

/** Booleans exchanged, numbers raised, texts emptied or filled, ends of patterns opened. */
export function literalEdits({ node, ancestors, text }: Place): NamedEdit[] {
  const { start, end } = node
  if (node.type === 'TemplateLiteral') {
    return isProse(ancestors) || isSql(text.slice(start, end))
      ? []
      : [{ operator: 'text', start, end, replacement: '``' }]
  }
  if (node.type !== 'Literal') return []
  if (typeof node.value === 'boolean') return [{ operator: 'boolean', start, end, replacement: String(!node.value) }]
  if (typeof node.value === 'number') return [{ operator: 'number', start, end, replacement: changed(node.value) }]
  if (typeof node.value === 'string') {
    if (isName(node, ancestors) || isProse(ancestors) || isSql(node.value)) return []
    return [{ operator: 'text', start, end, replacement: node.value === '' ? "'mutated'" : "''" }]
  }
  return 'regex' in node ? patternEdits(node, text) : []
}

const changed = (value: number): string =>
  String(!Number.isInteger(value) ? value * 2 : value >= LARGE ? value * 10 : value + 1)

export const isSql = (text: string): boolean =>
  /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WHERE|PRAGMA)\b/.test(text)

/** Whether a literal names something: a key of a record, a module, a directive. */
function isName(node: Node, ancestors: readonly Node[]): boolean {
  const parent = ancestors[0]
  return (
    (parent?.type === 'Property' && parent.key === node) ||
    parent?.type === 'ExpressionStatement' ||
    parent?.type === 'ImportExpression' ||
    parent?.type === 'ExportNamedDeclaration'
  )
}

/** Names of the keys and functions whose texts are for readers. */
const prose = new Set(['summary', 'description', 'describe', 'usage', 'help'])

/** Whether a text is a message or a description. Tests compare errors by code, not by text. */
function isProse(ancestors: readonly Node[]): boolean {
  return ancestors.some(
    (node) =>
      (node.type === 'NewExpression' && /(?:Error|Failure|Fault)$/.test(nameOf(node.callee))) ||
      (node.type === 'CallExpression' && prose.has(nameOf(node.callee))) ||
      (node.type === 'Property' && prose.has(nameOf(node.key))),
  )
}

export function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? nameOf(node.property) : ''
}

function patternEdits(node: Node, text: string): NamedEdit[] {
  const source = text.slice(node.start, node.end)
  const last = source.lastIndexOf('/')
  const edits: NamedEdit[] = []
  if (source.startsWith('/^')) {
    edits.push({ operator: 'pattern', start: node.start + 1, end: node.start + 2, replacement: '' })
  }
  if (source[last - 1] === '$' && source[last - 2] !== '\\') {
    edits.push({ operator: 'pattern', start: node.start + last - 1, end: node.start + last, replacement: '' })
  }
  return edits
}

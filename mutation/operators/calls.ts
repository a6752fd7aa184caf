import type { NamedEdit, Place } from '../operators.js'
import type { Node } from '../syntax.js'
import { nameOf } from './literals.js'

/** Functions of arrays, texts and numbers that are mistaken for each other. */
const others: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  push: 'unshift',
  unshift: 'push',
  pop: 'shift',
  shift: 'pop',
  trimStart: 'trimEnd',
  trimEnd: 'trimStart',
  sqrt: 'cbrt',
}

/** Functions that give a value of the same type as that which they are called on. */
const removable = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'trim',
  'normalize',
  'subarray',
])

/** Functions that run their last argument, a function, with something around it. */
const wrappers = /^(?:transaction|unsynced|atomically|immediate|exclusive)$/

/** Functions of which the order of arguments says nothing. */
const symmetric = /^(?:min|max|imul|hypot)$/

/** Calls of another function, without their effect, without a wrapper, or with two arguments exchanged. */
export function callEdits({ node, text }: Place): NamedEdit[] {
  if (node.type === 'NewExpression') return swappedArguments(node.arguments, text)
  if (node.type !== 'CallExpression') return []
  const { callee, start, end } = node
  const name = nameOf(callee)
  const edits = symmetric.test(name) ? [] : swappedArguments(node.arguments, text)
  const work = node.arguments.at(-1)
  if (wrappers.test(name) && work !== undefined && work.type !== 'SpreadElement') {
    edits.push({ operator: 'removed transaction', start, end, replacement: `(${text.slice(work.start, work.end)})()` })
  }
  if (callee.type !== 'MemberExpression' || callee.computed) return edits
  const other = others[name]
  if (other !== undefined) {
    edits.push({ operator: 'function', start: callee.property.start, end: callee.property.end, replacement: other })
  }
  if (removable.has(name)) edits.push({ operator: 'removed call', start: callee.object.end, end, replacement: '' })
  return edits
}

/** Neighbouring arguments exchanged; the type checker refuses those of different types. */
function swappedArguments(args: readonly Node[], text: string): NamedEdit[] {
  return args.slice(1).map((second, index) => {
    const first = args[index]!
    const [a, b] = [first, second].map((node) => text.slice(node.start, node.end))
    const replacement = b + text.slice(first.end, second.start) + a
    return { operator: 'swapped arguments', start: first.start, end: second.end, replacement }
  })
}

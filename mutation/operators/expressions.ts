import type { NamedEdit, Place } from '../operators.js'
import { exchange } from './conditions.js'

const arithmetic: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&': '|',
  '|': '&',
  '^': '&',
}
const assignments: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '|=': '&=',
  '&=': '|=',
  '<<=': '>>=',
  '>>=': '<<=',
  '??=': '=',
}

/** Arithmetic, signs, counters, optional chaining, and members left out of arrays and records. */
export function expressionEdits({ node, ancestors, text }: Place): NamedEdit[] {
  switch (node.type) {
    case 'BinaryExpression':
      return exchange('arithmetic', node, text, arithmetic[node.operator])
    case 'AssignmentExpression':
      return exchange('assignment', node, text, assignments[node.operator])
    case 'UpdateExpression': {
      const start = node.prefix ? node.start : node.end - 2
      return [{ operator: 'counter', start, end: start + 2, replacement: node.operator === '++' ? '--' : '++' }]
    }
    case 'UnaryExpression':
      if (node.operator !== '-') return []
      return [{ operator: 'sign', start: node.start, end: node.argument.start, replacement: '' }]
    case 'MemberExpression': {
      if (!node.optional) return []
      const start = text.indexOf('?.', node.object.end)
      return [{ operator: 'optional chaining', start, end: start + 2, replacement: node.computed ? '' : '.' }]
    }
    case 'ArrayExpression':
      if (node.elements.length === 0) return []
      return [{ operator: 'empty array', start: node.start, end: node.end, replacement: '[]' }]
    case 'Property':
    case 'SpreadElement':
      if (ancestors[0]?.type !== 'ObjectExpression') return []
      return [{ operator: 'removed property', start: node.start, end: afterComma(text, node.end), replacement: '' }]
    default:
      return []
  }
}

/** The offset after the comma that follows, if one does. */
const afterComma = (text: string, end: number): number => end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0)

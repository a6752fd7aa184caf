import type { NamedEdit, Place } from '../operators.js'
import { isSql } from './literals.js'

/** Parts of a statement and what stands for them instead. */
const changes: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(?<=\s)<(?=\s)/g, '<='],
  [/(?<=\s)<=(?=\s)/g, '<'],
  [/(?<=\s)>(?=\s)/g, '>='],
  [/(?<=\s)>=(?=\s)/g, '>'],
  [/(?<=\s)(?:=|IS)(?=\s\?)/g, '<>'],
  [/\bAND\b/g, 'OR'],
  [/\bOR\b(?!\s+(?:IGNORE|REPLACE|ABORT))/g, 'AND'],
  [/\s+DESC\b/g, ''],
  [/\bORDER BY [\w.]+(?!\s+DESC)/g, '$& DESC'],
  [/\bDISTINCT /g, ''],
  [/\bIS NOT NULL\b/g, 'IS NULL'],
  [/\bIS NULL\b/g, 'IS NOT NULL'],
  [/\bNOT EXISTS\b/g, 'EXISTS'],
  [/ OR (?:IGNORE|REPLACE)\b/g, ''],
  [/ \+ 1\b/g, ' - 1'],
]

/** Comparisons, connectives and orders inside statements of SQL. */
export function sqlEdits({ node, text }: Place): NamedEdit[] {
  if (node.type !== 'TemplateLiteral' && !(node.type === 'Literal' && typeof node.value === 'string')) return []
  const source = text.slice(node.start, node.end)
  if (!isSql(source)) return []
  return changes.flatMap(([pattern, replacement]) =>
    [...source.matchAll(pattern)].map((match) => ({
      operator: 'SQL',
      start: node.start + match.index,
      end: node.start + match.index + match[0].length,
      replacement: replacement.replace('$&', match[0]),
    })),
  )
}

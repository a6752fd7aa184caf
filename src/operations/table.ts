import type { NamedOperation } from './openapi.js'

/** All operations as a table of Markdown: function, method and path, what it does, where it is specified. For README. */
export function operationTable(operations: readonly NamedOperation[]): string {
  const rows = operations.map(({ name, operation: { methods, path, summary, spec } }) => {
    const place = path.replace(/:(\w+)/g, '<$1>')
    return `| \`${name}\` | ${methods.join(', ')} | \`${place}\` | ${summary} | ${spec} |`
  })
  return ['| function | methods | path | what it does | specification |', '|---|---|---|---|---|', ...rows].join('\n')
}

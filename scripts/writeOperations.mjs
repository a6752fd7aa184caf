// Writes docs/operations.md from the operation records: `npm run reference`. test/readme.test.ts compares the page with the records.
import { writeFileSync } from 'node:fs'
import { operations } from '../dist/operations/registry.js'

const groups = [
  ['Version 5', (path) => path.startsWith('/api/v5')],
  ['Version 4: accounts, users and tokens', (path) => path.startsWith('/api/v4')],
  ['The older listing of version 4', (path) => path.startsWith('/v4')],
]
const row = ({ name, operation }) => {
  const { methods, path, summary, spec } = operation
  const call = name.startsWith('project.') ? name : `engine.${name}`
  const endpoint = `${methods.map((method) => `\`${method}\``).join(', ')} \`${path}\``
  return `| \`${call}\` | ${endpoint} | ${summary} | ${spec} |`
}
const table = ([title, belongs]) => `## ${title}

| function | endpoint | what it does | section |
|---|---|---|---|
${operations
  .filter(({ operation }) => belongs(operation.path))
  .map(row)
  .join('\n')}
`

writeFileSync(
  new URL('../docs/operations.md', import.meta.url),
  `# Operations

Every operation is a function of the engine and an endpoint over HTTP. \`project\` is the handle of a project: \`engine.project(id)\`, or what
\`engine.projects.create\` returns. Parameters with types, limits and defaults are in the interface description that an engine serves at \`/api/v5/\`; the
sections are those of [the interface](interface/README.md). This page is written by \`npm run reference\`.

${groups.map(table).join('\n')}`,
)

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

/** The package as it ships: other tests run the sources, which are not minified. */
const { openEngine }: typeof import('../src/index.js') = await import(
  fileURLToPath(new URL('../lib/index.js', import.meta.url))
)

test.each([
  ['GET', '/api/v5/projects/?workspace_id=caf%E9', undefined],
  ['PUT', '/api/v4/user/profile/', 'full_name=%f0%9f%98'],
])('the minified package refuses escaped bytes that are not UTF-8: %s %s', async (method, path, body) => {
  await using engine = await openEngine({ threads: 0 })
  const { token } = await engine.tokens.create({ description: 'test' })
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await engine.fetch(new Request(`http://localhost${path}`, { method, headers, body: body ?? null }))
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('is not valid UTF-8')])
})

interface SyntaxNode {
  readonly type?: string
  readonly name?: string
  readonly expression?: SyntaxNode
  readonly callee?: SyntaxNode
  readonly [key: string]: unknown
}

/** Names of built-in functions that statements call without using what they return. */
function* unusedCalls(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  const { type, expression } = node as SyntaxNode
  const callee = type === 'ExpressionStatement' ? expression?.callee : undefined
  if (
    callee?.type === 'Identifier' &&
    /^(?:decode|encode)URI|^[A-Z]/.test(callee.name!) &&
    callee.name! in globalThis
  ) {
    yield callee.name!
  }
  for (const child of Object.values(node)) yield* unusedCalls(child)
}

test('no statement calls a built-in function only for its errors, since the minifier removes such calls', () => {
  expect([...unusedCalls(parseAst('decodeURIComponent(text); new URL(text); const used = new URL(text)'))]).toEqual([
    'decodeURIComponent',
    'URL',
  ])
  const folder = fileURLToPath(new URL('../dist', import.meta.url))
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
  const calls = modules.flatMap((path) =>
    Array.from(unusedCalls(parseAst(readFileSync(join(folder, path), 'utf8'))), (name) => `${path}: ${name}`),
  )
  expect(calls).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { loadSdk } from '../../src/mcp/loadSdk.js'
import type { McpOptions } from '../../src/mcp/mcpServer.js'
import { listenMcp, type McpListening } from '../../src/mcp/serveMcp.js'

const sentences = [
  ['The room was noisy all night.', 2],
  ['A noisy room and slow lift.', 3],
  ['Quiet room, friendly staff.', 9],
  ['Friendly staff and a great breakfast.', 10],
] as const
const docs = Array.from({ length: 40 }, (_, i) => {
  const [text, value] = sentences[i % sentences.length]!
  return {
    title: `d${i}`,
    text,
    metadata: [
      { name: 'rating', type: 'score' as const, value },
      { name: 'hotel', type: 'string' as const, value: i % 2 === 0 ? 'North' : 'South' },
      { name: 'day', type: 'date' as const, value: Date.UTC(2024, i % 4, 1) / 1000 },
    ],
  }
})

const titlesOf = (hotel: string): string[] =>
  docs
    .filter(({ metadata }) => metadata[1]!.value === hotel)
    .map(({ title }) => title)
    .sort()

type Answer = { isError?: boolean; content: { text: string }[] }

/** Calls a tool and reads its answer. */
async function ask(client: Client, name: string, args: object): Promise<{ failed: boolean; text: string }> {
  const answer = (await client.callTool({ name, arguments: { ...args } })) as Answer
  return { failed: answer.isError === true, text: answer.content[0]!.text }
}

const read = async (client: Client, name: string, args: object) => JSON.parse((await ask(client, name, args)).text)

describe('over HTTP', () => {
  let engine: Engine
  let project_id: string
  beforeAll(async () => {
    engine = await openEngine({ threads: 0 })
    const project = await engine.projects.create({ name: 'Guests', language: 'en' })
    project_id = project.project_id
    await project.upload({ docs })
    await project.build()
    await project.waitForBuild()
    await project.waitForSentimentBuild()
  })
  afterAll(() => engine.close())

  async function connected<Result>(
    options: McpOptions,
    use: (client: Client, listening: McpListening) => Promise<Result>,
  ): Promise<Result> {
    const listening = await listenMcp(
      { sdk: await loadSdk(), engine, options },
      { port: 0, host: '127.0.0.1', token: undefined },
    )
    const client = new Client({ name: 'test', version: '1' })
    const headers = { authorization: `Bearer ${listening.token}` }
    const transport = new StreamableHTTPClientTransport(new URL(listening.url), { requestInit: { headers } })
    try {
      await client.connect(transport as Transport)
      return await use(client, listening)
    } finally {
      await client.close()
      await listening.close()
    }
  }

  test('lists tools that only read, and with `write` one that writes', async () => {
    const named = (options: McpOptions) =>
      connected(options, async (client) =>
        (await client.listTools()).tools
          .filter((tool) => tool.annotations?.readOnlyHint === false)
          .map(({ name }) => name),
      )
    expect(await named({ write: false })).toEqual([])
    expect(await named({ write: true })).toEqual(['save_concept_list'])
  })

  test('its figures are those of the functions', async () => {
    const project = engine.project(project_id)
    await connected({ write: false }, async (client) => {
      expect((await read(client, 'list_projects', {})).projects).toMatchObject([{ project_id, document_count: 40 }])
      expect((await read(client, 'describe_project', { project_id })).fields).toContainEqual({
        name: 'hotel',
        type: 'string',
        values: { North: 20, South: 20 },
      })
      const counts = await project.concepts.matchCounts({
        concept_selector: { type: 'specified', concepts: [{ texts: ['noisy'] }] },
      })
      const listed = await read(client, 'list_concepts', { project_id, concepts: ['noisy'] })
      expect(listed).toMatchObject({ document_count: 40, concepts: [{ name: 'noisy', exact_match_count: 20 }] })
      expect(listed.concepts[0].match_count).toBe(counts.match_counts[0]!.match_count)
      const felt = await read(client, 'sentiment', { project_id, concepts: ['room'] })
      const counted = await project.concepts.sentiment({
        concept_selector: { type: 'specified', concepts: [{ texts: ['room'] }] },
      })
      expect(felt.concepts).toEqual([{ name: 'room', ...counted.match_counts[0]!.sentiment_counts }])
      const compared = await read(client, 'compare', { project_id, filter: [{ name: 'hotel', values: ['North'] }] })
      expect([compared.document_count, compared.other_document_count]).toEqual([20, 20])
      const volume = await read(client, 'timeline', { project_id, concept: 'noisy', interval: 'month' })
      expect(volume.periods.map((period: { exact_match_count: number }) => period.exact_match_count)).toEqual([
        10, 10, 0, 0,
      ])
    })
  })

  test('drivers and findings of a score', async () => {
    await connected({ write: false }, async (client) => {
      const asked = { project_id, score_field: 'rating' }
      const { document_count, drivers, baseline } = await read(client, 'score_drivers', { ...asked, limit: 3 })
      expect(document_count).toBe(40)
      expect(baseline).toBe(6)
      expect(drivers).toHaveLength(3)
      const noisy = await read(client, 'score_drivers', { ...asked, concepts: ['noisy'] })
      expect(noisy.drivers).toMatchObject([{ exact_match_count: 20, average_score: 2.5, impact: -3.5 }])
      const found = await read(client, 'findings', asked)
      expect(found.findings.length).toBeLessThanOrEqual(3)
      for (const { sentence } of found.findings) expect(sentence).toMatch(/\d/)
    })
  })

  test('documents come in pages, with identifiers to cite', async () => {
    await connected({ write: false }, async (client) => {
      const seen: string[] = []
      const identifiers: string[] = []
      let offset: number | undefined = 0
      while (offset !== undefined) {
        const page: { documents: { doc_id: string; title: string }[]; next_offset?: number } = await read(
          client,
          'search_documents',
          {
            project_id,
            filter: [{ name: 'hotel', values: ['North'] }],
            limit: 8,
            offset,
          },
        )
        seen.push(...page.documents.map(({ title }) => title))
        identifiers.push(...page.documents.map(({ doc_id }) => doc_id))
        offset = page.next_offset
      }
      expect(seen.sort()).toEqual(titlesOf('North'))
      expect(new Set(identifiers).size).toBe(20)
      const found = await read(client, 'search_documents', { project_id, query: 'noisy room', limit: 1 })
      expect(found.documents[0].text).toMatch(/noisy/i)
    })
  })

  test('errors of the engine are answers with a code, and parameters out of bounds are refused', async () => {
    await connected({ write: false }, async (client) => {
      const refused = await ask(client, 'score_drivers', { project_id, score_field: 'nothing' })
      expect(refused).toMatchObject({ failed: true, text: expect.stringMatching(/^INVALID_PARAMS: /) })
      expect((await ask(client, 'list_concepts', { project_id: 'unknown' })).text).toMatch(/^INADEQUATE_PERMISSION/)
      const many = await ask(client, 'search_documents', { project_id, limit: 100_000 })
      expect(many.failed).toBe(true)
    })
  })

  test('without a valid token nothing is answered', async () => {
    await connected({ write: false }, async (_client, { url }) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
      const send = (headers: Record<string, string>) =>
        fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
      expect((await send({})).status).toBe(401)
      expect((await send({ authorization: 'Bearer wrong' })).status).toBe(401)
      expect((await fetch(new URL('/elsewhere', url))).status).toBe(404)
    })
  })

  test('a closed engine is no invalid token, and is not served', async () => {
    const other = await openEngine({ threads: 0 })
    const served = { sdk: await loadSdk(), engine: other, options: { write: false } }
    const listening = await listenMcp(served, { port: 0, host: '127.0.0.1', token: undefined })
    await other.close()
    const answer = await fetch(listening.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${listening.token}` },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expect([answer.status, await answer.json()]).toMatchObject([500, { error: { message: 'The engine is closed.' } }])
    await listening.close()
    await expect(listenMcp(served, { port: 0, host: '127.0.0.1', token: undefined })).rejects.toThrow(
      'The engine is closed.',
    )
  })

  test('a concept list is saved', async () => {
    await connected({ write: true }, async (client) => {
      const saved = { project_id, name: 'Noise', concepts: [['noisy', 'noise'], ['quiet']] }
      expect(await read(client, 'save_concept_list', saved)).toMatchObject({ name: 'Noise', concept_count: 2 })
      const [list] = await engine.project(project_id).conceptLists.list()
      expect(list!.concepts!.map(({ texts }) => texts)).toEqual(saved.concepts)
    })
  })
})

test('over standard input and output a file is analyzed in memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conceptlite-mcp-'))
  const file = join(folder, 'comments.csv')
  writeFileSync(
    file,
    `comment,rating\n${docs.map(({ text, metadata }) => `"${text}",${metadata[0]!.value}`).join('\n')}\n`,
  )
  const command = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', '--threads', '0'] }),
  )
  try {
    const made = await read(client, 'analyze_file', { path: file })
    expect(made).toMatchObject({ name: 'comments', document_count: 40 })
    expect(made.notes.join('\n')).toMatch(/English/)
    const { project_id } = made
    expect(await read(client, 'list_concepts', { project_id, concepts: ['noisy'] })).toMatchObject({
      concepts: [{ exact_match_count: 20 }],
    })
    expect(await ask(client, 'analyze_file', { path: join(folder, 'nothing.csv') })).toMatchObject({ failed: true })
  } finally {
    await client.close()
    rmSync(folder, { recursive: true })
  }
})

test('over standard input and output files are analyzed where nothing is kept, or with --write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conceptlite-mcp-'))
  const command = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
  const names = async (...args: readonly string[]) => {
    const client = new Client({ name: 'test', version: '1' })
    const started = [command, 'mcp', '--threads', '0', ...args]
    await client.connect(new StdioClientTransport({ command: process.execPath, args: started }))
    const { tools } = await client.listTools()
    await client.close()
    return tools.filter(({ annotations }) => annotations?.readOnlyHint === false).map(({ name }) => name)
  }
  try {
    expect(await names()).toEqual(['analyze_file'])
    const missing = join(folder, 'missing')
    const refused = spawnSync(process.execPath, [command, 'mcp', '--directory', missing], { encoding: 'utf8' })
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining(`${missing} is no folder of projects`) })
    expect(existsSync(missing)).toBe(false)
    expect((await names('--directory', folder, '--write')).sort()).toEqual(['analyze_file', 'save_concept_list'])
    expect(await names('--directory', folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

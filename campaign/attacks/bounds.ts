import type { Attack, Round } from '../attack.js'
import { documents } from '../changes/documents.js'
import { type Answer, type Server, startServer } from '../server.js'
import { makeProject, untilBuilt } from '../world.js'

/** Documents of the project that is asked. */
const DOCUMENTS = 5_000
/** Characters of the longest text. */
const LONGEST = 500_000
/** Documents with the longest text, in a project of their own. */
const LONG_DOCUMENTS = 20
const MEGABYTE = 1 << 20

/** Projects that are asked. */
interface Projects {
  readonly account: string
  readonly large: string
  readonly long: string
}

/** A question as large as its bounds allow, or just beyond them. */
interface Bounded {
  readonly name: string
  readonly method?: string
  readonly path: (projects: Projects) => string
  readonly body: (round: Round) => unknown
}

const list = <T>(size: number, item: (i: number) => T): T[] => Array.from({ length: size }, (_, i) => item(i))

/** Text of so many characters in which hardly a word comes twice. */
const words = (length: number, seed: string): string => {
  let text = ''
  for (let i = 0; text.length < length; i++) text += `${seed}${((i + 7) * 48_271) % 2_147_483_647} `
  return text.slice(0, length)
}
/** The same in letters alone, which are stemmed. */
const lettered = (length: number, seed: string): string =>
  words(length, seed).replace(/\d/g, (digit) => 'aeioubdlnr'[Number(digit)]!)

const v5 =
  (path: string, project: 'large' | 'long' = 'large') =>
  (projects: Projects): string =>
    `/api/v5/projects/${projects[project]}/${path}`
const legacy =
  (path: string) =>
  ({ account, large }: Projects): string =>
    `/v4/projects/${account}/${large}/${path}`

const specified = (concepts: unknown) => ({ concept_selector: { type: 'specified', concepts } })
const top = (limit: number) => ({ concept_selector: { type: 'top', limit } })
const range = (i: number) => ({ name: 'stars', minimum: i % 5 })

const questions: readonly Bounded[] = [
  { name: 'one filter of 500 ranges', path: v5('docs/'), body: () => ({ filter: list(500, range), limit: 1 }) },
  {
    name: 'one filter of 4 x 50,000 values',
    path: v5('docs/'),
    body: () => ({
      filter: list(4, (c) => ({ name: 'hotel', values: list(50_000, (i) => `hotel ${c} ${i}`) })),
      limit: 1,
    }),
  },
  {
    name: '500 filters of 100 ranges',
    path: v5('concepts/filter_associations/'),
    body: () => ({ ...top(10), filters: list(500, (f) => list(100, (i) => range(f + i))) }),
  },
  {
    name: '500 filters, 400 concepts',
    path: v5('concepts/filter_associations/'),
    body: () => ({ ...top(400), filters: list(500, (i) => [range(i), { name: 'hotel', values: [`hotel ${i % 3}`] }]) }),
  },
  {
    name: 'a search of 500,000 characters',
    path: v5('docs/'),
    body: () => ({ search: { texts: [lettered(LONGEST, 'q')] } }),
  },
  {
    name: 'a search of 500,000 numbers and dots',
    path: v5('docs/'),
    body: () => ({ search: { texts: [words(LONGEST, '.')] } }),
  },
  {
    name: 'a hybrid search of 500,000 characters',
    path: v5('docs/'),
    body: () => ({ search: { texts: [lettered(LONGEST, 'h')] }, ranking: 'hybrid', explain: true }),
  },
  {
    name: '200 concepts of 500,000 characters',
    path: v5('concepts/match_counts/'),
    body: () => specified(list(200, (i) => ({ texts: [lettered(LONGEST, `c${i}`)] }))),
  },
  {
    name: '10 concepts of 500,000 characters',
    path: v5('concepts/match_counts/'),
    body: () => specified(list(10, (i) => ({ texts: [lettered(LONGEST, `d${i}`)] }))),
  },
  {
    name: '50,000 concepts',
    path: v5('concepts/match_counts/'),
    body: () => specified(list(50_000, (i) => ({ texts: [`room ${i}`, `guest ${i}`] }))),
  },
  { name: '50,000 top concepts', path: v5('concepts/match_counts/'), body: () => top(50_000) },
  {
    name: 'associations of 300 concepts',
    path: v5('concepts/concept_associations/'),
    body: () => top(300),
  },
  {
    name: '100 breakdowns',
    path: v5('concepts/match_counts/'),
    body: () => ({ ...top(10), breakdowns: list(100, () => ({ name: 'stay', interval: 'day' })) }),
  },
  {
    name: 'texts of 5,000,000 characters',
    path: v5('vectorize/'),
    body: () => ({ texts: list(10, (i) => lettered(LONGEST - 1, `v${i}`)) }),
  },
  { name: '25,000 documents', path: v5('docs/'), body: () => ({ limit: 25_000 }) },
  { name: '20 documents of 500,000 characters', path: v5('docs/', 'long'), body: () => ({ limit: 25_000 }) },
  { name: 'key phrases of these', path: v5('docs/', 'long'), body: () => ({ limit: 25_000, fields: ['key_phrases'] }) },
]

const changes: readonly Bounded[] = [
  {
    name: 'an upload of 100 documents with 1,000 fields',
    path: v5('upload/'),
    body: () => ({
      docs: list(100, (d) => ({
        text: `room ${d}`,
        metadata: list(1_000, (i) => ({ name: `field ${i}`, type: 'string', value: `value ${d} ${i}` })),
      })),
    }),
  },
  {
    name: 'an upload with 100,000 names of fields',
    path: v5('upload/'),
    body: () => ({
      docs: list(100, (d) => ({
        text: `room ${d}`,
        metadata: list(1_000, (i) => ({ name: `field ${d} ${i}`, type: 'string', value: 'value' })),
      })),
    }),
  },
  {
    name: 'a list of 10,000 concepts',
    path: v5('concept_lists/'),
    body: () => ({
      name: 'Most',
      concepts: list(10_000, (i) => ({ texts: [`room ${i}`, `guest ${i}`], name: `name ${i}` })),
    }),
  },
  {
    name: '20,000 changes of terms',
    method: 'PUT',
    path: v5('terms/manage/'),
    body: () => ({ term_management: Object.fromEntries(list(20_000, (i) => [`term${i}|en`, { action: 'ignore' }])) }),
  },
  {
    name: 'an older upload of 50,000 documents',
    path: legacy('docs/'),
    body: () =>
      list(50_000, (i) => ({
        _id: `id ${i}`,
        text: `The room of guest ${i} was quiet.`,
        subsets: ['a', `b${i % 10}`],
      })),
  },
  {
    name: 'an older change of 5,000 documents',
    method: 'PUT',
    path: legacy('docs/'),
    body: () => list(5_000, (i) => ({ _id: `id ${i}`, title: `Guest ${i}` })),
  },
  {
    name: 'an older reading of 50,000 ids',
    method: 'GET',
    path: (projects) => `${legacy('docs/')(projects)}`,
    body: () => ({ ids: list(50_000, (i) => `id ${i}`), uncommitted: true }),
  },
  { name: 'the start of a build', path: v5('build/'), body: () => ({ skip_sentiment: true }) },
]

/** Every question at its bounds, alone on a served engine with the default heap. */
async function boundsRound(round: Round): Promise<void> {
  const server = await startServer(round, { threads: 1 })
  try {
    const { default_workspace: account } = await server.call<{ default_workspace: string }>('GET', '/api/v5/profile/')
    const projects = { account, large: await makeBuilt(server, 'Large', DOCUMENTS), long: await makeLong(server) }
    await server.measure('making projects')
    for (const one of [...questions, ...changes]) {
      if (!server.isAlive() || round.secondsLeft() < 0) break
      await sendOne(round, server, projects, one)
    }
    await untilBuilt(server, projects.large)
    const { pause } = await server.measure('the build')
    console.log(`  the build itself: pause ${Math.round(pause)} ms`)
  } finally {
    await server.close()
  }
}

async function makeBuilt(server: Server, name: string, size: number): Promise<string> {
  const id = await makeProject(server, name, size)
  await build(server, id)
  return id
}

async function makeLong(server: Server): Promise<string> {
  const { project_id } = await server.call<{ project_id: string }>('POST', '/api/v5/projects/', {
    name: 'Long',
    language: 'en',
  })
  const sentences = documents(2_000).map(({ text }) => text)
  const text = sentences.join(' ').repeat(10).slice(0, LONGEST)
  await server.call('POST', `/api/v5/projects/${project_id}/upload/`, { docs: list(LONG_DOCUMENTS, () => ({ text })) })
  await build(server, project_id)
  return project_id
}

async function build(server: Server, id: string): Promise<void> {
  await server.call('POST', `/api/v5/projects/${id}/build/`, { skip_sentiment: true })
  await untilBuilt(server, id)
}

async function sendOne(round: Round, server: Server, projects: Projects, bounded: Bounded): Promise<void> {
  const { name, method = 'POST' } = bounded
  const body = JSON.stringify(bounded.body(round))
  const answer = await server.ask({ method, path: bounded.path(projects), body }).catch((error: Error) => error)
  const { status = 0, body: told, milliseconds = 0 } = answer as Partial<Answer>
  if (status >= 500 && !String(told).includes('QUESTION_TIMEOUT'))
    round.fault('5xx', `${status} for ${name}: ${told?.subarray(0, 400)}`)
  for (const failure of server.failures()) round.fault('5xx', `${name}\n${failure}`)
  const { pause, peak } = await server.measure(name)
  const figures = [
    `${(body.length / MEGABYTE).toFixed(1)} MiB sent`,
    `${status}${status === 200 ? '' : ` ${told?.subarray(0, 160)}`}`,
    `${((told?.length ?? 0) / MEGABYTE).toFixed(1)} MiB answered`,
    `${(milliseconds / 1_000).toFixed(1)} s`,
    `pause ${Math.round(pause)} ms`,
    `peak ${Math.round(peak / MEGABYTE)} MiB`,
  ]
  console.log(`  ${name}: ${figures.join(', ')}`)
}

export const bounds: Attack = {
  name: 'bounds',
  summary: 'Sends every question as large as its bounds allow, with the default heap, and prints what each costs.',
  share: 2,
  round: boundsRound,
}

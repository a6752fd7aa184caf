import type { Attack, Round } from '../attack.js'
import { documents } from '../changes/documents.js'
import { grows, type Sample, trendOf } from '../growth.js'
import type { Measured } from '../served.js'
import { type Server, startServer } from '../server.js'
import { makeWorld, PASSWORD, untilBuilt, type World } from '../world.js'

/** Samples of a curve, and the least seconds between two. */
const SAMPLES = 60
const LEAST_SECONDS = 0.5

/** Shorter than this a curve says nothing, whatever is left of the time. */
const SHORTEST_SECONDS = 15

/** What a curve may rise by after its warm-up. Bytes; the first questions of a kind compile code and fill caches. */
const curves = {
  heap: { allowed: 6 << 20, unit: 1 << 20, name: 'MB of heap' },
  resident: { allowed: 48 << 20, unit: 1 << 20, name: 'MB of resident memory' },
  handles: { allowed: 12, unit: 1, name: 'handles' },
} as const satisfies Partial<Record<keyof Measured, { allowed: number; unit: number; name: string }>>

/** Uses a server in the same way for the whole time and watches its memory and handles. */
async function soakRound(round: Round): Promise<void> {
  const server = await startServer(round, { directory: round.folder(), threads: 1 }, { nodeOptions: ['--expose-gc'] })
  try {
    const world = await makeWorld(server)
    const length = Math.max(SHORTEST_SECONDS, round.secondsLeft())
    const every = Math.max(LEAST_SECONDS, length / SAMPLES)
    const began = performance.now()
    const measured: { time: number; figures: Measured }[] = []
    for (let step = 0, time = 0; server.isAlive() && time < length; step++) {
      await useOnce(round, server, world, step)
      time = (performance.now() - began) / 1_000
      if (time >= measured.length * every) measured.push({ time, figures: await server.measure('steady use') })
    }
    for (const failure of server.failures()) round.fault('5xx', failure)
    for (const [key, { allowed, unit, name }] of Object.entries(curves) as [
      keyof typeof curves,
      (typeof curves)['heap'],
    ][]) {
      const samples: Sample[] = measured.map(({ time, figures }) => ({ time, value: figures[key] }))
      if (!grows(samples, allowed)) continue
      const { rise, tau } = trendOf(samples)
      const curve = samples.map(({ value }) => Math.round(value / unit)).join(' ')
      round.fault(
        'growth',
        `${(rise / unit).toFixed(1)} ${name} after the warm-up, rank correlation ${tau.toFixed(2)}: ${curve}`,
      )
    }
  } finally {
    await server.close()
  }
}

/** One piece of steady use: afterwards there is as much as before. */
async function useOnce(round: Round, server: Server, world: World, step: number): Promise<void> {
  const { random } = round
  const project = `/api/v5/projects/${world.projectId}/`
  const uses: readonly (() => Promise<unknown>)[] = [
    () => server.call('POST', `${project}docs/`, { search: { texts: [`room ${random.int(1_000)}`] }, limit: 20 }),
    () => server.call('POST', `${project}concepts/score_drivers/`, { score_field: 'stars' }),
    () =>
      server.call('POST', `${project}concepts/match_counts/`, { filter: [{ name: 'stars', minimum: random.int(5) }] }),
    () => server.call('POST', `${project}docs/set_favorites/`, { doc_ids: [world.docId] }),
    () =>
      server.call('POST', `${project}concept_lists/`, {
        name: 'List',
        overwrite: true,
        concepts: [{ texts: ['room'] }],
      }),
    () => server.call('POST', '/api/v5/login/', { username: world.reader.username, password: PASSWORD }),
    () => server.ask({ method: 'GET', path: `${project}${step}/`, token: null }),
    () => buildAndDelete(server, step),
  ]
  await uses[random.int(uses.length)]!()
}

async function buildAndDelete(server: Server, step: number): Promise<void> {
  const { project_id } = await server.call<{ project_id: string }>('POST', '/api/v5/projects/', {
    name: 'Passing',
    language: 'en',
  })
  const path = `/api/v5/projects/${project_id}/`
  await server.call('POST', `${path}upload/`, { docs: documents(20, step) })
  await server.call('POST', `${path}build/`, {})
  await untilBuilt(server, project_id)
  await server.call('POST', `${path}concepts/`, {})
  await server.call('DELETE', path)
}

export const soak: Attack = {
  name: 'soak',
  summary: 'Uses a server in the same way for its whole time and watches memory and handles for growth.',
  share: 3,
  round: soakRound,
}

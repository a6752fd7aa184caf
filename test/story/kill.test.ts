import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openEngine } from 'conceptlite'
import { expect, test } from 'vitest'
import { createRandom } from '../../src/math/random.js'
import { emptyFolder } from '../storage/folder.js'

/** Documents of one upload: a large one arrives in several slices. */
const LARGE = 1_200
const SMALL = 20
/** Folders that are worked on at a time, and how often the process that works on one is killed. */
const LANES = 3
const KILLS = 11
/** A worker is killed at most so many milliseconds after it has begun; every other one, after it has begun to build. */
const LATEST_KILL = { begin: 240, building: 80 }
type KilledAfter = keyof typeof LATEST_KILL

/** Uploads to one project, uploads to and builds another, for ever; tells of each thing that was acknowledged. */
const worker = `
  import { writeSync } from 'node:fs'
  import { openEngine } from 'conceptlite'
  const [directory, large, small] = process.argv.slice(-3)
  const comments = (count) => Array.from({ length: count }, (_, i) => ({
    text: ['The room was clean and the staff friendly', 'A noisy street, and breakfast was cold'][i % 2] + ', says guest ' + i,
    metadata: [{ name: 'stars', type: 'score', value: i % 5 }],
  }))
  const engine = await openEngine({ directory, threads: 0 })
  const [archive, reviews] = (await engine.projects.list()).map(({ project_id }) => engine.project(project_id))
  writeSync(1, 'begin\\n')
  for (;;) {
    await archive.upload({ docs: comments(Number(large)) })
    writeSync(1, 'archive\\n')
    await reviews.upload({ docs: comments(Number(small)) })
    writeSync(1, 'reviews\\n')
    await reviews.build()
    writeSync(1, 'building\\n')
    await reviews.waitForBuild()
    writeSync(1, 'built\\n')
    await reviews.waitForSentimentBuild()
    writeSync(1, 'sentiment\\n')
  }
`

/** Lets a worker run for some milliseconds after a line of its, kills it, and gives what it had acknowledged by then. */
async function runAndKill(directory: string, after: KilledAfter, milliseconds: number): Promise<string[]> {
  const args = ['--input-type=module', '--eval', worker, '--', directory, String(LARGE), String(SMALL)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line === after && !lines.slice(0, -1).includes(after)) setTimeout(() => child.kill('SIGKILL'), milliseconds)
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect([child.exitCode, child.signalCode]).toEqual([null, 'SIGKILL'])
  return lines
}

const count = (lines: readonly string[], what: string): number => lines.filter((line) => line === what).length

/** Reviews that are built before anything is killed: of so many, later builds extend the one before. */
const startingReviews = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ text: i % 2 === 0 ? 'A quiet room.' : `A breakfast for ${i} guests.` }))

/** Kills workers on one folder again and again, and looks at what each of them left. Gives how many kills ended a build. */
async function killAgainAndAgain(seed: number, start: number): Promise<number> {
  const directory = emptyFolder()
  const random = createRandom(seed)
  const first = await openEngine({ directory, threads: 0 })
  const archive = await first.projects.create({ name: 'Archive', language: 'en' })
  const reviews = await first.projects.create({ name: 'Reviews', language: 'en' })
  let before = { archive: 0, reviews: start, number: 0, built: start }
  if (start > 0) {
    await reviews.upload({ docs: startingReviews(start) })
    await reviews.build()
    const { last_build_info: info } = await reviews.waitForSentimentBuild()
    before = { ...before, number: 'number' in info ? info.number : 0 }
  }
  await first.close()
  let endedBuilds = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const after = kill % 2 === 0 ? 'begin' : 'building'
    const lines = await runAndKill(directory, after, random.next() * LATEST_KILL[after])
    await using engine = await openEngine({ directory, threads: 0 })
    const [large, small] = await engine.projects.list()

    // Every acknowledged upload is there, the one under way wholly or not at all.
    const largeArrived = (large!.document_count - before.archive) / LARGE - count(lines, 'archive')
    const smallArrived = (small!.document_count - before.reviews) / SMALL - count(lines, 'reviews')
    expect([0, 1]).toContain(largeArrived)
    expect([0, 1]).toContain(smallArrived)

    // No build runs on without its process; one that died says so.
    const info = small!.last_build_info
    const begun = 'number' in info ? info.number : 0
    expect(begun - before.number).toBeLessThanOrEqual(count(lines, 'built') + 1)
    if ('number' in info) {
      expect(info).toMatchObject({ stop_time: expect.any(Number), sentiment: { stop_time: expect.any(Number) } })
      expect(info.success === true || (info.success === false && info.reason !== '')).toBe(true)
      // Nothing else makes a build fail here.
      if (begun > before.number && info.success === false) endedBuilds++
    }

    // The snapshot is one that was published, whole: all documents of its time are there and can be read.
    const project = engine.project(reviews.project_id)
    let built = 0
    if (small!.last_successful_build_time !== null) {
      const { total_count, result } = await project.docs.search({
        search: { texts: ['breakfast'] },
        match_type: 'exact',
        limit: 25_000,
      })
      built = total_count
      expect(result).toHaveLength(built / 2)
      expect(result.every(({ text, terms }) => text.includes('breakfast') && terms.length > 0)).toBe(true)
    }
    // It is not older than the last build that was acknowledged, and holds whole uploads.
    const untilBuilt = count(lines.slice(0, lines.lastIndexOf('built') + 1), 'reviews')
    const least = untilBuilt === 0 ? before.built : before.reviews + SMALL * untilBuilt
    expect(built).toBeGreaterThanOrEqual(least)
    expect(built).toBeLessThanOrEqual(small!.document_count)
    expect(built % SMALL).toBe(0)
    before = { archive: large!.document_count, reviews: small!.document_count, number: begun, built }
  }
  await using engine = await openEngine({ directory, threads: 0 })
  const project = engine.project(reviews.project_id)
  await project.upload({ docs: [{ text: 'The last guest liked breakfast.' }] })
  await project.build()
  const { document_count } = await project.waitForSentimentBuild()
  expect(document_count).toBe(before.reviews + 1)
  expect(await project.docs.search({ limit: 0 })).toMatchObject({ total_count: document_count })
  expect(await engine.project(archive.project_id).get()).toMatchObject({ document_count: before.archive })
  return endedBuilds
}

test('a process killed at any moment leaves every acknowledged upload and a whole snapshot', async () => {
  const lanes = Array.from({ length: LANES }, (_, lane) => killAgainAndAgain(lane + 1, lane === 0 ? 2_000 : 0))
  const endedBuilds = await Promise.all(lanes)
  // A test whose kills all fell between builds, or into uploads, would prove nothing of builds.
  expect(endedBuilds.reduce((sum, count) => sum + count)).toBeGreaterThan(0)
}, 120_000)

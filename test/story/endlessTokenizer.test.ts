import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'

const directory = mkdtempSync(join(tmpdir(), 'endless-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** Words between blanks; the word "forever" is never found the end of. */
/** Written when a thread begins to loop. */
const begun = join(directory, 'begun')
const modulePath = join(directory, 'tokenizer.mjs')
writeFileSync(
  modulePath,
  `import { writeFileSync } from 'node:fs'
export default function tokenize(text) {
  if (text.includes('forever')) writeFileSync(${JSON.stringify(begun)}, '')
  while (text.includes('forever'));
  return [...text.matchAll(/\\w+/g)].map((found) => ({ start: found.index, end: found.index + found[0].length }))
}
`,
)

/** Far longer than it takes to end a thread, far less than for ever. */
const timeout = 60_000

const begin = async (): Promise<{ engine: Engine; endless: string; sound: string }> => {
  const engine = await openEngine({ threads: 2, tokenizer: { name: 'endless', module: modulePath } })
  const { projects, project } = engine
  const { project_id: endless } = await projects.create({ name: 'Endless', language: 'en' })
  const { project_id: sound } = await projects.create({ name: 'Sound', language: 'en' })
  await project(endless).upload({ docs: [{ text: 'it goes on forever' }] })
  await project(sound).upload({ docs: Array.from({ length: 20 }, (_, i) => ({ text: `good battery ${i % 3}` })) })
  rmSync(begun, { force: true })
  await project(endless).build()
  await expect.poll(() => existsSync(begun), { timeout }).toBe(true)
  return { engine, endless, sound }
}

test('a project whose build never ends can be deleted, and others are built meanwhile and afterwards', {
  timeout,
}, async () => {
  const { engine, endless, sound } = await begin()
  const other = engine.project(sound)
  await other.build({ skip_sentiment: true })
  await other.waitForBuild()
  await engine.project(endless).delete()
  await expect(engine.project(endless).get()).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
  await other.build({ skip_sentiment: true })
  expect((await other.waitForBuild()).last_build_info?.success).toBe(true)
  await engine.close()
})

test('an engine whose build never ends can be closed', { timeout }, async () => {
  const { engine } = await begin()
  await engine.close()
})

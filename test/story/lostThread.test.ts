import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'

const directory = mkdtempSync(join(tmpdir(), 'lost-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** Ends its thread at the word "fatal", as a lack of memory does. */
const modulePath = join(directory, 'tokenizer.mjs')
writeFileSync(
  modulePath,
  `export default function tokenize(text) {
  if (text.includes('fatal')) process.exit(3)
  return [...text.matchAll(/\\w+/g)].map((found) => ({ start: found.index, end: found.index + found[0].length }))
}
`,
)

test('a build whose threads die fails with the reason, also where work waits for a thread, and the next one has new threads', async () => {
  const engine = await openEngine({ threads: 2, tokenizer: { name: 'fatal', module: modulePath } })
  const openProject = async (word: string) => {
    const project = engine.project((await engine.projects.create({ name: word, language: 'en' })).project_id)
    // Enough for more tasks than threads.
    await project.upload({ docs: Array.from({ length: 5_000 }, (_, i) => ({ text: `${word} battery ${i % 7}` })) })
    return project
  }
  const fatal = await openProject('fatal')
  for (const number of [1, 2]) {
    await fatal.build({ skip_sentiment: true })
    await expect(fatal.waitForBuild()).rejects.toThrow('The build failed: worker exited with code: 3')
    expect((await fatal.get()).last_build_info).toMatchObject({ number, success: false })
  }
  const sound = await openProject('sound')
  await sound.build({ skip_sentiment: true })
  expect((await sound.waitForBuild()).last_build_info?.success).toBe(true)
  await engine.close()
})

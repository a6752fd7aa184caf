import { expect, test } from 'vitest'
import { checkFolder } from '../../campaign/checkFolder.js'
import { folderFixtures, unpackFolder } from '../../campaign/folderFixture.js'
import { openEngine } from '../../src/index.js'
import { emptyFolder } from '../storage/folder.js'

test.each(folderFixtures())('the folder that %s wrote opens, answers and is built on', async (name) => {
  const directory = emptyFolder()
  const contents = unpackFolder(name, directory)
  await expect(checkFolder(directory, contents, 20)).resolves.toBeUndefined()
})

test('a folder with another number of documents than was put in is found out', async () => {
  const directory = emptyFolder()
  const contents = unpackFolder(folderFixtures()[0]!, directory)
  await expect(checkFolder(directory, { ...contents, documents: contents.documents + 1 }, 1)).rejects.toThrow()
})

test('a project whose terms stems have named is refused until a build, which carries its term management over', async () => {
  const directory = emptyFolder()
  unpackFolder('0.1.0-2b55efd', directory)
  await using engine = await openEngine({ directory, threads: 0, passwordCost: 2 })
  const [hotel] = await engine.projects.list()
  const project = engine.project(hotel!.project_id)
  const count = async (text: string): Promise<number> =>
    (await project.docs.search({ search: { texts: [text] }, match_type: 'exact', limit: 100 })).result.length
  await expect(count('lift')).rejects.toMatchObject({ code: 'PROJECT_NEEDS_UPDATING' })
  await project.build()
  await project.waitForSentimentBuild()
  // The folder's management ignores guest|en, and replaces lift|en by the stem of expensive:.
  const texts = (await project.docs.search({ limit: 100 })).result.map(({ text }) => text)
  const either = texts.filter((text) => /lift|expensive/.test(text!)).length
  expect([await count('lift'), await count('expensive'), await count('guest')]).toEqual([either, either, 0])
  const management = await project.terms.management()
  expect(management).toEqual({ 'guest|en': { action: 'ignore' }, 'lift|en': { new_term_id: 'expens|en' } })
  // Written back as it was read, it still names stems.
  await project.terms.manage({ term_management: management, overwrite: true })
  await project.upload({ docs: [{ text: 'The lifts were expensively repaired.' }] })
  await project.build()
  await project.waitForSentimentBuild()
  expect([await count('lift'), await count('expensive')]).toEqual([either + 1, either + 1])
})

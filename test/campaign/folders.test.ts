import { expect, test } from 'vitest'
import { checkFolder } from '../../campaign/checkFolder.js'
import { folderFixtures, unpackFolder } from '../../campaign/folderFixture.js'
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

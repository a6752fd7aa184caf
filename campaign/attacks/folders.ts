import type { Attack, Round } from '../attack.js'
import { checkFolder } from '../checkFolder.js'
import { folderFixtures, unpackFolder } from '../folderFixture.js'

/** Documents that are added to a folder. */
const MOST_ADDED = 40

/** Opens what earlier versions wrote, asks for everything in it and builds on. */
async function foldersRound(round: Round): Promise<void> {
  for (const name of folderFixtures()) {
    const directory = round.folder()
    const contents = unpackFolder(name, directory)
    round.count()
    try {
      await checkFolder(directory, contents, 1 + round.random.int(MOST_ADDED))
    } catch (error) {
      round.fault('lost', `The folder ${name}: ${error instanceof Error ? error.stack : String(error)}`)
    }
  }
}

export const folders: Attack = {
  name: 'folders',
  summary: 'Opens folders that earlier versions wrote, asks for everything in them and builds on.',
  share: 0.5,
  round: foldersRound,
}

import { account } from './account.js'
import { add } from './add.js'
import { compare } from './compare.js'
import { concepts } from './concepts.js'
import { documents } from './documents.js'
import { drivers } from './drivers.js'
import { filter } from './filter.js'
import { login } from './login.js'
import { overview } from './overview.js'
import { projects } from './projects.js'
import { screens } from './screens.js'
import { search } from './search.js'
import { shell } from './shell.js'
import { vocabulary } from './vocabulary.js'

/** Everything that the explorer says, in one table, so that it can be translated: one part for each screen. */
export const texts = {
  shell,
  screens,
  filter,
  login,
  projects,
  add,
  overview,
  search,
  documents,
  drivers,
  compare,
  concepts,
  vocabulary,
  account,
} as const

import { bands } from '../../frequencies/da.js'
import * as tables from '../irregularForms/danish.js'
import { wordList } from '../irregularForms.js'
import { withWholeLemmas } from '../wholeLemmas.js'
import { commonWords, lemmatizerOf } from './lemmaTables.js'
import { nordicStem, withFinalE } from './nordicRules.js'

const stem = nordicStem({
  bands,
  tables,
  verbEndings: ['er', 'ede', 'et', 'es', 'edes', 'ende'],
  dentalEndings: ['te', 't', 'tes'],
  vowelEndings: ['r', 'ede', 'et', 's'],
  prefixes: [
    ...wordList(`
    af an be bi bort efter er fast for fore forud fra frem før gen gennem hen hjem i ind inde med mellem mis mod ned om op over på rund sam sammen som til tilbage u ud uden ude und under ved videre å
    igen stor fri hand her imod
  `),
  ],
  nounEndings: ['erne', 'ene', 'rne', 'er', 'en', 'et', 'ne', 'e'],
  double: /([bdfgklmnprst])\1$/u,
  adjectiveSuffix:
    /^(.+(?:lig|[^l]ig|isk|som|bar|fuld|løs|iv|iel|nel|[it]al|ant|mæssig|agtig))(?:t|[lmn]?e(?:re|st|ste)?|st|ste)?$/u,
  regularVerb:
    /^(.{2,}[^aeiouyæøå]er(?=(?:er|et|es|ende)$)|.{2,}(?:is|fic|ul|us|in|nt|str)er(?=e$)|.{3,}(?:er|[^aeiouyæøå])(?=ede[st]?$))/u,
  endingsInE: ['en', 'et', 'er', 'erne', 'ene'],
})

/** The dictionary form of a Danish word. */
export const lemmatizeDanish = withWholeLemmas(
  tables.wholeLemmas,
  lemmatizerOf({
    stem,
    words: () => commonWords(bands),
    rank: (word, key) => (word === key ? 0 : undefined),
    guess: withFinalE,
  }),
)

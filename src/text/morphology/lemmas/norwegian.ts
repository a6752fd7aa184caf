import { bands } from '../../frequencies/no.js'
import * as tables from '../irregularForms/norwegian.js'
import { wordList } from '../irregularForms.js'
import { withWholeLemmas } from '../wholeLemmas.js'
import { commonWords, lemmatizerOf } from './lemmaTables.js'
import { nordicStem, withFinalE } from './nordicRules.js'

const stem = nordicStem({
  bands,
  tables,
  verbEndings: ['er', 'et', 'es', 'a', 'ende', 'ede', 'edes'],
  dentalEndings: ['te', 't', 'tes', 'de', 'd'],
  vowelEndings: ['r', 'dde', 'dd', 'tt', 's'],
  prefixes: [
    ...wordList(`
    av an be bi bort etter er fast for fore forut fra frem fram før gjen gjennom hen hjem i inn inne med mellom mis mot ned om opp over på rund sam sammen som til tilbake u ut unna ute und under ved videre å
    igjen stor fri hånd her imot opprett
  `),
  ],
  nounEndings: ['ene', 'er', 'en', 'et', 'ne', 'a', 'e'],
  double: /(m)\1$/u,
  adjectiveSuffix:
    /^(.+(?:lig|[^l]ig|isk|som|bar|full|løs|iv|iell|nell|[it]al|ant|messig|aktig))(?:t|[m]?e(?:re|st|ste)?|st|ste)?$/u,
  regularVerb:
    /^(.{2,}[^aeiouyæøå]er(?=(?:er|es|ende)$)|.{2,}(?:is|fis|ul|us|in|nt|str)er(?=e$)|.{3,}er(?=(?:te|tes|t)$))/u,
  endingsInE: ['en', 'et', 'er', 'ene', 'a'],
})

/** The dictionary form of a Norwegian (bokmål) word. */
export const lemmatizeNorwegian = withWholeLemmas(
  tables.wholeLemmas,
  lemmatizerOf({
    stem,
    words: () => commonWords(bands),
    rank: (word, key) => (word === key ? 0 : undefined),
    guess: withFinalE,
  }),
)

import { kernel } from '../../compute/kernel.js'
import { type PackedStrings, packStrings, sharedInt32, sharedUint32, unpackStrings } from '../../compute/shared.js'
import type { PhraseTable, TermManagement } from '../../snapshot/snapshot.js'
import { hasReplacements, loadChangedLanguages, termChanges, termReplacer } from '../../text/termChanges.js'
import type { MergedUnit } from '../phrases/findPhrases.js'
import { buildPhraseTable, spellUnits } from '../phrases/phraseTable.js'
import { NO_TERM } from '../words/termNumbers.js'

interface NameInput {
  readonly wordIds: PackedStrings
  readonly merged: readonly MergedUnit[]
  readonly management: TermManagement
}

/** The ids of all terms, phrases after words, and the trie of phrases. Applies the term management of phrases. */
export const nameTerms = kernel('build.nameTerms', async ({ wordIds, merged, management }: NameInput) => {
  const ids = unpackStrings(wordIds)
  const wordCount = ids.length
  await loadChangedLanguages(management)
  const replace = termReplacer(termChanges(management))
  const renamed = hasReplacements(management)
  const numbers = new Map<string, number>()
  // Only term management can give a word and a phrase the same id.
  if (renamed) for (const [number, id] of ids.entries()) numbers.set(id, number)
  const idOf = (words: readonly number[]): string => words.map((word) => ids[word]!).join(' ')
  const termIdOf = (words: readonly number[]): string | undefined => replace(idOf(words))
  const phrases = spellUnits(wordCount, merged).filter(({ words }) => termIdOf(words) !== undefined)
  const table = buildPhraseTable(phrases, (words) => {
    const id = termIdOf(words)!
    let number = numbers.get(id)
    if (number === undefined) {
      number = ids.length
      ids.push(id)
      numbers.set(id, number)
    }
    return number
  })
  return { termIds: packStrings(ids), phrases: table }
})

/** The trie with final term numbers. Phrases that do not occur are not terms. */
export function renumberPhrases(table: PhraseTable, newNumbers: Uint32Array): PhraseTable {
  const edgeTerm = sharedUint32(table.edgeTerm.length)
  // A word that an earlier extension removed has no number.
  for (let edge = 0; edge < edgeTerm.length; edge++) edgeTerm[edge] = newNumbers[table.edgeTerm[edge]!] ?? NO_TERM
  const nodeTerm = sharedInt32(table.nodeTerm.length)
  for (let node = 0; node < nodeTerm.length; node++) {
    const term = table.nodeTerm[node]!
    nodeTerm[node] = term < 0 || newNumbers[term] === NO_TERM ? -1 : newNumbers[term]!
  }
  return { ...table, edgeTerm, nodeTerm }
}

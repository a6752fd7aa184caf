import { lazily } from '../../lazily.js'

/**
 * Gives the lemmas that `lemmaOf` cuts or changes at their end the letters that they have. `lists` has words behind a change: what
 * `lemmaOf` gives, a plus sign, and what the lemma has. Behind `+er`, `helikopt` stands for `helikopter`, of which the rules leave
 * `helikopt`; behind `o+a`, `réplic` stands for `réplica`, of which they make `réplico`.
 */
export function withWholeLemmas(lists: string, lemmaOf: (word: string) => string): (word: string) => string {
  const lemmas = lazily(() => readLemmas(lists))
  return (word) => {
    const lemma = lemmaOf(word)
    return lemmas().get(lemma) ?? lemma
  }
}

/** Lemmas by what the rules make of them. */
function readLemmas(lists: string): ReadonlyMap<string, string> {
  const lemmas = new Map<string, string>()
  let [given, own] = ['', '']
  for (const word of lists.match(/\S+/gu) ?? []) {
    if (word.includes('+')) [given = '', own = ''] = word.split('+')
    else lemmas.set(word + given, word + own)
  }
  return lemmas
}

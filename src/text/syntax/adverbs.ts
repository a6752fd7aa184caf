import { listOf } from '../morphology/paradigms.js'
import { syntaxWords } from './syntaxWords.js'

/** Further words that say how much, how often or when, or that only open a sentence. */
const further: Readonly<Record<string, string>> = {
  ca: 'força realment sempre potser',
  cs: 'rozhodně vlastně hodně opravdu docela celkem určitě prostě trochu znovu často vždy',
  de: 'bisschen',
  en: 'again due bit lot little',
  hu: 'valóban mindig gyakran újra kicsit',
  ja: '非常 結局 多少 普段 自体 一度 一回',
  ko: '역시 완전 나름 더욱 약간 엄청 요즘 한번 나도',
  nl: 'beetje echt uiteindelijk',
  pl: 'ogólnie ponownie często dużo sporo codziennie raczej naprawdę trochę zawsze znowu dodatkowo',
  pt: 'novamente conforme',
  ro: 'destul mereu probabil absolut',
  ru: 'опять снова просто всегда часто немного сегодня вчера пожалуйста здравствуйте',
  sv: 'typ riktigt',
  tr: 'kesinlikle resmen aşırı falan baya bayağı tekrar',
  uk: 'справді знову трохи завжди часто',
  zh: '居然 后来 总的来说 来说 只能 就在 尤其是 可能是 一点 实在 确实',
}

/** Sentence adverbs that are forms of other words: comparatives, participles, and adjectives in their neuter form. */
const inflected: Readonly<Record<string, string>> = {
  da: 'senere bestemt generelt normalt',
  de: 'bestimmt später',
  en: 'later',
  nl: 'later',
  no: 'senere bestemt generelt normalt',
  sv: 'senare',
}

const sets = new Map<string, ReadonlySet<string>>()

/**
 * The words of a language, in lower case, that name nothing by themselves: adverbs of time, degree and stance, and words of quantity.
 * Those that also name a time (German `Morgen`) or are forms of other words (`later`) are not among them.
 */
export function adverbsOf(language: string): ReadonlySet<string> {
  const known = sets.get(language)
  if (known !== undefined) return known
  const { measures = '', sentenceAdverbs = '' } = syntaxWords[language] ?? {}
  const others = new Set([...listOf(measures), ...listOf(inflected[language] ?? '')])
  const adverbs = listOf(sentenceAdverbs).filter((word) => !others.has(word))
  const set = new Set([...adverbs, ...listOf(further[language] ?? '')])
  sets.set(language, set)
  return set
}

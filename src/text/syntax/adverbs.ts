import { en } from './english.js'
import { da, de, nl, sv } from './germanic.js'
import { es, fr, it, pt } from './romance.js'
import type { SyntaxWords } from './wordClasses.js'

const listed: Readonly<Record<string, SyntaxWords>> = { da, de, en, es, fr, it, nl, no: da, pt, sv }

/** Further words that say how much, how often or when, or that only open a sentence, by their lemmas. */
const further: Readonly<Record<string, string>> = {
  ca: 'força realment sempre potser',
  cs: 'rozhodně vlastně hodně',
  en: 'again due bit lot little',
  hu: 'valóban mindig gyakran',
  ja: '非常 結局 多少 普段 自体 一度 一回',
  ko: '역시 완전 나름 더욱 약간 엄청 요즘 한번 나도',
  nl: 'echt uiteindelijk',
  pl: 'ogólnie ponownie często',
  pt: 'novamente conforme',
  ru: 'опять просто всегда часто сегодня вчера',
  sv: 'typ',
  tr: 'resmen aşırı falan bayağı tekrar',
  uk: 'завжди часто',
  zh: '居然 后来 总的来说 来说 只能 就在 尤其是 可能是 一点 实在 确实',
}

const split = (text = ''): string[] => text.split(/\s+/u).filter((word) => word !== '')

const sets = new Map<string, ReadonlySet<string>>()

/**
 * The lemmas of a language that name nothing by themselves: adverbs of time, degree and stance, and words of quantity. Those that
 * also name a time (German `Morgen`) or that share their lemma with another word are not among them.
 */
export function adverbsOf(language: string): ReadonlySet<string> {
  const known = sets.get(language)
  if (known !== undefined) return known
  const measures = new Set(split(listed[language]?.measures))
  const adverbs = split(listed[language]?.sentenceAdverbs).filter((word) => !measures.has(word))
  const set = new Set([...adverbs, ...split(further[language])])
  sets.set(language, set)
  return set
}

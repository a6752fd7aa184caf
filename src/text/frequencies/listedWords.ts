import { languageFiles } from '../languageFiles.js'

/** Words by band. The key is the centre of the band as a share; white space separates the words. */
type Bands = Readonly<Record<string, string>>

/** A table is loaded when a project of its language is first built. */
const loadTable = languageFiles<{ readonly bands: Bands }>({
  ar: () => import('./ar.js'),
  bg: () => import('./bg.js'),
  ca: () => import('./ca.js'),
  cs: () => import('./cs.js'),
  da: () => import('./da.js'),
  de: () => import('./de.js'),
  el: () => import('./el.js'),
  en: () => import('./en.js'),
  es: () => import('./es.js'),
  eu: () => import('./eu.js'),
  fi: () => import('./fi.js'),
  fr: () => import('./fr.js'),
  ga: () => import('./ga.js'),
  hi: () => import('./hi.js'),
  hu: () => import('./hu.js'),
  hy: () => import('./hy.js'),
  id: () => import('./id.js'),
  it: () => import('./it.js'),
  ja: () => import('./ja.js'),
  ko: () => import('./ko.js'),
  lt: () => import('./lt.js'),
  ne: () => import('./ne.js'),
  nl: () => import('./nl.js'),
  no: () => import('./no.js'),
  pl: () => import('./pl.js'),
  pt: () => import('./pt.js'),
  ro: () => import('./ro.js'),
  ru: () => import('./ru.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  sv: () => import('./sv.js'),
  ta: () => import('./ta.js'),
  tr: () => import('./tr.js'),
  uk: () => import('./uk.js'),
  zh: () => import('./zh.js'),
})

/** The words of our table with the share of their band; a word that is in two bands is listed twice. */
export async function listedWords(language: string): Promise<[word: string, share: number][]> {
  const table = await loadTable(language)
  return Object.entries(table?.bands ?? {}).flatMap(([centre, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word): [string, number] => [word, Number(centre)]),
  )
}

import { languageFiles } from '../languageFiles.js'
import type { SentimentLexicon } from './lexicon.js'

/** A lexicon is loaded when a project of its language is scored. */
const loadFile = languageFiles<{ readonly lexicon: SentimentLexicon }>({
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

/** The lexicon of a language, or undefined. Without a lexicon, only emoji have a polarity. */
export async function loadLexicon(language: string): Promise<SentimentLexicon | undefined> {
  return (await loadFile(language))?.lexicon
}

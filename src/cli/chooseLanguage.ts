import { UsageError } from '../reading/inputError.js'
import { detectLanguage } from '../text/detectLanguage.js'
import { isLanguageCode, type LanguageCode, languageCodes, languages } from '../text/languages.js'
import type { DocumentBatch } from './readDocuments.js'

/** The next best language is named where it explains more than this share of what the best one explains. */
const CLOSE_LEAD = 1.3
/** Texts in another language are reported from this share on. */
const MIXED_SHARE = 0.05

/** The language used when no language can be detected. */
const USUAL_LANGUAGE = 'en'

/** The language of this code; UsageError for another. */
export function languageNamed(code: string): LanguageCode {
  if (isLanguageCode(code)) return code
  throw new UsageError(`There is no language "${code}", only ${languageCodes.join(', ')}.`)
}

/**
 * Detects the language of the first documents of a file, with a sentence about it; English if it cannot be detected.
 */
export function chooseLanguage(batch: DocumentBatch | undefined, say: (line: string) => void): LanguageCode {
  const { language, shares, runnerUp } = detectLanguage((batch?.documents ?? []).map(({ text }) => text))
  if (language === undefined) {
    say('The language of the texts cannot be told, so they are read as English; name it with --language')
    return USUAL_LANGUAGE
  }
  const name = (code: string): string => languages.find((each) => each.code === code)!.name
  const notes = [`Language: ${name(language)} (${language})`]
  const mixed = shares.filter((each) => each.language !== language && each.share >= MIXED_SHARE)
  if (mixed.length > 0) {
    const parts = shares.filter(({ share }) => share >= MIXED_SHARE)
    notes.push(
      `the texts are mixed: ${parts.map((each) => `${name(each.language)} ${percent(each.share)}`).join(', ')}`,
    )
  } else if (runnerUp !== undefined && runnerUp.lead < CLOSE_LEAD) {
    notes.push(`${name(runnerUp.language)} (${runnerUp.language}) comes close; name one with --language to be sure`)
  }
  say(notes.join('; '))
  return language
}

/** The language of the first documents of a file where it is clear. */
export function clearLanguage(batch: DocumentBatch | undefined): LanguageCode | undefined {
  const { language, runnerUp } = detectLanguage((batch?.documents ?? []).map(({ text }) => text))
  return runnerUp === undefined || runnerUp.lead >= CLOSE_LEAD ? language : undefined
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

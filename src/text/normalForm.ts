/** Scripts where the same letter has forms of several widths: full-width Latin, half-width kana and jamo. */
const WIDTHS = new Set(['ja', 'zh', 'ko'])

/** What is invisible inside words: soft hyphens, joiners; and the Arabic lengthening stroke. */
const INVISIBLE = /\u00AD|\u200B|\u200C|\u200D|\u2060|\u0640/gu

/**
 * A word as it stands in a text -> its normal form: composed (NFC; NFKC in East Asian languages), lower case by the
 * rules of the language, straight apostrophes, without invisible characters. Lower-casing goes word by word since it may
 * change lengths.
 */
export function normalFormOf(code: string): (word: string) => string {
  const form = WIDTHS.has(code) ? 'NFKC' : 'NFC'
  const lower =
    code === 'tr' || code === 'lt' || code === 'az'
      ? (word: string) => word.toLocaleLowerCase(code)
      : (word: string) => word.toLowerCase()
  return (word) => {
    if (isPlain(word)) return code === 'tr' ? lower(word) : word.toLowerCase()
    return lower(
      word
        .normalize(form)
        .replace(INVISIBLE, '')
        .replace(/[’‘ʼ＇`´]/gu, "'"),
    ).normalize(form)
  }
}

/** Only ASCII letters, digits and straight apostrophes: nothing to mend. */
function isPlain(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index)
    if (code >= 0x80 || code === 0x60) return false
  }
  return true
}

/** Languages where the same letter has forms of several widths: full-width Latin, half-width kana. */
const WIDTHS = new Set(['ja', 'zh'])
/** Languages with lower-case rules of their own (dotless i, dots kept under accents). */
const OWN_CASES = new Set(['tr', 'lt'])

/** What is invisible inside words: soft hyphens, joiners, fillers; the Arabic lengthening stroke; the signs over Armenian vowels. */
const INVISIBLE = /\u00AD|\u200B|\u200C|\u200D|\u034F|\u2060|\u0640|[\u055B\u055C\u055E]/gu

/** What stands apart in term ids; compatibility forms may bring a space (U+037A is a space with a mark). */
const APART = /[\s|]/gu

const APOSTROPHES = /[’‘ʼ＇`´]/gu

/** Hyphens that only print differently. */
const HYPHENS = /[‐‑]/gu

/** Spellings of one word that writers mix, by language. */
const foldings: Readonly<Record<string, (word: string) => string>> = {
  ru: (word) => word.replaceAll('ё', 'е'),
  ar: (word) =>
    word
      .replace(/\p{Mn}/gu, '')
      .replace(/[أإآٱ]/gu, 'ا')
      .replace(/ى$/u, 'ي'),
  ca: (word) => word.replaceAll('ŀ', 'l').replaceAll('·', ''),
  ro: (word) => word.replaceAll('ş', 'ș').replaceAll('ţ', 'ț'),
  sr: (word) => word.replace(/[а-яђјљњћџ]/gu, (letter) => serbianLatin[letter] ?? letter),
  el: (word) => word.replace(/ς$/u, 'σ'),
  hi: (word) =>
    word
      .replace(/\u093C/gu, '')
      .replaceAll('ँ', 'ं')
      .replace(HALF_NASAL, 'ं'),
  hy: (word) => word.replaceAll('եւ', 'և'),
}

/** Whether words of a language in lower case and NFC may have another normal form: letters or widths that writers mix. */
export const mixesSpellings = (code: string): boolean => WIDTHS.has(code) || Object.hasOwn(foldings, code)

/** A Greek word in normal form as it is written: its last σ is ς. */
export const withFinalSigma = (word: string): string => word.replace(/σ$/u, 'ς')

/** A nasal without its vowel before a stop of its own row is written as a dot as well: हिन्दी, हिंदी. */
const HALF_NASAL = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu

const serbianLatin: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а-a б-b в-v г-g д-d ђ-đ е-e ж-ž з-z и-i ј-j к-k л-l љ-lj м-m',
    'н-n њ-nj о-o п-p р-r с-s т-t ћ-ć у-u ф-f х-h ц-c ч-č џ-dž ш-š',
  ].flatMap((line) => line.split(' ').map((pair) => pair.split('-') as [string, string])),
)

/** Lower case by the rules of a language; by those of most for any other text than a code. */
export const lowerCaseOf = (code: string): ((text: string) => string) =>
  OWN_CASES.has(code) ? (text) => text.toLocaleLowerCase(code) : (text) => text.toLowerCase()

/**
 * A word as it stands in a text -> its normal form: composed (NFC; NFKC in Japanese and Chinese), lower case by the
 * rules of the language, straight apostrophes and hyphens, without invisible characters, mixed spellings folded (Russian ё to е,
 * Serbian Cyrillic to Latin, Hindi ज़ to ज). Lower-casing goes word by word since it may change lengths.
 */
export function normalFormOf(code: string): (word: string) => string {
  const form = WIDTHS.has(code) ? 'NFKC' : 'NFC'
  const lower = lowerCaseOf(code)
  const fold = foldings[code]
  return (word) => {
    if (isPlain(word)) return lower(word)
    const normal = lower(word.normalize(form).replace(INVISIBLE, '').replace(APOSTROPHES, "'").replace(HYPHENS, '-'))
      .normalize(form)
      .replace(APART, '')
    return fold === undefined ? normal : fold(normal)
  }
}

/** Only ASCII, nothing that is mended or stands apart in term ids. */
function isPlain(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index)
    if (code <= 0x20 || code >= 0x7c || code === 0x60) return false
  }
  return true
}

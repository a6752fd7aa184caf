/** Marks over or under a letter, by their part of the name of a reference (`&eacute;`). */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  uml: '\u0308',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
}
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
}
const REFERENCE = /&(?:#(\d{2,5})|#[xX]([\da-fA-F]{2,4})|([A-Za-z])([a-z]{3,5}));/gu
/** The last code of a letter that is one unit of UTF-16. */
const MOST_CODE = 0xffff
/** Letters of scripts with spaces between words. The segmenter of the others knows no word with fillers in it. */
const SPACED_LETTER =
  /^(?!\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana}|\p{sc=Thai}|\p{sc=Lao}|\p{sc=Khmr}|\p{sc=Mymr})[\p{L}\p{M}]$/u

/** What fills the places that a reference leaves: a mark that continues a word and that no normal form has. */
export const FILLER = '\u034F'
/** An ampersand in a short name, whose letters `continueWord` joins. */
const AMPERSAND_REFERENCE =
  /(?<=(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]{1,2})&(?:amp|#0?38|#[xX]26);(?=[\p{L}\p{N}]{1,2}(?![\p{L}\p{M}\p{N}]))/gu
const APOSTROPHE_REFERENCE = /(?<=\p{L}|\u034F)&(?:#0?39|#[xX]27|apos|rsquo|#8217|#[xX]2019);(?=\p{L})/gu

/**
 * A text of the same length, in which letters that are written as character references (`caf&eacute;`) are letters, each followed by
 * fillers, and so are ampersands of short names (`B&amp;B`), and apostrophes inside of words (`don&#39;t`), behind fillers. Places in it
 * are places in the text.
 */
export function withReferencedLetters(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replace(REFERENCE, (reference, decimal?: string, hex?: string, base?: string, accent?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      const letter =
        code > 0 && code <= MOST_CODE ? String.fromCharCode(code) : namedLetter(reference.slice(1, -1), base, accent)
      return SPACED_LETTER.test(letter) ? letter.padEnd(reference.length, FILLER) : reference
    })
    .replace(APOSTROPHE_REFERENCE, (reference) => "'".padStart(reference.length, FILLER))
    .replace(AMPERSAND_REFERENCE, (reference) => '&'.padEnd(reference.length, FILLER))
}

const namedLetter = (name: string, base = '', accent = ''): string =>
  OTHER_LETTERS[name] ?? (base + (ACCENTS[accent] ?? '  ')).normalize('NFC')

/** A word as it is read, without fillers. */
export const withoutFillers = (word: string): string => word.replaceAll(FILLER, '')

/**
 * The stemmer "Porter2" of English (Porter 2001, snowballstem.org), in the version of snowball-stemmers, which takes ten times as long: a
 * build stems every word of a project. Words are in lower case. A capital Y is a consonant.
 */

const VOWELS = 'aeiouy'

const isVowel = (text: string, at: number): boolean => VOWELS.includes(text.charAt(at)) && at < text.length

/** Words with a stem of their own, and words that are their own stem. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  (
    'skis:ski skies:sky dying:die lying:lie tying:tie idly:idl gently:gentl ugly:ugli early:earli only:onli singly:singl ' +
    'sky news howe atlas cosmos bias andes'
  )
    .split(' ')
    .map((entry) => [entry.split(':')[0]!, entry.split(':').at(-1)!]),
)
/** What remains as it is once a plural ending has been removed. */
const FINISHED = new Set('inning outing canning herring earring proceed exceed succeed'.split(' '))
/** Beginnings behind which the first region starts. */
const BEGINNINGS = ['gener', 'commun', 'arsen']
/** Letters before "li" that is an ending. */
const BEFORE_LI = 'cdeghkmnrt'

interface Suffix {
  readonly suffix: string
  readonly replacement: string
}

/** Suffixes by their last letter, the longest first. */
function suffixTable(rules: string): ReadonlyMap<string, readonly Suffix[]> {
  const table = new Map<string, Suffix[]>()
  for (const rule of rules.split(' ')) {
    const [suffix = '', replacement = ''] = rule.split(':')
    const last = suffix.at(-1)!
    table.set(last, [...(table.get(last) ?? []), { suffix, replacement }])
  }
  for (const suffixes of table.values()) suffixes.sort((a, b) => b.suffix.length - a.suffix.length)
  return table
}

const VERB_ENDINGS = suffixTable('ed ing edly ingly eed:ee eedly:ee')
const DERIVED = suffixTable(
  'tional:tion enci:ence anci:ance abli:able entli:ent izer:ize ization:ize ational:ate ation:ate ator:ate alism:al ' +
    'aliti:al alli:al fulness:ful ousli:ous ousness:ous iveness:ive iviti:ive biliti:ble bli:ble ogi:og fulli:ful ' +
    'lessli:less li',
)
const DERIVED_AGAIN = suffixTable('tional:tion ational:ate alize:al icate:ic iciti:ic ical:ic ful ness ative')
const REMOVED = suffixTable('al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize ion')

/** The longest suffix of the table that a text ends with. */
const longestSuffix = (text: string, table: ReadonlyMap<string, readonly Suffix[]>): Suffix | undefined =>
  table.get(text.charAt(text.length - 1))?.find(({ suffix }) => text.endsWith(suffix))

export function stemEnglish(word: string): string {
  const exception = EXCEPTIONS.get(word)
  if (exception !== undefined) return exception
  if (word.length < 3) return word
  const marked = markConsonants(word.startsWith("'") ? word.slice(1) : word)
  const first = firstRegion(marked)
  const second = regionAfter(marked, first)
  let text = removePlural(marked)
  if (!FINISHED.has(text)) {
    text = removeVerbEnding(text, first)
    if (/[yY]$/.test(text) && text.length > 2 && !isVowel(text, text.length - 2)) text = `${text.slice(0, -1)}i`
    text = shortenDerived(text, first)
    text = shortenAgain(text, first, second)
    text = removeEnding(text, second)
    text = removeLast(text, first, second)
  }
  return text.includes('Y') ? text.replaceAll('Y', 'y') : text
}

/** Writes a y at the beginning or after a vowel as a capital. */
function markConsonants(word: string): string {
  if (!word.includes('y')) return word
  let text = ''
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at)
    text += letter === 'y' && (at === 0 || isVowel(text, at - 1)) ? 'Y' : letter
  }
  return text
}

const firstRegion = (text: string): number => {
  const beginning = BEGINNINGS.find((some) => text.startsWith(some))
  return beginning?.length ?? regionAfter(text, 0)
}

/** The place behind the first consonant that follows a vowel. */
function regionAfter(text: string, from: number): number {
  let at = from
  while (at < text.length && !isVowel(text, at)) at++
  while (at < text.length && isVowel(text, at)) at++
  return Math.min(text.length, at + 1)
}

function hasVowel(text: string, end: number): boolean {
  for (let at = 0; at < end; at++) if (isVowel(text, at)) return true
  return false
}

/** Whether a text ends with a short syllable. */
function endsShort(text: string): boolean {
  const last = text.length - 1
  if (last < 1 || isVowel(text, last) || !isVowel(text, last - 1)) return false
  return last === 1 || (!isVowel(text, last - 2) && !'wxY'.includes(text.charAt(last)))
}

/** Step 1a, and the apostrophe of a genitive. */
function removePlural(marked: string): string {
  const text = marked.includes("'") ? marked.replace(/'(?:s'?)?$/, '') : marked
  if (text.endsWith('sses')) return text.slice(0, -2)
  if (text.endsWith('ied') || text.endsWith('ies')) return text.slice(0, text.length > 4 ? -2 : -1)
  if (!text.endsWith('s') || text.endsWith('ss') || text.endsWith('us')) return text
  return hasVowel(text, text.length - 2) ? text.slice(0, -1) : text
}

/** Step 1b. */
function removeVerbEnding(text: string, first: number): string {
  const found = longestSuffix(text, VERB_ENDINGS)
  if (found === undefined) return text
  const base = text.slice(0, -found.suffix.length)
  if (found.replacement !== '') return base.length >= first ? base + found.replacement : text
  if (!hasVowel(base, base.length)) return text
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`
  if (/([bdfgmnprt])\1$/.test(base)) return base.slice(0, -1)
  return base.length === first && endsShort(base) ? `${base}e` : base
}

/** Step 2. */
function shortenDerived(text: string, first: number): string {
  const found = longestSuffix(text, DERIVED)
  if (found === undefined) return text
  const base = text.slice(0, -found.suffix.length)
  if (base.length < first) return text
  if (found.suffix === 'ogi' && !base.endsWith('l')) return text
  if (found.suffix === 'li' && !(base !== '' && BEFORE_LI.includes(base.at(-1)!))) return text
  return base + found.replacement
}

/** Step 3. */
function shortenAgain(text: string, first: number, second: number): string {
  const found = longestSuffix(text, DERIVED_AGAIN)
  if (found === undefined) return text
  const base = text.slice(0, -found.suffix.length)
  return base.length < (found.suffix === 'ative' ? Math.max(first, second) : first) ? text : base + found.replacement
}

/** Step 4. */
function removeEnding(text: string, second: number): string {
  const found = longestSuffix(text, REMOVED)
  if (found === undefined) return text
  const base = text.slice(0, -found.suffix.length)
  if (base.length < second) return text
  return found.suffix === 'ion' && !base.endsWith('s') && !base.endsWith('t') ? text : base
}

/** Step 5. */
function removeLast(text: string, first: number, second: number): string {
  const base = text.slice(0, -1)
  if (text.endsWith('e')) return base.length >= second || (base.length >= first && !endsShort(base)) ? base : text
  return text.endsWith('ll') && base.length >= second ? base : text
}

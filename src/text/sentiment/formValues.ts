import { wordsIn } from '../wordsIn.js'
import type { LexiconLists } from './lexiconLists.js'
import { createPlainStems } from './plainStems.js'

/**
 * A word negated by a prefix ("unappetising") or an ending has this share of the value of the positive word, or of the
 * negative one.
 */
const REVERSED = -0.75
const REVERSED_BLAME = -0.45
/** Letters that must remain after a reversing prefix or before an ending. */
const MINIMUM_REST = 3

/** The values of word forms from the lists of a lexicon. */
interface FormReader {
  /**
   * The value by the form itself, its stem, beginning or end, otherwise by one of the fallbacks; undefined if it is
   * unknown.
   */
  findValue(form: string): number | undefined
  /** Whether the word ends as denied verbs do, behind what is listed of it. */
  isDenied(form: string): boolean
}

type FindValue = (form: string) => number | undefined

export function createFormReader(lists: LexiconLists): FormReader {
  const { values } = lists
  const direct = directFinder(lists)
  const isDenied = deniedFinder(lists)
  const fallbacks = [
    endingFinder(lists, direct),
    reversingFinder(lists, direct),
    accentlessFinder(lists),
    repetitionFinder(direct),
  ]
  return {
    isDenied,
    findValue(form) {
      const known = direct(form) ?? values.pattern(form)
      if (known !== undefined) return isDenied(form) ? (known > 0 ? REVERSED : REVERSED_BLAME) * known : known
      for (const find of fallbacks) {
        const found = find(form)
        if (found !== undefined) return found
      }
      return undefined
    },
  }
}

/** The form itself or its stem. */
function directFinder({ values, stems, stem }: LexiconLists): FindValue {
  return (form) => {
    const exact = values.exact.get(form)
    if (exact !== undefined) return exact
    const entry = stems.get(stem(form))
    return entry !== undefined && form.length >= entry.shortest ? entry.sum / entry.forms : undefined
  }
}

function deniedFinder({ lexicon, values, roles }: LexiconLists): FormReader['isDenied'] {
  const endings = wordsIn(lexicon.deniedEndings)
  return (form) =>
    endings.some((ending) => form.endsWith(ending) && !values.begins(form, ending.length)) &&
    !values.exact.has(form) &&
    !roles.exact.has(form)
}

/** The word that is left without one of the lexicon's endings, the longest first. */
function endingFinder({ lexicon }: LexiconLists, direct: FindValue): FindValue {
  const endings = wordsIn(lexicon.endings)
    .map((rule) => rule.split(':') as [string, string?])
    .sort((a, b) => b[0].length - a[0].length)
  return (form) => {
    for (const [ending, replacement] of endings) {
      const rest = form.length - ending.length
      if (rest < MINIMUM_REST || !form.endsWith(ending)) continue
      const base = form.slice(0, rest)
      const doubled = replacement === undefined && base.at(-1) === base.at(-2)
      const found = direct(base + (replacement ?? '')) ?? (doubled ? direct(base.slice(0, -1)) : undefined)
      if (found !== undefined) return found
    }
    return undefined
  }
}

/** The opposite of a praising word behind a prefix such as English "un". */
function reversingFinder({ lexicon, values }: LexiconLists, direct: FindValue): FindValue {
  const prefixes = wordsIn(lexicon.reversingPrefixes)
  return (form) => {
    for (const prefix of prefixes) {
      if (form.length - prefix.length < MINIMUM_REST || !form.startsWith(prefix)) continue
      const praised = form.slice(prefix.length)
      const found = direct(praised) ?? values.pattern(praised)
      if (found !== undefined && found > 0) return REVERSED * found
    }
    return undefined
  }
}

/** A listed form or stem that differs by accents alone, in languages whose writers leave them out. */
function accentlessFinder({ lexicon, values, stems }: LexiconLists): FindValue {
  const plain = lexicon.accentless !== undefined ? values.withoutAccents() : undefined
  const plainStems = lexicon.accentless === 'inflected' ? createPlainStems(stems) : undefined
  return (form) => plain?.exact.get(form) ?? plain?.pattern(form) ?? plainStems?.(form)
}

/** "Sooo gooood", "hahahaha": letters and pairs of letters that are repeated three times or more are reduced to two or one. */
function repetitionFinder(direct: FindValue): FindValue {
  return (form) => {
    for (const shorter of unstretched(form)) {
      const found = direct(shorter)
      if (found !== undefined) return found
    }
    return undefined
  }
}

const REPEATED = /(\p{L}{1,2}?)\1{2,}/gu
/** Letters of the shortest word that is read as stretched: "aaa" and "iii" are none. */
const SHORTEST = 2

/** A form with its repeated letters and pairs of letters, three times or more, reduced to two and to one; [] without such. */
export function unstretched(form: string): string[] {
  const twice = form.replace(REPEATED, '$1$1')
  return twice === form ? [] : [twice, form.replace(REPEATED, '$1')].filter(({ length }) => length >= SHORTEST)
}

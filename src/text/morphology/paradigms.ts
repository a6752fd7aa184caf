import { wordsIn } from '../wordsIn.js'

/** Irregular forms of a language, expanded from rows. */
interface Paradigms {
  /** Irregular form -> lemma. A lemma is a form of itself. */
  readonly lemmaOf: ReadonlyMap<string, string>
  /** All lemmas of the rows, with their prefixes. */
  readonly lemmas: readonly string[]
}

/**
 * Expands rows of irregular words. A row is a lemma, in parentheses the prefixes that it also takes, and its irregular forms:
 * `poner(com dis): puesto pus+P`. `pus+P` stands for the stem `pus` with each ending of the set `P`; a set may have the empty
 * ending, written `-`. A form in several rows belongs to the first.
 */
export function expandParadigms(rows: string, sets: Readonly<Record<string, string>> = {}): Paradigms {
  const lemmaOf = new Map<string, string>()
  const lemmas: string[] = []
  const endings = new Map(Object.entries(sets).map(([name, list]) => [name, wordsIn(list).map(endingOf)]))
  for (const row of rows.split('\n')) {
    const parts = ROW.exec(row.trim())
    if (parts === null) continue
    const [, lemma, prefixes = '', forms] = parts
    const all = wordsIn(forms!).flatMap((form) => expandForm(form, endings))
    for (const prefix of ['', ...wordsIn(prefixes)]) {
      lemmas.push(prefix + lemma)
      for (const form of [lemma!, ...all]) if (!lemmaOf.has(prefix + form)) lemmaOf.set(prefix + form, prefix + lemma)
    }
  }
  return { lemmaOf, lemmas }
}

const ROW = /^(\S+?)(?:\(([^)]*)\))?:(.*)$/u

function expandForm(form: string, sets: ReadonlyMap<string, readonly string[]>): string[] {
  const [stem, ...names] = form.split('+')
  if (names.length === 0) return [form]
  return names.flatMap((name) => (sets.get(name) ?? []).map((ending) => stem + ending))
}

const endingOf = (text: string): string => (text === '-' ? '' : text)

import { wordsIn } from '../wordsIn.js'

/** A lemma ending and the endings of all forms. */
interface Paradigm {
  readonly lemma: string
  readonly endings: ReadonlySet<string>
}

/**
 * Finds the lemmas of listed words. `paradigms` maps a name to `lemma ending: endings of the other forms` (`-` is the empty
 * ending); `words` maps the name to the stems. The longest stem with a fitting ending wins, then the first paradigm.
 * A stem may be written with what it is called in other forms: `книг/книж` has the lemma of the first and the forms of both.
 */
export function paradigmLexicon(
  paradigms: Readonly<Record<string, string>>,
  words: Readonly<Record<string, string>>,
): (word: string) => string | undefined {
  const entries = new Map<string, (readonly [lemma: string, paradigm: Paradigm])[]>()
  for (const [name, line] of Object.entries(paradigms)) {
    const [lemma, forms] = line.split(':').map((part) => wordsIn(part).map((word) => (word === '-' ? '' : word)))
    const paradigm: Paradigm = { lemma: lemma![0] ?? '', endings: new Set([...lemma!, ...forms!]) }
    for (const word of wordsIn(words[name] ?? '')) {
      const stems = word.split('/')
      for (const stem of stems) {
        const list = entries.get(stem)
        const entry = [stems[0] + paradigm.lemma, paradigm] as const
        if (list === undefined) entries.set(stem, [entry])
        else list.push(entry)
      }
    }
  }
  const longest = Math.max(...Array.from(entries.keys(), ({ length }) => length))
  return (word) => {
    for (let length = Math.min(word.length, longest); length > 0; length--) {
      for (const [lemma, paradigm] of entries.get(word.slice(0, length)) ?? []) {
        if (paradigm.endings.has(word.slice(length))) return lemma
      }
    }
    return undefined
  }
}

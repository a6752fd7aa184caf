/** How listed words are read; a word ends with `*` if it is a beginning, and with `!` if it is a whole word. */
export interface ListedWords {
  /** Whether a word without a mark matches every word that begins so. */
  readonly isOpen: boolean
  /** A listed word without its mark -> its normal form. Undefined where lists have normal forms. */
  readonly normal: ((word: string) => string) | undefined
}

/** The words that begin with one letter. */
interface Letter {
  readonly words: string[]
  readonly numbers: number[]
  /** Undefined until a form with this letter is looked up. */
  forms: Forms | undefined
}

interface Forms {
  readonly exact: ReadonlyMap<string, readonly number[]>
  readonly open: ReadonlyMap<string, readonly number[]>
  /** The lengths of beginnings, ascending. */
  readonly lengths: readonly number[]
}

/** The form that a listed word matches, and whether every word that begins so matches. */
export function formOf(
  listed: string,
  { isOpen, normal }: ListedWords,
): { readonly form: string; readonly open: boolean } {
  const last = listed.charAt(listed.length - 1)
  const isMarked = last === '*' || last === '!'
  const word = isMarked ? listed.slice(0, -1) : listed
  return { form: normal?.(word) ?? word, open: isMarked ? last === '*' : isOpen }
}

/**
 * Numbers by listed words. Lists have thousands of words, of which a text needs those with its letters: words are read when a form with
 * their first letter is looked up.
 */
export class FormIndex {
  private readonly letters = new Map<string, Letter>()

  constructor(private readonly listing: ListedWords) {}

  /** Adds a word before a form with its letter is looked up. */
  add(word: string, number: number): void {
    const first = this.letterOf(word)
    let letter = this.letters.get(first)
    if (letter === undefined) {
      letter = { words: [], numbers: [], forms: undefined }
      this.letters.set(first, letter)
    }
    letter.words.push(word)
    letter.numbers.push(number)
  }

  /** The numbers of the words that match a form: whole words, then beginnings, the shortest first. */
  get(form: string): number[] {
    const letter = this.letters.get(this.letterOf(form))
    if (letter === undefined) return []
    letter.forms ??= this.read(letter)
    const { exact, open, lengths } = letter.forms
    const found = [...(exact.get(form) ?? [])]
    for (const length of lengths) if (length <= form.length) found.push(...(open.get(form.slice(0, length)) ?? []))
    return found
  }

  /** A normal form may begin with another letter than its word. */
  private letterOf(word: string): string {
    return this.listing.normal === undefined ? word.charAt(0) : ''
  }

  private read({ words, numbers }: Letter): Forms {
    const exact = new Map<string, number[]>()
    const open = new Map<string, number[]>()
    for (const [n, word] of words.entries()) {
      const { form, open: isOpen } = formOf(word, this.listing)
      const table = isOpen ? open : exact
      const list = table.get(form)
      if (list === undefined) table.set(form, [numbers[n]!])
      else list.push(numbers[n]!)
    }
    // A mark alone is no beginning.
    open.delete('')
    return { exact, open, lengths: [...new Set(Array.from(open.keys(), ({ length }) => length))].sort((a, b) => a - b) }
  }
}

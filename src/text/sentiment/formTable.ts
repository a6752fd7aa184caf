/** A form without its accents. */
export const unaccented = (form: string): string =>
  /[^ -~]/u.test(form) ? form.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC') : form

/** Forms with a number: exact ones, beginnings (`word*`) and ends (`*word`). */
export class FormTable {
  readonly exact = new Map<string, number>()
  private readonly beginnings = new Map<string, number>()
  private readonly ends = new Map<string, number>()
  private longest = 0

  constructor(private readonly open: boolean) {}

  /** With `join`, the bits of all lists that contain the word are combined. */
  add(word: string, value: number, join = false): void {
    const put = (table: Map<string, number>, form: string) => {
      table.set(form, join ? (table.get(form) ?? 0) | value : value)
      this.longest = Math.max(this.longest, form.length)
    }
    if (word.endsWith('!')) put(this.exact, word.slice(0, -1))
    else if (word.endsWith('*')) put(this.beginnings, word.slice(0, -1))
    else if (word.startsWith('*')) put(this.ends, word.slice(1))
    else {
      put(this.exact, word)
      if (this.open) put(this.beginnings, word)
    }
  }

  /** Whether a listed beginning reaches into the last `rest` letters of the form. */
  begins(form: string, rest: number): boolean {
    for (let length = Math.min(this.longest, form.length); length > form.length - rest; length--) {
      if (this.beginnings.has(form.slice(0, length))) return true
    }
    return false
  }

  /** The longest listed beginning, otherwise the longest listed end. */
  pattern(form: string): number | undefined {
    const most = Math.min(this.longest, form.length)
    for (let length = most; this.beginnings.size > 0 && length > 0; length--) {
      const found = this.beginnings.get(form.slice(0, length))
      if (found !== undefined) return found
    }
    for (let length = most; this.ends.size > 0 && length > 0; length--) {
      const found = this.ends.get(form.slice(form.length - length))
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The forms by their spelling without accents, unless that is a listed form itself. */
  withoutAccents(): FormTable {
    const plain = new FormTable(false)
    plain.longest = this.longest
    // If every word is a beginning, forms without accents would match too many others (measured on Turkish).
    for (const table of this.open ? (['exact'] as const) : (['exact', 'beginnings', 'ends'] as const)) {
      for (const [form, value] of this[table]) {
        const bare = unaccented(form)
        if (bare !== form && !this[table].has(bare)) plain[table].set(bare, value)
      }
    }
    return plain
  }
}

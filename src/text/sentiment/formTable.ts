/** A form without its accents. */
export const unaccented = (form: string): string =>
  /[^ -~]/u.test(form) ? form.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC') : form

/** Beginnings or ends of forms, with the lengths that they have, longest first: no other part of a form is looked up. */
class OpenForms extends Map<string, number> {
  readonly lengths: number[] = []

  override set(form: string, value: number): this {
    const { length } = form
    if (length > 0 && !this.lengths.includes(length)) {
      this.lengths.push(length)
      this.lengths.sort((a, b) => b - a)
    }
    return super.set(form, value)
  }
}

/** Forms with a number: exact ones, beginnings (`word*`) and ends (`*word`). */
export class FormTable {
  readonly exact = new Map<string, number>()
  private readonly beginnings = new OpenForms()
  private readonly ends = new OpenForms()
  private longest = 0

  constructor(private readonly open: boolean) {}

  /** With `join`, the bits of all lists that contain the word are combined. Returns whether the word has no mark. */
  add(word: string, value: number, join = false): boolean {
    const last = word.charAt(word.length - 1)
    if (last === '!') this.put(this.exact, word.slice(0, -1), value, join)
    else if (last === '*') this.put(this.beginnings, word.slice(0, -1), value, join)
    else if (word.charAt(0) === '*') this.put(this.ends, word.slice(1), value, join)
    else {
      this.put(this.exact, word, value, join)
      if (this.open) this.put(this.beginnings, word, value, join)
      return true
    }
    return false
  }

  private put(table: Map<string, number>, form: string, value: number, join: boolean): void {
    table.set(form, join ? (table.get(form) ?? 0) | value : value)
    if (form.length > this.longest) this.longest = form.length
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
    for (const length of this.beginnings.lengths) {
      const found = length > form.length ? undefined : this.beginnings.get(form.slice(0, length))
      if (found !== undefined) return found
    }
    for (const length of this.ends.lengths) {
      const found = length > form.length ? undefined : this.ends.get(form.slice(form.length - length))
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

/** Languages of which at least this many values stay. */
const LEAST_LANGUAGES = 8
/** Requests for which a language stays, however many there are: each part of a project asks for all languages of its documents. */
const RECENT_REQUESTS = 64

/** Keeps for each language what takes long to make. A language that the last requests did not ask for gives way beyond eight. */
export class LanguageCache<Value> {
  /** The most recently used one last. */
  private readonly entries = new Map<string, { readonly value: Value; readonly request: number }>()
  private requests = 0

  /** Begins a request for some languages. */
  beginRequest(): void {
    this.requests++
  }

  get(language: string): Value | undefined {
    return this.entries.get(language)?.value
  }

  /** Sets what is kept of a language, and marks it as used by this request. */
  use(language: string, value: Value): void {
    this.entries.delete(language)
    this.entries.set(language, { value, request: this.requests })
    for (const [oldest, { request }] of this.entries) {
      if (this.entries.size <= LEAST_LANGUAGES || request > this.requests - RECENT_REQUESTS) return
      this.entries.delete(oldest)
    }
  }
}

/** An answer that is not JSON, such as a page or a table; functions get its `body`. */
export class RawAnswer {
  readonly contentType: string
  /** The text in pieces, which are sent one after the other. */
  readonly pieces: readonly string[]
  /** Further headers over HTTP. */
  readonly headers: Readonly<Record<string, string>>

  constructor(contentType: string, text: string | readonly string[], headers: Readonly<Record<string, string>> = {}) {
    this.contentType = contentType
    this.pieces = typeof text === 'string' ? [text] : text
    this.headers = headers
  }

  get body(): string {
    return this.pieces.join('')
  }
}

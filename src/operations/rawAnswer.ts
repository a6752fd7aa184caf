/** An answer that is not JSON, such as a page or a table; functions get its `body`. */
export class RawAnswer {
  readonly contentType: string
  readonly body: string
  /** Further headers over HTTP. */
  readonly headers: Readonly<Record<string, string>>

  constructor(contentType: string, body: string, headers: Readonly<Record<string, string>> = {}) {
    this.contentType = contentType
    this.body = body
    this.headers = headers
  }
}

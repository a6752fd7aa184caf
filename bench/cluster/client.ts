/** How a request ended, as far as its client knows. */
export type Answer<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  /** Refused: nothing has happened. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string }
  /** The answer was lost, or the database was away: it may have happened. */
  | { readonly kind: 'unknown'; readonly why: string }

/** Sends requests to the interface of version 5. */
export interface Client {
  send<Body>(method: string, path: string, body?: object): Promise<Answer<Body>>
  /** The same for a question, which may be sent again: until it is answered or refused. */
  ask<Body>(path: string, body?: object): Promise<Answer<Body>>
  /** A client with another token. */
  as(token: string): Client
}

/** Milliseconds after which an answer counts as lost. */
const LONGEST_ANSWER = 30_000
/** Milliseconds after which a question that nobody answers is a fault. */
const LONGEST_QUESTION = 120_000

export function createClient(port: number, token: string): Client {
  const send = async <Body>(method: string, path: string, body?: object): Promise<Answer<Body>> => {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v5/${path}`, {
        method,
        // A connection for each request, so that each goes to another node.
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json', connection: 'close' },
        signal: AbortSignal.timeout(LONGEST_ANSWER),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      const parsed = text === '' ? undefined : JSON.parse(text)
      if (answer.ok) return { kind: 'done', body: parsed as Body }
      if (answer.status >= 500) return { kind: 'unknown', why: `${answer.status} ${text.slice(0, 200)}` }
      return { kind: 'refused', status: answer.status, code: parsed?.error, message: parsed?.message }
    } catch (error) {
      return { kind: 'unknown', why: (error as Error).message }
    }
  }
  return {
    send,
    as: (other) => createClient(port, other),
    async ask<Body>(path: string, body?: object) {
      const began = performance.now()
      for (;;) {
        const answer = await send<Body>(body === undefined ? 'GET' : 'POST', path, body)
        if (answer.kind !== 'unknown' || performance.now() - began > LONGEST_QUESTION) return answer
      }
    },
  }
}

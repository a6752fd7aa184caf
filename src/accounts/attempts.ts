import type { Client } from '../caller.js'
import { EngineError } from '../errors.js'
import { createBackoff } from './backoff.js'

/** An attempt to prove an identity by a password. It counts as failed until it has succeeded. */
export interface Attempt {
  /** Failures of the client that were remembered when it began. */
  readonly failures: number
  succeeded(): void
}

/** Limits guessing of passwords, with pauses that grow. Clients are undefined where nothing is limited. */
export interface Attempts {
  /** TOO_MANY_REQUESTS, with the seconds to wait in `retry_after`, while the client must pause. */
  begin(client: Client | undefined, username: string): Attempt
  /** Forgets failures of a client with a login: it has proved in another way whose it is. */
  forgive(client: Client | undefined, username: string): void
}

/** Failures of a client before its first pause: as many as calls a second that the service takes (v5 section 8). */
const FREE_BY_CLIENT = 10
/** Failures of a client with one login, before those of all other clients with this login count for it, too. */
const FREE_BY_PAIR = 3
const FREE_BY_LOGIN = 10
const FIRST_PAUSE_SECONDS = 1
const MAX_PAUSE_SECONDS = 900
/** Longest part of a login that is kept: no e-mail address is longer. */
const MAX_LOGIN_LENGTH = 254

/** Stands for all clients whose address is not known. */
const UNKNOWN = 'unknown'

/**
 * Counts failures by client (all logins), by login (all clients), and by both. A client pauses for its own failures. The
 * failures of others with a login never make a client wait that has hardly tried it: so nobody can lock a user out from
 * elsewhere, and yet many clients that guess together have only a few guesses each. Memory is bounded.
 */
export function createAttempts(now: () => number): Attempts {
  const pauses = { firstPause: FIRST_PAUSE_SECONDS, maxPause: MAX_PAUSE_SECONDS }
  const byClient = createBackoff({ ...pauses, free: FREE_BY_CLIENT })
  const byLogin = createBackoff({ ...pauses, free: FREE_BY_LOGIN })
  const byPair = createBackoff({ ...pauses, free: FREE_BY_PAIR })
  const keysOf = (client: Client, username: string) => {
    const network = client.network ?? UNKNOWN
    const login = username.slice(0, MAX_LOGIN_LENGTH).toLowerCase()
    return { network, login, pair: `${network} ${login}` }
  }
  /** A client's failures with its own login are slips. */
  const forgive: Attempts['forgive'] = (client, username) => {
    if (client === undefined) return
    const { network, login, pair } = keysOf(client, username)
    const slips = byPair.count(pair, now())
    byClient.remove(network, slips)
    byLogin.remove(login, slips)
    byPair.remove(pair, slips)
  }
  return {
    forgive,
    begin(client, username) {
      if (client === undefined) return { failures: 0, succeeded: () => {} }
      const { network, login, pair } = keysOf(client, username)
      const time = now()
      const failures = byClient.count(network, time)
      const counted = byPair.count(pair, time) >= FREE_BY_PAIR ? byLogin.count(login, time) : 0
      const pause = Math.max(
        byClient.pause(network, time),
        byLogin.pauseAfter(counted, byPair.last(pair, time) ?? time, time),
      )
      requireNoPause(pause)
      byClient.add(network, time)
      byLogin.add(login, time)
      byPair.add(pair, time)
      return { failures, succeeded: () => forgive(client, username) }
    },
  }
}

/** Limits letters that anybody can have sent to an address, whether it has a login or not. */
export interface MailRequests {
  /** Counts a request. TOO_MANY_REQUESTS while the client, or all who ask for this address, must pause. */
  begin(client: Client | undefined, address: string): void
}

const FREE_LETTERS = 3
const FIRST_LETTER_PAUSE_SECONDS = 60
const MAX_LETTER_PAUSE_SECONDS = 3_600
/** Longer than the longest pause, so that who goes on after it pauses as long again. */
const LETTER_MEMORY_SECONDS = 3 * MAX_LETTER_PAUSE_SECONDS
const FREE_LETTERS_BY_CLIENT = 10

export function createMailRequests(now: () => number): MailRequests {
  const pauses = {
    firstPause: FIRST_LETTER_PAUSE_SECONDS,
    maxPause: MAX_LETTER_PAUSE_SECONDS,
    memory: LETTER_MEMORY_SECONDS,
  }
  const byAddress = createBackoff({ ...pauses, free: FREE_LETTERS })
  const byClient = createBackoff({ ...pauses, free: FREE_LETTERS_BY_CLIENT })
  return {
    begin(client, address) {
      if (client === undefined) return
      const network = client.network ?? UNKNOWN
      const recipient = address.slice(0, MAX_LOGIN_LENGTH).toLowerCase()
      const time = now()
      requireNoPause(Math.max(byAddress.pause(recipient, time), byClient.pause(network, time)))
      byAddress.add(recipient, time)
      byClient.add(network, time)
    },
  }
}

function requireNoPause(seconds: number): void {
  if (seconds <= 0) return
  throw new EngineError('TOO_MANY_REQUESTS', undefined, { retry_after: Math.max(1, Math.ceil(seconds)) })
}

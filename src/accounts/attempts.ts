import type { Client } from '../caller.js'
import { EngineError } from '../errors.js'
import { createBackoff } from './backoff.js'

/** A password attempt. It counts as failed until it succeeds. */
export interface Attempt {
  /** Failures of the client at the start of the attempt. */
  readonly failures: number
  succeeded(): void
}

/** Limits password guessing with growing pauses. Clients are undefined where nothing is limited. */
export interface Attempts {
  /** Throws TOO_MANY_REQUESTS with the seconds to wait in `retry_after` while the client must pause. */
  begin(client: Client | undefined, username: string): Attempt
  /** Forgets the failures of a client with a login after it has proved its identity in another way. */
  forgive(client: Client | undefined, username: string): void
}

/**
 * Number of failures of a client before its first pause: the number of calls per second that the service accepts (v5
 * section 8).
 */
const FREE_BY_CLIENT = 10
/**
 * Number of failures of a client with one login, after which the failures of all other clients with this login count
 * for it as well.
 */
const FREE_BY_PAIR = 3
const FREE_BY_LOGIN = 10
const FIRST_PAUSE_SECONDS = 1
const MAX_PAUSE_SECONDS = 900
/** Longest stored part of a login: no e-mail address is longer. */
const MAX_LOGIN_LENGTH = 254

/** Key of all clients with an unknown address. */
const UNKNOWN = 'unknown'

/**
 * Counts failures by client (all logins), by login (all clients), and by both. A client pauses after its own failures.
 * Failures of other clients never delay a client that has hardly tried the login: nobody can lock out a user from
 * elsewhere, but many clients that guess together have only a few attempts each. Memory is bounded.
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
  /** Failures of a client with its own login count as typing errors. */
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

/** Limits the mails that anybody can request for an address, whether or not it has a login. */
export interface MailRequests {
  /**
   * Counts a request. TOO_MANY_REQUESTS while the client, or all clients that request mails to this address, must
   * pause.
   */
  begin(client: Client | undefined, address: string): void
}

const FREE_LETTERS = 3
const FIRST_LETTER_PAUSE_SECONDS = 60
const MAX_LETTER_PAUSE_SECONDS = 3_600
/** Longer than the longest pause, so that a client that continues after a pause gets the same pause again. */
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

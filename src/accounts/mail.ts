import { EngineError } from '../errors.js'

/** A message in plain text. Address and subject are single lines without control characters. */
export interface MailMessage {
  /** Address of the recipient. */
  readonly to: string
  /** What it is about, in one line. */
  readonly subject: string
  /** The message in plain text. */
  readonly text: string
}

/** Sends one message; rejects on failure. */
export type SendMail = (message: MailMessage) => Promise<void>

export interface Mailer {
  /** Throws EMAIL_NOT_ENABLED when no mail is configured. Called before any change is made. */
  requireEnabled(): void
  /** EMAIL_NOT_ENABLED, or EMAIL_ERROR when the transport fails. Spec v5 section 7. */
  send(message: MailMessage): Promise<void>
}

/**
 * Converts a text to one line, so that a name can neither end a header nor add a line to it (RFC 5322), nor change the
 * direction of writing.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

/** Timeouts in milliseconds: to connect to a mail server, and to wait for its response. */
const CONNECT_MILLISECONDS = 10_000
const SILENCE_MILLISECONDS = 30_000
/** Default sender, unless the address of the server names another. */
const SENDER = 'conceptlite@localhost'

/**
 * Mail by a function, or by an SMTP address such as `smtp://user:password@host:587/?from=me%40example.org`, for which the
 * package nodemailer must be installed; undefined: no mail.
 */
export function createMailer(mail: SendMail | string | undefined): Mailer {
  const send = typeof mail === 'string' ? smtp(mail) : mail
  return {
    requireEnabled() {
      if (send === undefined) throw new EngineError('EMAIL_NOT_ENABLED')
    },
    async send(message) {
      if (send === undefined) throw new EngineError('EMAIL_NOT_ENABLED')
      try {
        await send({ ...message, to: oneLine(message.to), subject: oneLine(message.subject) })
      } catch (error) {
        if (error instanceof EngineError) throw error
        throw new EngineError('EMAIL_ERROR', undefined, {}, error)
      }
    },
  }
}

/** Opened for the first message, because most installations never send one. */
function smtp(address: string): SendMail {
  const url = new URL(address)
  const from = url.searchParams.get('from') ?? SENDER
  url.searchParams.delete('from')
  let opening: Promise<SendMail> | undefined
  return async (message) => {
    opening ??= openTransport(url.href, from)
    await (await opening)(message)
  }
}

async function openTransport(url: string, from: string): Promise<SendMail> {
  const { createTransport } = await loadNodemailer()
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
  })
  return async ({ to, subject, text }) => {
    // Pass the address as an object, so that no part of it is parsed as a second address.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
  }
}

async function loadNodemailer(): Promise<typeof import('nodemailer')> {
  try {
    return await import('nodemailer')
  } catch (cause) {
    const message = 'To send mail by SMTP, install the package nodemailer beside conceptlite.'
    throw new EngineError('EMAIL_ERROR', message, {}, cause)
  }
}

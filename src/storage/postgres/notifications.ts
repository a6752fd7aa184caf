import type { Client } from 'pg'
import type { Notification, Notifications } from '../port/notifications.js'

/** All schemas of a database share one channel, since names of schemas and channels have different limits. */
const CHANNEL = 'conceptlite'
/** Milliseconds before a lost connection is made again: the first pause, and the longest. */
const FIRST_PAUSE_MILLISECONDS = 500
const LONGEST_PAUSE_MILLISECONDS = 30_000

const events: readonly Notification['event'][] = ['buildWaits', 'snapshotPublished']

/** An expression that sends a notification when the transaction commits; `project` is an expression too. */
export const notifySql = (schema: string, event: Notification['event'], project: string): string =>
  `pg_notify('${CHANNEL}', json_build_object('schema', '${schema.replaceAll("'", "''")}'::text,
     'event', '${event}', 'projectId', ${project}::text)::text)`

export interface ClosableNotifications extends Notifications {
  close(): Promise<void>
}

/** Notifications of one schema. The first listener opens the connection, which is opened again whenever it is lost. */
export function openNotifications(schema: string, newClient: () => Client): ClosableNotifications {
  const listeners: ((notification: Notification) => void)[] = []
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = FIRST_PAUSE_MILLISECONDS
  let isClosed = false

  const connect = async (): Promise<void> => {
    const opened = newClient()
    client = opened
    opened.on('notification', ({ payload }) => {
      const notification = readNotification(schema, payload)
      if (notification !== undefined) for (const listener of listeners) listener(notification)
    })
    // An error ends the connection too, and `end` follows.
    opened.on('error', () => {})
    opened.once('end', () => reconnect(opened))
    try {
      await opened.connect()
      await opened.query(`LISTEN ${CHANNEL}`)
      pause = FIRST_PAUSE_MILLISECONDS
    } catch {
      reconnect(opened)
      await opened.end().catch(() => {})
    }
  }
  const reconnect = (lost: Client): void => {
    if (isClosed || client !== lost) return
    client = undefined
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2)).unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)
  }
  return {
    listen(listener) {
      listeners.push(listener)
      if (listeners.length === 1 && !isClosed) void connect()
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

/** Undefined for other schemas, and for what another version sends. */
function readNotification(schema: string, payload: string | undefined): Notification | undefined {
  try {
    const { schema: of, event, projectId } = JSON.parse(payload ?? '') as Partial<Notification> & { schema?: unknown }
    if (of !== schema || typeof projectId !== 'string') return undefined
    return event !== undefined && events.includes(event) ? { event, projectId } : undefined
  } catch {
    return undefined
  }
}

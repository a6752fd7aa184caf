import { expect, onTestFinished, test } from 'vitest'
import type { Notification } from '../../../src/storage/port/notifications.js'
import { openPostgres, type PostgresDatabase } from '../../../src/storage/postgres/database.js'
import { notifySql } from '../../../src/storage/postgres/notifications.js'
import { freshSchema } from './freshSchema.js'

const send = ({ all, schema }: PostgresDatabase, projectId: string, event: Notification['event'] = 'buildWaits') =>
  all(`SELECT ${notifySql(schema, event, '$1')}`, [projectId])

async function openOn(address: Awaited<ReturnType<typeof freshSchema>>, poolSize?: number): Promise<PostgresDatabase> {
  const database = await openPostgres({ ...address, poolSize })
  onTestFinished(() => database.close())
  return database
}

/** What a process hears, from a time on when it hears something. */
async function heardBy(database: PostgresDatabase, sender: PostgresDatabase): Promise<Notification[]> {
  const heard: Notification[] = []
  database.notifications.listen((notification) => void heard.push(notification))
  await untilHeard(heard, sender)
  return heard
}

/** Sends one notification after the other until one is heard, and all before it. */
async function untilHeard(heard: Notification[], sender: PostgresDatabase): Promise<void> {
  const before = heard.length
  let count = 0
  await expect
    .poll(async () => {
      await send(sender, `try ${count++}`)
      return heard.length
    })
    .toBeGreaterThan(before)
  await send(sender, 'last try')
  await expect.poll(() => heard.at(-1)?.projectId).toBe('last try')
  heard.length = 0
}

test('every process of a schema hears what any of them sends when it commits, and no other schema does', async () => {
  const address = await freshSchema()
  const [first, second] = [await openOn(address), await openOn(address)]
  const elsewhere = await openOn(await freshSchema())
  const heard = [await heardBy(first, second), await heardBy(second, first), await heardBy(elsewhere, elsewhere)]
  await send(first, 'a', 'snapshotPublished')
  await first.atomically(async ({ all, schema }) => {
    await all(`SELECT ${notifySql(schema, 'buildWaits', '$1')}`, ['b'])
    await send(second, 'earlier')
  })
  const undone = first.atomically(async ({ all, schema }) => {
    await all(`SELECT ${notifySql(schema, 'buildWaits', '$1')}`, ['never'])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await send(elsewhere, 'c')
  await expect.poll(() => heard[2]).toEqual([{ event: 'buildWaits', projectId: 'c' }])
  const said = (own: Notification[]) => own.filter(({ projectId }) => !projectId.includes('try'))
  const expected = [
    { event: 'snapshotPublished', projectId: 'a' },
    { event: 'buildWaits', projectId: 'earlier' },
    { event: 'buildWaits', projectId: 'b' },
  ]
  await expect.poll(() => said(heard[0]!)).toEqual(expected)
  await expect.poll(() => said(heard[1]!)).toEqual(expected)
})

test('what another version or another program sends on the channel is ignored', async () => {
  const database = await openOn(await freshSchema())
  const heard = await heardBy(database, database)
  const { schema } = database
  const messages = [
    'no JSON',
    '',
    'null',
    JSON.stringify({ schema, event: 'somethingNew', projectId: 'a' }),
    JSON.stringify({ schema, event: 'buildWaits' }),
    JSON.stringify({ schema, projectId: 'a' }),
  ]
  for (const message of messages) await database.all(`SELECT pg_notify('conceptlite', $1)`, [message])
  await send(database, 'known')
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  expect(heard).toEqual([{ event: 'buildWaits', projectId: 'known' }])
})

test('a lost connection is made again', async () => {
  const { url, schema } = await freshSchema()
  const name = `lost ${schema}`
  const database = await openOn({ url: `${url}?application_name=${encodeURIComponent(name)}`, schema })
  const heard = await heardBy(database, database)
  const ended = await database.all<{ ended: boolean }>(
    `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
     WHERE query = 'LISTEN conceptlite' AND application_name = $1`,
    [name],
  )
  expect(ended).toEqual([{ ended: true }])
  await untilHeard(heard, database)
})

test('one of at least three connections listens, and with fewer nobody listens', async () => {
  const address = await freshSchema()
  const few = await openOn(address, 2)
  const heardOfFew: Notification[] = []
  few.notifications.listen((notification) => void heardOfFew.push(notification))
  const some = await openOn(address, 3)
  await heardBy(some, few)
  expect(heardOfFew).toEqual([])
  await Promise.all(Array.from({ length: 8 }, () => some.all('SELECT 1')))
  expect(some.connections().open).toBe(2)
})

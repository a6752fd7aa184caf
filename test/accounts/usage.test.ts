import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { report } from '../../src/accounts/usage.js'
import { emptyFolder } from '../storage/folder.js'
import { DAY, NOON, openPeople } from './people.js'

const seconds = (...date: [number, number, number]) => Date.UTC(...date) / 1000
const dayOf = (...date: [number, number, number]) => seconds(...date) / DAY
const used = (day: number, documents: number, workspaceId = 'w') => ({ workspaceId, day, documents })

describe('a report of usage', () => {
  test('has every month and every year from the first day until now, latest first', () => {
    const days = [used(dayOf(2023, 11, 31), 5), used(dayOf(2024, 0, 1), 7), used(dayOf(2024, 1, 1), 1, 'v')]
    const { months, billingPeriods } = report(days, { created: seconds(2023, 10, 20) + 5, now: seconds(2024, 1, 3) })
    expect(months.map(({ year, month, documents }) => [year, month, documents])).toEqual([
      [2024, 2, 1],
      [2024, 1, 7],
      [2023, 12, 5],
      [2023, 11, 0],
    ])
    expect(Object.fromEntries(months[0]!.byWorkspace)).toEqual({ v: 1 })
    expect(billingPeriods).toEqual([
      {
        start: seconds(2023, 10, 20),
        end: seconds(2024, 10, 20),
        firstUsed: seconds(2023, 11, 31),
        lastUsed: seconds(2024, 1, 1),
        documents: 13,
      },
    ])
  })

  test('begins a new billing period on the day of the year that the first began on', () => {
    const days = [used(dayOf(2025, 1, 28), 1), used(dayOf(2025, 2, 1), 2)]
    const { billingPeriods } = report(days, { created: seconds(2024, 1, 29), now: seconds(2025, 2, 1) })
    expect(billingPeriods).toMatchObject([
      { start: seconds(2025, 2, 1), end: seconds(2026, 2, 1), documents: 2 },
      { start: seconds(2024, 1, 29), end: seconds(2025, 2, 1), documents: 1 },
    ])
    expect(report([], { created: seconds(2024, 1, 29), now: seconds(2024, 1, 29) }).billingPeriods).toMatchObject([
      { firstUsed: null, lastUsed: null, documents: 0 },
    ])
  })

  test('names the first and the last day of calls in each period, uploads or not', () => {
    const created = seconds(2023, 2, 1)
    const calledDays = [dayOf(2023, 2, 2), dayOf(2024, 1, 28), dayOf(2024, 2, 5)]
    const { billingPeriods } = report([used(dayOf(2023, 6, 1), 3)], { created, now: seconds(2025, 5, 1), calledDays })
    expect(billingPeriods.map(({ firstUsed, lastUsed, documents }) => [firstUsed, lastUsed, documents])).toEqual([
      [null, null, 0],
      [seconds(2024, 2, 5), seconds(2024, 2, 5), 0],
      [seconds(2023, 2, 2), seconds(2024, 1, 28), 3],
    ])
  })

  test('counts every document once, in months and in periods', () => {
    const day = fc.tuple(fc.integer({ min: -800, max: 20_000 }), fc.nat(50))
    fc.assert(
      fc.property(fc.array(day), fc.integer({ min: -800, max: 20_000 }), (given, created) => {
        const days = given.sort(([a], [b]) => a - b).map(([on, documents]) => used(on, documents))
        const all = given.reduce((sum, [, documents]) => sum + documents, 0)
        const { months, billingPeriods } = report(days, { created: created * DAY, now: created * DAY })
        const sum = (list: readonly { documents: number }[]) => list.reduce((so, { documents }) => so + documents, 0)
        expect([sum(months), sum(billingPeriods)]).toEqual([all, all])
      }),
      { numRuns: 40 },
    )
  })
})

test('uploads are counted where they go, whoever looks, and stay counted when all is deleted', async () => {
  await using people = await openPeople()
  const { engine, workspaceId, organizationId: organization_id } = people
  const docs = (count: number) => ({ docs: Array.from({ length: count }, () => ({ text: 'A room.' })) })
  const second = await engine.workspaces.create({ organization_id, name: 'A second' })
  await people.add('ann@example.org', 'admin', second.workspace_id)
  const project = await engine.projects.create({ name: 'Reviews', language: 'en' })
  await project.upload(docs(3))
  await project.upload(docs(0))
  await expect(project.upload({ docs: [{ text: 'x' }, { text: 5 as never }] })).rejects.toThrow()
  people.pass(20 * DAY)
  await project.upload(docs(2))
  const ann = await people.as('ann@example.org')
  const own = await ann.projects.create({ name: 'Own', language: 'en' })
  await own.upload(docs(4))

  const april = seconds(2024, 3, 4)
  const march = seconds(2024, 2, 15)
  const counted = (documents: number) => ({ docs_uploaded: documents, docs_refunded: 0 })
  expect(await engine.v4.accounts.usage({ account: workspaceId })).toEqual({
    months: [
      { year: 2024, month: 4, docs_uploaded: 2 },
      { year: 2024, month: 3, docs_uploaded: 3 },
    ],
    billing_periods: [
      {
        start: march,
        end: seconds(2025, 2, 15),
        first_used: march,
        last_used: april,
        approved: true,
        usage: { docs_uploaded: 5 },
        refund: { docs_uploaded: 0 },
        limits: { docs_uploaded: null },
      },
    ],
  })
  const first = { workspace_id: workspaceId, name: 'Local workspace' }
  const others = { workspace_id: null, name: 'All other workspaces' }
  expect(await engine.organizations.usage({ organization_id })).toEqual({
    months: [
      {
        start: '2024-04-01',
        ...counted(6),
        workspaces: [
          { workspace_id: second.workspace_id, name: 'A second', ...counted(4) },
          { ...first, ...counted(2) },
          { ...others, ...counted(0) },
        ],
      },
      {
        start: '2024-03-01',
        ...counted(3),
        workspaces: [
          { workspace_id: second.workspace_id, name: 'A second', ...counted(0) },
          { ...first, ...counted(3) },
          { ...others, ...counted(0) },
        ],
      },
    ],
    billing_periods: [{ start: '2024-03-15', end: '2025-03-15', ...counted(9), document_limit: null }],
  })
  // Ann manages one of the workspaces; the other is among all others.
  expect((await ann.organizations.usage({ organization_id })).months[0]!.workspaces).toEqual([
    { workspace_id: second.workspace_id, name: 'A second', ...counted(4) },
    { ...others, ...counted(2) },
  ])
  await engine.workspaces.delete({ workspace_id: second.workspace_id })
  expect((await engine.organizations.usage({ organization_id })).months[0]!.workspaces).toEqual([
    { ...first, ...counted(2) },
    { ...others, ...counted(4) },
  ])
})

test('a call counts as use of the account, an upload or not', async () => {
  await using people = await openPeople()
  const { engine, workspaceId: account } = people
  people.pass(3 * DAY)
  await engine.v4.accounts.get({ account })
  people.pass(30 * DAY)
  const { billing_periods } = await engine.v4.accounts.usage({ account })
  const day = (days: number) => seconds(2024, 2, 15) + days * DAY
  // The question about usage is a call, too.
  expect(billing_periods).toMatchObject([{ first_used: day(3), last_used: day(33), usage: { docs_uploaded: 0 } }])
})

test('a call to a workspace by version 5 counts as use of the account', async () => {
  await using people = await openPeople()
  const { engine, workspaceId: account } = people
  people.pass(3 * DAY)
  await engine.workspaces.get({ workspace_id: account })
  people.pass(2 * DAY)
  const { billing_periods } = await engine.v4.accounts.usage({ account })
  expect(billing_periods[0]?.first_used).toBe(seconds(2024, 2, 15) + 3 * DAY)
})

describe('the space of an account', () => {
  const openFilled = async (directory?: string) => {
    const people = await openPeople({ directory })
    const { engine, workspaceId: account } = people
    const { project_id } = await engine.legacy.projects.create({ account, name: 'Reviews' })
    const at = { account, project_id }
    const fill = async (count: number) => {
      const docs = Array.from({ length: count }, () => ({ text: 'A quiet room. '.repeat(1_000) }))
      await engine.legacy.docs.add({ ...at, docs })
    }
    const usage = async (billing_period?: [number, number]) =>
      await engine.legacy.accounts.usage({ account, ...(billing_period && { billing_period }) })
    return { people, engine, at, fill, usage }
  }

  test('has the maximum of the period, whether or not anybody looked then', async () => {
    const { people, engine, at, fill, usage } = await openFilled()
    await using _ = people
    await fill(50)
    await engine.legacy.projects.clear(at)
    const { total_space, project_space } = await usage()
    // 50 texts of 14,000 characters.
    expect(total_space.max).toBeGreaterThan(700_000)
    expect(total_space.total).toBeLessThan(total_space.max - 600_000)
    expect(project_space[at.project_id]!.space).toBe(total_space.total)
    await engine.legacy.projects.delete(at)
    expect(await usage()).toMatchObject({ total_space: { total: 0, max: total_space.max }, project_space: {} })
  })

  test('keeps its values of periods that are over', async () => {
    const { people, engine, at, fill, usage } = await openFilled(emptyFolder())
    await using _ = people
    await fill(5)
    const march = await usage()
    expect(march.total_space.timestamp).toBe(NOON)
    people.pass(70 * DAY)
    await fill(50)
    const may = await usage()
    expect(may.total_space.total).toBeGreaterThan(march.total_space.total + 600_000)
    expect(await usage([2024, 3])).toMatchObject({
      total_space: { total: march.total_space.total, max: march.total_space.max },
      project_space: { [at.project_id]: { space: march.project_space[at.project_id]!.space } },
    })
    // Nothing changed in April; before March there was nothing, nor is there in times to come.
    expect((await usage([2024, 4])).total_space).toMatchObject({
      total: march.total_space.total,
      max: march.total_space.total,
    })
    const nothing = { total_space: { total: 0, max: 0 }, project_space: {} }
    expect(await usage([2024, 2])).toMatchObject(nothing)
    expect(await usage([2031, 1])).toMatchObject(nothing)
    people.pass(31 * DAY)
    await engine.legacy.projects.delete(at)
    expect(await usage([2024, 5])).toMatchObject({
      total_space: { total: may.total_space.total },
      project_space: { [at.project_id]: { space: may.project_space[at.project_id]!.space } },
    })
    expect((await usage()).total_space).toMatchObject({ total: 0, max: may.total_space.total })
  })
})

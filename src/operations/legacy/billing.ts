import { z } from 'zod'
import type { Month } from '../../accounts/usage.js'
import { invalidParams } from '../../errors.js'
import type { ProjectDetails } from '../../projects/describeProjects.js'
import { operation } from '../operation.js'
import { noParams } from '../params.js'
import type { Services } from '../services.js'

/** Spec v4-legacy 2. Prices are in cents. */
export interface PlanRecord {
  /** Name of the plan. */
  name: string
  /** Price of a billing period, in cents. */
  price: number
  /** Most calls of each kind in a period. */
  call_limits: Record<string, number>
  /** Most bytes of storage. */
  space_limit: number
  /** Price of each further call by kind, in cents. */
  call_penalties: Record<string, number>
  /** Price of each further byte, in cents. */
  space_penalty: number
}

/** Name of the only plan. */
export const LOCAL_PLAN = 'local'

/** Our choice: there is one plan, which is free and practically unlimited, because there is no billing. */
const localPlan = (): PlanRecord => ({
  name: LOCAL_PLAN,
  price: 0,
  call_limits: { regular: Number.MAX_SAFE_INTEGER, big: Number.MAX_SAFE_INTEGER },
  space_limit: Number.MAX_SAFE_INTEGER,
  call_penalties: { regular: 0, big: 0 },
  space_penalty: 0,
})

/** A billing period. Our choice: a month in UTC. */
const period = z
  .tuple([z.int().min(1970).max(9999), z.int().min(1).max(12)])
  .describe('A month as [year, month]; default: the current month')

const monthOf = ({ accounts }: Services, given: z.output<typeof period> | undefined): Month =>
  given === undefined ? accounts.usage.thisMonth() : (given[0] - 1970) * 12 + given[1] - 1

/** Spec v4-legacy 4.7. */
export const getPlan = operation({
  methods: ['GET'],
  path: '/v4/accounts/:account/plan/',
  spec: 'v4-legacy 4.7',
  access: 'account_manage',
  params: () => z.strictObject({ billing_period: period.optional() }),
  summary: 'Reads the billing plan of an account.',
  result: 'The billing plan.',
  handle: (): PlanRecord => localPlan(),
})

/** INVALID_PARAMS for any plan except the only one. Spec v4-legacy 4.7. */
export const setPlan = operation({
  methods: ['POST'],
  path: '/v4/accounts/:account/plan/',
  spec: 'v4-legacy 4.7',
  access: 'account_manage',
  params: () =>
    z.strictObject({
      plan: z.string().describe('Name of the plan'),
      start_period: period.optional().describe('First month as [year, month]; default: the next month'),
    }),
  summary: 'Changes the billing plan of an account.',
  result: 'The new billing plan.',
  handle: (_context, { plan }): PlanRecord => {
    if (plan !== LOCAL_PLAN) throw invalidParams(`The only plan here is \`${LOCAL_PLAN}\`.`, 'plan')
    return localPlan()
  },
})

/** Spec v4-legacy 2. */
export interface CreditCardRecord {
  /** Whether cards are accepted. */
  can_pay_by_card: boolean
  /** The card on file; null without one. */
  card: {
    /** Brand of the card. */
    type: string
    /** Year and month of its end. */
    expiration: [year: number, month: number]
    /** Last four digits. */
    last4: string
  } | null
}

/** Our choice: there is never a card on file. Spec v4-legacy 4.7. */
export const getCreditCard = operation({
  methods: ['GET'],
  path: '/v4/accounts/:account/credit_card/',
  spec: 'v4-legacy 4.7',
  access: 'account_manage',
  params: noParams,
  summary: 'Reads the credit card of an account.',
  result: 'The credit card.',
  handle: (): CreditCardRecord => ({ can_pay_by_card: false, card: null }),
})

/** Spec v4-legacy 4.7. */
export const deleteCreditCard = operation({
  methods: ['DELETE'],
  path: '/v4/accounts/:account/credit_card/',
  spec: 'v4-legacy 4.7',
  access: 'account_manage',
  params: noParams,
  summary: 'Deletes the credit card of an account.',
  result: '`Deleted.`',
  handle: (): string => 'Deleted.',
})

/** Spec v4-legacy 2. Times are seconds since 1970. */
export interface UsageReport {
  /** Number of calls of each kind. */
  call_counts: Record<string, number>
  /** Storage of the account. */
  total_space: {
    /** Bytes in use. */
    total: number
    /** Most bytes in use in this period. */
    max: number
    /** When it was measured, in seconds since 1970. */
    timestamp: number
  }
  /** Storage of each project. */
  project_space: Record<
    string,
    {
      /** Bytes in use. */
      space: number
      /** When it was measured, in seconds since 1970. */
      timestamp: number
    }
  >
}

/**
 * Calls to an account and its projects in a month, and the bytes that its projects take, now or at the end of a past
 * month. Our choices: calls that send documents or process all of them are `big`, all others `regular`; bytes are
 * recorded with every change of a project; a project whose file cannot be read is left out, as in lists. Spec v4-legacy 2, 4.7.
 */
export const accountUsage = operation({
  methods: ['GET'],
  path: '/v4/accounts/:account/usage/',
  spec: 'v4-legacy 4.7',
  access: 'account_manage',
  params: () => z.strictObject({ billing_period: period.optional() }),
  summary: 'Reports calls and storage of a billing period.',
  result: 'The calls, and the space of the account and of each project.',
  handle: async ({ services, path }, { billing_period }): Promise<UsageReport> => {
    const { accounts, projects, now } = services
    const month = monthOf(services, billing_period)
    const isCurrent = month === accounts.usage.thisMonth()
    if (isCurrent) {
      const bytes = new Map<string, number>()
      for (const { projectId, details } of await projects.listWith(BYTES, path.account)) {
        if (details !== undefined) bytes.set(projectId, details)
      }
      await accounts.usage.noteSpace(path.account, bytes)
    }
    const { total, most: max, time, projects: spaces } = await accounts.usage.spaceOf(path.account, month)
    const seen = (then: number | undefined): number => (isCurrent ? now() : (then ?? Math.min(now(), endOf(month))))
    return {
      call_counts: await accounts.usage.callsOf(path.account, month),
      total_space: { total, max, timestamp: seen(time) },
      project_space: Object.fromEntries(
        spaces.map(({ projectId, bytes, time }) => [projectId, { space: bytes, timestamp: seen(time) }]),
      ),
    }
  },
})

/** What a usage report tells of each project. */
const BYTES: ProjectDetails<number> = { read: (project) => project.bytes(), isLasting: () => true }

/** Seconds since 1970 at the end of a month. */
const endOf = (month: Month): number => Date.UTC(1970, month + 1) / 1000

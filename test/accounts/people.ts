import { expect } from 'vitest'
import { type Engine, type EngineOptions, openEngine, type ServiceFunctions } from '../../src/engine.js'
import type { MailMessage } from '../../src/index.js'

/** An engine with people, a clock that stands until it is moved, and an inbox instead of a mail server. */
export interface People extends AsyncDisposable {
  readonly engine: Engine
  readonly inbox: MailMessage[]
  readonly workspaceId: string
  readonly organizationId: string
  /** Moves the clock. */
  pass(seconds: number): void
  /** A user of the workspace, with the password `secret`; nobody has confirmed the address. */
  add(username: string, role?: 'viewer' | 'editor' | 'creator' | 'admin', workspaceId?: string): Promise<void>
  /** Lets a user confirm their address by a link for a new password, which is `secret` again. */
  confirm(username: string): Promise<void>
  /** A short-lived token. */
  login(username: string, password?: string): Promise<string>
  /** What a user can ask, logged in. */
  as(username: string): Promise<ServiceFunctions>
  /** The parameters of the link in the latest letter. */
  link(): { path: string; params: Record<string, string | number> }
  /** Path and query of that link. */
  linkPath(): string
}

/** 15 March 2024, noon. */
export const NOON = Date.UTC(2024, 2, 15, 12) / 1000
export const DAY = 86_400

export async function openPeople(options: EngineOptions = {}): Promise<People> {
  const inbox: MailMessage[] = []
  let time = NOON
  const engine = await openEngine({
    threads: 0,
    // The cheapest there is: what is tested is who gets in, not how long a guess takes.
    passwordCost: 2,
    // passwordPolicy.test.ts has the rules for new ones; elsewhere they are short to read.
    passwords: { minimumLength: 1 },
    now: () => time,
    mail: async (message) => void inbox.push(message),
    ...options,
  })
  const { default_workspace: workspaceId, organization_id: organizationId } = await engine.profile.get()
  const lastLink = (): URL => new URL(/http\S+/.exec(inbox.at(-1)!.text)![0])
  const link: People['link'] = () => {
    const url = lastLink()
    const params: Record<string, string | number> = Object.fromEntries(url.searchParams)
    return { path: url.pathname, params: { ...params, expiration: Number(params.expiration) } }
  }
  const login: People['login'] = async (username, password = 'secret') =>
    (await engine.login({ username, password })).token
  return {
    engine,
    inbox,
    workspaceId: workspaceId!,
    organizationId: organizationId!,
    pass: (seconds) => {
      time += seconds
    },
    add: async (username, role = 'viewer', workspace_id = workspaceId!) =>
      void (await engine.users.create({ username, password: 'secret', role, workspace_id })),
    login,
    as: async (username) => engine.as({ token: await login(username) }),
    confirm: async (email) => {
      await engine.profile.resetPassword({ email })
      const sent = link().params as { email: string; expiration: number; signature: string }
      await engine.profile.recover({ ...sent, password: 'secret' })
    },
    link,
    linkPath: () => lastLink().pathname + lastLink().search,
    [Symbol.asyncDispose]: () => engine.close(),
  }
}

export const refusal = (code: string, ...parameters: string[]) =>
  expect.objectContaining({ code, ...(parameters.length > 0 && { details: expect.objectContaining({ parameters }) }) })

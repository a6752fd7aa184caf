import type { Engine } from '../../dist/index.js'
import type { LanguageCode } from '../../dist/text/languages.js'
import { type Kind, MOST_OF_A_KIND, namesOf, pick } from './kind.js'

async function workspaceNamed(engine: Engine, name: string): Promise<string> {
  const { workspaces } = await engine.profile.get()
  return workspaces.find((each) => each.name === name)!.workspace_id
}

/** Workspaces, users and tokens. */
export const accountChanges = {
  createWorkspace: {
    weight: 1,
    propose: (state, _, lane, serial) => {
      const name = `${lane} workspace ${serial}`
      return namesOf(state, 'workspace').length >= MOST_OF_A_KIND
        ? undefined
        : { name, sets: { [`workspace:${name}`]: 'en' } }
    },
    apply: async (engine, { name }) => {
      const { organization_id } = await engine.profile.get()
      await engine.workspaces.create({ name, organization_id: organization_id! })
    },
  },
  updateWorkspace: {
    weight: 1,
    propose: (state, random) => {
      const name = pick(random, namesOf(state, 'workspace'))
      if (name === undefined) return undefined
      return { name, sets: { [`workspace:${name}`]: pick(random, ['de', 'es', 'fr'])! } }
    },
    apply: async (engine, { name, sets }) =>
      engine.workspaces.update({
        workspace_id: await workspaceNamed(engine, name),
        default_language: String(sets[`workspace:${name}`]) as LanguageCode,
      }),
  },
  deleteWorkspace: {
    weight: 1,
    propose: (state, random) => {
      const name = pick(random, namesOf(state, 'workspace'))
      return name === undefined ? undefined : { name, sets: { [`workspace:${name}`]: null } }
    },
    apply: async (engine, { name }) => engine.workspaces.delete({ workspace_id: await workspaceNamed(engine, name) }),
  },
  createUser: {
    weight: 1,
    propose: (state, random, lane, serial) => {
      const name = `${lane}-${serial}@example.org`
      return namesOf(state, 'user').length >= MOST_OF_A_KIND
        ? undefined
        : { name, sets: { [`user:${name}`]: pick(random, ['viewer', 'editor'])! } }
    },
    apply: (engine, { name, sets }) =>
      engine.users.create({
        username: name,
        password: 'a long enough password',
        role: sets[`user:${name}`] as 'viewer' | 'editor',
      }),
  },
  setRole: {
    weight: 1,
    propose: (state, random) => {
      const name = pick(random, namesOf(state, 'user'))
      if (name === undefined) return undefined
      return { name, sets: { [`user:${name}`]: pick(random, ['viewer', 'editor', 'creator'])! } }
    },
    apply: async (engine, { name, sets }) => {
      const { default_workspace } = await engine.profile.get()
      const role = sets[`user:${name}`] as 'viewer' | 'editor' | 'creator'
      await engine.workspaces.setRoles({ workspace_id: default_workspace!, usernames: [name], role })
    },
  },
  deleteUser: {
    weight: 1,
    propose: (state, random) => {
      const name = pick(random, namesOf(state, 'user'))
      return name === undefined ? undefined : { name, sets: { [`user:${name}`]: null } }
    },
    apply: (engine, { name }) => engine.users.delete({ usernames: [name] }),
  },
  createToken: {
    weight: 1,
    propose: (state, _, lane, serial) => {
      const name = `${lane} token ${serial}`
      return namesOf(state, 'token').length >= MOST_OF_A_KIND
        ? undefined
        : { name, sets: { [`token:${name}`]: 'good' } }
    },
    apply: (engine, { name }) => engine.tokens.create({ description: name }),
  },
  deleteToken: {
    weight: 1,
    propose: (state, random) => {
      const name = pick(random, namesOf(state, 'token'))
      return name === undefined ? undefined : { name, sets: { [`token:${name}`]: null } }
    },
    apply: async (engine, { name }) => {
      const token = (await engine.tokens.list()).find(({ description }) => description === name)
      await engine.tokens.delete({ token: token!.token })
    },
  },
} as const satisfies Readonly<Record<string, Kind>>

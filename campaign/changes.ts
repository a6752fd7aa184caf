import type { Engine, Project } from '../dist/index.js'
import type { Random } from '../dist/math/random.js'
import { belongsTo, type State } from './state.js'

/** One change of a folder: what it does, and what of the state it sets; `null` takes a key away. */
export interface Change {
  readonly kind: keyof typeof kinds
  /** Name of the project, workspace, user or token. */
  readonly name: string
  readonly sets: Readonly<Record<string, string | number | null>>
  readonly size?: number
  readonly item?: string
}

/** Sizes of uploads: a large one arrives in several slices. */
const LARGE = 700
const SMALL = 12
/** Projects, lists and so on that a lane has at most of each kind; then some are deleted. */
const MOST_OF_A_KIND = 4

const subjects = ['room', 'breakfast', 'street', 'staff', 'pool', 'price', 'bed', 'lift', 'view', 'tea']
const verdicts = [
  'was quiet and clean',
  'was cold and late',
  'could not be better',
  'is too expensive',
  'made us smile',
]

/** Documents of our own, all different. */
export const documents = (size: number, from = 0) =>
  Array.from({ length: size }, (_, i) => ({
    text: `The ${subjects[(from + i) % subjects.length]} ${verdicts[(from + i * 3) % verdicts.length]}, says guest ${from + i}.`,
    metadata: [{ name: 'stars', type: 'score' as const, value: (from + i) % 5 }],
  }))

interface Kind {
  /** How often it is chosen, relative to the others. */
  readonly weight: number
  /** A change that this state allows; undefined when it allows none. */
  readonly propose: (state: State, random: Random, lane: string, serial: number) => Omit<Change, 'kind'> | undefined
  readonly apply: (engine: Engine, change: Change) => Promise<unknown>
}

const namesOf = (state: State, prefix: string): string[] =>
  Object.keys(state)
    .filter((key) => key.startsWith(`${prefix}:`))
    .map((key) => key.slice(prefix.length + 1))

const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[random.int(list.length)]

const countOf = (state: State, key: string): number => Number(state[key] ?? 0)

async function projectNamed(engine: Engine, name: string): Promise<Project> {
  const found = (await engine.projects.list({ fields: ['name', 'project_id'] })).find((each) => each.name === name)
  if (found === undefined) throw new Error(`The project "${name}" is not there.`)
  return engine.project(found.project_id)
}

/** State of a project that has just been made. */
const newProject = (name: string, description: string, documentCount = 0, built = 0) => ({
  [`project:${name}`]: description,
  [`documents:${name}`]: documentCount,
  [`built:${name}`]: built,
  [`marked:${name}`]: 0,
  [`favorites:${name}`]: 0,
  [`management:${name}`]: '{}',
})

/** Takes away every key of a project. */
const withoutProject = (state: State, name: string) =>
  Object.fromEntries(
    Object.keys(state)
      .filter((key) => key.endsWith(`:${name}`) || key.includes(`:${name}/`))
      .map((key) => [key, null]),
  )

/** Kinds that make, change and delete something with a name and a text. */
const kinds = {
  createProject: {
    weight: 2,
    propose: (state, _, lane, serial) => {
      if (namesOf(state, 'project').length >= MOST_OF_A_KIND) return undefined
      const name = `${lane} project ${serial}`
      return { name, sets: newProject(name, `number ${serial}`) }
    },
    apply: (engine, { name, sets }) =>
      engine.projects.create({ name, language: 'en', description: String(sets[`project:${name}`]) }),
  },
  describeProject: {
    weight: 1,
    propose: (state, random, _, serial) => {
      const name = pick(random, namesOf(state, 'project'))
      return name === undefined ? undefined : { name, sets: { [`project:${name}`]: `changed ${serial}` } }
    },
    apply: async (engine, { name, sets }) =>
      (await projectNamed(engine, name)).update({ description: String(sets[`project:${name}`]) }),
  },
  deleteProject: {
    weight: 1,
    propose: (state, random) => {
      const names = namesOf(state, 'project')
      const name = pick(random, names)
      return name === undefined || names.length < 2 ? undefined : { name, sets: withoutProject(state, name) }
    },
    apply: async (engine, { name }) => (await projectNamed(engine, name)).delete(),
  },
  copyProject: {
    weight: 2,
    propose: (state, random, lane, serial) => {
      const names = namesOf(state, 'project')
      const source = pick(random, names)
      if (source === undefined || names.length >= MOST_OF_A_KIND) return undefined
      const name = `${lane} copy ${serial}`
      const copied = Object.entries(state)
        .filter(([key]) => key.endsWith(`:${source}`) || key.includes(`:${source}/`))
        .map(([key, value]) => [key.replace(`:${source}`, `:${name}`), value])
      return { name, item: source, sets: Object.fromEntries(copied) }
    },
    apply: async (engine, { name, item }) => (await projectNamed(engine, item!)).copy({ name }),
  },
  upload: {
    weight: 5,
    propose: (state, random) => {
      const name = pick(random, namesOf(state, 'project'))
      if (name === undefined) return undefined
      const before = countOf(state, `documents:${name}`)
      const size = random.int(5) === 0 ? LARGE : SMALL
      return { name, size, sets: { [`documents:${name}`]: before + size } }
    },
    apply: async (engine, { name, size, sets }) =>
      (await projectNamed(engine, name)).upload({
        docs: documents(size!, Number(sets[`documents:${name}`]) - size!),
      }),
  },
  build: {
    weight: 4,
    propose: (state, random) => {
      const name = pick(
        random,
        namesOf(state, 'project').filter((each) => countOf(state, `documents:${each}`) > 0),
      )
      if (name === undefined) return undefined
      const left = countOf(state, `documents:${name}`) - countOf(state, `marked:${name}`)
      return { name, sets: { [`documents:${name}`]: left, [`built:${name}`]: left, [`marked:${name}`]: 0 } }
    },
    apply: async (engine, { name }) => {
      const project = await projectNamed(engine, name)
      await project.build()
      await project.waitForBuild()
      await project.waitForSentimentBuild()
    },
  },
  mark: {
    weight: 2,
    propose: (state, random) => {
      const usable = namesOf(state, 'project').filter(
        (each) => countOf(state, `built:${each}`) > SMALL && countOf(state, `marked:${each}`) === 0,
      )
      const name = pick(random, usable)
      const size = 1 + random.int(3)
      return name === undefined ? undefined : { name, size, sets: { [`marked:${name}`]: size } }
    },
    // The last documents: favorites are among the first.
    apply: async (engine, { name, size }) => {
      const project = await projectNamed(engine, name)
      const { result } = await project.docs.search({ limit: 25_000 })
      await project.docs.delete({ doc_ids: result.slice(-size!).map(({ doc_id }) => doc_id) })
    },
  },
  unmark: {
    weight: 1,
    propose: (state, random) => {
      const name = pick(
        random,
        namesOf(state, 'project').filter((each) => countOf(state, `marked:${each}`) > 0),
      )
      return name === undefined ? undefined : { name, sets: { [`marked:${name}`]: 0 } }
    },
    apply: async (engine, { name }) => {
      const project = await projectNamed(engine, name)
      const { result } = await project.docs.search({ limit: 25_000 })
      await project.docs.unmarkDelete({ doc_ids: result.map(({ doc_id }) => doc_id) })
    },
  },
  favor: {
    weight: 2,
    propose: (state, random) => {
      const name = pick(
        random,
        namesOf(state, 'project').filter((each) => countOf(state, `built:${each}`) > SMALL),
      )
      if (name === undefined) return undefined
      const size = countOf(state, `favorites:${name}`) === 0 ? 1 + random.int(3) : 0
      return { name, size, sets: { [`favorites:${name}`]: size } }
    },
    apply: async (engine, { name, size }) => {
      const project = await projectNamed(engine, name)
      const { result } = await project.docs.search({ limit: 25_000 })
      const docIds = result.map(({ doc_id }) => doc_id)
      if (size! > 0) await project.docs.setFavorites({ doc_ids: docIds.slice(0, size!) })
      else await project.docs.clearFavorites({ doc_ids: docIds })
    },
  },
  manage: {
    weight: 2,
    propose: (state, random) => {
      const name = pick(random, namesOf(state, 'project'))
      if (name === undefined) return undefined
      const term = pick(random, subjects)!
      return {
        name,
        item: term,
        sets: { [`management:${name}`]: JSON.stringify({ [`${term}|en`]: { action: 'ignore' } }) },
      }
    },
    apply: async (engine, { name, item }) =>
      (await projectNamed(engine, name)).terms.manage({
        term_management: { [`${item}|en`]: { action: 'ignore' } },
        overwrite: true,
      }),
  },
  writeList: {
    weight: 2,
    propose: (state, random) => {
      const name = pick(random, namesOf(state, 'project'))
      if (name === undefined) return undefined
      const item = `list ${random.int(MOST_OF_A_KIND)}`
      const texts = subjects.slice(0, 1 + random.int(subjects.length - 1))
      return { name, item, sets: { [`list:${name}/${item}`]: texts.join(', ') } }
    },
    apply: async (engine, { name, item, sets }) => {
      const concepts = String(Object.values(sets)[0])
        .split(', ')
        .map((text) => ({ texts: [text] }))
      await (await projectNamed(engine, name)).conceptLists.create({ name: item!, concepts, overwrite: true })
    },
  },
  deleteList: {
    weight: 1,
    propose: (state, random) => {
      const key = pick(random, namesOf(state, 'list'))
      if (key === undefined) return undefined
      const [name, item] = key.split('/') as [string, string]
      return { name, item, sets: { [`list:${key}`]: null } }
    },
    apply: async (engine, { name, item }) => {
      const project = await projectNamed(engine, name)
      const list = (await project.conceptLists.list()).find((each) => each.name === item)
      await project.conceptLists.delete({ concept_list_id: list!.concept_list_id })
    },
  },
  createDashboard: {
    weight: 1,
    propose: (state, random, _, serial) => {
      const name = pick(random, namesOf(state, 'project'))
      if (name === undefined || namesOf(state, 'dashboard').length > MOST_OF_A_KIND) return undefined
      const item = `dashboard ${serial}`
      return { name, item, sets: { [`dashboard:${name}/${item}`]: `shows ${serial}` } }
    },
    apply: async (engine, { name, item, sets }) =>
      (await projectNamed(engine, name)).dashboards.create({
        name: item!,
        description: String(Object.values(sets)[0]),
      }),
  },
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
        default_language: String(sets[`workspace:${name}`]),
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

async function workspaceNamed(engine: Engine, name: string): Promise<string> {
  const { workspaces } = await engine.profile.get()
  return workspaces.find((each) => each.name === name)!.workspace_id
}

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]
const urn = kindNames.flatMap((kind) => Array.from({ length: kinds[kind].weight }, () => kind))

/** A random change that `state` allows. */
export function proposeChange(state: State, random: Random, lane: string, serial: number): Change {
  for (;;) {
    const kind = pick(random, urn)!
    const proposed = (kinds[kind] as Kind).propose(state, random, lane, serial)
    if (proposed !== undefined) return { kind, ...proposed }
  }
}

/** Makes a change; comes back when it is acknowledged. */
export const applyChange = async (engine: Engine, change: Change): Promise<void> => {
  await (kinds[change.kind] as Kind).apply(engine, change)
}

/** The state after a change. */
export function changed(state: State, { sets }: Pick<Change, 'sets'>): State {
  const entries = Object.entries({ ...state, ...sets }).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as State
}

/**
 * What is wrong with the state that was found, given what was acknowledged and the change under way, if any: that has happened
 * wholly or not at all. An empty list when nothing is.
 */
export function findLosses(acknowledged: State, underWay: Change | undefined, found: State): string[] {
  const without = differences(acknowledged, found)
  if (underWay === undefined || without.length === 0) return without
  const withIt = differences(changed(acknowledged, underWay), found)
  if (withIt.length === 0) return []
  return without.map((text) => `${text} (a ${underWay.kind} was under way)`)
}

function differences(expected: State, found: State): string[] {
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  return keys
    .filter((key) => expected[key] !== found[key])
    .map((key) => `${key} is ${JSON.stringify(found[key])}, acknowledged was ${JSON.stringify(expected[key])}`)
}

/** What of a state one lane has made. */
export const laneOf = (state: State, lane: string): State =>
  Object.fromEntries(Object.entries(state).filter(([key]) => belongsTo(lane, key.slice(key.indexOf(':') + 1))))

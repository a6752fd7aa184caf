import type { State } from '../state.js'
import { subjects } from './documents.js'
import { type Kind, MOST_OF_A_KIND, namesOf, pick, projectNamed } from './kind.js'

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

/** Projects, and what stands in them beside documents. */
export const projectChanges = {
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
} as const satisfies Readonly<Record<string, Kind>>

import { documents } from './documents.js'
import { countOf, type Kind, namesOf, pick, projectNamed } from './kind.js'

/** Sizes of uploads: a large one arrives in several slices. */
const LARGE = 700
const SMALL = 12

/** Documents, their marks, and builds. */
export const documentChanges = {
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
} as const satisfies Readonly<Record<string, Kind>>

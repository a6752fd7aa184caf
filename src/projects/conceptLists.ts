import { EngineError, invalidParams } from '../errors.js'
import type { ConceptList, ConceptListStore, SharedConcept } from '../storage/port/project/conceptLists.js'
import { isBlank } from './naming.js'
import type { ContentHost } from './projectHost.js'

export type { ConceptList, SharedConcept } from '../storage/port/project/conceptLists.js'

/** A concept to be added to a list. */
export interface ConceptRequest {
  readonly texts: readonly string[]
  readonly name?: string | undefined
  readonly color?: string | undefined
}

/** Changes of the concept with that id. */
export interface ConceptUpdate {
  readonly sharedConceptId: string
  readonly texts?: readonly string[] | undefined
  readonly name?: string | undefined
  readonly color?: string | undefined
}

/**
 * The shared concept lists of one project. They need no build. An unknown list id is INADEQUATE_PERMISSION, like
 * everything that does not exist (v5 5.4). Spec v5 2.13 and 4.5.
 */
export interface ConceptLists {
  all(): Promise<ConceptList[]>
  get(listId: string): Promise<ConceptList>
  /** The list of a selector, by id or by name; undefined when there is none. */
  find(requested: {
    readonly id?: string | undefined
    readonly name?: string | undefined
  }): Promise<ConceptList | undefined>
  /** Throws INVALID_PARAMS for a name in use, unless `overwrite` replaces that list, and for a concept without a name. */
  create(list: {
    readonly name: string
    readonly concepts: readonly ConceptRequest[]
    readonly overwrite: boolean
  }): Promise<ConceptList>
  /** Concepts always get new ids, even if they were in the list before. INVALID_PARAMS for the name of another list. */
  update(
    listId: string,
    changes: { readonly name?: string | undefined; readonly concepts?: readonly ConceptRequest[] | undefined },
  ): Promise<void>
  /** Removes a list if it exists. */
  remove(listId: string): Promise<void>
  /** Inserts concepts before the one at `position`, or at the end; returns them with their ids. */
  add(listId: string, concepts: readonly ConceptRequest[], position: number): Promise<SharedConcept[]>
  /** Removes the given concepts; ignores unknown ones. */
  removeConcepts(listId: string, conceptIds: readonly string[]): Promise<void>
  /** Changes the given concepts; ignores unknown ones. */
  updateConcepts(listId: string, updates: readonly ConceptUpdate[]): Promise<void>
  /** Puts the named concepts first in that order; the others follow in theirs. Ignores unknown ids. */
  reorder(listId: string, conceptIds: readonly string[]): Promise<void>
}

/** Default color of a concept. */
const DEFAULT_COLOR = '#808080'

export function createConceptLists({ records, newId, touch }: ContentHost): ConceptLists {
  const change = async <T>(work: (lists: ConceptListStore) => Promise<T>): Promise<T> => {
    const result = await records.atomically(({ conceptLists }) => work(conceptLists))
    await touch()
    return result
  }
  const complete = (requests: readonly ConceptRequest[]): SharedConcept[] =>
    requests.map(({ texts, name, color }) => ({
      sharedConceptId: newId(),
      name: nameOf(name, texts),
      color: color ?? DEFAULT_COLOR,
      texts,
    }))
  const rewrite = (listId: string, concepts: (list: ConceptList) => readonly SharedConcept[]): Promise<void> =>
    change(async (lists) => {
      const list = await requireList(lists, listId)
      await lists.update({ ...list, concepts: concepts(list) })
    })
  return {
    all: () => records.conceptLists.all(),
    get: (listId) => requireList(records.conceptLists, listId),
    find: ({ id, name }) =>
      id === undefined ? records.conceptLists.named(name?.trim() ?? '') : records.conceptLists.get(id),
    create: ({ name, concepts, overwrite }) =>
      change(async (lists) => {
        const old = await lists.named(name)
        if (old !== undefined && !overwrite) throw nameTaken(name)
        if (old !== undefined) await lists.remove(old.listId)
        const list: ConceptList = { listId: newId(), name, concepts: complete(concepts) }
        await lists.insert(list)
        return list
      }),
    update: (listId, { name, concepts }) =>
      change(async (lists) => {
        const list = await requireList(lists, listId)
        // Our choice: names stay unique, since selectors find lists by them.
        const other = name === undefined ? undefined : await lists.named(name)
        if (other !== undefined && other.listId !== listId) throw nameTaken(other.name)
        await lists.update({
          ...list,
          name: name ?? list.name,
          concepts: concepts === undefined ? list.concepts : complete(concepts),
        })
      }),
    remove: (listId) => change((lists) => lists.remove(listId)),
    add: async (listId, requests, position) => {
      const added = complete(requests)
      await rewrite(listId, ({ concepts }) => [...concepts.slice(0, position), ...added, ...concepts.slice(position)])
      return added
    },
    removeConcepts: async (listId, conceptIds) => {
      const removed = new Set(conceptIds)
      await rewrite(listId, ({ concepts }) => concepts.filter(({ sharedConceptId }) => !removed.has(sharedConceptId)))
    },
    updateConcepts: (listId, updates) => rewrite(listId, ({ concepts }) => withUpdates(concepts, updates)),
    reorder: (listId, conceptIds) => rewrite(listId, ({ concepts }) => inOrder(concepts, conceptIds)),
  }
}

async function requireList(lists: ConceptListStore, listId: string): Promise<ConceptList> {
  const list = await lists.get(listId)
  if (list === undefined) throw new EngineError('INADEQUATE_PERMISSION')
  return list
}

/** Concepts with updates in the order given; updates of unknown ids are ignored. */
function withUpdates(concepts: readonly SharedConcept[], updates: readonly ConceptUpdate[]): SharedConcept[] {
  const changed = new Map(concepts.map((concept) => [concept.sharedConceptId, concept]))
  for (const { sharedConceptId, texts, name, color } of updates) {
    const concept = changed.get(sharedConceptId)
    if (concept === undefined) continue
    changed.set(sharedConceptId, {
      sharedConceptId,
      texts: texts ?? concept.texts,
      // Our choice: a change of the texts does not change the name, even if the name was derived from the texts.
      name: name === undefined ? concept.name : nameOf(name, texts ?? concept.texts),
      color: color ?? concept.color,
    })
  }
  return [...changed.values()]
}

/** The concepts with these ids first, then the others in their order. */
function inOrder(concepts: readonly SharedConcept[], conceptIds: readonly string[]): SharedConcept[] {
  const rest = new Map(concepts.map((concept) => [concept.sharedConceptId, concept]))
  const first: SharedConcept[] = []
  for (const id of conceptIds) {
    const concept = rest.get(id)
    if (concept === undefined) continue
    rest.delete(id)
    first.push(concept)
  }
  return [...first, ...rest.values()]
}

/**
 * Our choice: a blank name counts as missing, and blank texts are no part of one. INVALID_PARAMS where nothing is left, so that
 * every concept has a name.
 */
function nameOf(name: string | undefined, texts: readonly string[]): string {
  if (name !== undefined && !isBlank(name)) return name.trim()
  const written = texts.filter((text) => !isBlank(text))
  if (written.length > 0) return written.join(', ')
  throw invalidParams('`concepts`: a concept needs a name or a text that is not blank.', 'concepts')
}

const nameTaken = (name: string): EngineError =>
  invalidParams(`There is a concept list with the name ${JSON.stringify(name)} already.`, 'name')

import { EngineError, invalidParams } from '../errors.js'
import type { ConceptList, SharedConcept } from '../storage/project/conceptLists.js'
import type { ProjectFile } from '../storage/project/projectFile.js'

export type { ConceptList, SharedConcept } from '../storage/project/conceptLists.js'

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
  all(): ConceptList[]
  get(listId: string): ConceptList
  /** The list of a selector, by id or by name; undefined when there is none. */
  find(requested: { readonly id?: string | undefined; readonly name?: string | undefined }): ConceptList | undefined
  /** Throws INVALID_PARAMS for a name in use, unless `overwrite` replaces that list. */
  create(list: {
    readonly name: string
    readonly concepts: readonly ConceptRequest[]
    readonly overwrite: boolean
  }): ConceptList
  /** Concepts always get new ids, even if they were in the list before. INVALID_PARAMS for the name of another list. */
  update(
    listId: string,
    changes: { readonly name?: string | undefined; readonly concepts?: readonly ConceptRequest[] | undefined },
  ): void
  /** Removes a list if it exists. */
  remove(listId: string): void
  /** Inserts concepts before the one at `position`, or at the end; returns them with their ids. */
  add(listId: string, concepts: readonly ConceptRequest[], position: number): SharedConcept[]
  /** Removes the given concepts; ignores unknown ones. */
  removeConcepts(listId: string, conceptIds: readonly string[]): void
  /** Changes the given concepts; ignores unknown ones. */
  updateConcepts(listId: string, updates: readonly ConceptUpdate[]): void
  /** Puts the named concepts first in that order; the others follow in theirs. Ignores unknown ids. */
  reorder(listId: string, conceptIds: readonly string[]): void
}

/** Default color of a concept. */
const DEFAULT_COLOR = '#808080'

export interface ConceptListHost {
  readonly file: () => ProjectFile
  readonly newId: () => string
  /** Called after a change of the project. */
  readonly touch: () => void
}

export function createConceptLists({ file, newId, touch }: ConceptListHost): ConceptLists {
  const get = (listId: string): ConceptList => {
    const list = file().conceptLists.get(listId)
    if (list === undefined) throw new EngineError('INADEQUATE_PERMISSION')
    return list
  }
  const change = <T>(work: () => T): T => {
    const result = file().atomically(work)
    touch()
    return result
  }
  const complete = (requests: readonly ConceptRequest[]): SharedConcept[] =>
    requests.map(({ texts, name, color }) => ({
      sharedConceptId: newId(),
      name: nameOf(name, texts),
      color: color ?? DEFAULT_COLOR,
      texts,
    }))
  const rewrite = (listId: string, concepts: (list: ConceptList) => readonly SharedConcept[]): void =>
    change(() => {
      const list = get(listId)
      file().conceptLists.update({ ...list, concepts: concepts(list) })
    })
  return {
    all: () => file().conceptLists.all(),
    get,
    find({ id, name }) {
      const { conceptLists } = file()
      return id === undefined ? conceptLists.named(name?.trim() ?? '') : conceptLists.get(id)
    },
    create: ({ name, concepts, overwrite }) =>
      change(() => {
        const { conceptLists } = file()
        const old = conceptLists.named(name)
        if (old !== undefined && !overwrite) throw nameTaken(name)
        if (old !== undefined) conceptLists.remove(old.listId)
        const list: ConceptList = { listId: newId(), name, concepts: complete(concepts) }
        conceptLists.insert(list)
        return list
      }),
    update: (listId, { name, concepts }) =>
      change(() => {
        const { conceptLists } = file()
        const list = get(listId)
        // Our choice: names stay unique, since selectors find lists by them.
        const other = name === undefined ? undefined : conceptLists.named(name)
        if (other !== undefined && other.listId !== listId) throw nameTaken(other.name)
        conceptLists.update({
          ...list,
          name: name ?? list.name,
          concepts: concepts === undefined ? list.concepts : complete(concepts),
        })
      }),
    remove: (listId) => change(() => file().conceptLists.remove(listId)),
    add: (listId, requests, position) => {
      const added = complete(requests)
      rewrite(listId, ({ concepts }) => [...concepts.slice(0, position), ...added, ...concepts.slice(position)])
      return added
    },
    removeConcepts: (listId, conceptIds) => {
      const gone = new Set(conceptIds)
      rewrite(listId, ({ concepts }) => concepts.filter(({ sharedConceptId }) => !gone.has(sharedConceptId)))
    },
    updateConcepts: (listId, updates) => rewrite(listId, ({ concepts }) => withUpdates(concepts, updates)),
    reorder: (listId, conceptIds) => rewrite(listId, ({ concepts }) => inOrder(concepts, conceptIds)),
  }
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

/** Our choice: an empty name counts as missing, so that every concept has a name. */
const nameOf = (name: string | undefined, texts: readonly string[]): string => name?.trim() || texts.join(', ')

const nameTaken = (name: string): EngineError =>
  invalidParams(`There is a concept list with the name ${JSON.stringify(name)} already.`, 'name')

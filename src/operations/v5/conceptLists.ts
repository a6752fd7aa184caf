import { z } from 'zod'
import type { ConceptList, SharedConcept } from '../../projects/conceptLists.js'
import { LONGEST_LABEL, MOST_LISTED } from '../limits.js'
import { operation } from '../operation.js'
import { atLeastOneOf, displayName, integer, noParams } from '../params.js'
import { conceptTexts, withinTexts } from './params.js'

/** A concept of a shared list. Spec v5 2.13. */
export interface SharedConceptRecord {
  /** Name; default: its texts, joined by commas. */
  name: string
  /** Identifier, unique in the project. */
  shared_concept_id: string
  /** HTML colour; default: `#808080`. */
  color: string
  /** Texts that define the concept. */
  texts: string[]
}

/** A shared concept list. Spec v5 2.13. */
export interface ConceptListRecord {
  /** Name, unique in the project. */
  name: string
  /** Identifier of the list. */
  concept_list_id: string
  /** Absent if the request excluded concepts. */
  concepts?: SharedConceptRecord[]
}

const conceptName = z.string().max(LONGEST_LABEL).describe('Default: the texts that are not blank, joined by commas')
const color = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'expected a hexadecimal colour such as #15cf20')

/** A concept to add. Our choices: at least one text; a blank name counts as none. Spec v5 4.5. */
const newConcept = z
  .strictObject({
    texts: conceptTexts,
    name: conceptName.optional(),
    color: color.optional().describe('Default #808080'),
  })
  .meta({ id: 'NewSharedConcept' })

const conceptUpdate = z
  .strictObject({
    shared_concept_id: z.string(),
    texts: conceptTexts.optional(),
    name: conceptName.optional(),
    color: color.optional(),
  })
  .meta({ id: 'SharedConceptUpdate' })

/** Maximum number of concepts in one request: they are stored in one transaction. */
const MOST_SHARED = 10_000

const listName = displayName.describe('Surrounding whitespace is ignored')
const listPath = '/api/v5/projects/:project_id/concept_lists/:concept_list_id/'
const conceptsPath = '/api/v5/projects/:project_id/concept_lists/:concept_list_id/concepts/'

/** All shared concept lists of a project, oldest first. Spec v5 4.5. */
export const listConceptLists = operation({
  methods: ['GET'],
  path: '/api/v5/projects/:project_id/concept_lists/',
  spec: 'v5 4.5',
  access: 'read',
  params: () => z.strictObject({ include_concepts: z.boolean().default(true).describe('`false` omits the concepts') }),
  summary: 'Lists the shared concept lists.',
  result: 'An array of concept lists.',
  handle: async ({ project }, { include_concepts }): Promise<ConceptListRecord[]> =>
    (await project.conceptLists.all()).map((list) => {
      const { concepts, ...record } = renderList(list)
      return include_concepts ? { ...record, concepts } : record
    }),
})

/** One shared concept list. Spec v5 4.5. */
export const getConceptList = operation({
  methods: ['GET'],
  path: listPath,
  spec: 'v5 4.5',
  access: 'read',
  params: noParams,
  summary: 'Reads a shared concept list.',
  result: 'The concept list.',
  handle: async ({ project, path }) => renderList(await project.conceptLists.get(path.concept_list_id)),
})

/** Creates a list; `overwrite` replaces a list with the same name. Spec v5 4.5. */
export const createConceptList = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/concept_lists/',
  spec: 'v5 4.5',
  access: 'write',
  params: () =>
    z.strictObject({
      name: listName,
      concepts: withinTexts(z.array(newConcept).max(MOST_SHARED)).default([]),
      overwrite: z.boolean().default(false).describe('Replace an existing list of the same name'),
    }),
  summary: 'Creates a shared concept list.',
  result: 'The concept list.',
  handle: async ({ project }, question) => renderList(await project.conceptLists.create(question)),
})

/** Changes the name, or replaces all concepts, which get new ids. Spec v5 4.5. */
export const updateConceptList = operation({
  methods: ['PUT'],
  path: listPath,
  spec: 'v5 4.5',
  access: 'write',
  params: () =>
    z
      .strictObject({
        name: listName.optional(),
        concepts: withinTexts(z.array(newConcept).max(MOST_SHARED))
          .optional()
          .describe('Replace all concepts of the list'),
      })
      .superRefine(atLeastOneOf('name', 'concepts')),
  summary: 'Changes the name or all concepts of a shared concept list.',
  handle: async ({ project, path }, changes): Promise<null> => {
    await project.conceptLists.update(path.concept_list_id, changes)
    return null
  },
})

/** Deletes the list if it exists. Spec v5 4.5. */
export const deleteConceptList = operation({
  methods: ['DELETE'],
  path: listPath,
  spec: 'v5 4.5',
  access: 'write',
  params: noParams,
  summary: 'Deletes a shared concept list, if it exists.',
  handle: async ({ project, path }): Promise<null> => {
    await project.conceptLists.remove(path.concept_list_id)
    return null
  },
})

/** Adds concepts to a list. Spec v5 4.5. */
export const addSharedConcepts = operation({
  methods: ['POST'],
  path: conceptsPath,
  spec: 'v5 4.5',
  access: 'write',
  params: () =>
    z.strictObject({
      concepts: withinTexts(z.array(newConcept).max(MOST_SHARED)),
      position: integer().default(0).describe('Index of the first added concept; 0 inserts before all others'),
    }),
  summary: 'Adds concepts to a shared concept list.',
  result: 'The concepts added, with their ids.',
  handle: async ({ project, path }, { concepts, position }) =>
    (await project.conceptLists.add(path.concept_list_id, concepts, position)).map(renderShared),
})

/** Removes concepts from a list. Spec v5 4.5. */
export const deleteSharedConcepts = operation({
  methods: ['DELETE'],
  path: conceptsPath,
  spec: 'v5 4.5',
  access: 'write',
  params: () =>
    z.strictObject({
      shared_concept_ids: z.array(z.string()).max(MOST_LISTED).describe('Unknown ids are ignored'),
    }),
  summary: 'Deletes concepts from a shared concept list.',
  handle: async ({ project, path }, { shared_concept_ids }): Promise<null> => {
    await project.conceptLists.removeConcepts(path.concept_list_id, shared_concept_ids)
    return null
  },
})

/** Changes texts, names or colors of concepts in a list. Spec v5 4.5. */
export const updateSharedConcepts = operation({
  methods: ['PUT'],
  path: conceptsPath,
  spec: 'v5 4.5',
  access: 'write',
  params: () =>
    z.strictObject({
      concepts: withinTexts(z.array(conceptUpdate).max(MOST_SHARED)).describe(
        'Changes by concept id; unknown ids are ignored',
      ),
    }),
  summary: 'Changes the texts, names or colours of concepts in a shared concept list.',
  handle: async ({ project, path }, { concepts }): Promise<null> => {
    await project.conceptLists.updateConcepts(
      path.concept_list_id,
      concepts.map(({ shared_concept_id: sharedConceptId, ...changes }) => ({ sharedConceptId, ...changes })),
    )
    return null
  },
})

/** Changes the order of the concepts in a list. Spec v5 4.5. */
export const orderSharedConcepts = operation({
  methods: ['PUT'],
  path: '/api/v5/projects/:project_id/concept_lists/:concept_list_id/concepts/order/',
  spec: 'v5 4.5',
  access: 'write',
  params: () =>
    z.strictObject({
      order: z
        .array(z.string())
        .max(MOST_LISTED)
        .describe('Concept ids in the new order; concepts not listed follow, unknown ids are ignored'),
    }),
  summary: 'Orders the concepts of a shared concept list.',
  handle: async ({ project, path }, { order }): Promise<null> => {
    await project.conceptLists.reorder(path.concept_list_id, order)
    return null
  },
})

function renderList({ name, listId, concepts }: ConceptList): Required<ConceptListRecord> {
  return { name, concept_list_id: listId, concepts: concepts.map(renderShared) }
}

function renderShared({ name, sharedConceptId, color, texts }: SharedConcept): SharedConceptRecord {
  return { name, shared_concept_id: sharedConceptId, color, texts: [...texts] }
}

import { call } from '../../api/call.js'
import {
  addConcepts,
  type ConceptList,
  changeConcepts,
  createConceptList,
  deleteConceptList,
  type NewConcept,
  orderConcepts,
  removeConcepts,
  type SharedConcept,
  updateConceptList,
} from '../../api/lists.js'
import { activateList, activeListId } from '../../state/carried.js'
import { notify, notifyError } from '../../state/notices.js'
import { texts } from '../../texts/texts.js'

/** Where lists are changed, and how they are read again afterwards. */
export interface ListsOfProject {
  readonly project_id: string
  readonly reload: () => void
}

/** Runs a change, reads the lists again and says what was done, with a button to undo it. */
async function change<Result>(
  { reload }: ListsOfProject,
  work: () => Promise<Result>,
  done: (result: Result) => { readonly text: string; readonly undo: () => Promise<unknown> },
): Promise<void> {
  try {
    const { text, undo } = done(await work())
    reload()
    notify(text, async () => {
      await undo()
      reload()
    })
  } catch (error) {
    notifyError(error)
    reload()
  }
}

const withoutId = ({ name, color, texts }: SharedConcept): NewConcept => ({ name, color, texts })

/** Creates a list and opens it. */
export async function createList(
  place: ListsOfProject,
  { name, concepts }: { readonly name: string; readonly concepts: readonly NewConcept[] },
  text = texts.concepts.made(name),
): Promise<ConceptList> {
  const { project_id } = place
  const made = await call(createConceptList, { project_id, name, concepts })
  activateList(made.concept_list_id)
  noticeList(place, made, text)
  return made
}

/** Says that a list was created; to undo it deletes the list. */
export function noticeList(
  { project_id, reload }: ListsOfProject,
  { concept_list_id, name }: ConceptList,
  text = texts.concepts.made(name),
): void {
  reload()
  notify(text, async () => {
    await deleteById(project_id, concept_list_id)
    reload()
  })
}

/** Deletes a list. Before, the address leaves it, so that no screen asks about a list that does not exist. */
async function deleteById(project_id: string, concept_list_id: string): Promise<void> {
  const wasActive = activeListId.value === concept_list_id
  if (wasActive) activateList(null)
  try {
    await call(deleteConceptList, { project_id, concept_list_id })
  } catch (error) {
    if (wasActive) activateList(concept_list_id)
    throw error
  }
}

/** Deletes a list. Undo creates it with another identifier, which the address then has. */
export const deleteList = (place: ListsOfProject, { concept_list_id, name, concepts }: ConceptList): Promise<void> => {
  const { project_id } = place
  const wasActive = activeListId.value === concept_list_id
  return change(
    place,
    () => deleteById(project_id, concept_list_id),
    () => ({
      text: texts.concepts.deleted(name),
      undo: async () => {
        const made = await call(createConceptList, { project_id, name, concepts: concepts.map(withoutId) })
        if (wasActive) activateList(made.concept_list_id)
      },
    }),
  )
}

export const renameList = async (
  { project_id, reload }: ListsOfProject,
  { concept_list_id, name: before }: ConceptList,
  name: string,
): Promise<void> => {
  await call(updateConceptList, { project_id, concept_list_id, name })
  reload()
  notify(texts.concepts.renamed(name), async () => {
    await call(updateConceptList, { project_id, concept_list_id, name: before })
    reload()
  })
}

/** Adds a concept at the end of a list; `length` is the number of its concepts. */
export async function appendConcept(
  { project_id, reload }: ListsOfProject,
  { concept_list_id, length }: { readonly concept_list_id: string; readonly length: number },
  added: NewConcept,
): Promise<void> {
  const where = { project_id, concept_list_id }
  const made = await call(addConcepts, { ...where, concepts: [added], position: length })
  reload()
  notify(texts.concepts.added(made.map(({ name }) => name).join(', ')), async () => {
    const shared_concept_ids = made.map(({ shared_concept_id }) => shared_concept_id)
    await call(removeConcepts, { ...where, shared_concept_ids })
    reload()
  })
}

/** Deletes a concept. Undo puts it at its place again. */
export const removeConcept = (
  place: ListsOfProject,
  { concept_list_id, concepts }: ConceptList,
  removed: SharedConcept,
): Promise<void> => {
  const where = { project_id: place.project_id, concept_list_id }
  const position = concepts.findIndex(({ shared_concept_id }) => shared_concept_id === removed.shared_concept_id)
  return change(
    place,
    () => call(removeConcepts, { ...where, shared_concept_ids: [removed.shared_concept_id] }),
    () => ({
      text: texts.concepts.removed(removed.name),
      undo: () => call(addConcepts, { ...where, concepts: [withoutId(removed)], position }),
    }),
  )
}

/** Changes name, texts or colour of a concept. */
export const editConcept = async (
  { project_id, reload }: ListsOfProject,
  { concept_list_id }: ConceptList,
  { before, after, text }: { readonly before: SharedConcept; readonly after: SharedConcept; readonly text: string },
): Promise<void> => {
  await call(changeConcepts, { project_id, concept_list_id, concepts: [after] })
  reload()
  notify(text, async () => {
    await call(changeConcepts, { project_id, concept_list_id, concepts: [before] })
    reload()
  })
}

/** Orders that are on their way: they are stored one after the other, and the list is read again after the last one. */
let orders: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Stores another order of the concepts, which the page shows already. */
export async function orderList(
  { project_id, reload }: ListsOfProject,
  { concept_list_id, concepts }: ConceptList,
  { order, text }: { readonly order: readonly string[]; readonly text: string },
): Promise<void> {
  const store = (ids: readonly string[]) => call(orderConcepts, { project_id, concept_list_id, order: ids })
  const before = concepts.map(({ shared_concept_id }) => shared_concept_id)
  waiting++
  const stored = orders.then(() => store(order))
  orders = stored.catch(() => {})
  try {
    await stored
    notify(text, async () => {
      await store(before)
      reload()
    })
  } catch (error) {
    notifyError(error)
  } finally {
    waiting--
    if (waiting === 0) reload()
  }
}

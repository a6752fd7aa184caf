import { requireSnapshot } from '../../projects/snapshots.js'
import { membersOf, setOfMembers, unionOf } from '../../snapshot/documentSet.js'
import type { Snapshot, StoredNumbers } from '../../snapshot/snapshot.js'
import { firstNotBelow } from '../../typedArrays.js'
import type { ProjectContext } from '../operation.js'
import { subsetDocuments } from './resolveQuestion.js'

/** The last build if it can answer questions; undefined without a build, when there are no documents. */
export async function builtSnapshot({ project }: ProjectContext): Promise<Snapshot | undefined> {
  const snapshot = await project.openSnapshot()
  return snapshot === 'unbuilt' ? undefined : requireSnapshot(snapshot)
}

/** Numbers of built documents by id; unknown ids are left out. */
export async function documentNumbers(
  { project }: ProjectContext,
  { documents }: Snapshot,
  docIds: readonly string[],
): Promise<number[]> {
  const versions = await project.changes.keysOf([...new Set(docIds)])
  return versions.flatMap((keys) => {
    const found = keys.map((key) => documentOf(documents.keys, key))
    return found.find((index) => index >= 0) ?? []
  })
}

function documentOf(keys: StoredNumbers, key: number): number {
  const number = firstNotBelow(keys, key)
  return keys[number] === key ? number : -1
}

/** Keys of built documents by id or subset, in upload order. */
export async function chosenKeys(
  call: ProjectContext,
  docIds: readonly string[],
  subsets: readonly string[],
): Promise<number[]> {
  await call.services.projects.refreshCatalog()
  const snapshot = await builtSnapshot(call)
  if (snapshot === undefined) return []
  const { count, keys } = snapshot.documents
  let chosen = setOfMembers(await documentNumbers(call, snapshot, docIds), count)
  for (const subset of subsets) {
    chosen = unionOf(chosen, await subsetDocuments({ snapshot }, subset), count)
  }
  return Array.from(membersOf(chosen), (document) => keys[document]!)
}

import type { ProjectStorage } from '../../src/storage/port/project/projectRecords.js'

/** A document with a rating, for tests that tell documents apart by their ids. */
export const ratedDocument = (docId: string, rating = 3) => ({
  docId,
  title: `About ${docId}`,
  text: `The text of ${docId}.`,
  metadata: [{ name: 'rating', type: 'score' as const, value: rating }],
})

/** Stores documents with the given ids as one upload. */
export async function storeDocuments(storage: ProjectStorage, ...docIds: string[]): Promise<void> {
  const documents = docIds.map((docId) => ratedDocument(docId))
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0)
  const arrival = await storage.arrivals.begin()
  await storage.documents.insert(arrival, documents)
  const fields = new Map([['rating', { type: 'score' as const, entries: docIds.length }]])
  await storage.arrivals.end(arrival, { documents: docIds.length, characters, fields })
}

/** The ids of the first hundred documents that a build would read. */
export const readIds = async ({ documents }: ProjectStorage): Promise<string[]> =>
  (await documents.page(0, await documents.lastKey(), 100)).map(({ docId }) => docId)

import type { Project } from '../engine.js'
import { digestOf } from './repetitions.js'

/** Documents asked at a time. */
const PAGE_DOCUMENTS = 1_000

/**
 * Of the `added` last documents of a built project, how many have the title, text and metadata of an earlier one. Repetitions
 * among the added documents do not count.
 */
export async function countRepeated(project: Project, added: number, signal: AbortSignal): Promise<number> {
  const known = new Set<string>()
  let repeated = 0
  for (let offset = 0; ; offset += PAGE_DOCUMENTS) {
    signal.throwIfAborted()
    const { result, total_count } = await project.docs.search(
      { limit: PAGE_DOCUMENTS, offset, fields: ['title', 'text', 'metadata'] },
      { signal },
    )
    for (const [place, { title, text, metadata }] of result.entries()) {
      // Columns of another file may stand in another order.
      const digest = digestOf([title, text, metadata.map((value) => JSON.stringify(value)).sort()])
      if (offset + place < total_count - added) known.add(digest)
      else if (known.has(digest)) repeated++
    }
    if (result.length < PAGE_DOCUMENTS) return repeated
  }
}

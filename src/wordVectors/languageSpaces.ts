import type { BackgroundSource, BackgroundSpace } from './wordVectors.js'

/**
 * The space of a project of several languages: each term has the vector of its own language. Languages whose space has
 * a different number of axes from that of the first are ignored; only the terms of the first can be searched.
 */
export async function spaceOfLanguages(
  source: Pick<BackgroundSource, 'spaceFor'>,
  languages: readonly string[],
): Promise<BackgroundSpace | undefined> {
  const spaces = new Map<string, BackgroundSpace>()
  let first: BackgroundSpace | undefined
  for (const language of languages) {
    const space = await source.spaceFor(language)
    first ??= space
    if (space !== undefined && space.axes === first!.axes && space.name === first!.name) spaces.set(language, space)
  }
  if (first === undefined || spaces.size === 1) return first
  return {
    ...first,
    fingerprint: Array.from(spaces.values(), ({ fingerprint }) => fingerprint).join('+'),
    vector: (termId) => spaces.get(termId.slice(termId.lastIndexOf('|') + 1))?.vector(termId),
  }
}

import { join } from 'node:path'
import { languageOf, namesIn, readRows } from './data.js'

/** All texts of a language that the data holds, each once: what a project can learn from. */
export function textsOf(data: string, language: string): string[] {
  const texts = new Set<string>()
  const add = (file: string): void => {
    for (const { title, text } of readRows<{ title?: string; text?: string }>(file)) {
      if (text) texts.add(title ? `${title}\n${text}` : text)
    }
  }
  for (const folder of ['customer', 'sentiment', 'clusters', 'keyphrases', 'segmentation']) {
    for (const name of namesIn(data, folder)) if (languageOf(name) === language) add(join(data, folder, name))
  }
  for (const set of namesIn(data, 'retrieval')) {
    if (languageOf(set) !== language) continue
    for (const name of namesIn(join(data, 'retrieval'), set)) {
      if (/^docs\.jsonl/.test(name)) add(join(data, 'retrieval', set, name))
    }
  }
  return [...texts]
}

import { parseArgs } from 'node:util'

/**
 * Options of a benchmark: `--json FILE` writes the figures, `--documents N` sets the size, `--file F` reads a corpus,
 * `--open-vocabulary` generates one whose words never end.
 */
export function readArguments() {
  const { values } = parseArgs({
    options: {
      json: { type: 'string' },
      documents: { type: 'string' },
      file: { type: 'string' },
      'open-vocabulary': { type: 'boolean', default: false },
    },
  })
  return {
    json: values.json,
    documents: values.documents === undefined ? undefined : Number(values.documents),
    file: values.file,
    openVocabulary: values['open-vocabulary'],
  }
}

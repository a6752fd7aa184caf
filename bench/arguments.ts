import { parseArgs } from 'node:util'

/** Options of a benchmark: `--json FILE` writes the figures, `--documents N` sets the size, `--file F` reads a corpus. */
export function readArguments(): { json: string | undefined; documents: number | undefined; file: string | undefined } {
  const { values } = parseArgs({
    options: { json: { type: 'string' }, documents: { type: 'string' }, file: { type: 'string' } },
  })
  return {
    json: values.json,
    documents: values.documents === undefined ? undefined : Number(values.documents),
    file: values.file,
  }
}

import { type Cell, csvOf } from './csv.js'

/** Gives the reader a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}

export function saveCsv(rows: readonly (readonly Cell[])[], name: string): void {
  saveFile(new Blob([csvOf(rows)], { type: 'text/csv' }), `${name}.csv`)
}

/** One figure of one candidate on one set. */
export interface Figure {
  readonly part: string
  readonly set: string
  readonly measure: string
  readonly candidate: string
  readonly value: number
}

/** Prints figures as one table a part: a row a set and measure, a column a candidate. */
export function printFigures(figures: readonly Figure[]): void {
  for (const part of new Set(figures.map((figure) => figure.part))) {
    const rows = figures.filter((figure) => figure.part === part)
    const candidates = [...new Set(rows.map((figure) => figure.candidate))]
    const widths = candidates.map((name) => Math.max(7, name.length))
    console.log(`\n${part}`)
    console.log(`  ${''.padEnd(44)} ${candidates.map((name, i) => name.padStart(widths[i]!)).join('  ')}`)
    for (const key of new Set(rows.map((figure) => `${figure.set}\t${figure.measure}`))) {
      const [set, measure] = key.split('\t') as [string, string]
      const cells = candidates.map((candidate, i) => {
        const found = rows.find((f) => f.set === set && f.measure === measure && f.candidate === candidate)
        return (found === undefined ? '' : found.value.toFixed(3)).padStart(widths[i]!)
      })
      console.log(`  ${`${set}  ${measure}`.padEnd(44)} ${cells.join('  ')}`)
    }
  }
}

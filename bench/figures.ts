import { writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import { Bench } from 'tinybench'

/** What was measured: a time, where less is better, or a speed, where more is. */
export interface Figure {
  readonly what: string
  readonly by: string
  readonly unit: 'ms' | 'documents/s'
  readonly median: number
  /** Of times of single calls. */
  readonly mean?: number | undefined
  readonly p99?: number | undefined
}

/** A table of figures that grows. Ratios are to the first row of each part: that is ours. */
export interface Figures {
  add(figure: Figure): void
  /** One run. */
  once<T>(what: string, by: string, run: () => Promise<T>): Promise<T>
  /** Several tasks, each run again and again, by tinybench. */
  repeat(what: string, tasks: Record<string, (round: number) => unknown>): Promise<void>
  /** Several tasks on the same inputs, each input once, in turns of fifty: nothing asked before is asked again. */
  each<Input>(what: string, inputs: readonly Input[], tasks: Record<string, (input: Input) => unknown>): Promise<void>
  /** Documents a second of several tasks, in turns; the median of the rounds. */
  speed(what: string, rounds: number, tasks: Record<string, () => Promise<Throughput> | Throughput>): Promise<void>
  print(title: string): void
  write(file: string, about: Record<string, unknown>): void
}

export interface Throughput {
  readonly documents: number
  readonly milliseconds: number
}

const TURN = 50
/** Calls of each task before anything is measured: until then the compiler is still at work on all of them. */
const WARM_UP = 1_000

export function createFigures(): Figures {
  const figures: Figure[] = []
  const add = (figure: Figure): void => void figures.push(figure)
  return {
    add,
    async once(what, by, run) {
      const started = performance.now()
      const value = await run()
      add({ what, by, unit: 'ms', median: performance.now() - started })
      return value
    },
    async repeat(what, tasks) {
      const bench = new Bench({ time: 500, warmupTime: 100, warmupIterations: 20 })
      for (const [by, run] of Object.entries(tasks)) {
        let round = 0
        bench.add(by, async () => {
          await run(round++)
        })
      }
      await bench.run()
      for (const { name, result } of bench.tasks) {
        if (result.state !== 'completed') throw new Error(`${what}: ${name} did not finish.`)
        const { p50: median, mean, p99 } = result.latency
        add({ what, by: name, unit: 'ms', median, mean, p99 })
      }
    },
    async each(what, inputs, tasks) {
      const times = new Map<string, number[]>(Object.keys(tasks).map((by) => [by, []]))
      for (let from = 0; from < inputs.length; from += TURN) {
        for (const [by, run] of Object.entries(tasks)) {
          for (const input of inputs.slice(from, from + TURN)) {
            const started = performance.now()
            await run(input)
            if (from >= WARM_UP) times.get(by)!.push(performance.now() - started)
          }
        }
      }
      for (const [by, all] of times) {
        const mean = all.reduce((sum, time) => sum + time, 0) / all.length
        add({ what, by, unit: 'ms', median: quantile(all, 0.5), mean, p99: quantile(all, 0.99) })
      }
    },
    async speed(what, rounds, tasks) {
      const speeds = new Map<string, number[]>(Object.keys(tasks).map((by) => [by, []]))
      for (let round = 0; round < rounds; round++) {
        for (const [by, run] of Object.entries(tasks)) {
          const { documents, milliseconds } = await run()
          speeds.get(by)!.push((documents * 1000) / milliseconds)
        }
      }
      for (const [by, all] of speeds) add({ what, by, unit: 'documents/s', median: quantile(all, 0.5) })
    },
    print(title) {
      console.log(`${title}, Node ${process.version}, ${arch()}, ${cpus().length} cores (${cpus()[0]?.model ?? ''})`)
      for (const what of new Set(figures.map((figure) => figure.what))) {
        const rows = figures.filter((figure) => figure.what === what)
        console.log(`\n${`${what}, ${rows[0]!.unit}`.padEnd(50)} median      ratio       mean        p99`)
        for (const { by, unit, median, mean, p99 } of rows) {
          const ratio = rows.length === 1 ? '' : `${(median / rows[0]!.median).toFixed(2)} x`
          const digits = unit === 'ms' && median < 100 ? 3 : 0
          const cells = [median.toFixed(digits), ratio, mean?.toFixed(digits) ?? '', p99?.toFixed(2) ?? '']
          console.log(`  ${by.padEnd(44)}${cells.map((cell) => cell.padStart(11)).join('')}`)
        }
      }
    },
    write: (file, about) => writeFileSync(file, `${JSON.stringify({ ...about, figures }, null, 2)}\n`),
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

/** The time that some work on documents takes. */
export async function timeOf(documents: number, run: () => unknown): Promise<Throughput> {
  const started = performance.now()
  await run()
  return { documents, milliseconds: performance.now() - started }
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { instrument, recorder } from '../../mutation/instrument.js'

test('an instrumented program does what it did and notes each function once, nested ones, methods and short arrows alike', () => {
  const folder = mkdtempSync(join(tmpdir(), 'instrument-'))
  try {
    const source = [
      '#!/usr/bin/env node',
      'const double = (x) => x * 2',
      'const pair = (x) => ({ x, both: () => [x, x] })',
      'class Counter { count = 0; add() { this.count += 1; return this } }',
      'function never() { return 1 }',
      'const curried = (a) => (b) => a + b',
      'console.log(double(double(3)), pair(1).both(), new Counter().add().add().count, curried(1)(2), typeof never)',
    ].join('\n')
    writeFileSync(join(folder, 'recorder.mjs'), recorder)
    const instrumented = instrument('x.ts', source, join(folder, 'recorder.mjs'))
    expect(instrumented.split('\n')).toHaveLength(7)
    writeFileSync(join(folder, 'x.mjs'), instrumented)
    const log = join(folder, 'log')
    const output = execFileSync(process.execPath, [join(folder, 'x.mjs')], {
      env: { ...process.env, MUTATION_COVERAGE: log },
      encoding: 'utf8',
    })
    expect(output).toBe('12 [ 1, 1 ] 2 3 function\n')
    // In the order of the source: double 0, pair 1, both 2, add 3, never 4, curried 5 and what it gives 6.
    expect(readFileSync(log, 'utf8').trim().split('\n').sort()).toEqual(
      [0, 1, 2, 3, 5, 6].map((index) => `x.ts:${index}`),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

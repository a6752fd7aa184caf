import { afterEach, describe, expect, test, vi } from 'vitest'
import { createProgress } from '../../src/cli/progress.js'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 60, written, write: (text: string) => void written.push(text) }
}

afterEach(() => void vi.unstubAllEnvs())

describe('progress', () => {
  test('is one line drawn over itself, and erased at the end', () => {
    const terminal = screen(true)
    const progress = createProgress(terminal, true, () => 0)
    progress.show('building', 0.5)
    progress.erase()
    expect(terminal.written[0]).toMatch(/2Kbuilding +█{12} +50%$/)
    expect(terminal.written[1]).toBe('\r\u001b[2K')
  })

  test('is drawn when the stage changes, when it is done, or after a while', () => {
    const terminal = screen(true)
    let now = 0
    const progress = createProgress(terminal, true, () => now)
    progress.show('one', 0.1)
    progress.show('one', 0.2)
    progress.show('two', 0)
    progress.show('two', 1)
    now = 1_000
    progress.show('two', 0.5)
    expect(terminal.written).toHaveLength(4)
  })

  test('is not drawn on a terminal without control codes', () => {
    vi.stubEnv('TERM', 'dumb')
    const terminal = screen(true)
    const progress = createProgress(terminal, true, () => 0)
    progress.show('building', 0.5)
    progress.erase()
    expect(terminal.written).toEqual([])
  })

  test('is erased once, and not before it was drawn', () => {
    const terminal = screen(true)
    const progress = createProgress(terminal, true, () => 0)
    progress.erase()
    expect(terminal.written).toEqual([])
    progress.show('reading', 0.5)
    progress.erase()
    progress.erase()
    expect(terminal.written).toHaveLength(2)
  })

  test('is drawn again after fifty milliseconds, and shows no less than nothing and no more than all', () => {
    const terminal = screen(true)
    let now = 0
    const progress = createProgress(terminal, true, () => now)
    progress.show('one', -0.5)
    now = 49
    progress.show('one', 0.2)
    expect(terminal.written).toEqual([expect.stringMatching(/2Kone {2,}0%$/)])
    now = 50
    progress.show('one', 1.5, 'of all')
    expect(terminal.written.slice(1)).toEqual([expect.stringMatching(/2Kone +█{24} +100% {2}of$|█{24} 100% {2}of/)])
    progress.show('two', undefined, 'words')
    expect(terminal.written.at(-1)).toMatch(/2Ktwo +words$/)
  })

  test('has words in the place of a bar where the share is not known, so that they fit 60 columns', () => {
    const terminal = screen(true)
    createProgress(terminal, true, () => 0).show('reading', undefined, '46,000 documents, 49,881 a second')
    expect(terminal.written[0]).toMatch(/2Kreading +46,000 documents, 49,881 a second$/)
  })

  test('never takes the last column', () => {
    const terminal = screen(true)
    createProgress(terminal, true, () => 0).show('reading', undefined, 'x'.repeat(200))
    expect(terminal.written[0]!.slice('\r\u001b[2K'.length).length).toBeLessThan(60)
  })

  test.each([
    ['what is no terminal', false, true],
    ['a quiet run', true, false],
  ])('writes nothing to %s', (_what, isTTY, enabled) => {
    const stream = screen(isTTY)
    const progress = createProgress(stream, enabled, () => 0)
    progress.show('building', 0.5)
    progress.erase()
    expect(stream.written).toEqual([])
  })
})

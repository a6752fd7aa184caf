import { expect, test } from 'vitest'
import { createRequestLog } from '../../src/cli/requestLog.js'

const request = {
  id: 'abc',
  method: 'GET',
  path: '/api/v5/projects/',
  status: 200,
  milliseconds: 12.34567,
  isAborted: false,
  errorCode: undefined,
  clientAddress: '127.0.0.1',
}

function logged(level: 'error' | 'warn' | 'info', use: (log: ReturnType<typeof createRequestLog>) => void) {
  const lines: string[] = []
  const stderr = { write: (line: string) => lines.push(line) } as never
  use(createRequestLog({ stderr }, level))
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('a request is one line of JSON, with its milliseconds to the microsecond', () => {
  const [line] = logged('info', (log) => log.answered(request as never))
  expect(line).toMatchObject({
    requestId: 'abc',
    path: '/api/v5/projects/',
    status: 200,
    ms: 12.346,
    client: '127.0.0.1',
  })
  expect(line).not.toHaveProperty('aborted')
  expect(line).not.toHaveProperty('milliseconds')
})

test.each([
  [200, false, 'info'],
  [399, false, 'info'],
  [200, true, 'warn'],
  [400, false, 'warn'],
  [499, false, 'warn'],
  [500, false, 'error'],
  [500, true, 'error'],
])('status %d, aborted %s, is logged as %s', (status, isAborted, level) => {
  const use = (log: ReturnType<typeof createRequestLog>) => log.answered({ ...request, status, isAborted } as never)
  const levels = { info: 30, warn: 40, error: 50 }
  const line = logged('info', use)[0]!
  expect(line.level).toBe(levels[level as keyof typeof levels])
  expect(line.aborted).toBe(isAborted || undefined)
  expect(logged('error', use)).toHaveLength(level === 'error' ? 1 : 0)
})

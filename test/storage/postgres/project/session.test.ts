import { expect, test } from 'vitest'
import type { PostgresDatabase } from '../../../../src/storage/postgres/database.js'
import { openSession } from '../../../../src/storage/postgres/project/session.js'

const open = (project: string) => openSession({ schema: 's' } as PostgresDatabase, project)

test.each(['bcdfg', 'a-b_9', 'X'])('%j is an identifier of a project', (project) => {
  expect(open(project).schema).toBe('s')
})

// An identifier stands in a statement between quotes.
test.each(["'bcdfg", "bcdfg'", "b'cdfg", "' OR true --", 'b cdfg', '', 'bcdfg\n', '\nbcdfg', 'b.cdfg', 'bcdfgä', 'éb'])(
  '%j is none, and reaches no statement',
  (project) => {
    expect(() => open(project)).toThrow(TypeError)
  },
)

import { z } from 'zod'
import { operation } from '../../src/operations/operation.js'

/** An operation whose names and texts have characters that a description must escape. */
export const odd = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/odd/:thing_id/',
  spec: 'v5 4.1',
  access: 'read',
  needs: 'sentiment',
  rateLimit: 1,
  params: () =>
    z.strictObject({
      '<b>': z.string().describe('Tom & "Jerry" <script>alert(1)</script>'),
      most_things: z.int().min(0).max(7).default(3),
      list: z.array(z.string()).optional(),
    }),
  summary: 'Does <i>odd</i> things.',
  handle: () => null,
})

/** A registry that has it alone. */
export const named = [{ name: 'odd.list', operation: odd }]

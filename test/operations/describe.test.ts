import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describePage } from '../../src/operations/describe.js'
import { operation } from '../../src/operations/operation.js'
import { operations } from '../../src/operations/registry.js'

const odd = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/odd/:thing_id/',
  spec: 'v5 4.1',
  access: 'read',
  needs: 'sentiment',
  rateLimit: 1,
  params: z.strictObject({
    '<b>': z.string().describe('Tom & "Jerry" <script>alert(1)</script>'),
    limit: z.int().min(0).max(7).default(3),
    list: z.array(z.string()).optional(),
  }),
  summary: 'Does <i>odd</i> things.',
  handle: () => null,
})
const named = [{ name: 'odd.list', operation: odd }]

describe('the page', () => {
  const page = describePage(named, '1.2.3').body

  test('escapes what it is given', () => {
    expect(page).toContain('Does &lt;i&gt;odd&lt;/i&gt; things.')
    expect(page).toContain('Tom &amp; &quot;Jerry&quot; &lt;script&gt;')
    expect(page).not.toContain('<script>')
  })

  test('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
  })

  test('names every operation, and every shape that it links to', () => {
    const whole = describePage(operations, '1.2.3').body
    for (const { name } of operations) expect(whole).toContain(`<article id="${name}">`)
    for (const [, id] of whole.matchAll(/href="#([^"]+)"/g)) expect(whole).toContain(`id="${id}"`)
  })
})

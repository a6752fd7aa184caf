import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describePage } from '../../src/operations/descriptionPage.js'
import { operations } from '../../src/operations/registry.js'
import { named, odd } from './oddOperation.js'

describe('the page of an operation', () => {
  const article = (changes: object, of: typeof odd = odd): string => {
    const { body } = describePage([{ name: 'odd.list', operation: { ...of, ...changes } as typeof odd }], '1.2.3')
    return /<article id="odd.list">[\s\S]*?<\/article>/.exec(body)![0]
  }
  const facts = (changes: object): string => /<p class="facts">(.*)<\/p>/.exec(article(changes))![1]!

  test('has methods, path, summary and result', () => {
    const text = article({ summary: 'Reads `a` & b.', result: 'An `a`.' })
    expect(text).toContain(
      '<h3><b class="GET">GET</b> <b class="POST">POST</b> <code>/api/v5/odd/<i>&lt;thing_id&gt;</i>/</code></h3>',
    )
    expect(text).toContain('<p>Reads <code>a</code> &amp; b.</p>')
    expect(text).toContain('<p class="result"><span>Result</span> An <code>a</code>.</p>')
    expect(article({})).not.toContain('class="result"')
  })

  test.each([
    [{}, 'permission <code>read</code> · needs a sentiment build · 1 call a second'],
    [{ access: 'none', needs: 'build', rateLimit: 'none' }, 'no token · needs a build · no rate limit'],
    [{ access: 'caller', needs: undefined, rateLimit: undefined }, 'any token'],
    [{ needs: () => 'build', rateLimit: undefined }, 'permission <code>read</code> · needs a build'],
  ])('has facts: %j', (changes, expected) => {
    expect(facts(changes)).toBe(`${expected} · in process <code>odd.list()</code> · specification v5 4.1`)
  })

  test('says of an extension that it is one', () => {
    expect(facts({ extension: true })).toMatch(/ · an extension of the specified interface$/)
  })

  /** Cells of the only row of a parameter `p`. */
  const row = (schema: z.ZodType): string[] => {
    const text = article({ params: z.strictObject({ p: schema }) })
    const [, cells = ''] = /<tr><td><code>p<\/code><\/td>(.*?)<\/tr>/.exec(text)!
    return [...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell!)
  }

  test.each<[string, z.ZodType, string[]]>([
    ['a text', z.string(), ['string', '<em>required</em>', '']],
    ['an optional number', z.number().optional(), ['number', 'optional', '']],
    ['a default', z.int().default(3), ['integer', 'default <code>3</code>', '']],
    ['a bound from zero, which says nothing', z.int().min(0).max(7), ['integer', '<em>required</em>', 'at most 7']],
    ['a least value', z.int().min(2), ['integer', '<em>required</em>', 'at least 2']],
    ['a value that is not reached', z.number().gt(0), ['number', '<em>required</em>', 'more than 0']],
    ['a longest text', z.string().max(9), ['string', '<em>required</em>', 'at most 9 characters']],
    [
      'a list with its bounds, and what it means',
      z.array(z.string()).min(1).max(5).describe('Names, as `a`'),
      ['array of string', '<em>required</em>', 'at least one entry, at most 5 entries; Names, as <code>a</code>'],
    ],
    ['values', z.enum(['a', 'b']), ['<code>a</code> <code>b</code>', '<em>required</em>', '']],
    ['one value', z.literal('a'), ['<code>&quot;a&quot;</code>', '<em>required</em>', '']],
    ['one of several types', z.union([z.string(), z.number()]), ['string or number', '<em>required</em>', '']],
    [
      'one of several shapes',
      z.union([z.enum(['a', 'b']), z.array(z.string())]),
      ['<code>a</code> <code>b</code> or array of string', '<em>required</em>', ''],
    ],
    ['an object of numbers', z.record(z.string(), z.number()), ['object, of number', '<em>required</em>', '']],
    ['an object of anything', z.looseObject({}), ['object, of any JSON', '<em>required</em>', '']],
    ['anything', z.unknown(), ['any JSON', '<em>required</em>', '']],
    [
      'a shape that others have too',
      z.strictObject({ a: z.string() }).meta({ id: 'OddShape' }),
      ['<a href="#shape-oddshape">OddShape</a>', '<em>required</em>', ''],
    ],
  ])('has a row for %s', (_, schema, expected) => {
    expect(row(schema)).toEqual(expected)
  })

  test('names a parameter that is the whole body as the body', () => {
    const text = article({ listBody: 'list' })
    expect(text).toContain('<tr><td>the body</td><td>array of string</td>')
    expect(text).not.toContain('<code>list</code>')
  })

  test('has no table without parameters', () => {
    expect(article({ params: z.strictObject({}) })).not.toContain('<table>')
  })

  test('shows shapes once, with a part for each kind', () => {
    const shape = z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('top'), limit: z.int().default(10) }),
      z.strictObject({ type: z.literal('all') }),
    ])
    const params = z.strictObject({
      p: shape.meta({ id: 'OddChoice' }),
      q: z.array(z.string().max(4).meta({ id: 'OddText' })),
    })
    const { body } = describePage([{ name: 'odd.list', operation: { ...odd, params } as unknown as typeof odd }], '1')
    const shapeOf = (id: string): string[] =>
      [...body.matchAll(new RegExp(`<article id="shape-${id}">([^]*?)</article>`, 'g'))].map(([, text]) => text!)
    const [choice, ...others] = shapeOf('oddchoice')
    expect(others).toEqual([])
    expect(choice).toContain('<h3><code>OddChoice</code></h3><h4><code>type: &quot;top&quot;</code></h4>')
    expect(choice).toContain('<td><code>limit</code></td><td>integer</td><td>default <code>10</code></td>')
    expect(choice).toMatch(/<h4><code>type: &quot;all&quot;<\/code><\/h4>$/)
    expect(choice).not.toContain('<td><code>type</code></td>')
    expect(shapeOf('oddtext')[0]).toContain('<p>string; at most 4 characters</p>')
  })
})

describe('the page', () => {
  const page = describePage(named, '1.2.3').body

  test('escapes what it is given', () => {
    expect(page).toContain('Does &lt;i&gt;odd&lt;/i&gt; things.')
    expect(page).toContain('Tom &amp; &quot;Jerry&quot; &lt;script&gt;')
    expect(page).not.toContain('<script>')
  })

  test('has every section once, and every error with its status', () => {
    const whole = describePage(operations, '1.2.3').body
    expect(whole.match(/<h2>Concepts<\/h2>/g)).toHaveLength(1)
    expect(whole).toContain('<li><a href="#version-4-users">Version 4: users</a></li>')
    expect(whole).toContain('<section id="version-4-users"><h2>Version 4: users</h2>')
    expect(whole).toContain('<p class="version">1.2.3</p>')
    expect(whole).toContain('<tr><td>403</td><td><code>INADEQUATE_PERMISSION</code></td>')
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

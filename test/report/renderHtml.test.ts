import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeJson, renderHtml } from '../../src/report/renderHtml.js'
import type { ReportDocument } from '../../src/report/reportDocument.js'

const emptyReport: ReportDocument = {
  version: 1,
  made_by: { name: 'conceptlite', version: '1.2.3', science_version: '1.0' },
  project: {
    name: '<b>"Hotel" & more</b>',
    language: 'en',
    document_count: 0,
    filters: [],
    filter_count: 0,
    respondent_count: null,
  },
  noun: { one: 'comment', many: 'comments' },
  fields: [],
  score: null,
  concepts: [],
  findings: [],
  time: null,
  differences: [],
  associations: [],
  documents: [],
  texts: true,
  search: null,
  source: null,
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('JSON in a script element keeps its value, and nothing in it ends the element or begins a comment', () => {
  expect(escapeJson('</script><!--')).toBe('"\\u003c/script\\u003e\\u003c!--"')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '/', '!', '-', '\u2028', '\u2029', 'a', '"', '\\') }),
      (text) => {
        const escaped = escapeJson({ text })
        expect(JSON.parse(escaped)).toEqual({ text })
        expect(escaped).not.toMatch(/[<>\u2028\u2029]/)
      },
    ),
  )
})

test('the policy admits the script and the style of the page by their hashes, and nothing else', async () => {
  const page = await renderHtml(emptyReport)
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)![1]
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)![1]!
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)![1]!
  expect(policy).toBe(
    `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; img-src data:; base-uri 'none'; form-action 'none'`,
  )
  expect(page.match(/<script/g)?.length).toBe(2)
  expect(script).not.toContain('<!--')
})

test('the name of a project is text in the title', async () => {
  expect(await renderHtml(emptyReport)).toContain('<title>&lt;b&gt;&quot;Hotel&quot; &amp; more&lt;/b&gt;</title>')
})

test('the script and style of the page have at most 132 kB, 46 packed', async () => {
  const page = await renderHtml(emptyReport)
  expect(Buffer.byteLength(page)).toBeLessThan(132_000)
  expect(gzipSync(page).byteLength).toBeLessThan(46_000)
})

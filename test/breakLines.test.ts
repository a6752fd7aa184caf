import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

interface Chunk {
  readonly type: 'chunk'
  code: string
}
interface Script {
  breakLines(): {
    generateBundle(this: { readonly parse: typeof parseAst }, options: object, bundle: Record<string, Chunk>): void
  }
}
const { breakLines }: Script = await import(new URL('../scripts/breakLines.mjs', import.meta.url).href)

const linesOf = (code: string): string[] => {
  const chunk: Chunk = { type: 'chunk', code }
  breakLines().generateBundle.call({ parse: parseAst }, {}, { chunk })
  return chunk.code.split('\n')
}

test('statements, methods and cases begin on lines of their own', () => {
  const code = 'const a=()=>{b();return c};class D{e(){f()}g=1}switch(h){case 1:i();case 2:j()}if(k)l();else m()'
  expect(linesOf(code)).toEqual([
    'const a=()=>{',
    'b();',
    'return c};',
    'class D{',
    'e(){',
    'f()}',
    'g=1}',
    'switch(h){',
    'case 1:i();',
    'case 2:j()}',
    'if(k)l();else m()',
  ])
})

test('texts keep their characters', () => {
  const code = 'const ä=`a;{b}\u{1F600}`;const o="c;d"'
  expect(linesOf(code)).toEqual(['const ä=`a;{b}\u{1F600}`;', 'const o="c;d"'])
})

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

/** A name that leaves 14 characters of a line of 120. */
const long = 'n'.repeat(106)

test('long lines are broken before statements, methods and cases', () => {
  const code = `const a=()=>{${long}();return c};class ${long}{e(){${long}()}g=1}switch(${long}){case 1:${long}();case 2:j()}if(k)l();else m()`
  expect(linesOf(code)).toEqual([
    'const a=()=>{',
    `${long}()`,
    'return c}',
    `class ${long}{e(){`,
    `${long}()}g=1}`,
    `switch(${long}){`,
    `case 1:${long}();`,
    'case 2:j()}if(k)l();else m()',
  ])
})

test('the end of a line stands for the semicolon before a statement that begins with a word', () => {
  expect(linesOf('a();b();(c)();[d]=e;`f`.g();/h/.i();+j;k++;++l;m()')).toEqual([
    'a()',
    'b();(c)();[d]=e;`f`.g();/h/.i();+j',
    'k++;++l',
    'm()',
  ])
  expect(linesOf('function a(){if(b)return;return c;d()}')).toEqual(['function a(){if(b)return', 'return c', 'd()}'])
})

test('the semicolon of an empty statement stays', () => {
  const code = 'while(a());b();for(;;);c();if(d);e();if(f)g();else;h();i:;j()'
  expect(linesOf(code)).toEqual(['while(a());b()', 'for(;;);c()', 'if(d);e()', 'if(f)g();else;h()', 'i:;j()'])
})

test('texts keep their characters', () => {
  const code = 'const ä=`a;{b}\u{1F600}`;const o="c;d"'
  expect(linesOf(code)).toEqual(['const ä=`a;{b}\u{1F600}`', 'const o="c;d"'])
})

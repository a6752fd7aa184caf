import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  API,
  type Checker,
  SymbolFlags,
  type Type,
  TypeFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What an editor shows of the package: every symbol that a program can reach from an entry point has a text. */
const root = fileURLToPath(new URL('..', import.meta.url))
const doors = ['lib/index.d.ts', 'lib/http/node.d.ts', 'lib/testing/fakeService.d.ts']

let api: API
/** By its first path from an entry point, as `Project.docs.search().limit`, the text of a symbol. */
const texts = new Map<string, string>()
/** Declarations whose symbol has been seen on another path. */
const known = new Set<string>()

beforeAll(() => {
  api = new API({ cwd: root })
  const paths = doors.map((door) => `${root}${door}`)
  const snapshot = api.updateSnapshot({ openFiles: paths })
  for (const path of paths) {
    const { checker, program } = snapshot.getDefaultProjectForFile(path)!
    const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)!
    const walk = createWalk(checker)
    for (const exported of checker.getExportsOfModule(module)) walk(exported)
  }
}, 60_000)
afterAll(() => api.close())

/** Follows the types of a symbol and collects the texts of all that is declared in the package. */
function createWalk(checker: Checker): (exported: TypeSymbol) => void {
  const seen = new Set<number>()
  const isOurs = (symbol: TypeSymbol | undefined): boolean =>
    symbol?.declarations.some(({ path }) => path.startsWith(`${root}lib/`)) ?? false

  function tell(symbol: TypeSymbol, name: string): void {
    const [declaration] = symbol.declarations
    const place = `${declaration?.path}:${declaration?.index}`
    if (known.has(place)) return
    known.add(place)
    texts.set(name, symbol.getDocumentationComment(checker))
  }

  function follow(type: Type | undefined, path: string): void {
    if (type === undefined || seen.has(type.id)) return
    seen.add(type.id)
    for (const each of type.getAliasTypeArguments?.() ?? []) follow(each, path)
    if (type.isUnionType() || type.isIntersectionType()) {
      for (const each of type.getTypes() ?? []) follow(each, path)
    } else if (type.isObjectType()) {
      if (type.isTypeReference()) for (const each of checker.getTypeArguments(type)) follow(each, path)
      for (const signature of checker.getSignaturesOfType(type, 0)) {
        for (const parameter of signature.getParameters()) follow(checker.getTypeOfSymbol(parameter), `${path}()`)
        follow(checker.getReturnTypeOfSignature(signature), path)
      }
      for (const { valueType } of checker.getIndexInfosOfType(type)) follow(valueType, path)
      for (const property of checker.getPropertiesOfType(type)) visit(property, path)
    }
  }

  function visit(symbol: TypeSymbol, path: string): void {
    const type = checker.getTypeOfSymbol(symbol)
    // A key that a kind of constraint excludes is there for the compiler alone.
    if (!isOurs(symbol) || type === undefined || type.flags & TypeFlags.Undefined) return
    // The mark of results with chosen fields is no field.
    if (symbol.name.startsWith('__@')) return
    const name = `${path}.${symbol.name}`
    tell(symbol, name)
    follow(type, name)
  }

  return (exported) => {
    const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    tell(symbol, exported.name)
    const declared = checker.getDeclaredTypeOfSymbol(symbol)
    follow(declared.isErrorType() ? checker.getTypeOfSymbol(symbol) : declared, exported.name)
  }
}

/** The words of a name or a text: `match_score` and `MatchScore` are `match score`. */
const wordsOf = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/\b(?:the|a|an|of)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()

describe('of the symbols that a program can reach', () => {
  test('there are many', () => {
    expect(texts.size).toBeGreaterThan(1_200)
    for (const name of ['openEngine', 'Engine', 'EngineError', 'serve', 'fakeService'])
      expect(texts.has(name)).toBe(true)
  })

  test('all have a text', () => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([name]) => name)).toEqual([])
  })

  test('those that send a link for a new password tell that the mail may fail', () => {
    const written = readFileSync(`${root}lib/operations/functionTypes.d.ts`, 'utf8')
    const errors = [
      ...written.matchAll(/@throws EngineError ([^\n]*)\n\s*\*\/\s*readonly (?:resetPassword|recoverPassword): /g),
    ]
    const sending = errors.map(([, codes]) => codes!).filter((codes) => codes.includes('EMAIL_NOT_ENABLED'))
    expect(sending).toEqual(Array(3).fill('INVALID_PARAMS, EMAIL_NOT_ENABLED, EMAIL_ERROR'))
  })

  test('no text only repeats the name', () => {
    const empty = [...texts].filter(([name, text]) => wordsOf(text) === wordsOf(name.split('.').at(-1)!))
    expect(empty.map(([name, text]) => `${name}: ${text}`)).toEqual([])
  })
})

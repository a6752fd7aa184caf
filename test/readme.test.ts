import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { helpOf } from '../src/cli/help.js'
import { operations } from '../src/operations/registry.js'
import { backgroundLanguages } from '../src/text/backgroundFrequency.js'
import { languageCodes } from '../src/text/languages.js'
import { lexiconLanguages } from '../src/text/lexicons/index.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** Cells of the rows of all tables, without the ticks of code. */
const rows = [...readme.matchAll(/^\|(.+)\|$/gm)].map(([, row]) => row!.split('|').map((cell) => cell.trim()))
const unticked = (cell: string): string => cell.replaceAll('`', '')

describe('the tables of the README', () => {
  test('list every operation with its endpoint, in order', () => {
    const listed = rows
      .filter(([name]) => /^`(?:engine|project)\.[\w.]+`$/.test(name!))
      .map(([name, endpoint]) => [unticked(name!), unticked(endpoint!)])
    const defined = operations.map(({ name, operation }) => [
      name.startsWith('project.') ? name : `engine.${name}`,
      `${operation.methods.join(', ')} ${operation.path}`,
    ])
    expect(listed).toEqual(defined)
  })

  test('name the languages that are there, and no others', () => {
    const codes = (start: string): string[] =>
      unticked(rows.find(([first]) => first!.startsWith(start))?.[1] ?? '')
        .split(' ')
        .sort()
    expect(codes('words, stems')).toEqual([...languageCodes].sort())
    expect(codes('background frequencies')).toEqual([...backgroundLanguages].sort())
    expect(codes('sentiment')).toEqual([...lexiconLanguages].sort())
  })
})

describe('the command line of the README', () => {
  const lines = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block!.split('\n'))
  const known = new Set(
    helpOf('analyze')
      .concat(helpOf('serve'))
      .match(/--[\w-]+/g),
  )

  test('uses options that exist', () => {
    const used = lines.filter((line) => line.includes('conceptlite')).flatMap((line) => line.match(/--[\w-]+/g) ?? [])
    expect(used.filter((option) => !known.has(option))).toEqual([])
  })

  test('uses scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(lines.some((line) => line.startsWith('npm ci && npm start'))).toBe(true)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']))
  })
})

describe('the programs of the README', () => {
  const programs = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, program]) => program!)
  let folder: string

  /** An empty project that depends on this package, with every program of the README in it, strictly checked. */
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conceptlite-readme-'))
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(root, join(folder, 'node_modules', 'conceptlite'), 'junction')
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    for (const [n, program] of programs.entries()) writeFileSync(join(folder, `program${n}.ts`), program)
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2023', 'ESNext.Disposable'],
      module: 'nodenext',
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules', '@types')],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder], { stdio: 'inherit' })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are there', () => {
    expect(programs.length).toBeGreaterThanOrEqual(5)
  })

  test.each(
    programs.map(
      (program, n) => [program.match(/^(?:await|const) .*(?:project|serv|record|refused|engine).*$/m)?.[0], n] as const,
    ),
  )('run: %s (%d)', (_line, n) => {
    const output = execFileSync(process.execPath, [`program${n}.js`], { cwd: folder, encoding: 'utf8' })
    expect(output).not.toBe('')
  })
})

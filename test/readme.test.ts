import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProgram } from '../src/cli/arguments.js'
import { openEngine } from '../src/engine.js'
import { errorTexts } from '../src/errors.js'
import { listenerShape } from '../src/http/listenerOptions.js'
import { serve } from '../src/http/node.js'
import { operations } from '../src/operations/registry.js'
import { engineOptionNames, readEngineOptions } from '../src/readEngineOptions.js'
import { languageRules, languages } from '../src/text/languages.js'
import { loadLexicon } from '../src/text/lexicons/index.js'
import { stemsBy } from '../src/text/morphology/stem.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const page = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8')
/** The README and all pages of the documentation. */
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
]
/** Blocks of code in these pages. */
const blocks = pages.flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, kind, code]) => ({
    path,
    kind: kind!,
    code: code!,
  })),
)
const codeOf = (wanted: string): string[] => blocks.filter(({ kind }) => kind === wanted).map(({ code }) => code)
const quality = readFileSync(join(root, 'docs', 'quality.md'), 'utf8')

/** Cells of the rows of all tables. */
const cellsOf = (text: string): string[][] =>
  [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row]) => row!.split('|').map((cell) => cell.trim()))
const rows = cellsOf(page('languages.md'))
const unticked = (cell: string): string => cell.replaceAll('`', '')

test('docs/operations.md lists every operation as its record describes it (written by `npm run reference`)', () => {
  const listed = cellsOf(readFileSync(join(root, 'docs/operations.md'), 'utf8')).filter(([name]) =>
    name!.startsWith('`'),
  )
  const defined = operations.map(({ name, operation: { methods, path, summary, spec } }) => [
    name.startsWith('project.') ? name : `engine.${name}`,
    `${methods.join(', ')} ${path}`,
    summary,
    spec,
  ])
  const inOrder = (rows: string[][]): string[][] => rows.toSorted(([one], [other]) => (one! < other! ? -1 : 1))
  expect(inOrder(listed.map(([name, endpoint, ...rest]) => [unticked(name!), unticked(endpoint!), ...rest]))).toEqual(
    inOrder(defined),
  )
})

test('the README stays under 250 lines', () => {
  expect(readme.split('\n').length).toBeLessThan(250)
})

describe('the tables of the documentation', () => {
  describe('of languages', () => {
    const numbers = (cell: string): number[] => cell.split('/').map(Number)
    const head = rows.findIndex((row) => row[1] === 'language' && row[2] === 'function words')
    const table = rows.slice(head + 2, head + 2 + languages.length)
    const figures = (start: string): Map<string, string> =>
      new Map(qualityRows(start).map(([set, ours]) => [set!, ours!]))

    test('lists all, by code and name', () => {
      expect(table.map(([code, name]) => ({ code: unticked(code!), name }))).toEqual(languages)
    })

    test('tells what each has', async () => {
      for (const [cell, , functionWords, stems, inner, frequencies, sentiment] of table) {
        const code = unticked(cell!)
        const rules = languageRules(code)!
        const by = { conceptlite: 'ours', 'snowball-stemmers': 'Snowball', '@orama/stemmers': 'Orama' }
        const whose = stemsBy(code)
        expect([code, stems]).toEqual([code, whose === undefined ? '-' : by[whose]])
        const sizes = [
          rules.functionWords.size + rules.negators.size,
          rules.innerWords.length,
          await countForms(code),
          await countEntries(code),
        ].map((size) => (size === 0 ? '-' : String(size)))
        expect([code, functionWords, inner, frequencies, sentiment]).toEqual([code, ...sizes])
      }
    })

    test('has the means of the figures of sentiment in docs/quality.md', () => {
      const sets = qualityRows('## Sentiment')
      for (const row of table) {
        const code = unticked(row[0]!)
        const own = sets.filter(([set]) => set!.startsWith(`${code}-`))
        for (const [cell, isOfMentions] of [
          [row[10]!, true],
          [row[11]!, false],
        ] as const) {
          const measured = own
            .filter(([set]) => set!.includes('-absa-') === isOfMentions)
            .map(([, ours]) => numbers(ours!))
          expect([code, cell === '-']).toEqual([code, measured.length === 0])
          for (const [i, shown] of cell === '-' ? [] : numbers(cell).entries()) {
            const mean = measured.reduce((sum, figures) => sum + figures[i]!, 0) / measured.length
            // Both are rounded to three digits, the one before and the other after the mean.
            expect(Math.abs(shown - mean), `${code}: ${shown}, the mean is ${mean}`).toBeLessThan(0.0011)
          }
        }
      }
    })

    test('has the figures of lemmas and segmentation in docs/quality.md', () => {
      const lemmas = figures('## Lemmas')
      const segmentation = qualityRows('## Segmentation')
      for (const row of table) {
        const code = unticked(row[0]!)
        const words = segmentation.filter(([name]) => name!.startsWith(`${code}-`)).map(([, ours]) => ours)
        expect([code, row[7]]).toEqual([code, lemmas.get(code) ?? '-'])
        expect([code, row[8]]).toEqual([code, words.join(', ') || '-'])
      }
    })
  })

  describe('of options', () => {
    /** Defaults by option, of the table whose first head is `head`. */
    const table = (path: string, head: string): Map<string, string> => {
      const [, text = ''] = page(path).split(`| ${head} |`)
      return new Map(
        cellsOf(`|${text.split('\n\n')[0]}`)
          .slice(2)
          .map(([name, shown]) => [unticked(name!.replace(' *', '')), unticked(shown!)]),
      )
    }
    /** A default as the documentation writes it. */
    const written = (value: boolean | number): string => {
      const isMebibytes = typeof value === 'number' && value >= 1 << 20
      return isMebibytes ? `${value / (1 << 20)} MiB` : value.toLocaleString('en')
    }
    const defaultsOf = (values: object): [string, string][] =>
      Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'boolean' || typeof value === 'number' ? [[name, written(value)]] : [],
      )

    test('of openEngine has all, with their defaults', () => {
      const listed = table('options.md', 'option of `openEngine`')
      expect([...listed.keys()].sort()).toEqual([...engineOptionNames].sort())
      const defaults = defaultsOf(readEngineOptions({}))
      expect(defaults.length).toBeGreaterThan(5)
      expect(defaults.map(([name]) => [name, listed.get(name)])).toEqual(defaults)
    })

    test('of serve has all, with their defaults', async () => {
      const listed = table('http.md', 'option of `serve`')
      await using engine = await openEngine({ threads: 0 })
      const refusal = await serve(engine, { unknown: 1 } as object).catch(String)
      const [, names = ''] = /The options are (.*)\./.exec(String(refusal)) ?? []
      expect([...listed.keys()].sort()).toEqual(names.split(', ').sort())
      const defaults = Object.entries(listenerShape).flatMap(([name, schema]) =>
        defaultsOf({ [name]: schema.parse(undefined) }),
      )
      expect(defaults.length).toBeGreaterThan(3)
      const shown = defaults.map(([name]) => [name, listed.get(name)!.replace('none', '0')])
      expect(shown).toEqual(defaults)
    })
  })

  test('of errors has every code with its status', () => {
    const listed = cellsOf(page('errors.md')).flatMap(([codes, statuses]) => {
      const [names, numbers] = [codes!.match(/[A-Z_]{5,}/g) ?? [], statuses!.split(', ')]
      return names.map((name, i) => [name, Number(numbers[Math.min(i, numbers.length - 1)])])
    })
    const defined = Object.entries(errorTexts).map(([code, [status]]) => [code, status])
    expect(listed.toSorted()).toEqual(defined.toSorted())
  })

  /** In another page, the columns that `columns` names in docs/quality.md. */
  test.each([
    ['from-minisearch.md', '## Retrieval', [1, 2, 4], /^[^/]*/],
    ['from-vader.md', '## Sentiment', [1, 5, 6], /^[^/]* \/ [^/]*/],
    ['from-bertopic.md', '## Clusters', [1, 2, 7], /.*/],
  ] as const)('%s has the figures of docs/quality.md', (path, heading, columns, measure) => {
    const sets = new Map(qualityRows(heading).map((row) => [row[0]!, row]))
    const shown = cellsOf(page(path)).filter(([set]) => sets.has(set!))
    expect(shown.length).toBeGreaterThan(4)
    const measured = shown.map(([set]) => [
      set,
      ...columns.map((column) => measure.exec(sets.get(set!)![column]!)![0].trim()),
    ])
    expect(shown).toEqual(measured)
  })

  test('method.md has figures of docs/quality.md', () => {
    const figures = cellsOf(page('method.md')).filter((row) => row.length === 5 && /\.\d{3}/.test(row[3]!))
    expect(figures.length).toBe(8)
    for (const [, set, , ...shown] of figures) {
      const rows = cellsOf(quality).filter(([name]) => name!.replace(', scale kept', '') === set)
      const measured = new Set(
        rows
          .flat()
          .join(' ')
          .match(/(?<![\d.])\.\d{3}/g),
      )
      expect([set, (shown.join(' ').match(/\.\d{3}/g) ?? []).filter((figure) => !measured.has(figure))]).toEqual([
        set,
        [],
      ])
    }
  })
})

/** Rows of the table below a heading of docs/quality.md, without the heading row. */
function qualityRows(heading: string): string[][] {
  const from = quality.indexOf(heading)
  const text = quality.slice(from, quality.indexOf('\n#', from + heading.length))
  return cellsOf(text).slice(2)
}

async function countForms(code: string): Promise<number> {
  const { bands } = (await import(`../src/text/frequencies/${code}.ts`)) as { bands: Record<string, string> }
  return Object.values(bands).flatMap(split).length
}

async function countEntries(code: string): Promise<number> {
  const lexicon = await loadLexicon(code)
  if (lexicon === undefined) return 0
  const phrases = lexicon.phrases.split('\n').flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
  return Object.values(lexicon.grades).flatMap(split).length + phrases.filter((phrase) => phrase.trim() !== '').length
}

const split = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '')

/** Long options of a command and of those below it. */
const optionsOf = (command: Command): string[] => [
  ...command
    .createHelp()
    .visibleOptions(command)
    .map(({ long }) => long!),
  ...command.commands.flatMap(optionsOf),
]

test('every block of code is of a kind that a test reads', () => {
  expect([...new Set(blocks.map(({ kind }) => kind))].sort()).toEqual(['json', 'sh', 'text', 'ts'])
  for (const code of codeOf('json')) expect(JSON.parse(code)).toBeTypeOf('object')
})

describe('the commands of the documentation', () => {
  const lines = codeOf('sh').flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'))
  const calls = lines.filter((line) => !line.startsWith('npm install'))
  const program = createProgram(() => {})
  const known = new Set(optionsOf(program))
  const names = new Set([...program.commands.map((command) => command.name()), '--version'])

  test('are there, with options that exist', () => {
    const used = calls.flatMap((line) => [...line.matchAll(/\bconceptlite (\S+)(?= |$)([^#]*)/g)])
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter(([, name]) => !names.has(name!)).map(([line]) => line)).toEqual([])
    const options = used.flatMap(([, , rest]) => rest!.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [])
    expect(options.filter((option) => !known.has(option))).toEqual([])
  })

  test('use scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(lines.some((line) => line.startsWith('npm ci && npm start'))).toBe(true)
    const used = lines.flatMap((line) => [...line.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, name]) => name!))
    expect(['start', 'test', ...used].filter((name) => !(name in scripts))).toEqual([])
  })
})

describe('the programs of the documentation', () => {
  const programs = codeOf('ts')
  let folder: string

  /** An empty project that depends on this package, with every program in it, strictly checked. */
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conceptlite-readme-'))
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(root, join(folder, 'node_modules', 'conceptlite'), 'junction')
    symlinkSync(join(root, 'node_modules', 'minisearch'), join(folder, 'node_modules', 'minisearch'), 'junction')
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
    expect(programs.length).toBeGreaterThanOrEqual(18)
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

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, expectTypeOf, onTestFinished, test } from 'vitest'
import type { Engine, Project } from '../src/engine.js'
import type {
  BuildProgress,
  ConstraintInput,
  DocumentRecord,
  DocumentsResult,
  EngineOptions,
  FailedRequest,
  ImportOptions,
  LanguageCode,
  MetadataFieldInput,
  MetadataRecord,
  MetadataResult,
  openWordReader,
  ProjectRecord,
  StatusRecord,
  TokenCredential,
  UserRecord,
  WordReaderOptions,
} from '../src/index.js'

/** What the compiler tells a program that uses the package. `tsc -p test` checks the first part. */
const root = fileURLToPath(new URL('..', import.meta.url))

describe('fields', () => {
  const ask = (project: Project) => ({
    some: () => project.docs.search({ fields: ['doc_id', 'title'], limit: 1 }),
    all: () => project.docs.search(),
    // @ts-expect-error there is no such field
    unknown: () => project.docs.search({ fields: ['doc_identifier'] }),
    record: () => project.get({ fields: ['name'] }),
  })
  type Asked = ReturnType<typeof ask>
  type Answer<Name extends keyof Asked> = Awaited<ReturnType<Asked[Name]>>

  test('narrow the records of an answer', () => {
    expectTypeOf<Answer<'some'>['result'][number]>().toEqualTypeOf<Pick<DocumentRecord, 'doc_id' | 'title'>>()
    expectTypeOf<Answer<'some'>['total_count']>().toEqualTypeOf<number>()
    expectTypeOf<Answer<'record'>>().toEqualTypeOf<Pick<ProjectRecord, 'name'>>()
  })

  test('that are not named leave them whole', () => {
    expectTypeOf<Answer<'all'>>().toEqualTypeOf<DocumentsResult>()
  })

  test('of a list narrow each record', () => {
    const list = (engine: Engine) => engine.projects.list({ fields: ['project_id'] })
    expectTypeOf<Awaited<ReturnType<typeof list>>>().toEqualTypeOf<Pick<ProjectRecord, 'project_id'>[]>()
  })
})

test('the stage of a build is one of a few words', () => {
  expectTypeOf<'sentiment'>().toExtend<BuildProgress['stage']>()
  // @ts-expect-error the first stage is called `terms`
  expectTypeOf<'words'>().toExtend<BuildProgress['stage']>()
})

test('a constraint has values or bounds, and not both', () => {
  expectTypeOf<{ name: string; values: string[] }>().toExtend<ConstraintInput>()
  expectTypeOf<{ name: string; minimum: number }>().toExtend<ConstraintInput>()
  expectTypeOf<{ special: 'outliers' }>().toExtend<ConstraintInput>()
  expectTypeOf<{ name: string }>().not.toExtend<ConstraintInput>()
  expectTypeOf<{ name: string; values: string[]; minimum: number }>().not.toExtend<ConstraintInput>()
  expectTypeOf<{ special: 'outliers'; name: string }>().not.toExtend<ConstraintInput>()
})

test('a metadata field has a value of its type', () => {
  type Field<Type, Value> = { name: string; type: Type; value: Value }
  expectTypeOf<Field<'string', string>>().toExtend<MetadataFieldInput>()
  expectTypeOf<Field<'number' | 'score', number>>().toExtend<MetadataFieldInput>()
  expectTypeOf<Field<'date', string | number | Date>>().toExtend<MetadataFieldInput>()
  expectTypeOf<Field<'string' | 'date', string>>().toExtend<MetadataFieldInput>()
  expectTypeOf<Field<'string', number>>().not.toExtend<MetadataFieldInput>()
  expectTypeOf<Field<'score', string>>().not.toExtend<MetadataFieldInput>()
  expectTypeOf<Field<'number', Date>>().not.toExtend<MetadataFieldInput>()
})

test('the metadata of an answer can be uploaded again', () => {
  expectTypeOf<MetadataRecord>().toExtend<MetadataFieldInput>()
})

test('what functions take and give has a name that can be imported', () => {
  expectTypeOf<Parameters<Engine['importProject']>[1]>().toEqualTypeOf<ImportOptions | undefined>()
  expectTypeOf<Parameters<Engine['as']>[0]>().toEqualTypeOf<TokenCredential>()
  expectTypeOf<Parameters<NonNullable<EngineOptions['onError']>>[1]>().toEqualTypeOf<FailedRequest>()
  expectTypeOf<Parameters<typeof openWordReader>[1]>().toEqualTypeOf<WordReaderOptions | undefined>()
  expectTypeOf<Awaited<ReturnType<Project['metadata']>>>().toEqualTypeOf<MetadataResult>()
  expectTypeOf<Awaited<ReturnType<Engine['status']>>>().toEqualTypeOf<StatusRecord>()
  expectTypeOf<Awaited<ReturnType<Engine['users']['create']>>>().toEqualTypeOf<UserRecord>()
})

test('selectors are told apart by their type', () => {
  const ask = (project: Project) => [
    project.concepts.list({ concept_selector: { type: 'top', limit: 3 } }),
    // @ts-expect-error the top concepts have no score field
    project.concepts.list({ concept_selector: { type: 'top', score_field: 'rating' } }),
    // @ts-expect-error drivers need a score field
    project.concepts.list({ concept_selector: { type: 'drivers_suggested' } }),
  ]
  expectTypeOf(ask).toBeFunction()
})

test('a project has one of the languages, a text any', () => {
  const ask = async (engine: Engine, read: string) => {
    // @ts-expect-error there is no such language
    const project = await engine.projects.create({ name: 'Reviews', language: 'xx' })
    await project.upload({ docs: [{ text: 'a', language: read }] })
    return project.language
  }
  expectTypeOf<Awaited<ReturnType<typeof ask>>>().toEqualTypeOf<LanguageCode>()
})

/** Compiles a program with the declarations of the package, all of which are checked; returns its seconds and complaints. */
function compile(program: string): { seconds: number; complaints: string } {
  const folder = mkdtempSync(join(tmpdir(), 'conceptlite-typing-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'program.ts'), program)
  const compilerOptions = {
    ...{ target: 'ES2022', lib: ['ES2023', 'ESNext.Disposable'], module: 'nodenext', strict: true, noEmit: true },
    ...{ skipLibCheck: false, exactOptionalPropertyTypes: true, types: ['node'] },
    typeRoots: [join(root, 'node_modules', '@types')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  const start = performance.now()
  try {
    execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder], { encoding: 'utf8' })
    return { seconds: (performance.now() - start) / 1000, complaints: '' }
  } catch (error) {
    return { seconds: (performance.now() - start) / 1000, complaints: (error as { stdout: string }).stdout }
  }
}

describe('the declarations of the package', () => {
  test('are those that the records give', () => {
    const { complaints } = compile(`
      import type * as written from '${root}lib/index.js'
      import type * as derived from '${root}dist/index.js'
      export const given = (engine: derived.Engine, project: derived.Project): [written.Engine, written.Project] => [engine, project]
      export const taken = (engine: written.Engine, project: written.Project): [derived.Engine, derived.Project] => [engine, project]
    `)
    expect(complaints).toBe('')
  }, 60_000)

  test('name nothing outside of them but modules of Node.js', () => {
    const { complaints } = compile(`
      import { openEngine } from '${root}lib/index.js'
      import { serve } from '${root}lib/http/node.js'
      import { fakeService } from '${root}lib/testing/fakeService.js'
      const engine = await openEngine()
      const project = await engine.projects.create({ name: 'Reviews', language: 'en' })
      const { result } = await project.docs.search({ fields: ['doc_id'] })
      // @ts-expect-error only the id was asked for
      console.log(result[0]?.text, serve, fakeService)
    `)
    expect(complaints).toBe('')
  }, 60_000)
})

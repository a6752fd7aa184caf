import { expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { PROGRESS_NAMES, requireAskOptions } from '../../src/operations/askOptions.js'

const { signal } = new AbortController()

test.each([[{}], [{ signal }], [{ signal: undefined }], [{ signal: null }]])('takes %j', (options) => {
  expect(() => requireAskOptions(options)).not.toThrow()
})

test('takes a signal of another environment, such as jsdom', () => {
  const foreign = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} }
  expect(() => requireAskOptions({ signal: foreign })).not.toThrow()
})

test.each([
  [{ sgnal: 5 }, 'sgnal', '`sgnal` is not an option of this function. Did you mean `signal`?'],
  [{ colour: 5 }, 'colour', '`colour` is not an option of this function. The options are signal.'],
  [{ onProgress: () => {} }, 'onProgress', '`onProgress` is not an option of this function. The options are signal.'],
  [{ signal: new AbortController() }, 'signal', '`signal`: expected an AbortSignal'],
  [{ signal: 5 }, 'signal', '`signal`: expected an AbortSignal'],
  [signal, 'signal', 'Pass the signal as { signal }.'],
  [5, 'options', 'The options of a function must be an object'],
  [null, 'options', 'The options of a function must be an object'],
])('refuses %o', (options, name, message) => {
  expect(() => requireAskOptions(options)).toThrow(
    expect.objectContaining({
      code: 'INVALID_PARAMS',
      message: expect.stringContaining(message),
      details: { parameters: [name] },
    }),
  )
})

test('functions that report their progress take `onProgress` as well', () => {
  expect(() => requireAskOptions({ signal, onProgress: () => {} }, PROGRESS_NAMES)).not.toThrow()
  expect(() => requireAskOptions({ onProgres: () => {} }, PROGRESS_NAMES)).toThrow('Did you mean `onProgress`?')
  expect(() => requireAskOptions({ onProgress: 5 }, PROGRESS_NAMES)).toThrow('`onProgress`: expected a function.')
})

test('every kind of function refuses them', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Options', language: 'en' })
  const wrong = { sgnal: 5 } as object
  for (const call of [
    () => engine.status({}, wrong),
    () => engine.legacy.projects.list({}, wrong),
    () => project.docs.search({}, wrong),
    () => project.report({}, wrong),
    () => project.waitForBuild(wrong),
    () => project.waitForSentimentBuild(wrong),
    () => engine.request('GET', '/api/v5/projects/', {}, wrong),
    () => engine.exportProject(project.project_id, 'reviews.conceptlite', wrong),
    () => engine.projects.create({ name: 'Never', language: 'en' }, { signal: new AbortController() as never }),
  ]) {
    await expect(call(), String(call)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  }
  expect(await engine.projects.list({ fields: ['name'] })).toEqual([{ name: 'Options' }])
})

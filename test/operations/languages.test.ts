import { expect, test } from 'vitest'
import { requireLanguage } from '../../src/operations/languages.js'
import type { Installation } from '../../src/operations/services.js'
import { languages } from '../../src/text/languages.js'

const installation = { languages } as unknown as Installation

test('a supported language passes, any other is INVALID_PARAMS with the name of the parameter', () => {
  expect(() => requireLanguage(installation, 'en')).not.toThrow()
  for (const code of ['EN', 'xx', '', '__proto__']) {
    expect(() => requireLanguage(installation, code, 'default_language')).toThrow(
      expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters: ['default_language'] } }),
    )
  }
})

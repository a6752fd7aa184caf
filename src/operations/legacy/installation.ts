import { operation } from '../operation.js'
import { noParams } from '../params.js'

/** Spec v4-legacy 4.7. */
export const supportedLanguages = operation({
  methods: ['GET'],
  path: '/v4/supported_languages/',
  spec: 'v4-legacy 4.7',
  access: 'none',
  params: noParams,
  summary: 'Lists the supported languages.',
  result: 'An array of pairs of language code and name.',
  handle: ({ services }): [code: string, name: string][] =>
    services.installation.languages.map(({ code, name }) => [code, name]),
})

/** Does nothing. Our choice: it needs no token. Spec v4-legacy 4.7. */
export const ping = operation({
  methods: ['GET', 'PUT', 'POST', 'DELETE'],
  path: '/v4/ping/',
  spec: 'v4-legacy 4.7',
  access: 'none',
  params: noParams,
  summary: 'Answers `pong`, to test the connection.',
  result: '`pong`',
  handle: (): string => 'pong',
})

/** Spec v4-legacy 4.7. */
export const version = operation({
  methods: ['GET'],
  path: '/v4/version/',
  spec: 'v4-legacy 4.7',
  access: 'none',
  params: noParams,
  summary: 'Returns the version of the service.',
  result: 'The version as a string.',
  handle: ({ services }): string => services.installation.version,
})

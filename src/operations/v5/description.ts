import { operation } from '../operation.js'
import { noParams } from '../params.js'

/** The interface described as a page. Spec v5 2.1.7. */
export const page = operation({
  methods: ['GET'],
  path: '/api/v5/',
  spec: 'v5 2.1',
  access: 'none',
  params: noParams,
  summary: 'Shows this interface description as a page.',
  result: 'An HTML page.',
  handle: async ({ services }) => (await services.describe()).page,
})

/** The interface described for programs. */
export const openApi = operation({
  methods: ['GET'],
  path: '/api/v5/openapi.json',
  spec: 'v5 2.1',
  extension: true,
  access: 'none',
  params: noParams,
  summary: 'Returns this interface description as OpenAPI 3.1.',
  result: 'The OpenAPI document.',
  // A copy, since callers may change answers.
  handle: async ({ services }) => structuredClone((await services.describe()).openApi),
})

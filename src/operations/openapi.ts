import { type ErrorCode, errorTexts } from '../errors.js'
import { pathNames } from './functions.js'
import { envelopeOf, isQuestion, type Method, type Operation, unbuiltCode } from './operation.js'
import { type JsonSchema, parameterSchemas } from './parameterSchemas.js'
import { pathTexts } from './parameterTexts.js'
import type { ResultSchemas } from './resultSchemas.js'
import { sectionOf } from './sections.js'

export interface NamedOperation {
  readonly name: string
  readonly operation: Operation
}

const noResults: ResultSchemas = { results: {}, shared: {} }

/** The description of operations as OpenAPI 3.1: parameters, bodies, results, authentication, errors. */
export function openApiDocument(
  operations: readonly NamedOperation[],
  version: string,
  { results, shared: records }: ResultSchemas = noResults,
): Record<string, unknown> {
  const shared: Record<string, JsonSchema> = {}
  const paths: Record<string, Record<string, unknown>> = {}
  for (const named of operations) {
    const { operation } = named
    const schemas = parameterSchemas(operation)
    Object.assign(shared, schemas.shared)
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    for (const method of operation.methods) {
      paths[path][method.toLowerCase()] = describeMethod(named, method, schemas.params, results[named.name])
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'conceptlite', version, description: 'Finds concepts, drivers and sentiment in documents.' },
    paths,
    components: {
      schemas: { ...shared, ...records, Error: errorSchema, OlderError: olderErrorSchema },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word Token, a space, and a token.',
        },
      },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['error', 'message'],
  properties: {
    error: { type: 'string', enum: Object.keys(errorTexts) },
    message: { type: 'string' },
    parameters: { type: 'array', items: { type: 'string' }, description: 'Names of the parameters at fault.' },
  },
}

/** Failures of version 4, in its envelope. Spec v4-identity 2.1. */
const olderErrorSchema = {
  type: 'object',
  required: ['error', 'result'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: errorSchema.properties.error,
        message: errorSchema.properties.message,
        parameters: errorSchema.properties.parameters,
      },
    },
    result: { type: 'null' },
  },
}

const textErrorSchema = {
  type: 'object',
  required: ['error', 'result'],
  properties: { error: { type: 'string', description: 'English' }, result: { type: 'null' } },
}

/** The content of an answer: JSON in the envelope of the interface, a page or a table. */
function resultContent({ path, envelope = envelopeOf(path), result }: Operation, described: JsonSchema | undefined) {
  const isPage = result === 'An HTML page.'
  const schema = described ?? (isPage ? { contentType: 'text' as const } : {})
  const options = schema.anyOf ?? [schema]
  const json = options.filter(({ contentType }) => contentType === undefined)
  const isText = json.length < options.length
  const wrapped = json.length === 1 ? json[0]! : schema.anyOf === undefined ? schema : { anyOf: json }
  const text = isPage ? 'text/html' : 'text/csv'
  return {
    ...(json.length > 0 && {
      'application/json': {
        schema:
          envelope === 'v5'
            ? wrapped
            : {
                type: 'object',
                required: ['error', 'result'],
                properties: { error: { type: 'null' }, result: wrapped },
              },
      },
    }),
    ...(isText && { [text]: { schema: { type: 'string' } } }),
  }
}

/** A JSON object of all parameters, or the JSON list that the operation accepts; also a form for version 4 (v4-identity 2.2). */
function requestBody({ path, envelope = envelopeOf(path), listBody }: Operation, params: JsonSchema) {
  if (listBody !== undefined) {
    return { required: true, content: { 'application/json': { schema: params.properties![listBody] } } }
  }
  const content = { schema: params }
  return {
    required: params.required !== undefined,
    content: {
      'application/json': content,
      ...(envelope !== 'v5' && { 'application/x-www-form-urlencoded': content }),
    },
  }
}

function describeMethod(
  { name, operation }: NamedOperation,
  method: Method,
  params: JsonSchema,
  answer: JsonSchema | undefined,
) {
  const { methods, path, spec, summary, result, access, extension } = operation
  const inBody = method === 'POST' || method === 'PUT' || method === 'PATCH'
  const properties = Object.entries(params.properties ?? {})
  const named = pathNames(path).map((each) => ({
    name: each,
    in: 'path',
    required: true,
    ...(pathTexts[each] !== undefined && { description: pathTexts[each] }),
    schema: { type: 'string' },
  }))
  const query = inBody
    ? []
    : properties.map(([each, schema]) => ({
        name: each,
        in: 'query',
        required: params.required?.includes(each) ?? false,
        ...(schema.description === undefined ? {} : { description: schema.description }),
        // Anything that is not plain text travels as JSON in a query string (v5 2.1).
        ...(isPlain(schema) ? { schema } : { content: { 'application/json': { schema } } }),
      }))
  return {
    operationId: methods.length > 1 ? `${name}.${method.toLowerCase()}` : name,
    summary,
    description: `${extension ? `Extension, beside ${spec}` : `Specification: ${spec}`}. Access: ${access}.`,
    ...(extension && { 'x-extension': true }),
    tags: [sectionOf(spec)],
    ...(access === 'none' ? { security: [] } : { security: [{ token: [] }] }),
    parameters: [...named, ...query],
    ...(inBody && properties.length > 0 && { requestBody: requestBody(operation, params) }),
    responses: {
      200: {
        description: result ?? 'Null, since there is no useful data.',
        content: resultContent(operation, answer),
      },
      ...errorResponses(operation, method),
    },
  }
}

/** Codes that do not follow from the record of an operation, by its method and path. */
const furtherCodes: readonly (readonly [RegExp, readonly ErrorCode[]])[] = [
  [/^POST .*\/(upload|build|copy|branch|clear|revert|recalculate|train|unmark_delete)\/$/, ['PROJECT_LOCKED']],
  [/^POST \/api.*\/(build|copy)\/$|\/prediction\/$/, ['PROJECT_NOT_BUILT']],
  [/^POST \/api.*\/copy\/$|\/branch\/$|^GET \/v4.*\/docs\/(ids\/)?$/, ['PROJECT_NEEDS_UPDATING']],
  [/\/analyze\/$/, ['SENTIMENT_NOT_BUILT']],
  [/\/jobs\/id\//, ['NOT_FOUND']],
  // What a caller names in a parameter, or a token that is not theirs.
  [/:token\/$|^PUT .*\/profile\/$|\/users\/delete\/$|^GET \/api\/v5\/projects\/$/, ['INADEQUATE_PERMISSION']],
  [/^POST .*\/(login|tokens)\/$|^PUT .*\/password\/$/, ['AUTH_CREDS_INVALID']],
  [/^POST .*\/(invite|invite_user)\/$/, ['EMAIL_NOT_ENABLED', 'EMAIL_ERROR']],
  // What notifies when it has ended, and links for a new password: no answer waits for these mails.
  [
    /^POST \/api\/v5\/.*\/(build|copy|reset)\/$|^POST .*\/(recalculate|branch)\/$|^GET .*\/user\/password\/$/,
    ['EMAIL_NOT_ENABLED'],
  ],
]

/** By status, the codes that an operation can answer with. */
function errorResponses(operation: Operation, method: Method): Record<number, unknown> {
  const { access, needs, rateLimit, path, textFailures } = operation
  const codes: ErrorCode[] = ['INVALID_PARAMS']
  if (needs !== undefined) codes.push(unbuiltCode({ path }), 'PROJECT_NEEDS_UPDATING')
  if (needs !== undefined && needs !== 'build') codes.push('SENTIMENT_NOT_BUILT', 'SENTIMENT_BUILD_FAILED')
  if (access !== 'none') codes.push('NO_TOKEN', 'INVALID_TOKEN')
  for (const [form, further] of furtherCodes) if (form.test(`${method} ${path}`)) codes.push(...further)
  if (access !== 'none' && access !== 'caller') codes.push('INADEQUATE_PERMISSION')
  if (rateLimit !== 'none') codes.push('TOO_MANY_REQUESTS')
  if (isQuestion(operation)) codes.push('QUESTION_TIMEOUT')
  codes.push('ERROR')
  const shape = /^(\/api)?\/v4\//.test(path) ? 'OlderError' : 'Error'
  const byStatus = new Map<number, string[]>()
  for (const code of new Set(codes)) {
    const [status] = errorTexts[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [
      status,
      {
        description: each.join(', '),
        content: {
          'application/json': {
            schema:
              textFailures && status !== 401 && status !== 403
                ? textErrorSchema
                : { $ref: `#/components/schemas/${shape}` },
          },
        },
      },
    ]),
  )
}

const isPlain = ({ type, enum: values }: JsonSchema): boolean =>
  values !== undefined || type === 'string' || type === 'integer' || type === 'number' || type === 'boolean'

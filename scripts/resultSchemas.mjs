// The schemas of results, for the interface description: the types of operation records with the texts of their fields, as the
// compiler knows them, written as JSON Schema. Types are the one source of what an answer contains; nothing is said twice.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { ObjectFlags, SymbolFlags, TypeFlags } from 'typescript/unstable/sync'
import { eachOperation, withCompiler } from './compiler.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** `{ results: name of operation -> schema, shared: name -> schema }`. */
export function resultSchemas() {
  return withCompiler(join(root, 'dist/operations/registry.d.ts'), (checker, file) => {
    const writer = createWriter(checker)
    const results = {}
    eachOperation(checker, file, (name, record) => {
      const result = checker.getTypeArguments(record)[3]
      writer.at(name)
      results[name] = writer.schemaOf(result)
    })
    return { results, shared: writer.shared }
  })
}

/** Writes types as schemas. Named records go to `shared`, once each. */
function createWriter(checker) {
  const shared = {}
  /** By the declaration of a record, its name in `shared`. */
  const names = new Map()
  let operation = ''
  /** The record of which callers choose the fields. */
  let optional

  const nameOf = (symbol, prefix) => {
    const key = `${prefix}${symbol.declarations[0].path}#${symbol.name}`
    if (!names.has(key)) {
      const version = /operations\/(v4|legacy)\//.exec(symbol.declarations[0].path)?.[1]
      const base = symbol.name.startsWith('Legacy') ? symbol.name.slice('Legacy'.length) : symbol.name
      const full = prefix + { v4: 'V4', legacy: 'Legacy' }[version] + base
      names.set(key, version === undefined ? prefix + symbol.name : full)
    }
    return names.get(key)
  }

  const recordOf = (type, isPartial = false) => {
    // What is undefined is never part of an answer.
    const isPresent = (property) => !(checker.getTypeOfSymbol(property).flags & TypeFlags.Undefined)
    const properties = checker.getPropertiesOfType(type).filter(isPresent)
    const required = properties.filter(({ flags }) => !isPartial && !(flags & SymbolFlags.Optional))
    const [further] = checker.getIndexInfosOfType(type)
    return {
      type: 'object',
      ...(required.length > 0 && { required: required.map(({ name }) => name) }),
      ...(properties.length > 0 && {
        properties: Object.fromEntries(properties.map((property) => [property.name, propertyOf(property)])),
      }),
      ...(further !== undefined && { additionalProperties: further.valueType.flags & TypeFlags.Never ? false : schemaOf(further.valueType) }),
    }
  }

  const propertyOf = (property) => {
    const schema = schemaOf(checker.getTypeOfSymbol(property))
    const description = property.getDocumentationComment(checker).replaceAll('\n', ' ')
    return description === '' ? schema : { ...schema, description }
  }

  const named = (type, symbol) => {
    const isPartial = symbol.id === optional?.id
    const name = nameOf(symbol, isPartial ? 'Partial' : '')
    if (shared[name] === undefined) {
      shared[name] = {}
      const description = symbol.getDocumentationComment(checker).replaceAll('\n', ' ')
      Object.assign(shared[name], recordOf(type, isPartial), description !== '' && { description })
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  /** What may be one of several types; a value that is left out has none. */
  const unionOf = (types) => {
    const parts = types.filter(({ flags }) => !(flags & TypeFlags.Undefined))
    if (parts.every((type) => type.isStringLiteralType())) return { type: 'string', enum: parts.map(({ value }) => value) }
    const booleans = parts.filter((type) => type.isBooleanLiteralType())
    const texts = parts.filter((type) => type.isStringLiteralType())
    const rest = parts.filter((type) => !booleans.includes(type) && !texts.includes(type)).map((type) => schemaOf(type))
    if (booleans.length > 0) rest.unshift({ type: 'boolean' })
    if (texts.length > 0) rest.unshift(unionOf(texts))
    return rest.length === 1 ? rest[0] : { anyOf: rest }
  }

  const tupleOf = (type) => {
    const prefixItems = checker.getTypeArguments(type).map(schemaOf)
    return { type: 'array', prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length }
  }

  /** Callers choose the fields of the records in a result: each may be absent. */
  const chosen = (record, result) => {
    optional = record.getSymbol()
    const schema = schemaOf(result)
    optional = undefined
    return schema
  }

  function schemaOf(type) {
    const { flags } = type
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return {}
    if (flags & TypeFlags.String) return { type: 'string' }
    if (flags & TypeFlags.Number) return { type: 'number' }
    if (flags & TypeFlags.Boolean) return { type: 'boolean' }
    if (flags & TypeFlags.Null) return { type: 'null' }
    if (type.isLiteralType()) return { const: type.value }
    if (type.isUnionType()) return unionOf(type.getTypes())
    if (checker.isTupleType(type)) return tupleOf(type)
    if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) }
    if (type.getAliasSymbol()?.name === 'ByFields') return chosen(...type.getAliasTypeArguments())
    if (type.isIntersectionType()) return recordOf(type)
    if (!type.isObjectType()) throw new Error(`${operation}: no schema for ${checker.typeToString(type)}`)
    const symbol = type.getSymbol()
    if (symbol?.name === 'RawAnswer') return { contentType: 'text' }
    if (type.objectFlags & ObjectFlags.Interface) return named(type, symbol)
    return recordOf(type)
  }

  return {
    shared,
    schemaOf,
    at(name) {
      operation = name
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const json = JSON.stringify(resultSchemas())
  writeFileSync(join(root, 'dist/results.br'), brotliCompressSync(json))
}

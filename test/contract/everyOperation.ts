import type { Operation } from '../../src/operations/operation.js'
import { parameterSchemas } from '../../src/operations/parameterSchemas.js'

/** Values for parameters that an operation requires, or of which it wants at least one: enough to get past the checks. */
const values: Readonly<Record<string, unknown>> = {
  name: 'Another',
  language: 'en',
  description: 'Another',
  account_name: 'Another',
  full_name: 'Another',
  docs: [],
  doc_ids: [],
  term_ids: [],
  term_management: {},
  texts: ['room'],
  concepts: [],
  order: [],
  shared_concept_ids: [],
  score_field: 'rating',
  other_filter: [],
  within: [],
  usernames: [],
  role: 'viewer',
  permissions: ['read'],
  email: 'new@example.org',
  username: 'new@example.org',
  password: 'a long secret',
  old_password: 'secret',
  new_password: 'a long secret',
  expiration: 0,
  signature: 'x',
  ids: [],
  subset: '__all__',
  term: 'room|en',
  from_term: 'room|en',
  to_term: 'chamber|en',
  interval: 'year',
  text: 'room',
  plan: 'local',
}

/** Of these at least one is wanted, which a schema cannot say. */
const requested: Readonly<Record<string, readonly string[]>> = {
  'project.update': ['name'],
  'project.conceptLists.update': ['name'],
  'legacy.projects.update': ['name'],
  'legacy.projects.branch': ['ids'],
  'legacy.docs.search': ['text'],
  'legacy.docs.vectors': ['subset'],
  'legacy.terms.search': ['text'],
  'legacy.topics.textCorrelation': ['text'],
  'v4.user.updateProfile': ['full_name'],
  'legacy.user.updateProfile': ['full_name'],
  'legacy.accounts.update': ['account_name'],
  'legacy.accounts.users.updateProfile': ['full_name'],
  'v4.accounts.update': ['account_name'],
  'v4.accounts.users.updateProfile': ['full_name'],
}

/** Parameters that an operation takes; `known` are those that depend on the world it is asked in. */
export function enough(
  name: string,
  operation: Operation,
  known: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const { required = [], properties = {} } = parameterSchemas(operation).params
  const names = [...required, ...(requested[name] ?? []), ...Object.keys(known).filter((each) => each in properties)]
  return Object.fromEntries(
    [...new Set(names)].map((each) => {
      const value = known[each] ?? values[each]
      if (value === undefined) throw new Error(`Add a value for the parameter ${each} of ${name}.`)
      return [each, value]
    }),
  )
}

/** A path with names filled in. */
export function filled(path: string, known: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = known[name]
    if (value === undefined) throw new Error(`Add a value for ${name} in ${path}.`)
    return encodeURIComponent(value)
  })
}

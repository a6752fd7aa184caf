import type { SpecifiedOperation } from './v5Tables.js'

const project = '/v4/projects/:account/:project_id/'
const docs = `${project}docs/`
const topics = `${project}topics/`
const terms = `${project}terms/`
const account = '/v4/accounts/:account/'
const all = '__all__'

const specify = (
  name: string,
  methods: string,
  path: string,
  required: readonly string[] = [],
  optional: Readonly<Record<string, unknown>> = {},
): SpecifiedOperation => ({ name: `legacy.${name}`, methods: methods.split(' '), path, required, optional })

/** Parameters that have no default. */
const free = (...names: string[]): Record<string, undefined> =>
  Object.fromEntries(names.map((name) => [name, undefined]))

const search = free('text', 'topic', 'topics', 'terms', 'vector', 'vectors', 'negative', 'zero')
const topic = { name: 'New Topic', color: '#808080', text: '', ...free('negative', 'zero') }

/** Spec v4-legacy 4.1 to 4.7, in the order of its tables. */
export const legacy: readonly SpecifiedOperation[] = [
  specify('projects.list', 'GET', '/v4/projects/', [], free('name')),
  specify('projects.listOfAccount', 'GET', '/v4/projects/:account/', [], free('name')),
  specify('projects.get', 'GET', project),
  specify('projects.update', 'PUT', project, [], free('name', 'description')),
  specify('projects.create', 'POST', '/v4/projects/:account/', ['name']),
  specify('projects.delete', 'DELETE', project),
  specify('projects.copy', 'POST', `${project}copy/`, [], free('destination', 'owner')),
  specify('projects.branch', 'POST', `${project}project/branch/`, [], {
    ...free('ids', 'subsets', 'destination', 'language', 'notify_emails'),
    notify: false,
  }),
  specify('projects.clear', 'POST', `${project}clear/`, [], { remove_uploaded: true }),

  specify('docs.ids', 'GET', `${docs}ids/`, [], { subset: all, uncommitted: false }),
  specify('docs.get', 'GET', docs, [], {
    ...free('id', 'ids', 'limit', 'offset', 'doc_fields'),
    subset: all,
    uncommitted: false,
  }),
  specify('docs.add', 'POST', docs, ['docs']),
  specify('docs.update', 'PUT', docs, ['docs']),
  specify('docs.delete', 'DELETE', docs, ['ids']),
  specify('docs.revert', 'POST', `${docs}revert/`),
  specify('docs.recalculate', 'POST', `${docs}recalculate/`, [], {
    ...free('language', 'notify_emails'),
    notify: false,
  }),
  specify('docs.search', 'GET', `${docs}search/`, [], {
    ...search,
    start_at: 0,
    limit: 10,
    subset: all,
    doc_fields: undefined,
  }),
  specify('subsets.stats', 'GET', `${project}subsets/stats/`, [], free('subset', 'subsets')),
  specify('docs.vectors', 'GET', `${docs}vectors/`, [], free('id', 'ids', 'subset')),
  specify('docs.vectorize', 'POST', `${docs}vectors/`, ['docs']),
  specify('docs.timebuckets', 'GET', `${docs}timebuckets/`, ['interval'], {
    subset: all,
    ...free('start_time', 'end_time'),
  }),
  specify('docs.correlations', 'GET', `${docs}correlations/`),

  specify('jobs.list', 'GET', `${project}jobs/`, [], { verbose: false }),
  specify('jobs.get', 'GET', `${project}jobs/id/:number/`),

  specify('topics.list', 'GET', topics, [], { name_only: false }),
  specify('topics.order', 'PUT', `${topics}order/`, ['order']),
  specify('topics.get', 'GET', `${topics}id/:topic_id/`),
  specify('topics.update', 'PUT', `${topics}id/:topic_id/`, [], { ...topic, position: undefined }),
  specify('topics.create', 'POST', topics, [], { ...topic, position: 0 }),
  specify('topics.delete', 'DELETE', `${topics}id/:topic_id/`),
  specify('topics.stats', 'GET', `${topics}stats/`, [], { subset: all }),
  specify('topics.histograms', 'GET', `${topics}histograms/`, [], { bins: 10 }),
  specify('topics.textCorrelation', 'PUT', `${topics}text_correlation/`, [], free('text', 'texts')),
  specify('topics.correlation', 'GET', `${topics}correlation/`, [], { use_json: false }),
  specify('topics.subsetCorrelation', 'GET', `${topics}subset_correlation/`, [], { use_json: false }),
  specify('topics.timelineCorrelation', 'GET', `${topics}timeline_correlation/`, [], {
    subset: all,
    interval: 'document',
    use_json: false,
  }),
  specify('topics.docCounts', 'GET', `${topics}doc_counts/`, [], { ids: undefined, subset: all, use_json: false }),

  specify('terms.list', 'GET', terms, [], { limit: 10, subset: all, terms: undefined }),
  specify('terms.ignorelist.add', 'PUT', `${terms}ignorelist/`, ['term'], { substring: false }),
  specify('terms.ignorelist.remove', 'DELETE', `${terms}ignorelist/`, ['term'], { substring: false }),
  specify('terms.ignorelist.get', 'GET', `${terms}ignorelist/`),
  specify('terms.restem.add', 'PUT', `${terms}restem/`, ['from_term', 'to_term']),
  specify('terms.restem.remove', 'DELETE', `${terms}restem/`, ['from_term']),
  specify('terms.restem.get', 'GET', `${terms}restem/`),
  specify('terms.search', 'GET', `${terms}search/`, [], { ...search, limit: 10, domain: true, subset: all }),
  specify('terms.docCounts', 'GET', `${terms}doc_counts/`, [], {
    terms: undefined,
    limit: 100,
    subset: all,
    use_json: false,
  }),

  specify('prediction.train', 'POST', `${project}prediction/train/`, [], free('regressors', 'classifiers')),
  specify('prediction.predict', 'POST', `${project}prediction/`, ['docs']),

  specify('user.recoverPassword', 'GET', '/v4/user/password/', ['email']),
  specify('user.resetPassword', 'POST', '/v4/user/password/', ['email', 'expiration', 'signature', 'password']),
  specify('user.changePassword', 'PUT', '/v4/user/password/', ['old_password', 'new_password']),
  specify('accounts.list', 'GET', '/v4/accounts/', [], { permission: 'read' }),
  specify('accounts.get', 'GET', account),
  specify('accounts.update', 'PUT', account, [], free('account_name', 'email')),
  specify('accounts.invite', 'POST', `${account}invite/`, ['email', 'permissions'], { expiration_days: 7 }),
  specify('accounts.users.list', 'GET', `${account}users/`),
  specify('accounts.usage', 'GET', `${account}usage/`, [], free('billing_period')),
  specify('tokens.list', 'GET', '/v4/user/tokens/'),
  specify('tokens.create', 'POST', '/v4/user/tokens/'),
  specify('tokens.get', 'GET', '/v4/user/tokens/:token/'),
  specify('tokens.delete', 'DELETE', '/v4/user/tokens/:token/'),
  specify('user.login', 'POST', '/v4/user/login/', ['username', 'password'], free('token_auth')),
  specify('user.logout', 'POST', '/v4/user/logout/'),
  specify('user.profile', 'GET', '/v4/user/profile/'),
  specify('user.updateProfile', 'PUT', '/v4/user/profile/', [], free('full_name', 'default_account')),
  specify('accounts.users.delete', 'DELETE', `${account}users/:email/`),
  specify('accounts.users.profile', 'GET', `${account}users/:email/profile/`),
  specify('accounts.users.updateProfile', 'PUT', `${account}users/:email/profile/`, [], {
    ...free('full_name', 'default_account'),
  }),
  specify('accounts.users.setPermissions', 'PUT', `${account}users/:email/permissions/`, ['permissions'], {
    reset: false,
  }),
  specify('accounts.creditCard.get', 'GET', `${account}credit_card/`),
  specify('accounts.creditCard.delete', 'DELETE', `${account}credit_card/`),
  specify('accounts.join', 'POST', `${account}join/`, ['email', 'permissions', 'expiration', 'signature']),
  specify('accounts.users.create', 'POST', `${account}users/`, [
    'email',
    'full_name',
    'password',
    'permissions',
    'expiration',
    'signature',
  ]),
  specify('accounts.plan.get', 'GET', `${account}plan/`, [], free('billing_period')),
  specify('accounts.plan.set', 'POST', `${account}plan/`, ['plan'], free('start_period')),
  specify('supportedLanguages', 'GET', '/v4/supported_languages/'),
  specify('ping', 'GET PUT POST DELETE', '/v4/ping/'),
  specify('version', 'GET', '/v4/version/'),
]

/** Parameters that the listing does not have and we offer. */
export const legacyExtensions: Readonly<Record<string, readonly string[]>> = {
  'legacy.projects.create': ['description'],
  'legacy.docs.search': ['exact_only'],
  'legacy.accounts.join': ['password'],
  // A topic as it was given may be sent back whole.
  'legacy.topics.update': ['_id', 'vector'],
  'legacy.topics.correlation': ['format'],
  'legacy.topics.subsetCorrelation': ['format'],
  'legacy.topics.timelineCorrelation': ['format'],
  'legacy.topics.docCounts': ['format'],
  'legacy.terms.docCounts': ['format'],
}

/** Operations that the older listing does not have: the pages behind its letters, and what clients in the field call. */
export const legacyAdditions: readonly string[] = [
  'legacy.user.resetPage',
  'legacy.accounts.invitationPage',
  'legacy.terms.clusters',
]

/** Spec v4-legacy 8: the largest value that is taken. */
export const legacyLargest: readonly { name: string; ask: (limit: number) => Record<string, unknown>; most: number }[] =
  [
    { name: 'legacy.docs.get', ask: (limit) => ({ limit }), most: 25_000 },
    { name: 'legacy.docs.search', ask: (limit) => ({ text: 'a', limit }), most: 100 },
    { name: 'legacy.terms.list', ask: (limit) => ({ limit }), most: 50_000 },
  ]

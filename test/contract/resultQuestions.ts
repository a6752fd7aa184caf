import { vi } from 'vitest'
import type { Project } from '../../src/engine.js'
import type { People } from '../accounts/people.js'

type Params = Record<string, unknown>
type Names = Record<string, string>

export interface AskedWorld {
  readonly people: People
  readonly project: Project
  /** Values of the names in paths. */
  readonly names: Readonly<Record<string, string>>
  /**
   * Asks an operation over HTTP and returns its answer; `names` replaces values of the path, and `names.as` the token.
   * Parameters that are required and not given have the values of `everyOperation.ts`.
   */
  // biome-ignore lint/suspicious/noExplicitAny: answers of any operation
  readonly ask: (name: string, params?: Params, names?: Names) => Promise<any>
}

/** Asks every operation, most with what makes all parts of their answers appear. Returns the names of what was asked. */
export async function askEverything(world: AskedWorld): Promise<string[]> {
  const asked = new Set<string>()
  const ask: AskedWorld['ask'] = (name, ...rest) => {
    asked.add(name)
    return world.ask(name, ...rest)
  }
  const noted = { ...world, ask }
  await askSnapshot(noted)
  await askConcepts(noted)
  await askLists(noted)
  await askPeople(noted)
  await askAccounts(noted)
  await askOlderQuestions(noted)
  await askOlderChanges(noted)
  await askChanges(noted)
  return [...asked]
}

/** The link of the next letter; some letters leave after the answer. */
async function linkAfter({ inbox, link }: People, ask: () => Promise<unknown>): Promise<Params> {
  const letters = inbox.length
  await ask()
  await vi.waitUntil(() => inbox.length > letters)
  return link().params
}

const filter = [{ name: 'nights', minimum: 1 }]
const search = { texts: ['quiet room'] }

async function askSnapshot({ ask }: AskedWorld): Promise<void> {
  await ask('status')
  await ask('description.page')
  await ask('description.openApi')
  await ask('projects.list')
  await ask('projects.list', { fields: ['name'] })
  await ask('project.get')
  await ask('project.get', { fields: ['name', 'unknown'] })
  await ask('project.metadata')
  await ask('project.metadata', { max_values: 1 })
  await ask('project.cancelSentiment')
  await ask('project.cancelBuild')
  await ask('project.vectorize', { texts: ['quiet room', ''] })
  const fields = ['terms', 'concepts', 'sentiment', 'key_phrases']
  await ask('project.analyze', { texts: ['A quiet room', { text: 'Rude staff', language: 'en' }], fields, nearest: 2 })
  await ask('project.analyze', { texts: [''] })
  await ask('project.docs.search')
  await ask('project.docs.search', { filter, search, explain: true, ranking: 'hybrid', limit: 3 })
  await ask('project.docs.search', { sort: { name: 'rating' }, fields: ['doc_id', 'marks'], limit: 3 })
  await ask('project.docs.search', { search, explain: true, include_sentiment_words: true, limit: 3 })
  await ask('project.docs.search', { search: { texts: ['room', '-staff'] }, fields: ['doc_id', 'key_phrases'] })
  await ask('project.docs.search', { search: { texts: ['unknownword'] } })
  await ask('project.terms.get', { term_ids: ['room|en', 'nothing|en'] })
  await ask('project.terms.management')
}

const selectors = [
  { type: 'top', limit: 3 },
  { type: 'specified', concepts: [{ texts: ['room'] }, { texts: ['unknownword'] }] },
  { type: 'related', search_concept: search, limit: 3 },
  { type: 'suggested', limit: 9, num_clusters: 2 },
  { type: 'sentiment_suggested', limit: 3 },
  { type: 'unique_to_filter', limit: 3 },
  { type: 'drivers_suggested', score_field: 'rating', limit: 3 },
]

async function askConcepts({ ask }: AskedWorld): Promise<void> {
  for (const concept_selector of selectors) {
    await ask('project.concepts.list', { filter, concept_selector })
    await ask('project.concepts.matchCounts', { filter, concept_selector })
    await ask('project.concepts.sentiment', { filter, concept_selector, include_examples: true })
    await ask('project.concepts.conceptAssociations', { concept_selector })
  }
  const breakdowns = [{ name: 'rating', interval: 2 }, { name: 'date', interval: 'month' }, { name: 'subset' }]
  await ask('project.concepts.matchCounts', { breakdowns })
  await ask('project.concepts.filterAssociations', { filters: [filter, []] })
  await ask('project.concepts.scoreDrivers', { score_field: 'rating' })
  await ask('project.concepts.compare', { filter, limit: 5 })
  await ask('project.concepts.findings', { score_field: 'rating', noun: 'guest' })
  await ask('project.concepts.outliers', { filter, match_type: 'exact', concept_selector: selectors[1] })
  await ask('project.summary.volume', { interval: 'month', date_field: 'date' })
  await ask('project.summary.netSentimentChange', { interval: 'month', date_field: 'date' })
  await ask('project.summary.largestConceptMovement', { interval: 'month', date_field: 'date' })
}

async function askLists({ ask }: AskedWorld): Promise<void> {
  const concepts = [{ texts: ['room'], name: 'Rooms', color: '#808080' }, { texts: ['staff'] }]
  const made = await ask('project.conceptLists.create', { name: 'List', concepts })
  const concept_list_id = made.concept_list_id as string
  const names = { concept_list_id }
  await ask('project.conceptLists.list')
  await ask('project.conceptLists.get', {}, names)
  await ask('project.conceptLists.update', { name: 'Renamed' }, names)
  const [added] = await ask('project.conceptLists.addConcepts', { concepts: [{ texts: ['breakfast'] }] }, names)
  const { shared_concept_id } = added
  await ask('project.conceptLists.updateConcepts', { concepts: [{ shared_concept_id, name: 'Food' }] }, names)
  const { concepts: listed } = await ask('project.conceptLists.get', {}, names)
  const order = listed.map((each: { shared_concept_id: string }) => each.shared_concept_id)
  await ask('project.conceptLists.orderConcepts', { order }, names)
  await ask('project.concepts.matchCounts', { concept_selector: { type: 'concept_list', concept_list_id } })
  await ask('project.conceptLists.deleteConcepts', { shared_concept_ids: [shared_concept_id] }, names)
  await ask('project.conceptLists.delete', {}, names)
  const { dashboard_id } = await ask('project.dashboards.create', { name: 'Board' })
  await ask('project.dashboards.list')
  await ask('project.dashboards.get', {}, { dashboard_id })
}

async function askPeople({ ask, people }: AskedWorld): Promise<void> {
  const password = 'a new secret'
  await ask('profile.get')
  await ask('profile.update', { full_name: 'Owner' })
  await ask('login', { username: 'ann@example.org', password: 'secret' })
  const as = await people.login('ann@example.org')
  await ask('profile.changePassword', { old_password: 'secret', new_password: password }, { as })
  const link = await linkAfter(people, () => ask('profile.resetPassword', { email: 'ann@example.org' }))
  await ask('profile.recoveryPage', link)
  await ask('profile.recover', { ...link, password })
  const session = await people.login('ann@example.org', password)
  const { token } = await ask('tokens.create', { password }, { as: session })
  await ask('tokens.list', {}, { as: session })
  await ask('tokens.delete', {}, { as: session, token })
  await ask('logout', {}, { as: session })
  await ask('workspaces.get')
  await ask('workspaces.update', { name: 'Renamed' })
  await ask('workspaces.invite', { email: 'bob@example.org', role: 'viewer' })
  await ask('users.invitationPage', people.link().params)
  await ask('workspaces.invitations.list')
  await ask('users.acceptInvitation', { ...people.link().params, password })
  await ask('workspaces.invite', { email: 'eve@example.org', role: 'viewer' })
  const [invitation] = await ask('workspaces.invitations.list')
  await ask('workspaces.invitations.revoke', {}, { invitation_id: invitation.invitation_id })
  await ask('workspaces.setRoles', { usernames: ['bob@example.org'], role: 'editor' })
  await ask('organizations.get')
  await ask('organizations.usage')
  await ask('organizations.update', { name: 'Renamed' })
  await ask('organizations.setRoles', { usernames: ['bob@example.org'], role: 'viewer' })
  await ask('workspaces.removeUsers', { usernames: ['bob@example.org'] })
  await ask('users.create', { username: 'new@example.org', role: 'editor' })
  await ask('users.delete', { usernames: ['new@example.org'] })
  const { workspace_id } = await ask('workspaces.create', { name: 'Another' })
  await ask('workspaces.delete', {}, { workspace_id })
}

/** The identity operations of version 4 and those of the older listing, which have other names for most of the same. */
async function askAccounts({ ask, people, names }: AskedWorld): Promise<void> {
  let password = 'a new secret'
  const email = 'ann@example.org'
  for (const version of ['v4', 'legacy']) {
    await ask(`${version}.user.login`, { username: email, password })
    const as = await people.login(email, password)
    await ask(`${version}.user.profile`)
    await ask(`${version}.user.updateProfile`, { full_name: 'Owner' })
    await ask(`${version}.user.changePassword`, { old_password: password, new_password: `${password}!` }, { as })
    password += '!'
    await ask(`${version}.user.recoverPassword`, { email })
    await ask(`${version}.accounts.list`)
    await ask(`${version}.accounts.get`)
    await ask(`${version}.accounts.update`, { account_name: 'Renamed' })
    await ask(`${version}.accounts.usage`)
    await ask(`${version}.accounts.invite`, { email: `${version}@example.org`, permissions: ['read'] })
    await ask(`${version}.accounts.users.list`)
    await ask(`${version}.accounts.users.profile`, {}, { email })
    await ask(`${version}.accounts.users.setPermissions`, { permissions: ['read'] }, { email })
    const session = await people.login(email, password)
    const { token } = await ask(`${version}.tokens.create`, {}, { as: session })
    await ask(`${version}.tokens.list`, {}, { as: session })
    await ask(`${version}.tokens.get`, {}, { as: session, token })
    await ask(`${version}.tokens.delete`, {}, { as: session, token })
    const owned = { email: `${version}.sue@example.org` }
    await people.add(owned.email, 'viewer', names.workspace_id)
    await ask(`${version}.accounts.users.updateProfile`, { full_name: 'Sue' }, owned)
    await ask(`${version}.accounts.users.delete`, {}, owned)
    await ask(`${version}.user.logout`, {}, { as: session })
  }
  await askOlderAccounts({ ask, people })
}

async function askOlderAccounts({ ask, people }: Pick<AskedWorld, 'ask' | 'people'>): Promise<void> {
  const password = 'a secret'
  await ask('legacy.accounts.invite', { email: 'joe@example.org', permissions: ['read'] })
  await ask('legacy.accounts.invitationPage', people.link().params)
  await ask('legacy.accounts.users.create', { ...people.link().params, full_name: 'Joe', password })
  await ask('legacy.accounts.invite', { email: 'joe@example.org', permissions: ['read', 'write'] })
  await ask('legacy.accounts.join', people.link().params)
  await ask('legacy.accounts.creditCard.get')
  await ask('legacy.accounts.creditCard.delete')
  await ask('legacy.accounts.plan.get')
  await ask('legacy.accounts.plan.set', { plan: 'local' })
  const link = await linkAfter(people, () => ask('legacy.user.recoverPassword', { email: 'joe@example.org' }))
  await ask('legacy.user.resetPage', link)
  await ask('legacy.user.resetPassword', { ...link, password })
}

async function askOlderQuestions({ ask }: AskedWorld): Promise<void> {
  await ask('legacy.supportedLanguages')
  await ask('legacy.ping')
  await ask('legacy.version')
  await ask('legacy.projects.list')
  await ask('legacy.projects.listOfAccount')
  await ask('legacy.projects.get')
  const { _id: topic_id } = await ask('legacy.topics.create', { name: 'Rooms', text: 'room' })
  const second = await ask('legacy.topics.create', { name: 'Staff', text: 'staff', color: '#ff0000' })
  await ask('legacy.topics.list')
  await ask('legacy.topics.list', { name_only: true })
  await ask('legacy.topics.get', {}, { topic_id })
  await ask('legacy.topics.get', {}, { topic_id: 'nothing' })
  await ask('legacy.topics.update', { name: 'Bedrooms' }, { topic_id })
  await ask('legacy.topics.order', { order: [second._id, topic_id] })
  await ask('legacy.topics.stats')
  await ask('legacy.topics.histograms')
  await ask('legacy.topics.textCorrelation', { text: 'a room' })
  await ask('legacy.topics.textCorrelation', { text: undefined, texts: ['a room'] })
  for (const use_json of [false, true]) {
    await ask('legacy.topics.correlation', { use_json })
    await ask('legacy.topics.subsetCorrelation', { use_json })
    await ask('legacy.topics.timelineCorrelation', { use_json, interval: 'month' })
    await ask('legacy.topics.docCounts', { use_json })
    await ask('legacy.terms.docCounts', { use_json })
  }
  await ask('legacy.docs.ids')
  const [id] = await ask('legacy.docs.ids', { subset: 'guests' })
  await ask('legacy.docs.get', { limit: 2 })
  await ask('legacy.docs.get', { id })
  await ask('legacy.docs.get', { doc_fields: ['_id'] })
  await ask('legacy.docs.search', { text: 'room', limit: 2 })
  await ask('legacy.docs.search', { text: 'room', doc_fields: ['_id'] })
  await ask('legacy.docs.vectors', { subset: 'guests' })
  await ask('legacy.docs.vectorize', { docs: [{ text: 'A quiet room', date: 0, subsets: ['x'] }] })
  await ask('legacy.docs.timebuckets', { interval: 'month' })
  await ask('legacy.docs.correlations')
  await ask('legacy.subsets.stats')
  await ask('legacy.terms.list')
  await ask('legacy.terms.search', { text: 'room' })
  await ask('legacy.terms.clusters')
  await ask('legacy.topics.delete', {}, { topic_id })
  await ask('legacy.topics.delete', {}, { topic_id: 'nothing' })
}

async function askOlderChanges({ ask, project }: AskedWorld): Promise<void> {
  for (const list of ['ignorelist', 'restem']) {
    await ask(`legacy.terms.${list}.add`)
    await ask(`legacy.terms.${list}.get`)
    await ask(`legacy.terms.${list}.remove`)
  }
  await ask('legacy.prediction.train')
  await project.waitForBuild()
  // Documents cannot be reverted while predictors are trained.
  while (((await ask('legacy.jobs.list')) as readonly unknown[]).length > 0) await new Promise(setImmediate)
  await ask('legacy.jobs.list', { verbose: true })
  await ask('legacy.jobs.get', {}, { number: '1' })
  await ask('legacy.docs.add', { docs: [{ text: 'One more room' }, { nonsense: 1 }] })
  await ask('legacy.docs.ids', { uncommitted: true })
  await ask('legacy.docs.get', { uncommitted: true })
  await ask('legacy.docs.revert')
  await ask('legacy.docs.update', { docs: [] })
  await ask('legacy.docs.delete', { ids: [] })
  await ask('legacy.docs.recalculate')
  await project.waitForSentimentBuild()
  await ask('legacy.prediction.predict', { docs: [{ text: 'A quiet room' }] })
  await ask('legacy.projects.update', { name: 'Renamed' })
  await ask('legacy.projects.create', { name: 'Older' })
  await ask('legacy.projects.copy')
  await ask('legacy.projects.branch', { ids: [(await ask('legacy.docs.ids'))[0]] })
}

async function askChanges({ ask, people, project }: AskedWorld): Promise<void> {
  const doc_ids = (await project.docs.search({ limit: 2, fields: ['doc_id'] })).result.map(({ doc_id }) => doc_id)
  await ask('project.docs.setFavorites', { doc_ids })
  await ask('project.docs.clearFavorites', { doc_ids })
  await ask('project.docs.delete', { doc_ids })
  await ask('project.docs.unmarkDelete', { doc_ids })
  const term_management = { 'room|en': { action: 'ignore' } }
  await ask('project.terms.manage', { term_management, overwrite: true })
  await ask('project.terms.management')
  await ask('project.update', { description: 'Reviews of guests' })
  await ask('project.upload', { docs: [{ text: 'Another room' }] })
  await ask('project.copy')
  await ask('project.build')
  await project.waitForSentimentBuild()
  const created = await ask('projects.create')
  const { project_id } = created
  await ask('legacy.projects.clear', {}, { project_id })
  await ask('project.delete', {}, { project_id })
  const other = await people.engine.projects.create({ name: 'Last', language: 'en' })
  const { workspace_id: account } = await other.get()
  await ask('legacy.projects.delete', {}, { project_id: other.project_id, account })
}

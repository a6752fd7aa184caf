import type { Permission } from '../../src/caller.js'

/** What a caller must have: a permission on what the path names, a good token, or nothing. */
export type Requirement = Permission | 'token' | 'nothing'

interface PermissionRule {
  /** The least that is enough: each permission grants those before it (v4-identity 2.3). */
  readonly requires: Requirement
  /** What the specification says, or our choice where it does not. */
  readonly words: string
  readonly operations: readonly string[]
}

const rule = (requires: Requirement, words: string, operations: string): PermissionRule => ({
  requires,
  words,
  operations: operations.trim().split(/\s+/),
})

/** Who may ask what, written from the specification and not from `access` of the operations. */
export const permissionTable: readonly PermissionRule[] = [
  rule(
    'nothing',
    'v5 5: a token is obtained by logging in; 4.10: the status is that of the system. Whoever follows an emailed link has no token.',
    `login v4.user.login legacy.user.login
     status description.page description.openApi legacy.supportedLanguages legacy.ping legacy.version
     profile.resetPassword profile.recover profile.recoveryPage
     v4.user.recoverPassword legacy.user.recoverPassword legacy.user.resetPassword legacy.user.resetPage
     users.acceptInvitation users.invitationPage
     legacy.accounts.join legacy.accounts.invitationPage legacy.accounts.users.create`,
  ),
  rule(
    'token',
    'v4-identity 4.1, 4.3: the caller’s own data, password and tokens; lists hold what the caller may read.',
    `profile.get profile.update profile.changePassword logout tokens.list tokens.create tokens.delete projects.list
     v4.user.logout v4.user.profile v4.user.updateProfile v4.user.changePassword v4.accounts.list
     v4.tokens.list v4.tokens.create v4.tokens.get v4.tokens.delete
     legacy.user.logout legacy.user.profile legacy.user.updateProfile legacy.user.changePassword legacy.accounts.list
     legacy.tokens.list legacy.tokens.create legacy.tokens.get legacy.tokens.delete legacy.projects.list`,
  ),
  rule(
    'token',
    'v5 4.7: needs manage permission on all users’ owner workspaces (a rule of its own: the path names no workspace).',
    'users.delete',
  ),
  rule(
    'read',
    'v4-identity 2.3, `read`: what changes nothing, and names of organizations, workspaces and accounts.',
    `organizations.get organizations.usage workspaces.get v4.accounts.get legacy.accounts.get
     project.get project.metadata project.vectorize project.analyze project.docs.search project.terms.get project.terms.management
     project.concepts.list project.concepts.matchCounts project.concepts.conceptAssociations
     project.concepts.filterAssociations project.concepts.scoreDrivers project.concepts.sentiment
     project.concepts.compare project.concepts.outliers project.concepts.findings
     project.conceptLists.list project.conceptLists.get project.dashboards.list project.dashboards.get
     project.summary.volume project.summary.netSentimentChange project.summary.largestConceptMovement
     legacy.projects.listOfAccount legacy.projects.get legacy.subsets.stats legacy.jobs.list legacy.jobs.get
     legacy.docs.ids legacy.docs.get legacy.docs.search legacy.docs.vectors legacy.docs.vectorize
     legacy.docs.timebuckets legacy.docs.correlations
     legacy.topics.list legacy.topics.get legacy.topics.stats legacy.topics.histograms legacy.topics.textCorrelation
     legacy.topics.correlation legacy.topics.subsetCorrelation legacy.topics.timelineCorrelation legacy.topics.docCounts
     legacy.terms.list legacy.terms.search legacy.terms.docCounts legacy.terms.clusters
     legacy.terms.ignorelist.get legacy.terms.restem.get
     legacy.prediction.predict`,
  ),
  rule(
    'write',
    'v4-identity 2.3, `write`: what changes a project or what is stored in it.',
    `project.update project.build project.cancelSentiment project.cancelBuild project.upload project.docs.delete project.docs.unmarkDelete
     project.docs.setFavorites project.docs.clearFavorites project.terms.manage
     project.conceptLists.create project.conceptLists.update project.conceptLists.delete
     project.conceptLists.addConcepts project.conceptLists.deleteConcepts project.conceptLists.updateConcepts
     project.conceptLists.orderConcepts project.dashboards.create
     legacy.projects.update legacy.projects.clear
     legacy.docs.add legacy.docs.update legacy.docs.delete legacy.docs.revert legacy.docs.recalculate
     legacy.topics.create legacy.topics.update legacy.topics.delete legacy.topics.order
     legacy.terms.ignorelist.add legacy.terms.ignorelist.remove legacy.terms.restem.add legacy.terms.restem.remove
     legacy.prediction.train`,
  ),
  rule(
    'create',
    'v4-identity 2.3, `create`: what makes a project, a copy too, or deletes one.',
    `projects.create project.copy project.delete
     legacy.projects.create legacy.projects.copy legacy.projects.branch legacy.projects.delete`,
  ),
  rule(
    'account_manage',
    'v4-identity 4.2, 5: managing users needs manage permission on the account; it makes, names and deletes accounts as well.',
    `users.create organizations.update organizations.setRoles
     workspaces.create workspaces.update workspaces.delete workspaces.removeUsers workspaces.setRoles
     workspaces.invite workspaces.invitations.list workspaces.invitations.revoke
     v4.accounts.update v4.accounts.usage v4.accounts.invite v4.accounts.users.list v4.accounts.users.delete
     v4.accounts.users.profile v4.accounts.users.updateProfile v4.accounts.users.setPermissions
     legacy.accounts.update legacy.accounts.usage legacy.accounts.invite legacy.accounts.users.list
     legacy.accounts.users.delete legacy.accounts.users.profile legacy.accounts.users.updateProfile
     legacy.accounts.users.setPermissions legacy.accounts.creditCard.get legacy.accounts.creditCard.delete
     legacy.accounts.plan.get legacy.accounts.plan.set`,
  ),
]

import { listOperations } from './functions.js'
import { legacyRegistry } from './legacy/registry.js'
import {
  accountUsage,
  deleteUser,
  getAccount,
  getUserProfile,
  inviteUser as inviteToAccount,
  listAccounts,
  listUsers,
  setPermissions,
  updateAccount,
  updateUserProfile,
} from './v4/accounts.js'
import {
  createToken as createOnlyToken,
  deleteToken as deleteUserToken,
  getToken,
  listTokens as listUserTokens,
} from './v4/tokens.js'
import * as v4Users from './v4/users.js'
import { analyzeTexts } from './v5/analyzeTexts.js'
import { conceptAssociations, filterAssociations } from './v5/associations.js'
import { compareConcepts } from './v5/compare.js'
import {
  addSharedConcepts,
  createConceptList,
  deleteConceptList,
  deleteSharedConcepts,
  getConceptList,
  listConceptLists,
  orderSharedConcepts,
  updateConceptList,
  updateSharedConcepts,
} from './v5/conceptLists.js'
import { largestConceptMovement } from './v5/conceptMovement.js'
import { concepts } from './v5/concepts.js'
import { copyProject } from './v5/copy.js'
import { createDashboard, getDashboard, listDashboards } from './v5/dashboards.js'
import { openApi, page } from './v5/description.js'
import { clearFavorites, deleteDocuments, setFavorites, undeleteDocuments } from './v5/documentMarks.js'
import { docs } from './v5/documents.js'
import { findings } from './v5/findings.js'
import { acceptInvitation, invitationPage, recoverPassword, recoveryPage } from './v5/links.js'
import { createToken, deleteToken, listTokens, login, logout } from './v5/login.js'
import { getTermManagement, updateTermManagement } from './v5/management.js'
import { matchCounts } from './v5/matchCounts.js'
import { getOrganization, organizationUsage, setOrganizationRoles, updateOrganization } from './v5/organizations.js'
import { outliers } from './v5/outliers.js'
import {
  build,
  cancelBuild,
  cancelSentiment,
  createProject,
  deleteProject,
  getProject,
  listProjects,
  metadata,
  updateProject,
} from './v5/projects.js'
import { scoreDrivers } from './v5/scoreDrivers.js'
import { sentiment } from './v5/sentiment.js'
import { status } from './v5/status.js'
import { netSentimentChange, volume } from './v5/summaries.js'
import { terms } from './v5/terms.js'
import { upload } from './v5/upload.js'
import { changePassword, createUser, deleteUsers, getProfile, resetPassword, updateProfile } from './v5/users.js'
import { vectorize } from './v5/vectorize.js'
import {
  createWorkspace,
  deleteWorkspace,
  getWorkspace,
  inviteUser,
  listInvitations,
  removeWorkspaceUsers,
  revokeInvitation,
  setWorkspaceRoles,
  updateWorkspace,
} from './v5/workspaces.js'

/**
 * Every operation, under the name of its function: `project.docs.search` is the function `docs.search` of a project
 * handle; all others belong to the engine. Functions, routes, the description, the reference and the contract tests are
 * derived from this.
 */
export const registry = {
  projects: { create: createProject, list: listProjects },
  project: {
    get: getProject,
    update: updateProject,
    delete: deleteProject,
    copy: copyProject,
    metadata,
    build,
    cancelSentiment,
    cancelBuild,
    vectorize,
    analyze: analyzeTexts,
    upload,
    docs: {
      search: docs,
      delete: deleteDocuments,
      unmarkDelete: undeleteDocuments,
      setFavorites,
      clearFavorites,
    },
    terms: { get: terms, management: getTermManagement, manage: updateTermManagement },
    concepts: {
      list: concepts,
      matchCounts,
      conceptAssociations,
      filterAssociations,
      scoreDrivers,
      sentiment,
      compare: compareConcepts,
      outliers,
      findings,
    },
    conceptLists: {
      list: listConceptLists,
      get: getConceptList,
      create: createConceptList,
      update: updateConceptList,
      delete: deleteConceptList,
      addConcepts: addSharedConcepts,
      deleteConcepts: deleteSharedConcepts,
      updateConcepts: updateSharedConcepts,
      orderConcepts: orderSharedConcepts,
    },
    dashboards: { list: listDashboards, create: createDashboard, get: getDashboard },
    summary: { volume, netSentimentChange, largestConceptMovement },
  },
  profile: {
    get: getProfile,
    update: updateProfile,
    changePassword,
    resetPassword,
    recover: recoverPassword,
    recoveryPage,
  },
  users: { create: createUser, delete: deleteUsers, acceptInvitation, invitationPage },
  organizations: {
    get: getOrganization,
    usage: organizationUsage,
    update: updateOrganization,
    setRoles: setOrganizationRoles,
  },
  workspaces: {
    create: createWorkspace,
    get: getWorkspace,
    update: updateWorkspace,
    delete: deleteWorkspace,
    removeUsers: removeWorkspaceUsers,
    setRoles: setWorkspaceRoles,
    invite: inviteUser,
    invitations: { list: listInvitations, revoke: revokeInvitation },
  },
  login,
  logout,
  tokens: { list: listTokens, create: createToken, delete: deleteToken },
  status,
  description: { page, openApi },
  v4: {
    user: {
      login: v4Users.login,
      logout: v4Users.logout,
      profile: v4Users.getProfile,
      updateProfile: v4Users.updateProfile,
      recoverPassword: v4Users.recoverPassword,
      changePassword: v4Users.changePassword,
    },
    accounts: {
      list: listAccounts,
      get: getAccount,
      update: updateAccount,
      usage: accountUsage,
      invite: inviteToAccount,
      users: {
        list: listUsers,
        delete: deleteUser,
        profile: getUserProfile,
        updateProfile: updateUserProfile,
        setPermissions,
      },
    },
    tokens: { list: listUserTokens, create: createOnlyToken, get: getToken, delete: deleteUserToken },
  },
  legacy: legacyRegistry,
} as const

export type Registry = typeof registry

/** The operations with their full names, in the order of the registry. */
export const operations = listOperations(registry)

import {
  createUser,
  getAccount,
  invitationPage,
  inviteUser,
  joinAccount,
  listAccounts,
  listUsers,
  recoverPassword,
  resetPage,
  resetPassword,
} from './accounts.js'
import { accountUsage, deleteCreditCard, getCreditCard, getPlan, setPlan } from './billing.js'
import { addDocuments, deleteDocuments, revertDocuments, updateDocuments } from './documentChanges.js'
import { getDocuments, listDocumentIds } from './documents.js'
import { documentCorrelations, documentVectors, vectorizeDocuments } from './documentVectors.js'
import { ping, supportedLanguages, version } from './installation.js'
import { getJob, listJobs } from './jobs.js'
import { getIgnorelist, getRestems, ignoreTerm, restemTerm, unignoreTerm, unrestemTerm } from './management.js'
import * as people from './people.js'
import { predict, trainPredictors } from './prediction.js'
import {
  branchProject,
  clearProject,
  copyProject,
  createProject,
  deleteProject,
  getProject,
  listAccountProjects,
  listProjects,
  updateProject,
} from './projects.js'
import { recalculate } from './recalculate.js'
import { searchForDocuments } from './search.js'
import { documentTimeBuckets, subsetStatistics } from './subsets.js'
import { listTerms, searchForTerms, termClusters, termDocCounts } from './terms.js'
import { subsetCorrelation, textCorrelation, timelineCorrelation, topicCorrelation } from './topicCorrelations.js'
import { topicDocCounts, topicHistogramsOf, topicStats } from './topicStatistics.js'
import { createTopic, deleteTopic, getTopic, listTopics, orderTopics, updateTopic } from './topics.js'

/** The operations of the older interface, under the names of their functions: `engine.legacy.docs.search(...)`. */
export const legacyRegistry = {
  projects: {
    list: listProjects,
    listOfAccount: listAccountProjects,
    get: getProject,
    create: createProject,
    update: updateProject,
    delete: deleteProject,
    copy: copyProject,
    branch: branchProject,
    clear: clearProject,
  },
  docs: {
    ids: listDocumentIds,
    get: getDocuments,
    add: addDocuments,
    update: updateDocuments,
    delete: deleteDocuments,
    revert: revertDocuments,
    recalculate,
    search: searchForDocuments,
    vectors: documentVectors,
    vectorize: vectorizeDocuments,
    timebuckets: documentTimeBuckets,
    correlations: documentCorrelations,
  },
  subsets: { stats: subsetStatistics },
  jobs: { list: listJobs, get: getJob },
  topics: {
    list: listTopics,
    get: getTopic,
    create: createTopic,
    update: updateTopic,
    delete: deleteTopic,
    order: orderTopics,
    stats: topicStats,
    histograms: topicHistogramsOf,
    textCorrelation,
    correlation: topicCorrelation,
    subsetCorrelation,
    timelineCorrelation,
    docCounts: topicDocCounts,
  },
  terms: {
    list: listTerms,
    search: searchForTerms,
    docCounts: termDocCounts,
    clusters: termClusters,
    ignorelist: { get: getIgnorelist, add: ignoreTerm, remove: unignoreTerm },
    restem: { get: getRestems, add: restemTerm, remove: unrestemTerm },
  },
  prediction: { train: trainPredictors, predict },
  user: {
    login: people.login,
    logout: people.logout,
    profile: people.getProfile,
    updateProfile: people.updateProfile,
    recoverPassword,
    resetPassword,
    resetPage,
    changePassword: people.changePassword,
  },
  accounts: {
    list: listAccounts,
    get: getAccount,
    update: people.updateAccount,
    usage: accountUsage,
    invite: inviteUser,
    join: joinAccount,
    invitationPage,
    users: {
      list: listUsers,
      create: createUser,
      delete: people.deleteUser,
      profile: people.getUserProfile,
      updateProfile: people.updateUserProfile,
      setPermissions: people.setPermissions,
    },
    creditCard: { get: getCreditCard, delete: deleteCreditCard },
    plan: { get: getPlan, set: setPlan },
  },
  tokens: {
    list: people.listTokens,
    create: people.createToken,
    get: people.getToken,
    delete: people.deleteToken,
  },
  supportedLanguages,
  ping,
  version,
} as const

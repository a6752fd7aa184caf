/** What the tables of the specification say, typed from them by hand. */
export interface SpecifiedOperation {
  /** Name of the function. */
  readonly name: string
  readonly methods: readonly string[]
  readonly path: string
  readonly required: readonly string[]
  /** Optional parameters with their defaults; undefined where the specification names none. */
  readonly optional: Readonly<Record<string, unknown>>
}

const project = '/api/v5/projects/:project_id/'
const list = `${project}concept_lists/:concept_list_id/`
const top = { type: 'top', limit: 10 }

/** Spec v5 4.1 to 4.6 and 4.10. */
export const specified: readonly SpecifiedOperation[] = [
  {
    name: 'projects.create',
    methods: ['POST'],
    path: '/api/v5/projects/',
    required: ['name', 'language'],
    optional: { workspace_id: undefined, description: undefined },
  },
  {
    name: 'projects.list',
    methods: ['GET'],
    path: '/api/v5/projects/',
    required: [],
    optional: { fields: undefined, workspace_id: undefined },
  },
  { name: 'project.get', methods: ['GET'], path: project, required: [], optional: { fields: undefined } },
  {
    name: 'project.update',
    methods: ['PUT'],
    path: project,
    required: [],
    optional: { name: undefined, description: undefined, language: undefined },
  },
  { name: 'project.delete', methods: ['DELETE'], path: project, required: [], optional: {} },
  {
    name: 'project.copy',
    methods: ['POST'],
    path: `${project}copy/`,
    required: [],
    optional: {
      workspace_id: undefined,
      destination: undefined,
      search: undefined,
      filter: undefined,
      skip_rebuild: true,
      name: undefined,
      description: undefined,
      match_type: 'both',
      notify: false,
    },
  },
  {
    name: 'project.metadata',
    methods: ['GET'],
    path: `${project}metadata/`,
    required: [],
    optional: { max_values: undefined },
  },
  {
    name: 'project.build',
    methods: ['POST'],
    path: `${project}build/`,
    required: [],
    optional: {
      notify: false,
      keyword_expansion: undefined,
      skip_sentiment: false,
      sentiment_only: false,
      new_sentiment: false,
    },
  },
  {
    name: 'project.cancelSentiment',
    methods: ['POST'],
    path: `${project}cancel_sentiment/`,
    required: [],
    optional: {},
  },
  {
    name: 'project.vectorize',
    methods: ['POST'],
    path: `${project}vectorize/`,
    required: ['texts'],
    optional: {},
  },
  { name: 'project.upload', methods: ['POST'], path: `${project}upload/`, required: ['docs'], optional: {} },
  {
    name: 'project.docs.search',
    methods: ['GET', 'POST'],
    path: `${project}docs/`,
    required: [],
    optional: {
      filter: [],
      search: undefined,
      limit: 100,
      offset: 0,
      fields: undefined,
      include_sentiment_on_concepts: false,
      match_type: 'both',
    },
  },
  ...['delete', 'unmark_delete', 'set_favorites', 'clear_favorites'].map((last) => ({
    name: `project.docs.${last.replace(/_(.)/, (_, letter: string) => letter.toUpperCase())}`,
    methods: ['POST'],
    path: `${project}docs/${last}/`,
    required: ['doc_ids'],
    optional: {},
  })),
  { name: 'project.terms.management', methods: ['GET'], path: `${project}terms/manage/`, required: [], optional: {} },
  {
    name: 'project.terms.manage',
    methods: ['PUT'],
    path: `${project}terms/manage/`,
    required: ['term_management'],
    optional: { overwrite: false },
  },
  {
    name: 'project.terms.get',
    methods: ['GET', 'POST'],
    path: `${project}terms/`,
    required: ['term_ids'],
    optional: {},
  },
  {
    name: 'project.concepts.list',
    methods: ['GET', 'POST'],
    path: `${project}concepts/`,
    required: [],
    optional: { concept_selector: top, filter: [] },
  },
  {
    name: 'project.concepts.matchCounts',
    methods: ['GET', 'POST'],
    path: `${project}concepts/match_counts/`,
    required: [],
    optional: { concept_selector: top, filter: [], breakdowns: [] },
  },
  {
    name: 'project.concepts.conceptAssociations',
    methods: ['GET', 'POST'],
    path: `${project}concepts/concept_associations/`,
    required: [],
    optional: { concept_selector: top },
  },
  {
    name: 'project.concepts.filterAssociations',
    methods: ['GET', 'POST'],
    path: `${project}concepts/filter_associations/`,
    required: [],
    optional: { concept_selector: top, filters: [[]] },
  },
  {
    name: 'project.concepts.scoreDrivers',
    methods: ['GET', 'POST'],
    path: `${project}concepts/score_drivers/`,
    required: ['score_field'],
    optional: { filter: [], match_type: undefined, limit: undefined, concept_selector: undefined },
  },
  {
    name: 'project.concepts.sentiment',
    methods: ['GET', 'POST'],
    path: `${project}concepts/sentiment/`,
    required: [],
    optional: { concept_selector: { type: 'sentiment_suggested', limit: 500 }, filter: [], include_examples: false },
  },
  {
    name: 'project.conceptLists.list',
    methods: ['GET'],
    path: `${project}concept_lists/`,
    required: [],
    optional: { include_concepts: true },
  },
  { name: 'project.conceptLists.get', methods: ['GET'], path: list, required: [], optional: {} },
  {
    name: 'project.conceptLists.create',
    methods: ['POST'],
    path: `${project}concept_lists/`,
    required: ['name'],
    optional: { concepts: [], overwrite: false },
  },
  {
    name: 'project.conceptLists.update',
    methods: ['PUT'],
    path: list,
    required: [],
    optional: { name: undefined, concepts: undefined },
  },
  { name: 'project.conceptLists.delete', methods: ['DELETE'], path: list, required: [], optional: {} },
  {
    name: 'project.conceptLists.addConcepts',
    methods: ['POST'],
    path: `${list}concepts/`,
    required: ['concepts'],
    optional: { position: 0 },
  },
  {
    name: 'project.conceptLists.deleteConcepts',
    methods: ['DELETE'],
    path: `${list}concepts/`,
    required: ['shared_concept_ids'],
    optional: {},
  },
  {
    name: 'project.conceptLists.updateConcepts',
    methods: ['PUT'],
    path: `${list}concepts/`,
    required: ['concepts'],
    optional: {},
  },
  {
    name: 'project.conceptLists.orderConcepts',
    methods: ['PUT'],
    path: `${list}concepts/order/`,
    required: ['order'],
    optional: {},
  },
  { name: 'project.dashboards.list', methods: ['GET'], path: `${project}dashboards/`, required: [], optional: {} },
  {
    name: 'project.dashboards.create',
    methods: ['POST'],
    path: `${project}dashboards/`,
    required: ['name'],
    optional: {
      description: undefined,
      charts: undefined,
      top_filters: undefined,
      top_concepts: undefined,
      selections: undefined,
      active_concept_list: undefined,
    },
  },
  {
    name: 'project.dashboards.get',
    methods: ['GET'],
    path: `${project}dashboards/:dashboard_id/`,
    required: [],
    optional: {},
  },
  ...['volume', 'net_sentiment_change', 'largest_concept_movement'].map((last) => ({
    name: `project.summary.${last.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`,
    methods: ['POST'],
    path: `${project}summary/${last}/`,
    required: ['texts'],
    optional: {},
  })),
  { name: 'status', methods: ['GET'], path: '/api/v5/status/', required: [], optional: {} },
  { name: 'description.page', methods: ['GET'], path: '/api/v5/', required: [], optional: {} },
]

/** Parameters that the specification does not have and we offer. */
export const extensions: Readonly<Record<string, readonly string[]>> = {
  'description.openApi': [],
  'project.analyze': [],
  'project.cancelBuild': [],
  'project.build': ['full_build', 'sentiment_configuration'],
  'project.docs.search': ['ranking', 'feedback', 'explain', 'include_sentiment_words', 'only_terms', 'sort'],
  'project.concepts.matchCounts': ['score_field'],
  'project.concepts.conceptAssociations': ['include_associated_vectors'],
  'project.concepts.sentiment': ['include_sentiment_words', 'only_terms'],
  'project.concepts.compare': ['filter', 'other_filter', 'within', 'concept_selector', 'limit'],
  'project.concepts.outliers': ['concept_selector', 'filter', 'match_type'],
  'project.concepts.findings': ['score_field', 'filter', 'noun', 'date_field'],
  'project.summary.volume': ['filter', 'date_field', 'interval'],
  'project.summary.netSentimentChange': ['filter', 'date_field', 'interval'],
  'project.summary.largestConceptMovement': ['filter', 'date_field', 'interval', 'limit'],
}

/** Spec v5 section 7. */
export const errors: Readonly<Record<string, number>> = {
  INVALID_PARAMS: 400,
  PROJECT_LOCKED: 400,
  PROJECT_NOT_BUILT: 400,
  SENTIMENT_NOT_BUILT: 400,
  SENTIMENT_BUILD_FAILED: 400,
  PROJECT_NEEDS_UPDATING: 400,
  EMAIL_NOT_ENABLED: 400,
  AUTH_CREDS_INVALID: 401,
  NO_TOKEN: 401,
  INVALID_TOKEN: 401,
  INADEQUATE_PERMISSION: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_MANY_REQUESTS: 429,
  ERROR: 500,
  EMAIL_ERROR: 503,
}

/** Spec v5 section 8: parameter, the largest value that is taken. */
export const largest: readonly { name: string; ask: (limit: number) => Record<string, unknown>; most: number }[] = [
  { name: 'project.docs.search', ask: (limit) => ({ limit }), most: 25_000 },
  { name: 'project.concepts.scoreDrivers', ask: (limit) => ({ score_field: 's', limit }), most: 2_000 },
  { name: 'project.summary.largestConceptMovement', ask: (limit) => ({ texts: ['a'], limit }), most: 2_000 },
  { name: 'project.concepts.list', ask: (limit) => ({ concept_selector: { type: 'top', limit } }), most: 50_000 },
  { name: 'project.concepts.list', ask: (limit) => ({ concept_selector: { type: 'suggested', limit } }), most: 5_000 },
  {
    name: 'project.concepts.list',
    ask: (limit) => ({ concept_selector: { type: 'related', search_concept: { texts: ['a'] }, limit } }),
    most: 50_000,
  },
  {
    name: 'project.concepts.list',
    ask: (limit) => ({ concept_selector: { type: 'unique_to_filter', limit } }),
    most: 50_000,
  },
  {
    name: 'project.concepts.list',
    ask: (limit) => ({ concept_selector: { type: 'sentiment_suggested', limit } }),
    most: 50_000,
  },
  {
    name: 'project.concepts.list',
    ask: (limit) => ({ concept_selector: { type: 'drivers_suggested', score_field: 's', limit } }),
    most: 50_000,
  },
  {
    name: 'project.terms.get',
    ask: (limit) => ({ term_ids: Array.from({ length: limit }, () => 'a|en') }),
    most: 50_000,
  },
]

/** Spec v5 section 8: calls per second where it is not ten. The legacy listing has none; its uploads are as v5's. */
export const rateLimits: Readonly<Record<string, number | 'none'>> = {
  'project.upload': 'none',
  'organizations.usage': 1,
  'project.docs.delete': 1,
  'legacy.docs.add': 'none',
}

type Params = Readonly<Record<string, unknown>>

/**
 * A value of an option, the other parameters beside which it gives another answer than without it, and the one of them in whose place
 * it stands.
 */
type Option = readonly [value: unknown, beside?: Params, insteadOf?: string]

export const filter = [{ name: 'nights', minimum: 3 }]
const room = { type: 'specified', concepts: [{ texts: ['room'] }] }
const pool = { type: 'specified', concepts: [{ texts: ['pool'] }, { texts: ['staff'] }] }
const concepts = { concept_selector: pool }
const search = { texts: ['room'] }
const byMonth = { texts: ['room'], interval: 'month' }
const text = { text: 'room' }

/** What describes a search in the older listing; one of them is wanted. */
const searched: Readonly<Record<string, Option>> = {
  text: ['staff', text],
  topic: ['$topic', text],
  topics: [['$topic'], text],
  terms: [['staff|en'], text],
  vector: ['$vector', text],
  vectors: [['$vector'], text],
  negative: [{ text: 'staff' }, text],
  zero: [{ text: 'clean' }, text],
}
const table: Readonly<Record<string, Option>> = { use_json: [true], format: ['json'] }

/**
 * Each option of each question, with a value that changes the answer. `$topic`, `$vector`, `$doc` and `$elsewhere` stand for what
 * the world of the test has.
 */
export const optionTable: Readonly<Record<string, Readonly<Record<string, Option>>>> = {
  'projects.list': { fields: [['name']], workspace_id: ['$elsewhere'] },
  'project.get': { fields: [['name']] },
  'project.metadata': { max_values: [1] },
  'project.vectorize': { texts: [['staff'], { texts: ['room'] }] },
  'project.analyze': {
    texts: [['The staff were rude.'], { texts: ['A quiet room.'] }],
    concept_selector: [room, { texts: ['A quiet room with a pool.'] }],
    fields: [['terms'], { texts: ['A quiet room.'] }],
    limit: [1, { texts: ['A quiet room with a pool and good staff.'] }],
    nearest: [2, { texts: ['A quiet room.'] }],
  },
  'project.docs.search': {
    filter: [filter],
    search: [search],
    limit: [3],
    offset: [2],
    fields: [['doc_id']],
    include_sentiment_on_concepts: [true],
    include_sentiment_words: [true, { include_sentiment_on_concepts: true }],
    only_terms: ['matching', { search }],
    match_type: ['exact', { search }],
    ranking: ['hybrid', { search }],
    feedback: [false, { search, ranking: 'hybrid' }],
    explain: [true, { search }],
    sort: [{ name: 'nights', order: 'descending' }],
  },
  'project.terms.get': { term_ids: [['staff|en'], { term_ids: ['room|en'] }] },
  'project.concepts.list': {
    concept_selector: [room],
    filter: [filter, { concept_selector: { type: 'unique_to_filter' } }],
  },
  'project.concepts.matchCounts': {
    concept_selector: [room],
    filter: [filter],
    breakdowns: [[{ name: 'subset' }]],
    score_field: ['rating'],
  },
  'project.concepts.conceptAssociations': { concept_selector: [room], include_associated_vectors: [false] },
  'project.concepts.filterAssociations': { concept_selector: [room], filters: [[filter]] },
  'project.concepts.scoreDrivers': {
    score_field: ['price', { score_field: 'rating', ...concepts }],
    filter: [filter, { score_field: 'rating', ...concepts }],
    match_type: ['total', { score_field: 'rating', ...concepts }],
    limit: [1, { score_field: 'rating', ...concepts }],
    concept_selector: [room, { score_field: 'rating' }],
  },
  'project.concepts.sentiment': {
    concept_selector: [room],
    filter: [filter, concepts],
    include_examples: [true, concepts],
    include_sentiment_words: [true, { ...concepts, include_examples: true }],
    only_terms: [['room|en'], { ...concepts, include_examples: true }],
  },
  'project.concepts.compare': {
    filter: [[{ name: 'rating', maximum: 2 }], { filter, ...concepts }],
    other_filter: [[{ name: 'nights', maximum: 0 }], { filter, ...concepts }],
    within: [[{ name: 'subset', values: ['guests'] }], { filter, ...concepts }],
    concept_selector: [room, { filter, ...concepts }],
    limit: [0, { filter: [{ name: 'rating', maximum: 2 }] }],
  },
  'project.concepts.outliers': {
    concept_selector: [room],
    filter: [filter, { concept_selector: room }],
    match_type: ['conceptual', { concept_selector: room }],
  },
  'project.concepts.findings': {
    score_field: ['price', { score_field: 'rating' }],
    filter: [[{ name: 'subset', values: ['guests'] }], { score_field: 'rating' }],
    noun: ['guest', { score_field: 'rating' }],
    date_field: ['visited', { score_field: 'rating' }],
  },
  'project.conceptLists.list': { include_concepts: [false] },
  'project.summary.volume': {
    texts: [['staff'], byMonth],
    filter: [filter, byMonth],
    date_field: ['visited', byMonth],
    interval: ['year', byMonth],
  },
  'project.summary.netSentimentChange': {
    texts: [['staff'], byMonth],
    filter: [filter, byMonth],
    date_field: ['visited', byMonth],
    interval: ['year', byMonth],
  },
  'project.summary.largestConceptMovement': {
    texts: [['staff'], byMonth],
    filter: [filter, byMonth],
    date_field: ['visited', byMonth],
    interval: ['year', byMonth],
    limit: [1, byMonth],
  },
  'v4.accounts.list': { permission: ['write'] },
  'legacy.accounts.list': { permission: ['write'] },
  'legacy.accounts.usage': { billing_period: [[2023, 1]] },
  'legacy.projects.list': { name: ['Reviews'] },
  'legacy.projects.listOfAccount': { name: ['Nothing'] },
  'legacy.docs.ids': { subset: ['guests'], uncommitted: [true] },
  'legacy.docs.get': {
    id: ['$doc'],
    ids: [['$doc']],
    limit: [2],
    offset: [1],
    subset: ['guests'],
    uncommitted: [true],
    doc_fields: [['_id']],
  },
  'legacy.docs.search': {
    ...searched,
    start_at: [1, text],
    limit: [2, text],
    subset: ['guests', text],
    exact_only: [true, text],
    doc_fields: [['_id'], text],
  },
  'legacy.docs.vectors': {
    id: ['$doc', { subset: 'guests' }, 'subset'],
    ids: [['$doc'], { subset: 'guests' }, 'subset'],
    subset: ['guests', { subset: '__all__' }],
  },
  'legacy.docs.vectorize': { docs: [[{ text: 'staff' }], { docs: [{ text: 'room' }] }] },
  'legacy.docs.timebuckets': {
    interval: ['year', { interval: 'month' }],
    subset: ['guests', { interval: 'month' }],
    start_time: [Date.UTC(2024, 2) / 1000, { interval: 'month' }],
    end_time: [Date.UTC(2024, 2) / 1000, { interval: 'month' }],
  },
  'legacy.subsets.stats': { subset: ['guests'], subsets: [['guests']] },
  'legacy.jobs.list': { verbose: [true] },
  'legacy.topics.list': { name_only: [true] },
  'legacy.topics.stats': { subset: ['guests'] },
  'legacy.topics.histograms': { bins: [3] },
  'legacy.topics.textCorrelation': {
    text: ['staff', { text: 'room' }],
    texts: [['staff'], { texts: ['room'] }],
  },
  'legacy.topics.correlation': table,
  'legacy.topics.subsetCorrelation': table,
  'legacy.topics.timelineCorrelation': { ...table, subset: ['guests'], interval: ['month'] },
  'legacy.topics.docCounts': { ...table, ids: [['$topic']], subset: ['guests'] },
  'legacy.terms.list': { limit: [2], subset: ['guests'], terms: [['room|en']] },
  'legacy.terms.search': {
    ...searched,
    limit: [1, text],
    domain: [false, text],
    subset: ['guests', text],
  },
  'legacy.terms.docCounts': { ...table, terms: [['room|en']], limit: [2], subset: ['guests'] },
  'legacy.terms.clusters': { num_clusters: [1], num_cluster_terms: [1], subset: ['guests'] },
  'legacy.prediction.predict': { docs: [[{ text: 'rude staff' }], { docs: [{ text: 'room' }] }] },
}

/** The same of each kind of concept selector: a value, and the other options beside which it selects other concepts. */
export const selectorTable: Readonly<Record<string, Readonly<Record<string, Option>>>> = {
  top: { limit: [2] },
  concept_list: {
    concept_list_id: ['$list', { name: 'Other list' }, 'name'],
    name: ['List', { name: 'Other list' }],
  },
  specified: { concepts: [[{ texts: ['pool'] }], { concepts: [{ texts: ['room'] }] }] },
  related: {
    search_concept: [{ texts: ['staff'] }, { search_concept: search }],
    limit: [1, { search_concept: search }],
    min_doc_count: [30, { search_concept: search }],
  },
  suggested: { limit: [3], num_clusters: [1], num_cluster_concepts: [1] },
  sentiment_suggested: { limit: [1] },
  unique_to_filter: { limit: [1] },
  drivers_suggested: { score_field: ['price', { score_field: 'rating' }], limit: [1, { score_field: 'rating' }] },
}

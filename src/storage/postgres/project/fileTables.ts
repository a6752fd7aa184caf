/** How a column is stored in a file of SQLite and in PostgreSQL. */
type Kind = 'integer' | 'real' | 'text' | 'encoded' | 'setting' | 'boolean' | 'bytes' | 'keys'

/** A column that both have, by its name in the file. */
export interface FileColumn {
  readonly name: string
  readonly kind: Kind
  /** Name in PostgreSQL. */
  readonly stored: string
}

/** A table that both have; its first column orders the rows. */
export interface FileTable {
  readonly name: string
  /** Name in PostgreSQL. */
  readonly stored: string
  readonly columns: readonly FileColumn[]
  /** Whether PostgreSQL numbers the first column itself, for all projects. */
  readonly isNumbered: boolean
}

/** Types of arrays of values in PostgreSQL; pages of keys are JSON on their way. */
export const arrayTypes: Readonly<Record<Kind, string>> = {
  integer: 'bigint[]',
  real: 'double precision[]',
  text: 'text[]',
  encoded: 'text[]',
  setting: 'text[]',
  boolean: 'boolean[]',
  bytes: 'bytea[]',
  keys: 'text[]',
}

/** A setting that has an older name in files, and its name in PostgreSQL. */
export const renamedSetting = { file: 'means', stored: 'inputs' }

/** Columns as `name kind` or `name kind nameInPostgres`. */
function table(name: string, columns: readonly string[], stored = name): FileTable {
  const read = columns.map((text): FileColumn => {
    const [own, kind, other = own] = text.split(' ')
    return { name: own!, kind: kind as Kind, stored: other! }
  })
  return { name, stored, columns: read, isNumbered: ['flag_changes', 'concept_lists', 'dashboards'].includes(name) }
}

export const documentTable = table('documents', [
  ...['key integer', 'doc_id encoded', 'arrival integer', 'marked integer', 'favorite boolean'],
  ...['superseded_by integer', 'text_hash bytes', 'characters integer', 'language text', 'title encoded'],
  ...['metadata text', 'extras text', 'text encoded'],
])

/**
 * Further tables that are copied row by row. Those of snapshots and the totals are copied apart; unfinished uploads, leases
 * and labels belong to no copy.
 */
export const smallTables: readonly FileTable[] = [
  table('fields', ['name encoded', 'type text', 'entries integer']),
  table('builds', [
    ...['number integer', 'science_version text', 'language text', 'start_time real', 'stop_time real'],
    ...['success boolean', 'reason encoded', 'skip_sentiment boolean', 'sentiment_start_time real'],
    ...['sentiment_stop_time real', 'sentiment_success boolean', 'sentiment_progress real'],
    ...['sentiment_cancelled boolean', 'cancel_wished integer cancel_requested'],
  ]),
  table('jobs', ['number integer', 'source_type text', 'start_time real', 'stop_time real', 'success boolean']),
  table('current_snapshot', ['number integer', 'layer integer'], 'current_snapshots'),
  table('flag_changes', ['page integer', 'change text', 'keys keys']),
  table('term_management', ['term_id encoded', 'changes text']),
  table('concept_lists', ['list integer', 'list_id encoded', 'name encoded', 'concepts text']),
  table('dashboards', ['dashboard integer', 'dashboard_id encoded', 'record text']),
  table('questions', ['name setting', 'build integer', 'question text setting'], 'settings'),
  table('topics', ['place integer', 'topic_id encoded', 'record text']),
]

/** Numbers of the row of totals that both have. */
export const totalColumns = [
  ...['documents', 'characters', 'built_key', 'cleared_key', 'gone_upto', 'leaving_upto', 'generation'],
]

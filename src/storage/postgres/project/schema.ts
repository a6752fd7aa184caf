import type { PostgresMigration } from '../migrations.js'

/**
 * The tables of all projects. Each is keyed by the project first, so that a database can distribute them by project.
 * Text columns hold what `encodeText` makes of a text.
 */
export const projectSteps: readonly PostgresMigration[] = [
  {
    name: 'project 001 documents, builds, snapshots',
    sql: (s) => `
      -- One row for each project. Whoever writes more than one row of a project locks it first.
      CREATE TABLE ${s}.totals (
        project text COLLATE "C" PRIMARY KEY,
        documents bigint NOT NULL DEFAULT 0,
        characters bigint NOT NULL DEFAULT 0,
        -- The last key that was given to a document, or arrival to an upload; none is used twice.
        last_key bigint NOT NULL DEFAULT 0,
        last_arrival bigint NOT NULL DEFAULT 0,
        built_key bigint NOT NULL DEFAULT 0,
        cleared_key bigint NOT NULL DEFAULT 0,
        gone_upto bigint NOT NULL DEFAULT 1,
        leaving_upto bigint NOT NULL DEFAULT 2,
        generation bigint NOT NULL DEFAULT 3
      );
      CREATE TABLE ${s}.labels (
        project text COLLATE "C" PRIMARY KEY,
        -- JSON of the label.
        label text NOT NULL
      );
      -- A row is one version of a document.
      CREATE TABLE ${s}.documents (
        project text COLLATE "C" NOT NULL,
        key bigint NOT NULL,
        doc_id text COLLATE "C" NOT NULL,
        arrival bigint NOT NULL,
        marked bigint NOT NULL DEFAULT 0,
        favorite boolean NOT NULL DEFAULT false,
        superseded_by bigint,
        text_hash bytea NOT NULL,
        characters bigint NOT NULL,
        language text COLLATE "C",
        title text NOT NULL,
        metadata text NOT NULL,
        extras text,
        text text NOT NULL,
        PRIMARY KEY (project, key)
      );
      CREATE INDEX documents_by_id ON ${s}.documents (project, doc_id);
      CREATE INDEX marked_documents ON ${s}.documents (project, marked, superseded_by, characters) WHERE marked > 0;
      CREATE INDEX superseded_documents ON ${s}.documents (project, superseded_by) WHERE superseded_by IS NOT NULL;
      CREATE INDEX documents_by_language ON ${s}.documents (project, language) WHERE language IS NOT NULL;
      CREATE TABLE ${s}.arrivals (
        project text COLLATE "C" NOT NULL,
        arrival bigint NOT NULL,
        holder text NOT NULL,
        host text NOT NULL,
        process bigint NOT NULL,
        seen double precision NOT NULL,
        first_key bigint NOT NULL,
        PRIMARY KEY (project, arrival)
      );
      CREATE TABLE ${s}.fields (
        project text COLLATE "C" NOT NULL,
        name text COLLATE "C" NOT NULL,
        type text NOT NULL CHECK (type IN ('string', 'number', 'score', 'date')),
        entries bigint NOT NULL,
        PRIMARY KEY (project, name)
      );
      CREATE TABLE ${s}.builds (
        project text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        science_version text NOT NULL,
        language text NOT NULL,
        start_time double precision NOT NULL,
        stop_time double precision,
        success boolean,
        reason text,
        skip_sentiment boolean NOT NULL,
        sentiment_start_time double precision NOT NULL,
        sentiment_stop_time double precision,
        sentiment_success boolean,
        sentiment_progress double precision NOT NULL DEFAULT 0,
        sentiment_cancelled boolean NOT NULL DEFAULT false,
        cancel_requested smallint NOT NULL DEFAULT 0,
        PRIMARY KEY (project, number)
      );
      CREATE TABLE ${s}.jobs (
        project text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        source_type text NOT NULL,
        start_time double precision NOT NULL,
        stop_time double precision,
        success boolean,
        PRIMARY KEY (project, number)
      );
      CREATE TABLE ${s}.leases (
        project text COLLATE "C" PRIMARY KEY,
        holder text NOT NULL,
        host text NOT NULL,
        process bigint NOT NULL,
        expires double precision NOT NULL
      );
      CREATE TABLE ${s}.current_snapshots (
        project text COLLATE "C" PRIMARY KEY,
        number bigint NOT NULL,
        layer bigint NOT NULL
      );
      CREATE TABLE ${s}.parts (
        project text COLLATE "C" NOT NULL,
        part bigint GENERATED ALWAYS AS IDENTITY,
        snapshot bigint NOT NULL,
        layer bigint NOT NULL,
        name text COLLATE "C" NOT NULL,
        type text NOT NULL,
        bytes bigint NOT NULL,
        PRIMARY KEY (project, part),
        UNIQUE (project, snapshot, layer, name)
      );
      -- Chunks by SHA-256 of their data; equal chunks of a project are stored once. Vectors do not compress.
      CREATE TABLE ${s}.chunks (
        project text COLLATE "C" NOT NULL,
        digest bytea NOT NULL,
        data bytea NOT NULL,
        crc bigint NOT NULL,
        PRIMARY KEY (project, digest)
      );
      ALTER TABLE ${s}.chunks ALTER COLUMN data SET STORAGE EXTERNAL;
      CREATE TABLE ${s}.part_chunks (
        project text COLLATE "C" NOT NULL,
        part bigint NOT NULL,
        place bigint NOT NULL,
        digest bytea NOT NULL,
        PRIMARY KEY (project, part, place)
      );
      CREATE INDEX parts_of_chunks ON ${s}.part_chunks (project, digest);
      CREATE TABLE ${s}.flag_changes (
        project text COLLATE "C" NOT NULL,
        page bigint GENERATED ALWAYS AS IDENTITY,
        change text NOT NULL CHECK (change IN ('mark', 'unmark', 'favor', 'disfavor')),
        keys bigint[] NOT NULL,
        PRIMARY KEY (project, page)
      );
      CREATE TABLE ${s}.term_management (
        project text COLLATE "C" NOT NULL,
        term_id text COLLATE "C" NOT NULL,
        changes text NOT NULL,
        PRIMARY KEY (project, term_id)
      );
      CREATE TABLE ${s}.concept_lists (
        project text COLLATE "C" NOT NULL,
        list bigint GENERATED ALWAYS AS IDENTITY,
        list_id text COLLATE "C" NOT NULL,
        name text COLLATE "C" NOT NULL,
        concepts text NOT NULL,
        PRIMARY KEY (project, list),
        UNIQUE (project, list_id),
        UNIQUE (project, name)
      );
      CREATE TABLE ${s}.dashboards (
        project text COLLATE "C" NOT NULL,
        dashboard bigint GENERATED ALWAYS AS IDENTITY,
        dashboard_id text COLLATE "C" NOT NULL,
        record text NOT NULL,
        PRIMARY KEY (project, dashboard),
        UNIQUE (project, dashboard_id)
      );
      CREATE TABLE ${s}.settings (
        project text COLLATE "C" NOT NULL,
        name text COLLATE "C" NOT NULL,
        build bigint NOT NULL,
        setting text NOT NULL,
        PRIMARY KEY (project, name, build)
      );
      CREATE TABLE ${s}.topics (
        project text COLLATE "C" NOT NULL,
        place bigint NOT NULL,
        topic_id text COLLATE "C" NOT NULL,
        record text NOT NULL,
        PRIMARY KEY (project, place),
        UNIQUE (project, topic_id)
      );
    `,
  },
  {
    name: 'project 002 drafts',
    sql: (s) => `
      -- Projects that are being filled and are in no list yet; \`seen\` is renewed meanwhile.
      CREATE TABLE ${s}.drafts (
        project text COLLATE "C" PRIMARY KEY,
        seen double precision NOT NULL
      );`,
  },
  {
    name: 'project 003 asked builds',
    sql: (s) => `
      -- How the last build of a project was asked for, and whether it waits for a node that runs it.
      CREATE TABLE ${s}.asked_builds (
        project text COLLATE "C" PRIMARY KEY,
        number bigint NOT NULL,
        only_language boolean NOT NULL,
        is_waiting boolean NOT NULL
      );
      CREATE INDEX open_builds ON ${s}.builds (project, start_time) WHERE stop_time IS NULL OR sentiment_stop_time IS NULL;`,
  },
  {
    name: 'project 004 publications',
    sql: (s) => `
      -- One row: how often a snapshot of any project was published or withdrawn.
      CREATE TABLE ${s}.publications (is_only boolean PRIMARY KEY CHECK (is_only), count bigint NOT NULL);
      INSERT INTO ${s}.publications VALUES (true, 0);`,
  },
  {
    name: 'project 005 fields of documents that are there',
    sql: (s) => `
      -- Entries of a document no longer count once a build has removed it; they counted until it was erased. This
      -- database reads no JSON with the character NUL: fields of such documents stay.
      WITH gone AS (
        SELECT project, entry ->> 0 AS name, count(*) AS entries
        FROM ${s}.documents JOIN ${s}.totals USING (project), json_array_elements(documents.metadata::json) AS entry
        WHERE marked > 0 AND marked <= gone_upto AND key > cleared_key AND position('\\u0000' in metadata) = 0
        GROUP BY 1, 2)
      UPDATE ${s}.fields SET entries = fields.entries - gone.entries FROM gone
      WHERE gone.project = fields.project AND gone.name = fields.name;
      DELETE FROM ${s}.fields WHERE entries <= 0;`,
  },
]

/** Tables with rows of projects. */
export const projectTables = [
  'labels',
  'documents',
  'arrivals',
  'fields',
  'builds',
  'jobs',
  'leases',
  'current_snapshots',
  'parts',
  'part_chunks',
  'chunks',
  'flag_changes',
  'term_management',
  'concept_lists',
  'dashboards',
  'settings',
  'topics',
  'totals',
  'drafts',
  'asked_builds',
] as const

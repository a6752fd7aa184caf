import type { Migration } from '../../migrations.js'

/** `projects/<project_id>.db`: all data of one project except its workspace and name, which are in the catalog. */
export const projectMigrations: readonly Migration[] = [
  {
    name: '001 documents, builds, snapshots',
    sql: `
      -- A copy of what the catalog says, read only when the file is found without an entry there.
      CREATE TABLE label (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        name TEXT NOT NULL,
        description TEXT NOT NULL,
        language TEXT NOT NULL,
        next_build_language TEXT NOT NULL,
        creator TEXT NOT NULL,
        creation_date REAL NOT NULL
      ) STRICT;
      -- A row is one version of a document. Long columns stand last: flags are read without them.
      CREATE TABLE documents (
        key INTEGER PRIMARY KEY AUTOINCREMENT,
        doc_id TEXT NOT NULL,
        arrival INTEGER NOT NULL,
        -- 0 staying, 1 marked for deletion, 2 left out by the build under way, 3 gone for all but late readers.
        marked INTEGER NOT NULL DEFAULT 0,
        favorite INTEGER NOT NULL DEFAULT 0,
        -- Key of the version that replaces this one at the next build.
        superseded_by INTEGER,
        text_hash BLOB NOT NULL,
        -- UTF-16 code units of the text.
        characters INTEGER NOT NULL,
        title TEXT NOT NULL,
        -- JSON: [name, type, value] triples; dates are seconds since 1970.
        metadata TEXT NOT NULL,
        text TEXT NOT NULL
      ) STRICT;
      CREATE INDEX documents_by_id ON documents (doc_id);
      CREATE INDEX marked_documents ON documents (marked) WHERE marked > 0;
      CREATE INDEX superseded_documents ON documents (superseded_by) WHERE superseded_by IS NOT NULL;
      -- Uploads under way: their documents do not count yet.
      CREATE TABLE arrivals (
        arrival INTEGER PRIMARY KEY AUTOINCREMENT,
        holder TEXT NOT NULL,
        host TEXT NOT NULL,
        process INTEGER NOT NULL,
        -- All its documents have this key or a larger one.
        first_key INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE fields (
        name TEXT PRIMARY KEY,
        type TEXT NOT NULL CHECK (type IN ('string', 'number', 'score', 'date')),
        -- Metadata entries of that name; a field without any is forgotten.
        entries INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE totals (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        documents INTEGER NOT NULL,
        characters INTEGER NOT NULL,
        -- Documents with a larger key have never been in a snapshot.
        built_key INTEGER NOT NULL
      ) STRICT;
      INSERT INTO totals VALUES (1, 0, 0, 0);
      -- Numbers count up per project.
      CREATE TABLE builds (
        number INTEGER PRIMARY KEY,
        science_version TEXT NOT NULL,
        language TEXT NOT NULL,
        start_time REAL NOT NULL,
        stop_time REAL,
        success INTEGER,
        reason TEXT,
        skip_sentiment INTEGER NOT NULL,
        sentiment_start_time REAL NOT NULL,
        sentiment_stop_time REAL,
        sentiment_success INTEGER,
        sentiment_progress REAL NOT NULL DEFAULT 0,
        sentiment_cancelled INTEGER NOT NULL DEFAULT 0,
        -- Another process asks for an end: 1 of the sentiment, 2 of the build.
        cancel_wished INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE TABLE lease (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        holder TEXT NOT NULL,
        host TEXT NOT NULL,
        process INTEGER NOT NULL,
        expires REAL NOT NULL
      ) STRICT;
      -- The snapshot that answers, and which run of sentiment on it (0 for none).
      CREATE TABLE current_snapshot (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        number INTEGER NOT NULL,
        layer INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE parts (
        part INTEGER PRIMARY KEY,
        snapshot INTEGER NOT NULL,
        -- 0 for the core, 1 and up for each run of sentiment.
        layer INTEGER NOT NULL,
        name TEXT NOT NULL,
        type TEXT NOT NULL,
        bytes INTEGER NOT NULL,
        UNIQUE (snapshot, layer, name)
      ) STRICT;
      -- Chunk i of part p has the id p * 2^20 + i.
      CREATE TABLE chunks (
        chunk INTEGER PRIMARY KEY,
        data BLOB NOT NULL
      ) STRICT;
    `,
  },
  {
    name: '002 term management, concept lists, dashboards, questions, topics',
    sql: `
      -- JSON: {action, new_term_id}, as the next build will take them.
      CREATE TABLE term_management (
        term_id TEXT PRIMARY KEY,
        changes TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      -- JSON: the shared concepts in their order.
      CREATE TABLE concept_lists (
        list INTEGER PRIMARY KEY AUTOINCREMENT,
        list_id TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL UNIQUE,
        concepts TEXT NOT NULL
      ) STRICT;
      CREATE TABLE dashboards (
        dashboard INTEGER PRIMARY KEY AUTOINCREMENT,
        dashboard_id TEXT NOT NULL UNIQUE,
        record TEXT NOT NULL
      ) STRICT;
      -- JSON of questions that later answers depend on; build 0 for those that belong to no build.
      CREATE TABLE questions (
        name TEXT NOT NULL,
        build INTEGER NOT NULL,
        question TEXT NOT NULL,
        PRIMARY KEY (name, build)
      ) STRICT, WITHOUT ROWID;
      -- JSON: a topic of the legacy listing.
      CREATE TABLE topics (
        place INTEGER PRIMARY KEY,
        topic_id TEXT NOT NULL UNIQUE,
        record TEXT NOT NULL
      ) STRICT;
    `,
  },
  {
    name: '003 versions of documents, jobs',
    sql: `
      -- JSON of what an interface keeps with a document beside its metadata.
      ALTER TABLE documents ADD COLUMN extras TEXT;
      -- Documents up to this key have been cleared away: they are there for late readers only.
      ALTER TABLE totals ADD COLUMN cleared_key INTEGER NOT NULL DEFAULT 0;
      -- Jobs that are no builds; their numbers and those of builds are one sequence.
      CREATE TABLE jobs (
        number INTEGER PRIMARY KEY,
        source_type TEXT NOT NULL,
        start_time REAL NOT NULL,
        stop_time REAL,
        success INTEGER
      ) STRICT;
    `,
  },
  {
    name: '004 chunks by content',
    sql: `
      -- Chunk i of a part. Parts with the same megabyte share it: most of a snapshot is that of the one before.
      CREATE TABLE part_chunks (
        part INTEGER NOT NULL,
        place INTEGER NOT NULL,
        chunk INTEGER NOT NULL,
        PRIMARY KEY (part, place)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX parts_of_chunks ON part_chunks (chunk);
      -- Chunk i of part p had the id p * 2^20 + i.
      INSERT INTO part_chunks SELECT chunk >> 20, chunk & 1048575, chunk FROM chunks;
      -- SHA-256 of the data; none in chunks of earlier versions, which nothing shares.
      ALTER TABLE chunks ADD COLUMN digest BLOB;
      CREATE UNIQUE INDEX chunks_by_digest ON chunks (digest) WHERE digest IS NOT NULL;
    `,
  },
  {
    name: '005 damage to chunks, life of uploads',
    sql: `
      -- CRC-32 of the data; none in chunks of earlier versions.
      ALTER TABLE chunks ADD COLUMN crc INTEGER;
      -- Seconds since 1970: the last sign of life of an upload.
      ALTER TABLE arrivals ADD COLUMN seen REAL;
      UPDATE arrivals SET seen = unixepoch();
    `,
  },
  {
    name: '006 changes of flags',
    sql: `
      -- Large changes of marks and favorites that are not yet carried out, in their order.
      CREATE TABLE flag_changes (
        page INTEGER PRIMARY KEY AUTOINCREMENT,
        change TEXT NOT NULL CHECK (change IN ('mark', 'unmark', 'favor', 'disfavor')),
        -- JSON: keys of documents, ascending.
        keys TEXT NOT NULL
      ) STRICT;
    `,
  },
  {
    name: '007 generations of marks',
    sql: `
      -- A mark bears the generation in which it was set. Up to gone_upto its document is gone for all but late readers, up to
      -- leaving_upto the build under way leaves it out, and the next build takes the others.
      ALTER TABLE totals ADD COLUMN gone_upto INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE totals ADD COLUMN leaving_upto INTEGER NOT NULL DEFAULT 2;
      ALTER TABLE totals ADD COLUMN generation INTEGER NOT NULL DEFAULT 3;
      DROP INDEX marked_documents;
      -- 1 was marked, 2 leaving, 3 gone.
      UPDATE documents SET marked = 4 - marked WHERE marked > 0;
      -- All that is counted when a build begins.
      CREATE INDEX marked_documents ON documents (marked, superseded_by, characters) WHERE marked > 0;
    `,
  },
  {
    name: '008 languages of documents',
    sql: `
      -- Two-letter code; NULL for the language of the build.
      ALTER TABLE documents ADD COLUMN language TEXT;
      UPDATE documents SET language = extras ->> '$.language' WHERE extras ->> '$.language' IS NOT NULL;
      CREATE INDEX documents_by_language ON documents (language) WHERE language IS NOT NULL;
    `,
  },
  {
    name: '009 terms named by stems',
    sql: `
      -- From here on lemmas name terms. What was managed before names stems.
      UPDATE term_management SET changes = json_set(changes, '$.naming', 'stem');
    `,
  },
  {
    name: '010 packed chunks',
    sql: `
      -- Bytes of a chunk whose data is packed; NULL where the data is the chunk itself. The digest is that of the chunk, the CRC that of the data.
      ALTER TABLE chunks ADD COLUMN unpacked INTEGER;
    `,
  },
  {
    name: '011 fields of documents that are there',
    sql: `
      -- Entries of a document no longer count once a build has removed it; they counted until it was erased.
      WITH gone AS (
        SELECT entry.value ->> 0 AS name, count(*) AS entries
        FROM documents, json_each(documents.metadata) AS entry
        WHERE marked > 0 AND marked <= (SELECT gone_upto FROM totals) AND +documents.key > (SELECT cleared_key FROM totals)
        GROUP BY 1)
      UPDATE fields SET entries = fields.entries - gone.entries FROM gone WHERE gone.name = fields.name;
      DELETE FROM fields WHERE entries <= 0;
    `,
  },
]

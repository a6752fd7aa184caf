import type { PostgresMigration } from '../migrations.js'

/**
 * Users and the list of projects, as in `catalog.db`. Texts that order or identify have the collation C, which compares
 * bytes as SQLite does; logins are compared without regard to the case of ASCII letters.
 */
export const catalogMigrations: readonly PostgresMigration[] = [
  {
    name: 'catalog 001 people, workspaces, tokens, projects, usage',
    sql: (schema) => `${peopleSql(schema)}${projectsSql(schema)}${usageSql(schema)}${versionSql(schema)}`,
  },
  {
    name: 'catalog 002 secret key',
    sql: (schema) => `
      -- One row: the key that signs links and encrypts tokens, which all nodes share.
      CREATE TABLE ${schema}.secret_key (is_only boolean PRIMARY KEY CHECK (is_only), key bytea NOT NULL);`,
  },
]

const role = `text NOT NULL CHECK (role IN ('viewer', 'editor', 'creator', 'admin'))`

const peopleSql = (schema: string): string => `
  CREATE TABLE ${schema}.organizations (
    organization_id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    creation_date double precision NOT NULL
  );
  CREATE TABLE ${schema}.workspaces (
    workspace_id text COLLATE "C" PRIMARY KEY,
    workspace_number bigint GENERATED ALWAYS AS IDENTITY,
    organization_id text COLLATE "C" NOT NULL REFERENCES ${schema}.organizations,
    name text NOT NULL,
    -- Where notices about the account go.
    email text NOT NULL DEFAULT '',
    default_language text NOT NULL DEFAULT 'en',
    creation_date double precision NOT NULL
  );
  CREATE INDEX ON ${schema}.workspaces (organization_id);
  CREATE TABLE ${schema}.users (
    user_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- An e-mail address.
    username text COLLATE "C" NOT NULL,
    full_name text NOT NULL DEFAULT '',
    -- Null for one who cannot log in with a password.
    password text,
    -- The local owner may do everything in this installation; there is one.
    is_installation_owner boolean NOT NULL DEFAULT false,
    is_confirmed boolean NOT NULL DEFAULT false,
    organization_id text COLLATE "C" REFERENCES ${schema}.organizations,
    -- The workspace (account) that owns the user.
    owner_workspace_id text COLLATE "C" REFERENCES ${schema}.workspaces ON DELETE SET NULL,
    default_workspace_id text COLLATE "C" REFERENCES ${schema}.workspaces ON DELETE SET NULL,
    creation_date double precision NOT NULL
  );
  CREATE UNIQUE INDEX ON ${schema}.users (lower(username));
  CREATE UNIQUE INDEX ON ${schema}.users (is_installation_owner) WHERE is_installation_owner;
  CREATE INDEX ON ${schema}.users (organization_id);
  CREATE INDEX ON ${schema}.users (owner_workspace_id);
  CREATE INDEX ON ${schema}.users (default_workspace_id);
  CREATE TABLE ${schema}.organization_roles (
    organization_id text COLLATE "C" NOT NULL REFERENCES ${schema}.organizations ON DELETE CASCADE,
    user_id bigint NOT NULL REFERENCES ${schema}.users ON DELETE CASCADE,
    role ${role},
    PRIMARY KEY (organization_id, user_id)
  );
  CREATE INDEX ON ${schema}.organization_roles (user_id);
  CREATE TABLE ${schema}.workspace_roles (
    workspace_id text COLLATE "C" NOT NULL REFERENCES ${schema}.workspaces ON DELETE CASCADE,
    user_id bigint NOT NULL REFERENCES ${schema}.users ON DELETE CASCADE,
    role ${role},
    PRIMARY KEY (workspace_id, user_id)
  );
  CREATE INDEX ON ${schema}.workspace_roles (user_id);
  CREATE TABLE ${schema}.tokens (
    -- SHA-256 of the token.
    token_hash bytea PRIMARY KEY,
    user_id bigint NOT NULL REFERENCES ${schema}.users ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('long_lived', 'short_lived')),
    description text NOT NULL DEFAULT '',
    creation_date double precision NOT NULL,
    -- Null for one that never expires.
    expiration double precision,
    -- The token, encrypted.
    sealed bytea
  );
  CREATE INDEX ON ${schema}.tokens (user_id);
  CREATE TABLE ${schema}.invitations (
    invitation_id text COLLATE "C" PRIMARY KEY,
    invitation_number bigint GENERATED ALWAYS AS IDENTITY,
    workspace_id text COLLATE "C" NOT NULL REFERENCES ${schema}.workspaces ON DELETE CASCADE,
    email text NOT NULL,
    role ${role},
    sender_id bigint NOT NULL REFERENCES ${schema}.users ON DELETE CASCADE,
    creation_date double precision NOT NULL,
    expiration double precision NOT NULL
  );
  CREATE INDEX ON ${schema}.invitations (workspace_id);
  CREATE INDEX ON ${schema}.invitations (sender_id);`

const projectsSql = (schema: string): string => `
  CREATE TABLE ${schema}.projects (
    project_id text COLLATE "C" PRIMARY KEY,
    project_number bigint GENERATED ALWAYS AS IDENTITY,
    workspace_id text COLLATE "C" NOT NULL REFERENCES ${schema}.workspaces,
    name text COLLATE "C" NOT NULL,
    description text NOT NULL,
    language text NOT NULL,
    next_build_language text NOT NULL,
    creator text NOT NULL,
    creation_date double precision NOT NULL,
    last_update double precision NOT NULL,
    UNIQUE (workspace_id, name)
  );
  -- Projects that are gone for everyone, while their records may not be.
  CREATE TABLE ${schema}.removals (project_id text COLLATE "C" PRIMARY KEY);`

const usageSql = (schema: string): string => `
  -- No references: what was used stays counted when a workspace is gone.
  CREATE TABLE ${schema}.usage (
    workspace_id text COLLATE "C" NOT NULL,
    organization_id text COLLATE "C" NOT NULL,
    -- Days since 1970 in UTC.
    day integer NOT NULL,
    documents bigint NOT NULL,
    PRIMARY KEY (workspace_id, day)
  );
  CREATE INDEX ON ${schema}.usage (organization_id, day);
  -- Months since January 1970 in UTC.
  CREATE TABLE ${schema}.calls (
    workspace_id text COLLATE "C" NOT NULL,
    month integer NOT NULL,
    kind text NOT NULL,
    calls bigint NOT NULL,
    PRIMARY KEY (workspace_id, month, kind)
  );
  -- Days on which a workspace was called.
  CREATE TABLE ${schema}.used_days (
    workspace_id text COLLATE "C" NOT NULL,
    day integer NOT NULL,
    PRIMARY KEY (workspace_id, day)
  );
  -- Bytes that a project took when it was last looked at in a month; 0 for one that is gone.
  CREATE TABLE ${schema}.project_space (
    workspace_id text COLLATE "C" NOT NULL,
    project_id text COLLATE "C" NOT NULL,
    month integer NOT NULL,
    bytes bigint NOT NULL,
    time double precision NOT NULL,
    PRIMARY KEY (workspace_id, project_id, month)
  );
  -- The most bytes of all projects that were seen in a month, and when they last changed.
  CREATE TABLE ${schema}.space (
    workspace_id text COLLATE "C" NOT NULL,
    month integer NOT NULL,
    most bigint NOT NULL,
    time double precision NOT NULL,
    PRIMARY KEY (workspace_id, month)
  );`

/** The only writer of the catalog holds the row; its version grows with every change that nodes cache. */
const versionSql = (schema: string): string => `
  CREATE TABLE ${schema}.catalog_state (is_only boolean PRIMARY KEY CHECK (is_only), version bigint NOT NULL);
  INSERT INTO ${schema}.catalog_state VALUES (true, 0);
  CREATE FUNCTION ${schema}.note_catalog_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE ${schema}.catalog_state SET version = version + 1;
      RETURN NULL;
    END
  $$;
  ${['organizations', 'workspaces', 'users', 'organization_roles', 'workspace_roles', 'tokens']
    .map((table) => triggerSql(schema, table, 'INSERT OR UPDATE OR DELETE'))
    .join('')}
  ${triggerSql(schema, 'projects', 'INSERT OR DELETE OR UPDATE OF workspace_id')}`

const triggerSql = (schema: string, table: string, event: string): string => `
  CREATE TRIGGER note_change AFTER ${event} ON ${schema}.${table}
    FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.note_catalog_change();`

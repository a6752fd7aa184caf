import type { Migration } from '../../migrations.js'

/**
 * `catalog.db`: users and the list of projects. A workspace is also the account of the version 4 interface: one record,
 * one identifier. Passwords and tokens are never stored as such, only as hashes or encrypted.
 */
export const catalogMigrations: readonly Migration[] = [
  {
    name: '001 people, workspaces, tokens, projects',
    sql: `
      CREATE TABLE organizations (
        organization_id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        creation_date REAL NOT NULL
      ) STRICT;
      CREATE TABLE workspaces (
        workspace_id TEXT PRIMARY KEY,
        organization_id TEXT NOT NULL REFERENCES organizations,
        name TEXT NOT NULL,
        -- Where notices about the account go.
        email TEXT NOT NULL DEFAULT '',
        default_language TEXT NOT NULL DEFAULT 'en',
        creation_date REAL NOT NULL
      ) STRICT;
      CREATE INDEX workspaces_of_organization ON workspaces (organization_id);
      CREATE TABLE users (
        user_id INTEGER PRIMARY KEY AUTOINCREMENT,
        -- An e-mail address.
        username TEXT NOT NULL UNIQUE COLLATE NOCASE,
        full_name TEXT NOT NULL DEFAULT '',
        -- Null for one who cannot log in with a password.
        password TEXT,
        -- The local owner may do everything in this installation; there is one.
        is_installation_owner INTEGER NOT NULL DEFAULT 0,
        organization_id TEXT REFERENCES organizations,
        -- The workspace (account) that owns the user.
        owner_workspace_id TEXT REFERENCES workspaces ON DELETE SET NULL,
        default_workspace_id TEXT REFERENCES workspaces ON DELETE SET NULL,
        creation_date REAL NOT NULL
      ) STRICT;
      CREATE UNIQUE INDEX one_installation_owner ON users (is_installation_owner) WHERE is_installation_owner = 1;
      CREATE TABLE organization_roles (
        organization_id TEXT NOT NULL REFERENCES organizations ON DELETE CASCADE,
        user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
        role TEXT NOT NULL CHECK (role IN ('viewer', 'editor', 'creator', 'admin')),
        PRIMARY KEY (organization_id, user_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX organization_roles_of_user ON organization_roles (user_id);
      CREATE TABLE workspace_roles (
        workspace_id TEXT NOT NULL REFERENCES workspaces ON DELETE CASCADE,
        user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
        role TEXT NOT NULL CHECK (role IN ('viewer', 'editor', 'creator', 'admin')),
        PRIMARY KEY (workspace_id, user_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX workspace_roles_of_user ON workspace_roles (user_id);
      CREATE TABLE tokens (
        -- SHA-256 of the token.
        token_hash BLOB PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('long_lived', 'short_lived')),
        description TEXT NOT NULL DEFAULT '',
        creation_date REAL NOT NULL,
        -- Null for one that never expires.
        expiration REAL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX tokens_of_user ON tokens (user_id);
      CREATE TABLE projects (
        project_number INTEGER PRIMARY KEY AUTOINCREMENT,
        project_id TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES workspaces,
        name TEXT NOT NULL,
        description TEXT NOT NULL,
        language TEXT NOT NULL,
        next_build_language TEXT NOT NULL,
        creator TEXT NOT NULL,
        creation_date REAL NOT NULL,
        last_update REAL NOT NULL,
        UNIQUE (workspace_id, name)
      ) STRICT;
      -- Projects that are gone for everyone, while their files may not be.
      CREATE TABLE removals (project_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    `,
  },
  {
    name: '002 usage, links used, tokens that their owners can read again',
    sql: `
      -- No references: what was used stays counted when a workspace is gone.
      CREATE TABLE usage (
        workspace_id TEXT NOT NULL,
        organization_id TEXT NOT NULL,
        -- Days since 1970 in UTC.
        day INTEGER NOT NULL,
        documents INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX usage_of_organization ON usage (organization_id, day);
      CREATE TABLE spent_links (
        -- SHA-256 of the signature.
        link_hash BLOB PRIMARY KEY,
        expiration REAL NOT NULL
      ) STRICT, WITHOUT ROWID;
      ALTER TABLE tokens ADD COLUMN sealed BLOB;
    `,
  },
  {
    name: '003 calls and space of accounts',
    sql: `
      -- Months since January 1970 in UTC.
      CREATE TABLE calls (
        workspace_id TEXT NOT NULL,
        month INTEGER NOT NULL,
        kind TEXT NOT NULL,
        calls INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, month, kind)
      ) STRICT, WITHOUT ROWID;
      -- The most bytes that were seen in a month.
      CREATE TABLE space (
        workspace_id TEXT NOT NULL,
        month INTEGER NOT NULL,
        most INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, month)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    name: '004 invitations, addresses that their owners have confirmed',
    sql: `
      -- Logins made before this step count as not confirmed: nothing tells whose password they have. They work as before; the
      -- next invitation that they accept asks for a new password.
      ALTER TABLE users ADD COLUMN is_confirmed INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE invitations (
        invitation_id TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES workspaces ON DELETE CASCADE,
        email TEXT NOT NULL,
        role TEXT NOT NULL CHECK (role IN ('viewer', 'editor', 'creator', 'admin')),
        sender_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
        creation_date REAL NOT NULL,
        expiration REAL NOT NULL
      ) STRICT;
      CREATE INDEX invitations_of_workspace ON invitations (workspace_id);
      CREATE INDEX invitations_of_sender ON invitations (sender_id);
      -- The table spent_links is not used any more: an invitation is deleted when it is accepted. It stays for processes of the
      -- version before that have the file open.
    `,
  },
  {
    name: '005 days of calls, space by project and month',
    sql: `
      -- Days since 1970 in UTC on which a workspace was called.
      CREATE TABLE used_days (
        workspace_id TEXT NOT NULL,
        day INTEGER NOT NULL,
        PRIMARY KEY (workspace_id, day)
      ) STRICT, WITHOUT ROWID;
      -- Bytes that a project took when it was last looked at in a month; 0 for one that is gone.
      CREATE TABLE project_space (
        workspace_id TEXT NOT NULL,
        project_id TEXT NOT NULL,
        month INTEGER NOT NULL,
        bytes INTEGER NOT NULL,
        time REAL NOT NULL,
        PRIMARY KEY (workspace_id, project_id, month)
      ) STRICT, WITHOUT ROWID;
      -- Bytes of all projects at the end of a month, as far as they were looked at, and when they last changed.
      ALTER TABLE space ADD COLUMN total INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE space ADD COLUMN time REAL NOT NULL DEFAULT 0;
    `,
  },
]

import { create, insertMultiple, search } from '@orama/orama'
import BetterSqlite from 'better-sqlite3'
import lunr from 'lunr'
import MiniSearch from 'minisearch'
import type { CorpusDocument } from './corpus.js'

/** A search library that a user might take instead: how its index is made, and how it finds ten documents. */
export interface Peer {
  readonly name: string
  build(documents: readonly CorpusDocument[]): Promise<(query: string) => unknown>
}

export const peers: readonly Peer[] = [
  {
    name: 'minisearch',
    async build(documents) {
      const index = new MiniSearch({ fields: ['text'], idField: 'id' })
      index.addAll(documents.map(({ text }, id) => ({ id, text })))
      return (query) => index.search(query).slice(0, 10)
    },
  },
  {
    name: '@orama/orama',
    async build(documents) {
      const index = create({ schema: { text: 'string' } as const })
      await insertMultiple(
        index,
        documents.map(({ text }) => ({ text })),
        1_000,
      )
      return (query) => search(index, { term: query, limit: 10 })
    },
  },
  {
    name: 'SQLite FTS5',
    async build(documents) {
      const database = new BetterSqlite(':memory:')
      database.exec(`CREATE VIRTUAL TABLE docs USING fts5(text, tokenize = 'porter unicode61')`)
      const add = database.prepare('INSERT INTO docs VALUES (?)')
      database.transaction(() => {
        for (const { text } of documents) add.run(text)
      })()
      const find = database.prepare(
        'SELECT rowid, bm25(docs) FROM docs WHERE docs MATCH ? ORDER BY bm25(docs) LIMIT 10',
      )
      return (query) =>
        find.all(
          query
            .split(' ')
            .map((word) => `"${word}"`)
            .join(' OR '),
        )
    },
  },
  {
    name: 'lunr',
    async build(documents) {
      const index = lunr(function build(this: lunr.Builder) {
        this.ref('id')
        this.field('text')
        for (const [id, { text }] of documents.entries()) this.add({ id, text })
      })
      return (query) => index.search(query).slice(0, 10)
    },
  },
]

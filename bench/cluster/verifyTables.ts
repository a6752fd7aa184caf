import pg from 'pg'

/** Rows that must not be there when nothing runs, by what they would mean. */
const leftovers: Readonly<Record<string, string>> = {
  'builds without an end': `SELECT count(*)::int AS count FROM conceptlite.builds
    WHERE stop_time IS NULL OR (sentiment_stop_time IS NULL AND NOT skip_sentiment)`,
  'builds that wait': 'SELECT count(*)::int AS count FROM conceptlite.asked_builds WHERE is_waiting',
  // One that a killed process has left lapses, and whoever builds next takes it.
  'leases that have not lapsed': `SELECT count(*)::int AS count FROM conceptlite.leases
    WHERE expires > extract(epoch FROM clock_timestamp())`,
  'rows of builds without a project': `SELECT count(*)::int AS count FROM conceptlite.builds b
    WHERE NOT EXISTS (SELECT 1 FROM conceptlite.projects p WHERE p.project_id = b.project)`,
  'builds of one project at the same time': `SELECT count(*)::int AS count FROM conceptlite.builds a
    JOIN conceptlite.builds b ON a.project = b.project AND a.number < b.number
    WHERE b.start_time < a.stop_time`,
  'current snapshots without parts': `SELECT count(*)::int AS count FROM conceptlite.current_snapshots c
    WHERE NOT EXISTS (SELECT 1 FROM conceptlite.parts p WHERE p.project = c.project AND p.snapshot = c.number)`,
}

export interface TableReport {
  readonly faults: readonly string[]
  /** Builds that the tables tell of, and those of them that failed. */
  readonly builds: number
  readonly failedBuilds: number
}

/** Looks for what a crash may have left in the tables. */
export async function verifyTables(address: string): Promise<TableReport> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    const faults: string[] = []
    for (const [what, sql] of Object.entries(leftovers)) {
      const { rows } = await client.query<{ count: number }>(sql)
      if (rows[0]!.count > 0) faults.push(`${rows[0]!.count} ${what}`)
    }
    const { rows } = await client.query<{ builds: number; failed: number }>(
      'SELECT count(*)::int AS builds, (count(*) FILTER (WHERE NOT success))::int AS failed FROM conceptlite.builds',
    )
    return { faults, builds: rows[0]!.builds, failedBuilds: rows[0]!.failed }
  } finally {
    await client.end()
  }
}

import pg from 'pg'

/** Remembers in the database when it was last backed up: the metrics tell it. */
export async function recordBackup(connection: pg.PoolConfig, madeAt: Date): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      `insert into settings (key, value) values ('last-backup', $1) on conflict (key) do update set value = excluded.value`,
      [madeAt.toISOString()],
    )
  } finally {
    await client.end()
  }
}

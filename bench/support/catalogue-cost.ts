// What the catalogue costs: its size per technician against the table technicians, and an edit of a profile against the same
// edit without triggers.
import { type BenchRow, bytesRow, timesRow } from '#bench/support/bench.ts'
import { measureInterleaved } from '#bench/support/measure.ts'
import type { Database } from '#platform/persistence/database.server.ts'

const SIZE_LIMITS = { reach: 1.5, aim: 1.0 }
const EDIT_LIMITS = { reach: 12, aim: 6 }
/** Of each word of the description, the index of words gets an entry for the new version of the row. */
const WAL_LIMITS = { reach: 20, aim: 10 }
const EDITS = 200
/** Words that no profile had before, also in another run with the same database. */
const NEW_WORD = `palabra${Date.now().toString(36)}`

export async function catalogueCost({ pool }: Database): Promise<BenchRow[]> {
  const { rows } = await pool.query<{ catalogue: number; technicians: number }>(`
    select (pg_total_relation_size('catalogue') + pg_total_relation_size('catalogue_words')) / people as catalogue,
      pg_total_relation_size('technicians') / people as technicians
    from (select count(*)::double precision as people from technicians) as counted`)
  const { catalogue = 0, technicians = 0 } = rows[0] ?? {}
  const wal = { withTriggers: 0, without: 0 }
  const edits = await measureInterleaved(
    async sample => {
      wal.without += await edit(sample, 'replica')
    },
    async sample => {
      wal.withTriggers += await edit(sample, 'origin')
    },
    { warmUp: 20, samples: EDITS },
  )
  return [
    bytesRow('catalogue, per technician', technicians, catalogue, SIZE_LIMITS),
    timesRow('edit of a profile', edits.reference, edits.ours, EDIT_LIMITS),
    bytesRow('WAL of an edit', wal.without / (EDITS + 20), wal.withTriggers / (EDITS + 20), WAL_LIMITS),
  ]

  /** Adds a word to a description and returns the bytes of WAL; `replica` runs no triggers. */
  async function edit(sample: number, role: 'origin' | 'replica'): Promise<number> {
    const client = await pool.connect()
    try {
      const before = await walPosition()
      await client.query('begin')
      await client.query(`set local session_replication_role = ${role}`)
      await client.query(
        `update technicians set descripcion = descripcion || $1
         where uid = (select uid from technicians where uid > $2 order by uid limit 1)`,
        [` ${NEW_WORD}${sample}`, `g${(sample * 79).toString(36).padStart(7, '0')}`],
      )
      await client.query('commit')
      return (await walPosition()) - before
    } finally {
      client.release()
    }
  }

  async function walPosition(): Promise<number> {
    const { rows } = await pool.query<{ bytes: string }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`,
    )
    return Number(rows[0]?.bytes)
  }
}

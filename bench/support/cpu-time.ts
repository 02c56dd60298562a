import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import type { Started } from '#bench/support/servers.ts'

/** Ticks of /proc: a hundred per second on every Linux. */
const TICK_MS = 10

/** CPU time that a server has used, all its threads; NaN where there is no /proc. */
export async function cpuMsOf({ pid }: Pick<Started, 'pid'>): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in parentheses may hold spaces; the state is field 3, user time field 14, system time field 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** CPU time of each connection that an application has to this database, by process id. */
export async function connectionsCpuMs(pool: pg.Pool, application: string): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
    [application],
  )
  return new Map(await Promise.all(rows.map(async ({ pid }) => [pid, await cpuMsOf({ pid })] as const)))
}

// The program with a replica: guests read there, and never something older than what was told.
import { afterAll, expect, test } from 'vitest'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { openTestDatabase } from '#tests/support/program/database.ts'
import { databaseUrl } from '#tests/support/program/database-server.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, freePort, startProgram, TEST_VARIABLES } from '#tests/support/program/program.ts'
import { streamingPair } from '#tests/support/servers/streaming-pair.ts'

const pair = await streamingPair()
const { rows } = openTestDatabase(pair.primary)
const luz = await publishTechnician(rows, { ciudad: 'Cali', nombre: 'Luz Marina' })
const metricsPort = await freePort()
afterAll(endPrograms)
const { origin } = await startProgram({
  ...TEST_VARIABLES,
  DATA_DIR: await temporaryFolder(),
  DATABASE_URL: databaseUrl(pair.primary),
  DATABASE_READ_URL: databaseUrl(pair.replica),
  METRICS_PORT: String(metricsPort),
})
const guest = newVisitor(origin)
const path = `/tecnicos/${luz.slug}`

/** How often this table was read on the replica: its own statistics. */
async function readsOnReplica(): Promise<number> {
  const [row] = await pair.onReplica<{ reads: string }>(
    `select seq_scan + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = 'technicians'`,
  )
  return Number(row?.reads)
}

test('a page of guests is read from the replica and shows every change that was told', async () => {
  for (const nombre of ['Luz Uno', 'Luz Dos', 'Luz Tres', 'Luz Cuatro']) {
    await rows('update technicians set nombre = $1 where uid = $2', [nombre, luz.uid])
    await expect.poll(async () => (await guest.get(path)).text()).toContain(nombre)
  }
  await expect.poll(readsOnReplica).toBeGreaterThan(0)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toContain('\ntecniya_replica_in_use 1\n')
})

test('a page that is rendered while the replica lags is that of the primary, and is kept as such', async () => {
  await pair.onReplica('select pg_wal_replay_pause()')
  await rows(`update technicians set nombre = 'Luz Cinco' where uid = $1`, [luz.uid])
  await expect.poll(async () => (await guest.get(path)).text()).toContain('Luz Cinco')
  expect(await (await guest.get(path)).text()).toContain('Luz Cinco')
  await pair.onReplica('select pg_wal_replay_resume()')
})

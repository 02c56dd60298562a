// The reference of bench/benches/booking.ts: inserts into the same table, one transaction each, by pgbench where it is
// installed, otherwise by a loop of prepared statements.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const PEOPLE = 500
/** Slot numbers reserved for each client, more than one run can use. */
const SLOTS_PER_CLIENT = 200_000

export interface BareInserts {
  readonly by: 'pgbench' | 'a loop of pg'
  /** Resolves with inserts per second. */
  insertFor(seconds: number): Promise<number>
  close(): Promise<void>
}

interface Options {
  readonly connection: pg.PoolConfig
  readonly clients: number
  /** For the pgbench script. */
  readonly folder: string
}

export async function openBareInserts({ connection, clients, folder }: Options): Promise<BareInserts> {
  const pool = new pg.Pool({ ...connection, max: clients })
  pool.on('error', () => {})
  await pool.query(PREPARE, [PEOPLE])
  const hasPgbench = await promisify(execFile)('pgbench', ['--version']).catch(() => null)
  const insertFor = hasPgbench
    ? await byPgbench(connection, clients, `${folder}/insert.sql`)
    : byLoop(pool, clients)
  return { by: hasPgbench ? 'pgbench' : 'a loop of pg', insertFor, close: () => pool.end() }
}

const PREPARE = `
  with people as (
    insert into users (uid, name, email, role)
    select kind || n, kind || n, kind || n || '@correo.co', 'tecnico'
    from generate_series(0, $1::int - 1) as n, unnest('{bare-technician-,bare-client-}'::text[]) as kind
    returning uid
  )
  insert into technicians (uid, nombre, slug) select uid, uid, uid from people where uid like 'bare-technician-%'`

/** The row of a slot: `p`erson, `d`ay and `h`our are SQL expressions. */
const insertOf = (p: string, d: string, h: string) => `
  insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
    "scheduledAt", description, address, "formKey")
  values ('bare-technician-' || ${p}::int || '_' || to_char(date '2027-01-01' + ${d}::int, 'YYYYMMDD') || '_' || lpad(${h}::int::text, 2, '0'),
    'bare-technician-' || ${p}::int, 'Luz Marina Cárdenas', 'bare-client-' || ${p}::int, 'Ana Restrepo', 'ana@correo.co',
    date '2027-01-01' + ${d}::int, lpad(${h}::int::text, 2, '0') || ':00', lpad((${h}::int + 1)::text, 2, '0') || ':00',
    (date '2027-01-01' + ${d}::int + make_time(${h}::int, 0, 0)) at time zone 'America/Bogota',
    'Gotea el lavaplatos por debajo y ya se mojó el mueble.', 'Cra. 8 # 24-31, San Fernando, Cali', gen_random_uuid());`

async function byPgbench({ host, port, user, database }: pg.PoolConfig, clients: number, script: string) {
  const steps = [
    String.raw`\set n :n + 1`,
    String.raw`\set slot :client_id * ${SLOTS_PER_CLIENT} + :n`,
    String.raw`\set h 8 + :slot % 12`,
    String.raw`\set p :slot / 12 % ${PEOPLE}`,
    String.raw`\set d :slot / 12 / ${PEOPLE}`,
    insertOf(':p', ':d', ':h').replaceAll(/\s+/g, ' '),
  ]
  await writeFile(script, `${steps.join('\n')}\n`)
  let done = 0
  return async (seconds: number) => {
    const where = ['-h', String(host), '-p', String(port), '-U', String(user)]
    const how = ['-c', `${clients}`, '-j', '2', '-T', `${seconds}`, '-M', 'prepared', '-n', '-f', script]
    const args = [...where, ...how, '-D', `n=${done}`, String(database)]
    const { stdout } = await promisify(execFile)('pgbench', args)
    const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? []
    const [, transactions] = /actually processed: (\d+)/.exec(stdout) ?? []
    if (!rate || /failed transactions: [^0]/.test(stdout)) throw new Error(`pgbench failed: ${stdout}`)
    done += Number(transactions)
    return Number(rate)
  }
}

function byLoop(pool: pg.Pool, clients: number) {
  const text = insertOf('$1', '$2', '$3')
  let done = 0
  return async (seconds: number) => {
    const started = performance.now()
    let inserted = 0
    await Promise.all(
      Array.from({ length: clients }, async () => {
        const client = await pool.connect()
        while (performance.now() - started < seconds * 1_000) {
          const slot = done++
          const values = [Math.floor(slot / 12) % PEOPLE, Math.floor(slot / 12 / PEOPLE), 8 + (slot % 12)]
          await client.query({ name: 'insert', text, values })
          inserted++
        }
        client.release()
      }),
    )
    return (inserted * 1_000) / (performance.now() - started)
  }
}

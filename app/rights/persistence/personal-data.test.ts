// The list of personal data against the real tables, filled with the demo data: what is exported, and what erasing leaves.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { createFolderFiles } from '#platform/files/file-store.server.ts'
import { EXPORT_FILES } from '#rights/domain/data-export.ts'
import { applyRetention } from '#rights/jobs/apply-retention.server.ts'
import { exportData } from '#rights/jobs/export-data.server.ts'
import { createExportFiles, insertDataExport } from '#rights/persistence/data-exports.server.ts'
import { PERSONAL_DATA } from '#rights/persistence/personal-data.server.ts'
import { exportReadme } from '#rights/wording/export-readme.ts'
import { storeSessions } from '#tests/support/people/signed-in.ts'
import { connectNumber, newNumber } from '#tests/support/people/whatsapp.ts'
import { DEMO_NOW, demoDatabase, demoDataDir } from '#tests/support/program/demo-data.ts'
import { servicesOn } from '#tests/support/program/services.ts'
import { unzip } from '#tests/support/servers/zip.ts'

const NOW = DEMO_NOW
const database = await demoDatabase()
const { db, log } = servicesOn(database, NOW)
const { rows, pool } = database
const dataDir = await demoDataDir()
const photosFolder = join(dataDir, 'photos')
const files = createFolderFiles(dataDir)
const exportFiles = createExportFiles(join(dataDir, 'exports'))

for (const email of [DEMO_CLIENT.email, DEMO_TECHNICIAN.email])
  await storeSessions(pool, [(await personOf(email)).uid])
await rows('update sessions set id = md5(id)')

interface Person {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly telefono: string
}

async function personOf(email: string): Promise<Person> {
  const [person] = await rows<Person>('select uid, name, email, telefono from users where email = $1', [
    email,
  ])
  if (!person) throw new Error(`nobody has ${email}`)
  return person
}

const listedTables = PERSONAL_DATA.map(({ table }) => table)

test('every table is listed once', async () => {
  const real = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(listedTables.toSorted()).toEqual(real.map(({ name }) => name).toSorted())
})

test('every column that refers to a person is listed: by foreign key, by name and by what it holds', async () => {
  const columns = await rows<{ table: string; column: string; refers: boolean }>(`
    select c.table_name as table, c.column_name as column, exists (
      select from pg_constraint k where k.contype = 'f' and k.conrelid = format('%I', c.table_name)::regclass
        and k.confrelid in ('users'::regclass, 'technicians'::regclass)
        and (select attnum from pg_attribute where attrelid = k.conrelid and attname = c.column_name) = any (k.conkey)
    ) as refers
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'`)
  const missing: string[] = []
  for (const { table, column, refers } of columns) {
    const [{ holds } = { holds: false }] = await rows<{ holds: boolean }>(
      `select exists (select from "${table}" as t where t."${column}" in (select uid from users)) as holds`,
    )
    const isNamed = /^(uid|userId|clientId|technicianId|reporterId|subjectId|actorUid|decidedBy)$/.test(
      column,
    )
    const listed = PERSONAL_DATA.find(each => each.table === table)?.people ?? []
    if ((refers || holds || isNamed) && !listed.includes(column)) missing.push(`${table}.${column}`)
  }
  expect(missing).toEqual([])
})

async function exportOf({ uid }: Person): Promise<Map<string, Buffer>> {
  const id = crypto.randomUUID()
  await insertDataExport(db, { id, uid, requestedAt: NOW })
  await exportData({ db, ...files, exportFiles, now: () => NOW }, id)
  return unzip(join(dataDir, 'exports', `${id}.zip`))
}

const parsed = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]') as Record<string, unknown>[]

test('the export has every row of the person, and the files behind them', async () => {
  const technician = await personOf(DEMO_TECHNICIAN.email)
  const files = await exportOf(technician)
  const count = async (sql: string) => (await rows(sql, [technician.uid])).length
  expect(parsed(files, 'cuenta')).toMatchObject([{ uid: technician.uid, authorizedVersion: '2024-01-15' }])
  expect(parsed(files, 'perfil-tecnico')).toHaveLength(1)
  expect(parsed(files, 'reservas-como-tecnico')).toHaveLength(
    await count('select from reservas where "technicianId" = $1'),
  )
  expect(parsed(files, 'resenas-recibidas')).toHaveLength(
    await count('select from reviews_public where "technicianId" = $1 and aprobada'),
  )
  const documents = await rows<{ id: string }>(
    `select d.id from check_documents d join technician_checks c on c.id = "checkId" where "technicianId" = $1`,
    [technician.uid],
  )
  const jobs = await count('select from job_photos where "technicianId" = $1')
  expect(documents.length + jobs).toBeGreaterThan(0)
  const names = [...files.keys()]
  for (const { id } of documents) expect(names.some(name => name.startsWith(`documentos/${id}.`))).toBe(true)
  expect(names.filter(name => name.startsWith('trabajos/'))).toHaveLength(jobs)
  expect(names.filter(name => name.startsWith('perfil/'))).toHaveLength(1)
})

test('the export has the number and what became of our messages, and not their ids', async () => {
  const { uid } = await personOf(DEMO_CLIENT.email)
  const [number = '', apiId = ''] = await storeWhatsapp(uid)
  const files = await exportOf(await personOf(DEMO_CLIENT.email))
  expect(parsed(files, 'whatsapp')).toMatchObject([{ number, consent: '2026-11-19' }])
  expect(parsed(files, 'avisos-por-whatsapp')).toMatchObject([{ template: 'prueba', state: 'delivered' }])
  expect([...files.values()].join('\n')).not.toContain(apiId)
  await rows('delete from whatsapp_connections')
  await rows('delete from whatsapp_messages')
  await rows('delete from whatsapp_inbound')
})

test('LEEME.txt describes every file that an export may have, and no other', () => {
  const exported = PERSONAL_DATA.flatMap(({ exported }) => (typeof exported === 'string' ? [] : exported))
  const names = exported.map(({ file }) => file)
  expect(names.toSorted()).toEqual(EXPORT_FILES.toSorted())
  const readme = exportReadme(names)
  for (const name of names) expect(readme).toMatch(new RegExp(`^${name}\\.json\\n  \\S.+\\.$`, 'm'))
})

test('the export has no secrets and no address or phone of anybody else', { tags: ['attack'] }, async () => {
  for (const email of [DEMO_CLIENT.email, DEMO_TECHNICIAN.email]) {
    const person = await personOf(email)
    const files = await exportOf(person)
    const text = [...files]
      .map(([name, bytes]) => (name.endsWith('.json') ? bytes.toString() : ''))
      .join('\n')
    expect(text).toContain(person.email)
    const others = await rows<Person>('select email, telefono from users where uid <> $1', [person.uid])
    for (const other of others) {
      expect(text).not.toContain(other.email)
      if (other.telefono && other.telefono !== person.telefono) expect(text).not.toContain(other.telefono)
    }
    const secrets = await rows<{ secret: string }>(
      `select token as secret from sessions union select password from accounts where password is not null
       union select token from calendar_feeds`,
    )
    for (const { secret } of secrets) expect(text).not.toContain(secret)
  }
})

/** A number, a message of ours and one that nobody could handle; what names the person in them. */
async function storeWhatsapp(uid: string): Promise<string[]> {
  const [number, apiId, words] = [newNumber(), `wamid.${uid}`, `Soy ${uid}, llego en diez`]
  await connectNumber(database, uid, { number })
  await rows(
    `insert into whatsapp_messages (id, uid, "apiId", template, state, "createdAt")
     values (gen_random_uuid(), $1, $2, 'prueba', 'delivered', $3)`,
    [uid, apiId, NOW],
  )
  await rows(
    `insert into whatsapp_inbound (id, number, message, "sentAt", "receivedAt", "parkedAt")
     values ($1, $2, jsonb_build_object('text', $3::text), $4, $4::timestamptz + interval '60 days', $4)`,
    [`hash of ${number}`, number, words, NOW],
  )
  return [number, apiId, words]
}

/** 'word in table' for each of these words that some row, as text, has. */
async function foundAnywhere(words: readonly string[]): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname in ('public', 'graphile_worker')`,
  )
  const all: string[] = []
  for (const { name } of tables) {
    // Compared here: the server would write each row anew for each word.
    const [row] = await rows<{ text: string }>(
      `select lower(coalesce(string_agg(t::text, ' '), '')) as text from ${name} as t`,
    )
    const found = words.filter(word => row?.text.includes(word.toLowerCase()))
    all.push(...found.map(word => `${word} in ${name}`))
  }
  return all
}

test('30 days after the deletion nothing of a person is left in the database or on disk', {
  tags: ['attack'],
}, async () => {
  const people = [await personOf(DEMO_CLIENT.email), await personOf(DEMO_TECHNICIAN.email)]
  await rows(`update visit_quotes set reason = 'Me queda muy lejos ' || id where answer is not null`)
  await rows(
    `update reservas set "cannotAt" = now(), "cannotReason" = 'otro_dia', "cannotNote" = 'Viajo a Tunja el ' || key`,
  )
  const words: string[] = []
  for (const { uid, name, email, telefono } of people) {
    const own = await rows<{ word: string }>(
      `select slug as word from technicians where uid = $1 union select "fotoURL" from technicians where uid = $1
       union select "bioCorta" from technicians where uid = $1
       union select address from reservas where "clientId" = $1 union select description from reservas where "clientId" = $1
       union select "cannotNote" from reservas where "clientId" = $1
       union select number from technician_checks where "technicianId" = $1
       union select url from job_photos where "technicianId" = $1
       union select note from visit_quotes join reservas on key = "reservaKey" where "technicianId" = $1
       union select reason from visit_quotes join reservas on key = "reservaKey" where "clientId" = $1
       union select id::text from problem_photos where "clientId" = $1`,
      [uid],
    )
    words.push(...(await storeWhatsapp(uid)))
    words.push(name, email, telefono, ...own.map(({ word }) => word).filter(word => word?.length > 3))
    for (const status of ['open', 'acted']) {
      const details = `Lo que ${uid} cuenta de otra persona (${status})`
      await rows(
        `insert into reports ("reporterId", "subjectId", "targetKind", "targetId", reason, details, status, "decidedAt", "createdAt")
         values ($1, $1, 'technician', $1, 'other', $2, $3, case when $3 <> 'open' then $4::timestamptz end, $4)`,
        [uid, details, status, NOW],
      )
      words.push(details)
    }
    await rows('update users set "deletedAt" = $2, "deletionRequestedAt" = $2 where uid = $1', [uid, NOW])
    await rows(`update technicians set publicado = false, "deletedAt" = $2 where uid = $1`, [uid, NOW])
  }
  const published = await rows('select id, rating, comentario from reviews_public where aprobada order by id')
  const bookings = await rows('select key, status, date, precio from reservas order by key')
  const at = (days: number) => () => new Date(NOW.getTime() + days * DAY_MS)

  await applyRetention({ db, log, ...files, exportFiles, now: at(29.9) })
  expect(await foundAnywhere([DEMO_CLIENT.email])).toContain(`${DEMO_CLIENT.email} in public.users`)

  await applyRetention({ db, log, ...files, exportFiles, now: at(30.1) })
  expect(await foundAnywhere(words)).toEqual([])
  expect(await rows('select id, rating, comentario from reviews_public where aprobada order by id')).toEqual(
    published,
  )
  expect(await rows('select key, status, date, precio from reservas order by key')).toEqual(bookings)
  // Files are as old as this run, so the sweep of the next day takes them.
  const stored = async (folder: string) => (await readdir(folder)).join(' ')
  await applyRetention({ db, log, ...files, exportFiles, now: () => new Date(Date.now() + 400 * DAY_MS) })
  for (const word of words.filter(each => /^[0-9a-f-]{36}$/.test(each)))
    expect(await stored(join(photosFolder, 'problem_photos'))).not.toContain(word)
  expect(await stored(join(dataDir, 'exports'))).toBe('')
})

test('the public answer to a review loses the name of its client', { tags: ['attack'] }, async () => {
  const uid = 'laura-que-se-fue'
  const at = new Date(NOW.getTime() - 31 * DAY_MS)
  await rows(
    `insert into users (uid, name, email, "deletedAt", "deletionRequestedAt") values ($1, 'Laura Gómez', 'l@x.co', $2, $2)`,
    [uid, at],
  )
  const [other] = await rows<{ reviewId: number; texto: string }>(
    'select "reviewId", texto from review_replies where aprobada limit 1',
  )
  const answers = ['Gracias, laura', 'Un gusto con LÁURA Gomez y Clara.', 'Laura', 'Gracias por todo, Clara']
  for (const answer of answers)
    await rows(
      `with review as (insert into reviews_public ("clientId", "clienteNombre", rating, aprobada, "createdAt", "importedId")
         values ($1, 'Cliente de TecniYa', 5, true, $3, $2) returning id)
       insert into review_replies ("reviewId", texto, aprobada, "createdAt") select id, $2, true, $3 from review`,
      [uid, answer, at],
    )
  await applyRetention({ db, log, ...files, exportFiles, now: () => NOW })
  const left = await rows<{ texto: string }>(
    `select texto from review_replies join reviews_public on id = "reviewId" where "clientId" = $1 order by id`,
    [uid],
  )
  expect(left.map(({ texto }) => texto)).toEqual([
    'Gracias',
    'Un gusto con mi cliente y Clara.',
    'Gracias por todo, Clara',
  ])
  if (other)
    expect(await rows('select texto from review_replies where "reviewId" = $1', [other.reviewId])).toEqual([
      { texto: other.texto },
    ])
})

test('the trail keeps what was decided of an answer, and loses its words with either of the two', {
  tags: ['attack'],
}, async () => {
  const uid = 'nora-que-se-fue'
  const at = new Date(NOW.getTime() - 31 * DAY_MS)
  await rows(
    `insert into users (uid, name, email, "deletedAt", "deletionRequestedAt") values ($1, 'Nora Ruiz', 'n@x.co', $2, $2)`,
    [uid, at],
  )
  const [review] = await rows<{ id: number }>(
    `insert into reviews_public ("clientId", "clienteNombre", rating, aprobada, "createdAt", "importedId")
     values ($1, 'Cliente de TecniYa', 5, true, $2, 'nora') returning id::int`,
    [uid, at],
  )
  const decided = (targetId: string) =>
    rows(
      `insert into moderation_trail ("actorUid", act, "targetKind", "targetId", before, after) values
       ('root', 'approve', 'reply', $1, '{"texto": "Gracias, Nora", "aprobada": false}', '{"texto": "Gracias, Nora", "aprobada": true}')`,
      [targetId],
    )
  await decided(String(review?.id))
  await decided('987654321')
  await applyRetention({ db, log, ...files, exportFiles, now: () => NOW })
  const trail = await rows(
    `select before, after from moderation_trail where "targetKind" = 'reply' and "targetId" = any($1) order by id`,
    [[String(review?.id), '987654321']],
  )
  expect(trail).toEqual([
    { before: { aprobada: false }, after: { aprobada: true } },
    {
      before: { texto: 'Gracias, Nora', aprobada: false },
      after: { texto: 'Gracias, Nora', aprobada: true },
    },
  ])
})

test('the address of an erased account is free', async () => {
  const later = servicesOn(database, new Date(NOW.getTime() + 31 * DAY_MS))
  const details = {
    password: 'gotera-lunes-7',
    ciudad: 'Cali',
    barrio: 'Centro',
    telefono: '+57 300 555 0148',
  }
  const person = { name: 'Otra Persona', email: DEMO_CLIENT.email, role: 'cliente' as const, ...details }
  const authorization = { authorizedVersion: '2026-11-16', authorizedAt: NOW }
  expect(await later.identity.signUp({ ...person, ...authorization })).toMatchObject({ ok: true })
})

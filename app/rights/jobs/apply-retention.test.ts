// Each line of domain/retention.ts, a moment before and after its time is over.

import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { RATE_LIMIT_MAX_MS } from '#platform/domain/rate-limit.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { createFolderFiles } from '#platform/files/file-store.server.ts'
import { HOURLY_RETENTION, keptMs, RETENTION, type TimedRetention } from '#rights/domain/retention.ts'
import { applyRetention } from '#rights/jobs/apply-retention.server.ts'
import { createExportFiles } from '#rights/persistence/data-exports.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeBookingWithPhotos } from '#tests/support/people/problem-photos.ts'
import { connectNumber } from '#tests/support/people/whatsapp.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const { database, db, log } = await testServices()
const { rows } = database
const dataDir = await temporaryFolder()
const exportFiles = createExportFiles(join(dataDir, 'exports'))
const outbox = join(dataDir, 'outbox')
const tools = { db, log, ...createFolderFiles(dataDir), exportFiles, outbox }

const run = (name: TimedRetention, now: Date) => applyRetention({ ...tools, now: () => now }, [name])
/** The last moment at which it is kept, and the first at which it is not. */
const around = (name: TimedRetention, since = NOON) =>
  [-MINUTE_MS, MINUTE_MS].map(ms => new Date(since.getTime() + keptMs(name) + ms)) as [Date, Date]

/** Lines whose row says itself when it expires. */
const EXPIRING: [TimedRetention, string, (until: Date) => Promise<unknown>][] = [
  [
    'session',
    'sessions',
    async until => {
      const { uid } = await newClient(database)
      return rows(`insert into sessions (id, token, "userId", "expiresAt") values ($1, $1, $1, $2)`, [
        uid,
        until,
      ])
    },
  ],
  [
    'one-time-link',
    'verifications',
    until =>
      rows(`insert into verifications (id, identifier, value, "expiresAt") values ('v', 'x', 'y', $1)`, [
        until,
      ]),
  ],
  [
    'rate-limit',
    'limits',
    until => rows(`insert into limits (key, points, expire) values ('x', 1, $1)`, [until.getTime()]),
  ],
]

test.each(EXPIRING)('%s: expired rows of %s are deleted, others are not', async (name, table, store) => {
  const [before, after] = around(name)
  await store(new Date(NOON.getTime() + keptMs(name)))
  await run(name, before)
  expect(await rows(`select from ${table}`)).toHaveLength(1)
  await run(name, after)
  expect(await rows(`select from ${table}`)).toEqual([])
})

test('what is kept for hours is deleted every hour', () => {
  const inHours = Object.entries(RETENTION).filter(
    ([, { kept }]) => typeof kept === 'object' && 'hours' in kept,
  )
  expect(HOURLY_RETENTION).toEqual(inHours.map(([name]) => name))
})

test('no attempt is counted for longer than the list says', () => {
  expect(RATE_LIMIT_MAX_MS).toBeLessThanOrEqual(keptMs('rate-limit'))
})

test.each([
  ['deleted-account', '"deletedAt" = $2, "deletionRequestedAt" = $2'],
  ['removed-account', '"deletedAt" = $2'],
] as const)('%s: the account is erased when its time is over', async (name, set) => {
  const { uid } = await newClient(database)
  await rows(`update users set ${set} where uid = $1`, [uid, NOON])
  const [before, after] = around(name)
  const erased = () => rows(`select name from users where uid = $1 and "erasedAt" is not null`, [uid])
  await run(name, before)
  expect(await erased()).toEqual([])
  await run(name, after)
  expect(await erased()).toEqual([{ name: 'Cuenta eliminada' }])
})

test('data-export: row and file go after a day', async () => {
  const { uid } = await newClient(database)
  const id = crypto.randomUUID()
  const [before, after] = around('data-export')
  await rows(
    `insert into data_exports (id, uid, "requestedAt", "readyAt", "expiresAt", bytes) values ($1, $2, $3, $3, $4, 3)`,
    [id, uid, NOON, new Date(NOON.getTime() + keptMs('data-export'))],
  )
  await exportFiles.write(id, Readable.from(['zip']))
  await run('data-export', before)
  expect(await readdir(join(dataDir, 'exports'))).toEqual([`${id}.zip`])
  await run('data-export', after)
  expect(await readdir(join(dataDir, 'exports'))).toEqual([])
  expect(await rows('select from data_exports')).toEqual([])
})

/** Lines that count from a moment of the row. */
const DATED: [TimedRetention, string, (since: Date) => Promise<unknown>][] = [
  [
    'whatsapp-number',
    'whatsapp_connections',
    async since => {
      const { uid } = await newClient(database)
      await connectNumber(database, uid)
      return rows('update whatsapp_connections set "leftAt" = $1', [since])
    },
  ],
  [
    'whatsapp-message',
    'whatsapp_messages',
    since =>
      rows(`insert into whatsapp_messages (id, state, "createdAt") values (gen_random_uuid(), 'read', $1)`, [
        since,
      ]),
  ],
  [
    'search-alert',
    'search_alerts',
    since =>
      rows(
        `insert into search_alerts (email, especialidad, ciudad, lugar, names, token, "askedAt", "confirmedAt")
         values ('a@correo.co', 'Plomería', 'Cali', '', '{}', gen_random_uuid(), $1, $1)`,
        [since],
      ),
  ],
  [
    'unconfirmed-alert',
    'search_alerts',
    since =>
      rows(
        `insert into search_alerts (email, especialidad, ciudad, lugar, names, token, "askedAt")
         values ('b@correo.co', 'Plomería', 'Cali', '', '{}', gen_random_uuid(), $1)`,
        [since],
      ),
  ],
  [
    'whatsapp-kept',
    'whatsapp_kept',
    async since => {
      const { uid } = await newClient(database)
      return rows(
        `insert into whatsapp_kept (id, uid, text, at) values (gen_random_uuid(), $1, 'Hola', $2)`,
        [uid, since],
      )
    },
  ],
  [
    'whatsapp-inbound',
    'whatsapp_inbound',
    since => rows(`insert into whatsapp_inbound (id, "sentAt", "receivedAt") values ('x', $1, $1)`, [since]),
  ],
  [
    'channel-delivery',
    'channel_deliveries',
    since =>
      rows(
        `insert into channel_deliveries (job, channel, topic, state, at) values (1, 'email', 'visit', 'sent', $1)`,
        [since],
      ),
  ],
]

test.each(DATED)('%s: old rows of %s are deleted, others are not', async (name, table, store) => {
  const [before, after] = around(name)
  await store(NOON)
  await run(name, before)
  expect(await rows(`select from ${table}`)).toHaveLength(1)
  await run(name, after)
  expect(await rows(`select from ${table}`)).toEqual([])
})

/** Of whole days of Bogotá, of which the last of the week is 15 November: the last moment of their time, and one after it. */
const OF_DAYS: [TimedRetention, string, string, string, string][] = [
  ['demand-mark', 'demand_marks', `('2026-11-12', 'x')`, '2026-11-13T05:29:00Z', '2026-11-13T05:31:00Z'],
  [
    'demand-word-mark',
    'demand_word_marks',
    `('2026-11-09', 'x', 'y')`,
    '2026-11-16T05:29:00Z',
    '2026-11-16T05:31:00Z',
  ],
  [
    'demand-count',
    'demand_words',
    `('2026-11-12', 'jacuzzi', '', 5)`,
    '2028-02-11T04:59:00Z',
    '2028-02-11T05:01:00Z',
  ],
]

test.each(OF_DAYS)(
  '%s: rows of %s are deleted when their time is over',
  async (name, table, row, last, over) => {
    await rows(`insert into ${table} values ${row}`)
    await run(name, new Date(last))
    expect(await rows(`select from ${table}`)).toHaveLength(1)
    await run(name, new Date(over))
    expect(await rows(`select from ${table}`)).toEqual([])
    expect(Date.parse(over) - NOON.getTime()).toBeLessThan(keptMs(name) + 24 * HOUR_MS)
  },
)

test('a number that is connected is kept, and a code for an hour after it expired', async () => {
  const { uid } = await newClient(database)
  await connectNumber(database, uid)
  await rows(
    `with session as (insert into sessions (id, token, "userId", "expiresAt") values ($1, $1, $1, $2) returning id)
     insert into whatsapp_codes (uid, code, "sessionId", "expiresAt") select $1, '4F7K', id, $2 from session`,
    [uid, NOON],
  )
  const later = (ms: number) => new Date(NOON.getTime() + ms)
  await run('whatsapp-number', later(1_000 * 24 * HOUR_MS))
  expect(await rows('select uid from whatsapp_connections')).toEqual([{ uid }])
  await run('one-time-link', later(HOUR_MS))
  expect(await rows('select from whatsapp_codes')).toHaveLength(1)
  await run('one-time-link', later(HOUR_MS + 1))
  expect(await rows('select from whatsapp_codes')).toEqual([])
})

test('report: decided ones go after two years, open ones stay', async () => {
  const [one, other] = [await newClient(database), await newClient(database)]
  const store = (targetId: string, status: string, decidedAt: Date | null) =>
    rows(
      `insert into reports ("reporterId", "subjectId", "targetKind", "targetId", reason, status, "decidedAt", "createdAt")
       values ($1, $2, 'booking', $3, 'otro', $4, $5, $6)`,
      [one.uid, other.uid, targetId, status, decidedAt, NOON],
    )
  await store('1', 'acted', NOON)
  await store('2', 'open', null)
  const [before, after] = around('report')
  await run('report', before)
  expect(await rows('select from reports')).toHaveLength(2)
  await run('report', after)
  expect(await rows('select status from reports')).toEqual([{ status: 'open' }])
})

test('failed-job: jobs that are never run again go after 30 days, waiting ones stay', async () => {
  await rows(`select graphile_worker.add_job('failed', '{}'), graphile_worker.add_job('waiting', '{}')`)
  await rows(
    `update graphile_worker._private_jobs set attempts = max_attempts, updated_at = $1
     where id in (select id from graphile_worker.jobs where task_identifier = 'failed')`,
    [NOON],
  )
  const names = async () =>
    (await rows<{ name: string }>('select task_identifier as name from graphile_worker.jobs order by 1')).map(
      ({ name }) => name,
    )
  const [before, after] = around('failed-job')
  await run('failed-job', before)
  expect(await names()).toEqual(['failed', 'waiting'])
  await run('failed-job', after)
  expect(await names()).toEqual(['waiting'])
})

test('problem-photo: 90 days after the visit', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  const id = crypto.randomUUID()
  await rows('insert into problem_photos (id, "clientId", "createdAt") values ($1, $2, $3)', [
    id,
    client.uid,
    NOON,
  ])
  await storeBookingWithPhotos(database, { technician, client, at: NOON, photos: [id] })
  const [before, after] = around('problem-photo')
  await run('problem-photo', before)
  expect(await rows('select from problem_photos where id = $1', [id])).toHaveLength(1)
  await run('problem-photo', after)
  expect(await rows('select from problem_photos where id = $1', [id])).toEqual([])
})

test('unused-photo: a file that no profile names goes after a day', async () => {
  const folder = join(dataDir, 'photos', 'tech_photos')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'nobody.webp'), 'x')
  await utimes(join(folder, 'nobody.webp'), NOON, NOON)
  const [before, after] = around('unused-photo')
  await run('unused-photo', before)
  expect(await readdir(folder)).toEqual(['nobody.webp'])
  await run('unused-photo', after)
  expect(await readdir(folder)).toEqual([])
})

test('outbox-email: 30 days, and nothing else of the folder', async () => {
  await run('outbox-email', NOON)
  await mkdir(outbox)
  for (const name of ['a.eml', 'notas.txt']) {
    await writeFile(join(outbox, name), 'x')
    await utimes(join(outbox, name), NOON, NOON)
  }
  const [before, after] = around('outbox-email')
  await run('outbox-email', before)
  expect(await readdir(outbox)).toEqual(['a.eml', 'notas.txt'])
  await run('outbox-email', after)
  expect(await readdir(outbox)).toEqual(['notas.txt'])
})

test('credential-document: 30 days after the decision', async () => {
  const { uid } = await newTechnician(database)
  await rows(
    `with sent as (insert into technician_checks ("technicianId", kind, status, "sentAt", "decidedAt")
       values ($1, 'identity', 'accepted', $2, $2) returning id)
     insert into check_documents (id, "checkId", position, name, type)
     select gen_random_uuid(), id, 1, 'cedula.pdf', 'application/pdf' from sent`,
    [uid, NOON],
  )
  const [before, after] = around('credential-document')
  await run('credential-document', before)
  expect(await rows('select from check_documents')).toHaveLength(1)
  await run('credential-document', after)
  expect(await rows('select from check_documents')).toEqual([])
})

test('every line with a time is tested here', () => {
  const timed = Object.entries(RETENTION).flatMap(([name, { kept }]) =>
    typeof kept === 'string' ? [] : [name],
  )
  expect(timed.toSorted()).toEqual(
    [
      ...EXPIRING.map(([name]) => name),
      ...DATED.map(([name]) => name),
      ...OF_DAYS.map(([name]) => name),
      'deleted-account',
      'removed-account',
      'data-export',
      'report',
      'failed-job',
      'outbox-email',
      'problem-photo',
      'unused-photo',
      'credential-document',
    ].toSorted(),
  )
})

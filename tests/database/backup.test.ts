// Promises, "Nothing lost": backup of a running system and restore into an empty database, compared row by row.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createFolderFiles } from '#platform/files/file-store.server.ts'
import { storedTables } from '#server/backup/backup-format.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { type TestDatabase, testDatabase } from '#tests/support/program/database.ts'
import { DEMO_NOW, demoDatabase, demoDataDir } from '#tests/support/program/demo-data.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'

const source = await demoDatabase()
const empty = () => testDatabase({ template: 'template1' })
const [target, other, third] = [await empty(), await empty(), await empty()]
const dataDir = await demoDataDir()
const photos = join(dataDir, 'photos')
const documents = join(dataDir, 'documents')
const files = createFolderFiles(dataDir)
const silent = () => {}

/** Without photos, for what does not depend on how much there is. */
const few = await testDatabase()
await newClient(few)
const noFiles = createFolderFiles(await temporaryFolder())

async function backUp(from: TestDatabase, stored = noFiles): Promise<string> {
  const folder = join(await temporaryFolder(), 'copia')
  await writeBackup({ connection: from.connection, files: stored, folder, now: DEMO_NOW, print: silent })
  return folder
}
const restore = async (to: TestDatabase, folder: string) => {
  const restored = await temporaryFolder()
  await restoreBackup({
    connection: to.connection,
    files: createFolderFiles(restored),
    folder,
    print: silent,
  })
  return { photos: join(restored, 'photos'), documents: join(restored, 'documents') }
}

/** Every row of every table, as text. */
async function allRows({ pool }: TestDatabase): Promise<Record<string, string[]>> {
  const client = await pool.connect()
  const tables: Record<string, string[]> = {}
  for (const { name } of await storedTables(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select stored::text as row from ${name} as stored order by 1`,
    )
    tables[name] = rows.map(({ row }) => row)
  }
  client.release()
  return tables
}

beforeAll(async () => {
  const client = await source.pool.connect()
  await client.query(`select graphile_worker.add_job('send-booking-mail', '{"key": 1, "news": "requested"}')`)
  await client.query(`
    insert into moderation_trail ("actorUid", act, "targetKind", "targetId", before, after, reason)
    values ('a', 'block', 'user', 'b', 'null', '{"x": [1, null, "á\\n\\"\\\\ "]}', E'tab\\t y fin\\n')`)
  client.release()
  await mkdir(join(photos, '.sizes'), { recursive: true })
  await writeFile(join(photos, 'una.webp'), 'foto')
  await writeFile(join(photos, '.sizes', 'una-96x96.webp'), 'hecha al pedirla')
  await mkdir(join(photos, '.incoming'), { recursive: true })
  await writeFile(join(photos, '.incoming', 'a-medias'), 'media foto')
})

test('a restore brings back every row, job, photo and document', async () => {
  const { photos: restoredPhotos, documents: restoredDocuments } = await restore(
    target,
    await backUp(source, files),
  )
  const [before, after] = [await allRows(source), await allRows(target)]
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['public.users', 'public.reservas', 'graphile_worker._private_jobs']),
  )
  expect(before['public.technicians']?.length).toBeGreaterThan(60)
  expect(after).toEqual(before)
  expect(await readdir(restoredPhotos)).toEqual((await readdir(photos)).filter(name => !name.startsWith('.')))
  expect(await readFile(join(restoredPhotos, 'una.webp'), 'utf8')).toBe('foto')
  const problemPhotos = await readdir(join(restoredPhotos, 'problem_photos'))
  expect(problemPhotos.toSorted()).toEqual((await readdir(join(photos, 'problem_photos'))).toSorted())
  // A full picture and a thumbnail for every row.
  expect(problemPhotos.length).toBe(2 * (after['public.problem_photos']?.length ?? 0))
  expect(after['public.reserva_fotos']?.length).toBeGreaterThan(5)
  const names = await readdir(restoredDocuments)
  expect(names.toSorted()).toEqual((await readdir(documents)).toSorted())
  expect(names.length).toBe(2 * (after['public.check_documents']?.length ?? 0))
  expect(names.length).toBeGreaterThan(20)
  const [name = ''] = names
  expect(await readFile(join(restoredDocuments, name))).toEqual(await readFile(join(documents, name)))
})

test('triggers and identity sequences work after a restore', async () => {
  await expect(target.rows('delete from moderation_trail')).rejects.toThrow('never changed')
  await target.rows(`
    insert into moderation_trail ("actorUid", act, "targetKind", "targetId", before, after)
    values ('a', 'unblock', 'user', 'b', '{}', '{}')`)
  expect(await target.rows('select act from moderation_trail order by id desc limit 2')).toEqual([
    { act: 'unblock' },
    { act: 'block' },
  ])
})

test('a backup is one consistent snapshot, whatever is written meanwhile', async () => {
  let isRunning = true
  async function keepWriting() {
    for (let turn = 0; isRunning; turn += 1) {
      const client = await few.pool.connect()
      await client.query('begin')
      for (const key of ['one', 'two'])
        await client.query(
          `insert into settings values ($1, $2) on conflict (key) do update set value = excluded.value`,
          [key, String(turn)],
        )
      await client.query('insert into limits (key, points) values ($1, $2)', [`turn ${turn}`, turn])
      await client.query('commit')
      client.release()
    }
  }
  const writing = keepWriting()
  const folder = await backUp(few).finally(() => {
    isRunning = false
    return writing
  })
  await restore(other, folder)
  const [{ one, two, last } = {} as never] = await other.rows<Record<'one' | 'two' | 'last', string | null>>(`
    select (select value from settings where key = 'one') as one,
      (select value from settings where key = 'two') as two,
      (select max(points)::text from limits where key like 'turn %') as last`)
  expect([two, last]).toEqual([one, one])
})

test('restore refuses a database with data, and backup an existing folder', async () => {
  const folder = await backUp(few)
  await expect(restore(few, folder)).rejects.toThrow(
    'La base de datos no está vacía: una copia se restaura en una vacía.',
  )
  await expect(
    writeBackup({ connection: few.connection, files: noFiles, folder, now: DEMO_NOW, print: silent }),
  ).rejects.toThrow('ya existe: una copia nueva va en una carpeta nueva.')
})

test('a damaged backup restores nothing, and an intact one can be restored afterwards', async () => {
  const [damaged, intact] = [await backUp(few), await backUp(few)]
  const file = join(damaged, 'tables', 'public.users.ndjson.gz')
  await writeFile(file, (await readFile(file)).subarray(0, -20))
  await expect(restore(third, damaged)).rejects.toThrow('La copia está dañada')
  expect(await third.rows('select count(*)::int as users from users')).toEqual([{ users: 0 }])
  await restore(third, intact)
  expect(await allRows(third)).toEqual(await allRows(few))
  await expect(restore(third, await temporaryFolder())).rejects.toThrow(
    'no hay una copia de seguridad completa',
  )
})

// mis-datos.html on the demo data: what it holds, where its links lead, and that what people typed stays text.
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { createFolderFiles } from '#platform/files/file-store.server.ts'
import { exportData } from '#rights/jobs/export-data.server.ts'
import { createExportFiles, insertDataExport } from '#rights/persistence/data-exports.server.ts'
import { EXPORT_SOURCES } from '#rights/persistence/personal-rows.server.ts'
import { SECRET_COLUMN } from '#rights/persistence/personal-table.server.ts'
import { SECTIONS } from '#rights/wording/own-data/markup.ts'
import { DEMO_NOW, demoDatabase, demoDataDir } from '#tests/support/program/demo-data.ts'
import { servicesOn } from '#tests/support/program/services.ts'
import { unzip } from '#tests/support/servers/zip.ts'

const database = await demoDatabase()
const { rows } = database
const { db } = servicesOn(database, DEMO_NOW)
const dataDir = await demoDataDir()
const exportFiles = createExportFiles(join(dataDir, 'exports'))

async function exportOf(uid: string) {
  const id = crypto.randomUUID()
  await insertDataExport(db, { id, uid, requestedAt: DEMO_NOW })
  await exportData({ db, ...createFolderFiles(dataDir), exportFiles, now: () => DEMO_NOW }, id)
  const files = await unzip(join(dataDir, 'exports', `${id}.zip`))
  return { files, page: parse(files.get('mis-datos.html')?.toString() ?? '') }
}

async function uidOf({ email }: { email: string }): Promise<string> {
  const [user] = await rows<{ uid: string }>('select uid from users where email = $1', [email])
  return user?.uid ?? ''
}

const idsIn = (files: ReadonlyMap<string, Buffer>, name: string, column: string) =>
  (JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]') as Record<string, unknown>[]).map(
    row => row[column],
  )

test('every column that is exported has a Spanish name, or is said to be internal', async () => {
  const missing: string[] = []
  for (const { table, file, without = [] } of EXPORT_SOURCES) {
    const columns = await rows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    )
    const names = columns
      .map(({ name }) => name)
      .filter(name => !without.includes(name) && !SECRET_COLUMN.test(name))
    missing.push(...names.filter(name => !(name in SECTIONS[file].fields)).map(name => `${file}: ${name}`))
    const gone = Object.keys(SECTIONS[file].fields).filter(name => !names.includes(name))
    expect(gone, `named in ${file}, but not exported`).toEqual([])
  }
  expect(missing).toEqual([])
})

test.each([
  ['client', DEMO_CLIENT],
  ['technician', DEMO_TECHNICIAN],
])('the page of a %s is the first file, has every row, and its links lead somewhere', async (_, person) => {
  const uid = await uidOf(person)
  const { files, page } = await exportOf(uid)
  expect([...files.keys()][0]).toBe('mis-datos.html')
  // Every kind of data of the ZIP is on the page: with its visit or in its own section.
  const text = page.text
  for (const source of EXPORT_SOURCES) {
    if (!files.has(`${source.file}.json`) || source.file.startsWith('reservas-')) continue
    const isShown =
      page.querySelector(`#${source.file}`) !== null || text.includes(SECTIONS[source.file].title)
    const hasPhotosElsewhere = source.file.startsWith('fotos-de-')
    expect(isShown || hasPhotosElsewhere, source.file).toBe(true)
  }
  const visits =
    idsIn(files, 'reservas-como-cliente', 'key').length + idsIn(files, 'reservas-como-tecnico', 'key').length
  expect(page.querySelectorAll('article')).toHaveLength(visits)
  expect(page.querySelectorAll('.chat li')).toHaveLength(idsIn(files, 'mensajes', 'id').length)

  const targets = [
    ...page.querySelectorAll('[href]').map(each => each.getAttribute('href') ?? ''),
    ...page.querySelectorAll('[src]').map(each => each.getAttribute('src') ?? ''),
  ]
  for (const target of targets)
    if (target.startsWith('#')) expect(page.querySelector(target), target).not.toBeNull()
    else expect(files.has(target), target).toBe(true)
  const photos = [...files.keys()].filter(name => name.startsWith('fotos/'))
  for (const photo of photos) expect(targets).toContain(photo)
  expect(text).not.toMatch(/\bnull\b|undefined|\[object|NaN/)
  expect(text).not.toMatch(/\d{4}-\d\d-\d\dT/)
})

test('what people typed is text on the page', { tags: ['attack'] }, async () => {
  const uid = await uidOf(DEMO_CLIENT)
  const attack = `</script><img src=x onerror=alert(1)><!-- =HYPERLINK("http://x.co") ${'\u202e'}`
  const [booking] = await rows<{ key: string }>(
    'select "reservaKey"::text as key from visit_messages limit 1',
  )
  await rows('update users set name = $1, barrio = $1 where uid = $2', [attack, uid])
  await rows(
    'update reservas set "clientName" = $1, "technicianName" = $1, description = $1, servicio = $1',
    [attack],
  )
  await rows('update visit_messages set text = $1', [attack])
  await rows(
    `update visit_quotes set lines = jsonb_build_array(jsonb_build_object('concepto', $1::text, 'cantidad', $1::text, 'precio', 1))`,
    [attack],
  )
  await rows('update technicians set nombre = $1', [attack])
  expect(booking).toBeDefined()
  for (const person of [uid, await uidOf(DEMO_TECHNICIAN)]) {
    const { files, page } = await exportOf(person)
    const source = files.get('mis-datos.html')?.toString() ?? ''
    expect(source).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&lt;!-- =HYPERLINK')
    expect(source).not.toMatch(/<script|<img src=x|<!--/)
    expect(page.querySelectorAll('script, iframe, object, form, link, [onerror], [onload]')).toEqual([])
    expect(source).toContain(`content="default-src &#39;none&#39;;`)
  }
})

test('a large account is read in batches', async () => {
  const uid = await uidOf(DEMO_TECHNICIAN)
  const [booking] = await rows<{ key: string }>(
    `select key::text as key from reservas where "technicianId" = $1 limit 1`,
    [uid],
  )
  await rows(
    `insert into visit_messages ("reservaKey", author, "recipientUid", text, at)
     select $1::bigint, 'client', $2, 'Mensaje ' || n, now() from generate_series(1, 1234) as n`,
    [booking?.key, uid],
  )
  const { files, page } = await exportOf(uid)
  const messages = idsIn(files, 'mensajes', 'id')
  expect(new Set(messages).size).toBe(messages.length)
  expect(messages.length).toBeGreaterThan(1234)
  expect(page.querySelectorAll('.chat li')).toHaveLength(messages.length)
})

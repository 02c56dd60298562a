// kill -9 between writing the photo file and its row: no profile refers to a missing photo.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { photoForm, picture } from '#tests/support/people/pictures.ts'
import { migratedDataDir } from '#tests/support/program/data-dir.ts'
import { endPrograms, startProgram } from '#tests/support/program/program.ts'

afterEach(endPrograms)

test('killed after the new file was written and before its row: the old photo is still shown', async () => {
  const dataDir = await migratedDataDir()
  const first = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const luz = newPerson({ role: 'tecnico' })
  const visitor = newVisitor(first.origin)
  await visitor.post('/auth/register', { ...luz })
  await visitor.get('/mi-perfil')
  const jpeg = await picture()
  const send = () =>
    visitor.send('/mi-perfil/foto/subida', {
      method: 'POST',
      body: photoForm(jpeg),
      headers: { origin: first.origin },
    })
  const { secure_url } = (await (await send()).json()) as { secure_url: string }
  const files = () => readdir(join(dataDir, 'photos/tech_photos'))

  // Two connections: inside a transaction pg_stat_activity is a snapshot.
  const connection = await findEmbeddedPostgres(dataDir)
  const [holder, watcher] = [new pg.Client({ ...connection }), new pg.Client({ ...connection })]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query('begin')
  await holder.query('select 1 from technicians for update')
  const interrupted = send().catch(() => null)
  const waiting = `from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "technicians"%'`
  await vi.waitFor(async () => expect((await watcher.query(`select ${waiting}`)).rowCount).toBe(1), {
    timeout: 30_000,
  })
  expect(await files()).toHaveLength(2)
  first.kill('SIGKILL')
  await first.ended
  await interrupted
  // The statement of the killed program still waits for the lock: end it before the lock is released.
  await watcher.query(`select pg_terminate_backend(pid, 10000) ${waiting}`)
  await holder.query('rollback')
  await Promise.all([holder.end(), watcher.end()])

  const second = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
  const after = newVisitor(second.origin)
  await after.post('/auth/login', { email: luz.email, password: luz.password })
  expect(await (await after.get('/mi-perfil')).text()).toContain(secure_url.split('/').at(-1))
  const shown = await after.get(secure_url)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await second.stop()).toEqual({ code: 0, signal: null })
})

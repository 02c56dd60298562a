// The daily deletion of documents of credentials.

import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quickAddJob } from 'graphile-worker'
import { afterEach, expect, test, vi } from 'vitest'
import { createFolderStore } from '#platform/files/file-store.server.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { newTechnician } from '#tests/support/people/bookings.ts'
import { PDF, sendForm } from '#tests/support/people/credential-forms.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { NO_FILES, NOON, photosIn, testServices } from '#tests/support/program/services.ts'
import { listCredentials } from '#verification/persistence/credentials.server.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database

const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const job of running.splice(0)) await job.stop()
})

test('documents are deleted 30 days after the decision, unless they are kept for a reason', async () => {
  const photos = await temporaryFolder()
  const folder = join(photos, 'documents')
  const files = async () => (await readdir(folder)).toSorted()
  const given = { ...services, ...photosIn(photos) }
  const daysAgo = (days: number) => new Date(NOON.getTime() - days * 24 * 60 * 60 * 1000)
  const sent = async (changes: {
    status: string
    decided: number | null
    keptFor?: string
    deleted?: number
  }) => {
    const who = await newTechnician(database)
    await sendForm(given, who, 'identity', { numero: '1.020.304.482' }, [['a.pdf', PDF]])
    const [credential] = await listCredentials(db, who.uid)
    const decidedAt = changes.decided === null ? null : daysAgo(changes.decided)
    await rows('update technician_checks set status = $2, "decidedAt" = $3, "keptFor" = $4 where id = $1', [
      credential?.id,
      changes.status,
      decidedAt,
      changes.keptFor ?? '',
    ])
    if (changes.deleted)
      await rows('update technicians set publicado = false, "deletedAt" = $2 where uid = $1', [
        who.uid,
        daysAgo(changes.deleted),
      ])
    return credential?.documents[0]?.id ?? ''
  }
  const kept = [
    await sent({ status: 'accepted', decided: 29.9 }),
    await sent({ status: 'returned', decided: 60, keptFor: 'Investigación de la Fiscalía' }),
    await sent({ status: 'pending', decided: null }),
    await sent({ status: 'pending', decided: null, deleted: 29 }),
  ]
  const deleted = [
    await sent({ status: 'accepted', decided: 30.1 }),
    await sent({ status: 'returned', decided: 31 }),
    await sent({ status: 'expired', decided: 300 }),
    await sent({ status: 'replaced', decided: 1 }),
    await sent({ status: 'pending', decided: null, deleted: 31 }),
  ]
  for (const name of await files()) await utimes(join(folder, name), daysAgo(2), daysAgo(2))
  await writeFile(join(folder, `${randomUUID()}.webp`), 'its row is not committed yet')

  const { pool } = database
  const { log, push, identity } = services
  const tools = {
    db,
    log,
    push,
    whatsapp: null,
    services,
    identity,
    sendMail: async () => {},
    now: () => NOON,
  }
  running.push(
    await startJobs({ pool, ...tools, origin: '', ...NO_FILES, documents: createFolderStore(folder) }),
  )
  await quickAddJob({ pgPool: pool }, 'apply-retention', {})
  const waiting = `select 1 from graphile_worker.jobs where task_identifier = 'apply-retention'`
  await vi.waitFor(async () => expect(await rows(waiting)).toEqual([]), { timeout: 15_000 })

  const stored = await rows<{ id: string }>('select id from check_documents where id = any($1)', [
    [...kept, ...deleted],
  ])
  expect(stored.map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
  const pdfs = (await files()).filter(name => name.endsWith('.pdf'))
  expect(pdfs).toEqual(kept.map(id => `${id}.pdf`).toSorted())
  expect(await files(), 'a file without a row is kept for a day').toHaveLength(kept.length + 1)
})

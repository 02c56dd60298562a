// Mails about moderation: one per act, and none if the act was undone before it was sent.

import { expect, test } from 'vitest'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import { undoModeration } from '#moderation/use-cases/undo-moderation.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { newAdmin, writeBooking } from '#tests/support/people/moderation.ts'
import { storeCredential } from '#tests/support/people/stored-credentials.ts'
import { sentEmails } from '#tests/support/program/queue.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
const camila = await newAdmin(services.database)

const emailsTo = async (email: string) =>
  (await sentEmails(services)).filter(({ to }) => to.address === email)

test('a blocked technician gets one mail that mentions the cancelled bookings', async () => {
  const luz = await newTechnician(services.database)
  await writeBooking(services.database, { technician: luz, client: await newClient(services.database) })
  const command = {
    kind: 'technician',
    uid: luz.uid,
    act: 'block',
    reason: 'No llegó a tres visitas',
  } as const
  await moderatePerson(services, camila, command)
  await moderatePerson(services, camila, command)
  const emails = await emailsTo(luz.email)
  expect(emails.map(({ subject }) => subject)).toEqual(['Bloqueamos tu perfil'])
  expect(emails[0]?.text).toContain('Cancelamos las visitas que tenías pendientes')
  expect(emails[0]?.text).toContain('Motivo: No llegó a tres visitas')
})

test('an act that was undone before its mail was sent sends none', async () => {
  const luz = await newTechnician(services.database)
  await storeCredential(rows, luz.uid, { status: 'accepted' })
  for (const act of ['review', 'verify', 'block', 'publish'] as const)
    await moderatePerson(services, camila, { kind: 'technician', uid: luz.uid, act, reason: null })
  const subjects = (await emailsTo(luz.email)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['Tu perfil está verificado', 'Tu perfil ya está en el catálogo'])
})

test('blocking and unblocking an account send a mail each', async () => {
  const ana = await newClient(services.database)
  await moderatePerson(services, camila, { kind: 'user', uid: ana.uid, act: 'block', reason: null })
  expect((await emailsTo(ana.email)).map(({ subject }) => subject)).toEqual([
    'Bloqueamos tu cuenta de TecniYa',
  ])
  await moderatePerson(services, camila, { kind: 'user', uid: ana.uid, act: 'unblock', reason: null })
  expect((await emailsTo(ana.email)).map(({ subject }) => subject)).toEqual([
    'Tu cuenta de TecniYa está activa otra vez',
  ])
})

const waiting = () =>
  rows<{ task: string; late: boolean }>(
    `select distinct identifier as task, run_at > $1::timestamptz + interval '599 seconds' as late
     from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
     order by task`,
    [services.now()],
  )

test('everybody is told once, ten minutes after the act', async () => {
  const [luz, ana, rosa] = [
    await newTechnician(services.database),
    await newClient(services.database),
    await newClient(services.database),
  ]
  await sentEmails(services)
  await writeBooking(services.database, { technician: luz, client: ana })
  await writeBooking(services.database, { technician: luz, client: rosa, hour: 16, status: 'solicitada' })
  const command = { kind: 'technician', uid: luz.uid, act: 'block', reason: 'No llegó' } as const
  for (let n = 0; n < 2; n++) {
    const blocked = await moderatePerson(services, camila, command)
    const trailEntryId = blocked.ok && blocked.value.trailEntryId
    expect(await waiting()).toEqual([
      { task: 'send-booking-mail', late: true },
      { task: 'send-moderation-mail', late: true },
    ])
    if (n === 0 && trailEntryId) {
      const undo = { kind: 'technician', uid: luz.uid, act: 'undo', trailEntryId } as const
      expect(await undoModeration(services, camila, undo)).toMatchObject({ ok: true })
    }
  }
  const emails = await sentEmails(services)
  expect(emails.map(({ to }) => to.address).sort()).toEqual([ana.email, luz.email, rosa.email].sort())
})

test('nobody is told of an act that was undone, unless a visit did not come back', async () => {
  const [luz, carlos, ana, rosa] = [
    await newTechnician(services.database),
    await newTechnician(services.database),
    await newClient(services.database),
    await newClient(services.database),
  ]
  await writeBooking(services.database, { technician: luz, client: ana, hour: 9 })
  await writeBooking(services.database, { technician: carlos, client: ana, hour: 9 })
  const blocked = await moderatePerson(services, camila, {
    kind: 'user',
    uid: ana.uid,
    act: 'block',
    reason: 'Insultó',
  })
  await writeBooking(services.database, { technician: carlos, client: rosa, hour: 9 })
  const trailEntryId = (blocked.ok && blocked.value.trailEntryId) || 0
  await undoModeration(services, camila, { kind: 'user', uid: ana.uid, act: 'undo', trailEntryId })
  const emails = await sentEmails(services)
  expect(emails.map(({ to }) => to.address)).toEqual([carlos.email])
})

test('a refused act sends no mail', async () => {
  await moderatePerson(services, camila, { kind: 'user', uid: camila.uid, act: 'delete', reason: null })
  expect(await emailsTo(camila.email)).toEqual([])
})

// Mails about moderation: one per act, and none if the act was undone before it was sent.
import { expect, test, vi } from 'vitest'
import type { DrawnLetter } from '#notifications/mail.server.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { newClient, newTechnician } from '#tests/support/bookings.ts'
import { newAdmin, writeBooking } from '#tests/support/moderation.ts'
import { testServices } from '#tests/support/services.ts'
import { moderateTechnician } from '#use-cases/moderate-technician.server.ts'
import { moderateUser } from '#use-cases/moderate-user.server.ts'

const services = await testServices()
const { rows, pool, db } = services.database
const ORIGIN = 'https://tecniya.co'
const camila = await newAdmin(services.database)

/** Runs the queue until it is empty; the mails to one person. */
async function lettersTo(email: string): Promise<DrawnLetter[]> {
  const sent: DrawnLetter[] = []
  const sendMail = async (letter: DrawnLetter) => void sent.push(letter)
  const { log, now, push } = services
  const runner = await startJobs({
    pool,
    db,
    log,
    sendMail,
    push,
    photos: '',
    documents: '',
    origin: ORIGIN,
    now,
  })
  try {
    await vi.waitFor(
      async () => expect(await rows('select 1 from graphile_worker._private_jobs')).toEqual([]),
      { timeout: 15_000 },
    )
  } finally {
    // Otherwise this runner would take jobs of the next call.
    await runner.stop()
  }
  return sent.filter(({ to }) => to.address === email)
}

test('a blocked technician gets one mail that mentions the cancelled bookings', async () => {
  const luz = await newTechnician(services.database)
  await writeBooking(services.database, { technician: luz, client: await newClient(services.database) })
  const command = { uid: luz.uid, act: 'block', reason: 'No llegó a tres visitas' } as const
  await moderateTechnician(services, camila, command)
  await moderateTechnician(services, camila, command)
  const letters = await lettersTo(luz.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['Bloqueamos tu perfil'])
  expect(letters[0]?.text).toContain('Cancelamos las visitas que tenías pendientes')
  expect(letters[0]?.text).not.toContain('No llegó')
})

test('an act that was undone before its mail was sent sends none', async () => {
  const luz = await newTechnician(services.database)
  for (const act of ['review', 'verify', 'block', 'publish'] as const)
    await moderateTechnician(services, camila, { uid: luz.uid, act, reason: null })
  const subjects = (await lettersTo(luz.email)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['Tu perfil está verificado', 'Tu perfil ya está en el catálogo'])
})

test('blocking and unblocking an account send a mail each', async () => {
  const ana = await newClient(services.database)
  await moderateUser(services, camila, { uid: ana.uid, act: 'block', reason: null })
  expect((await lettersTo(ana.email)).map(({ subject }) => subject)).toEqual([
    'Bloqueamos tu cuenta de TecniYa',
  ])
  await moderateUser(services, camila, { uid: ana.uid, act: 'unblock', reason: null })
  expect((await lettersTo(ana.email)).map(({ subject }) => subject)).toEqual([
    'Tu cuenta de TecniYa está activa otra vez',
  ])
})

test('a refused act sends no mail', async () => {
  await moderateUser(services, camila, { uid: camila.uid, act: 'delete', reason: null })
  expect(await lettersTo(camila.email)).toEqual([])
})

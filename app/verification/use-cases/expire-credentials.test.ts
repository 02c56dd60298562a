// D53: the clock expires credentials, takes the badge away and tells everybody once.

import { expect, test } from 'vitest'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import type { DrawnEmail } from '#platform/mail/mail.server.ts'
import { newTechnician } from '#tests/support/people/bookings.ts'
import { moderationOf, newAdmin, trailOf } from '#tests/support/people/moderation.ts'
import { storeCredential } from '#tests/support/people/stored-credentials.ts'
import { sentEmails } from '#tests/support/program/queue.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'
import { expireCredentials } from '#verification/use-cases/expire-credentials.server.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database
const camila = await newAdmin(database)
const julian = await newAdmin(database)

/** NOON is 12 November 2026. */
const expireAfter = (days: number) =>
  expireCredentials({ db, now: () => new Date(NOON.getTime() + days * DAY_MS) })

const subjectsTo = (emails: readonly DrawnEmail[], email: string) =>
  emails.filter(({ to }) => to.address === email).map(({ subject }) => subject)

test('the identity expires after its last day, with the badge; technician and administrators are told once', async () => {
  const luz = await newTechnician(database)
  const id = await storeCredential(rows, luz.uid, { status: 'accepted', expiresOn: '2026-11-12' })
  await moderatePerson(services, camila, { kind: 'technician', uid: luz.uid, act: 'verify', reason: null })
  await rows('update technician_checks set "warnedAt" = now() where id = $1', [id])
  await sentEmails(services)

  await expireAfter(0)
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: true })
  // Two instances at once, and again an hour later.
  await Promise.all([expireAfter(1), expireAfter(1)])
  await expireAfter(1)
  expect(await rows('select status from technician_checks where id = $1', [id])).toEqual([
    { status: 'expired' },
  ])
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: false })
  expect(
    (await trailOf(database, 'technician', luz.uid)).map(({ act, actorUid }) => [act, actorUid]),
  ).toEqual([
    ['verify', camila.uid],
    ['expire-check', 'reloj'],
    ['unverify', 'reloj'],
  ])
  const emails = await sentEmails(services)
  expect(subjectsTo(emails, luz.email)).toEqual(['Tu cédula venció'])
  for (const { email } of [camila, julian])
    expect(subjectsTo(emails, email)).toEqual([`Venció la cédula de ${luz.name}`])
  const toAdmin = emails.find(({ to }) => to.address === julian.email)
  expect(toAdmin?.text).toContain(`https://tecniya.co/admin/tecnicos/${luz.uid}`)
  expect(toAdmin?.text).toContain('ya no muestra la insignia')
})

test('another credential expires without the badge', async () => {
  const luz = await newTechnician(database)
  await storeCredential(rows, luz.uid, { status: 'accepted' })
  await moderatePerson(services, camila, { kind: 'technician', uid: luz.uid, act: 'verify', reason: null })
  const id = await storeCredential(rows, luz.uid, {
    kind: 'training',
    status: 'accepted',
    expiresOn: '2026-11-12',
  })
  await expireAfter(1)
  expect(await rows('select status from technician_checks where id = $1', [id])).toEqual([
    { status: 'expired' },
  ])
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: true })
})

test('30 days before, the technician is warned once', async () => {
  const luz = await newTechnician(database)
  await storeCredential(rows, luz.uid, { kind: 'gas-licence', status: 'accepted', expiresOn: '2026-12-13' })
  await sentEmails(services)
  await expireAfter(0)
  expect(subjectsTo(await sentEmails(services), luz.email)).toEqual([])
  await Promise.all([expireAfter(1), expireAfter(1)])
  await expireAfter(2)
  expect(subjectsTo(await sentEmails(services), luz.email)).toEqual([
    'Tu licencia de gas vence el 13 de diciembre de 2026',
  ])
})

test('an e-mail is not sent when the credential has changed since, or the profile is deleted', async () => {
  const [luz, ines] = [await newTechnician(database), await newTechnician(database)]
  const id = await storeCredential(rows, luz.uid, { status: 'accepted', expiresOn: '2026-11-20' })
  await storeCredential(rows, ines.uid, { status: 'accepted', expiresOn: '2026-11-20' })
  await sentEmails(services)
  await expireAfter(0)
  await rows(`update technician_checks set status = 'replaced' where id = $1`, [id])
  await rows('update technicians set publicado = false, "deletedAt" = now() where uid = $1', [ines.uid])
  expect(await sentEmails(services)).toEqual([])
})

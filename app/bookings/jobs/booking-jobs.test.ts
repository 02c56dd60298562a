// Mails about bookings on the real queue: what the clock adds, once per booking, and what each mail carries.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { notifyDue } from '#bookings/persistence/notifications.server.ts'
import {
  acceptBooking,
  cancelBooking,
  undoAcceptedBooking,
} from '#bookings/use-cases/answer-booking.server.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import { type DrawnEmail, mailToFolder } from '#platform/mail/mail.server.ts'
import { NO_QUALITIES } from '#reviews/domain/review-rating.ts'
import { DUE_REMINDERS } from '#server/jobs/booking-notifications.ts'
import {
  at,
  emailsAbout,
  MONDAY,
  MONDAY_AT_15_INSTANT,
  newClient,
  newTechnician,
} from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { requestHour } from '#tests/support/people/visits.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { runQueue, sentEmails } from '#tests/support/program/queue.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'
import { emailsTo as mailFilesTo } from '#tests/support/servers/outbox.ts'
import { rateBooking } from '#visits/use-cases/rate-booking.server.ts'

const services = await testServices()
const { database, db } = services
const { unanswered, overdue, rate } = DUE_REMINDERS

/** Sends all that waits, at the given moment; the mails to these people. The cron job may add mails to others. */
async function emailsTo(people: readonly Viewer[], now = NOON): Promise<DrawnEmail[]> {
  const sent = await sentEmails(services, now)
  return sent.filter(({ to }) => people.some(({ email }) => email === to.address))
}

async function requested(technician: Viewer, client: Viewer): Promise<number> {
  const outcome = await requestHour(services, client, technician)
  if (!outcome.ok) throw new Error(outcome.code)
  const [row] = await database.rows<{ key: number }>(
    `update reservas set "createdAt" = $2 where "technicianId" = $1 and status = 'solicitada' returning key::int`,
    [technician.uid, NOON],
  )
  return row?.key ?? 0
}

/** There is a day to answer (D60). */
const HALF_WAY = new Date(NOON.getTime() + DAY_MS / 2)

test('a technician who has not answered is reminded once, at half of the time', async () => {
  const luz = await newTechnician(database)
  const key = await requested(luz, await newClient(database))
  await notifyDue(db, { unanswered }, new Date(HALF_WAY.getTime() - 1))
  expect(await emailsAbout(database, key)).toEqual(['requested'])
  await Promise.all([0, 1, 2].map(() => notifyDue(db, { unanswered }, HALF_WAY)))
  await notifyDue(db, { unanswered }, MONDAY_AT_15_INSTANT)
  expect(await emailsAbout(database, key)).toEqual(['requested', 'unanswered'])
  const subjects = (await emailsTo([luz], HALF_WAY)).map(({ subject }) => subject)
  // Jobs run concurrently.
  expect(subjects.toSorted()).toEqual([
    'Cliente espera tu respuesta: el lunes 16, 15:00',
    'Nueva visita: Cliente, el lunes 16, 15:00',
  ])
})

test('after the time to answer the client gets an e-mail with who else can go', async () => {
  const [luz, ana] = [await newTechnician(database), await newClient(database)]
  await newTechnician(database)
  await requested(luz, ana)
  const overdueAt = new Date(NOON.getTime() + DAY_MS)
  await notifyDue(db, { overdue }, overdueAt)
  const [sent] = await emailsTo([ana], overdueAt)
  expect(sent?.subject).toMatch(/^Luz no ha respondido; \w+ plomeros? pueden? ir /)
  expect(sent?.text).toContain('Reservar con Luz, ')
})

test('a request that was answered gets no reminder, and a queued one is not sent', async () => {
  const [luz, ana] = [await newTechnician(database), await newClient(database)]
  const key = await requested(luz, ana)
  await notifyDue(db, { unanswered }, HALF_WAY)
  await acceptBooking(services, luz, key)
  const subjects = (await emailsTo([luz, ana])).map(({ subject }) => subject)
  expect(subjects).toEqual(['Confirmada: Luz va el lunes 16 a las 15:00'])
  const answered = await requested(await newTechnician(database), ana)
  await database.rows(`update reservas set status = 'confirmada' where key = $1`, [answered])
  await notifyDue(db, { unanswered }, HALF_WAY)
  expect(await emailsAbout(database, answered)).toEqual(['requested'])
})

test('accepted, undone and accepted again, the client is told once; undone for good, not at all', async () => {
  const [luz, ana, eva] = [
    await newTechnician(database),
    await newClient(database),
    await newClient(database),
  ]
  const key = await requested(luz, ana)
  await acceptBooking(services, luz, key)
  await undoAcceptedBooking(services, luz, key)
  await acceptBooking(servicesOn(database, new Date(NOON.getTime() + 1)), luz, key)
  const other = await newTechnician(database)
  const undone = await requested(other, eva)
  await acceptBooking(services, other, undone)
  await undoAcceptedBooking(services, other, undone)
  expect(await emailsAbout(database, key)).toEqual(['requested', 'confirmada', 'confirmada'])
  const sent = await emailsTo([ana, eva])
  expect(sent.map(({ to }) => to.address)).toEqual([ana.email])
})

const TUESDAY_AT_9 = new Date('2026-11-17T14:00:00Z')

test('the day after a visit, from nine, the client is asked once for a rating', async () => {
  const [technician, client] = [await newTechnician(database), await newClient(database)]
  const key = await writeBooking(database, { technician, client })
  await settleBookings(db, new Date(MONDAY_AT_15_INSTANT.getTime() + HOUR_MS))
  await notifyDue(db, { rate }, new Date(TUESDAY_AT_9.getTime() - 1))
  expect(await emailsAbout(database, key)).toEqual([])
  await Promise.all([0, 1, 2].map(() => notifyDue(db, { rate }, TUESDAY_AT_9)))
  expect(await emailsAbout(database, key)).toEqual(['rate'])
  const [email] = await emailsTo([client], TUESDAY_AT_9)
  expect(email?.subject).toBe('¿Cómo te fue con Luz?')
  expect(email?.text).toContain('era ayer. Cuéntanos cómo te fue')
})

test('no rating is asked for after a review, after three days, of a blocked account, or while it is contested', async () => {
  const technician = await newTechnician(database)
  const [ana, eva, old] = [await newClient(database), await newClient(database), await newClient(database)]
  const done = { technician, status: 'completada' }
  const reviewed = await writeBooking(database, { ...done, client: ana })
  await rateBooking(services, ana, {
    key: reviewed,
    rating: 5,
    comentario: 'Muy bien',
    qualities: NO_QUALITIES,
  })
  await writeBooking(database, { ...done, client: eva, hour: 14 })
  await database.rows('update users set blocked = true where uid = $1', [eva.uid])
  await writeBooking(database, { ...done, client: old, daysLater: -4 })
  const missed = await writeBooking(database, { ...done, client: old, hour: 12 })
  await database.rows(
    `insert into visit_progress ("reservaKey", "didNotComeAt", outcome) values ($1, now(), 'contested')`,
    [missed],
  )
  expect(await notifyDue(db, { rate }, TUESDAY_AT_9)).toBe(0)
  const late = await writeBooking(database, { ...done, client: ana, hour: 13 })
  expect(await notifyDue(db, { rate }, TUESDAY_AT_9)).toBe(1)
  await rateBooking(services, ana, { key: late, rating: 5, comentario: 'Muy bien', qualities: NO_QUALITIES })
  expect(await emailsTo([ana], TUESDAY_AT_9)).toEqual([])
})

test('a cancellation offers the hours that are still free, and who else can go', async () => {
  const [luz, ana, other] = [
    await newTechnician(database),
    await newClient(database),
    await newClient(database),
  ]
  const key = await requested(luz, ana)
  const offeredHours = ['16', '17'].map(hour => at(MONDAY, hour).slot.scheduledAt)
  await cancelBooking(services, luz, key, { note: 'Se dañó la moto', offeredHours })
  await writeBooking(database, { technician: luz, client: other, hour: 16 })
  const [email] = await emailsTo([ana])
  expect(email?.subject).toBe('Luz no puede ir el lunes 16 a las 15:00; te ofrece otra hora')
  expect(email?.text).toContain(`/agendar/${luz.uid}?de=${key}&date=${MONDAY}&hour=17`)
  expect(email?.text).not.toContain('hour=16')
  expect(email?.text).toMatch(/Luz Marina Cárdenas .*\nReservar con Luz, .*hour=15/)
})

test('an unanswered request names three who can go', async () => {
  const [silent, ana] = [await newTechnician(database), await newClient(database)]
  const key = await requested(silent, ana)
  await settleBookings(db, MONDAY_AT_15_INSTANT)
  const [email] = await emailsTo([ana], MONDAY_AT_15_INSTANT)
  expect(email?.subject).toMatch(/^Luz no alcanzó a responder; (un|dos|tres) plomeros? pueden? ir hoy$/)
  expect(email?.text.match(new RegExp(`\\?de=${key}&date=`, 'g'))).toHaveLength(3)
})

test('the e-mail names nobody who only shares another trade with the one who was silent', async () => {
  const [silent, drywaller, ana] = [
    await newTechnician(database),
    await newTechnician(database),
    await newClient(database),
  ]
  const inMompox = (uid: string, especialidades: string) =>
    database.rows(`update technicians set ciudad = 'Mompox', especialidades = $2 where uid = $1`, [
      uid,
      especialidades,
    ])
  await inMompox(silent.uid, '{Plomería,Enchapes}')
  await inMompox(drywaller.uid, '{Drywall,Enchapes}')
  const key = await requested(silent, ana)
  await database.rows(`update reservas set servicio = 'Destape de sanitario' where key = $1`, [key])
  await settleBookings(db, MONDAY_AT_15_INSTANT)
  const [email] = await emailsTo([ana], MONDAY_AT_15_INSTANT)
  expect(email?.subject).toBe('Luz no alcanzó a responder')
  expect(email?.text).not.toContain(drywaller.uid)
  expect(email?.text).toContain('Buscar otro técnico: https://tecniya.co/tecnicos?esp=plomeria')
})

test('the mail file holds text, HTML with its pictures, and the calendar file', async () => {
  const folder = await temporaryFolder()
  const [luz, ana] = [await newTechnician(database), await newClient(database)]
  await acceptBooking(services, luz, await requested(luz, ana))
  await runQueue(services, NOON, mailToFolder(join(folder, 'outbox'), 'TecniYa <hola@tecniya.co>'))
  const [mail] = await mailFilesTo(ana.email, folder)
  const { html = '', text = '', attachments = [] } = mail ?? {}
  expect(text).toContain('Hola, Cliente:')
  const inline = attachments.filter(({ disposition }) => disposition === 'inline')
  expect(inline.map(({ mimeType }) => mimeType)).toEqual(['image/png', 'image/png', 'image/png'])
  for (const { contentId = '' } of inline) expect(html).toContain(`cid:${contentId.slice(1, -1)}`)
  expect(attachments.find(({ disposition }) => disposition === 'attachment')).toMatchObject({
    filename: 'visita.ics',
    mimeType: 'text/calendar',
  })
})

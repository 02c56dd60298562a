import { expect, test } from 'vitest'
import { knowsPolicy, POLICY_VERSION } from '#accounts/domain/authorization.ts'
import { completeSecondStep } from '#accounts/use-cases/sign-in.server.ts'
import { listBookingsOfClient } from '#agenda/persistence/booking-lists.server.ts'
import { listRescues } from '#agenda/use-cases/rescues.server.ts'
import type { Services } from '#app/services.ts'
import { cancelReasonText } from '#bookings/wording/cancel-reasons.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { findPublishedTechnician } from '#catalogue/persistence/public-profile.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { findAuthorization } from '#rights/persistence/authorizations.server.ts'
import { acknowledgePolicy } from '#rights/use-cases/acknowledge-policy.server.ts'
import {
  deleteOwnAccount,
  recoverAccount as recoverAccountIn,
} from '#rights/use-cases/own-account-deletion.server.ts'
import { requestDataExport } from '#rights/use-cases/request-data-export.server.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import { newAdmin, trailOf } from '#tests/support/people/moderation.ts'
import { browserWith, type Member, NETWORK, newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { storeBookingWithPhotos } from '#tests/support/people/problem-photos.ts'
import { withSecondStep } from '#tests/support/people/second-step.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database

const remove = (who: Member, password = who.password) =>
  deleteOwnAccount(services, who, { password, network: NETWORK })

const UNKNOWN = { userAgent: '', network: '', city: '' }
const recoverAccount = (on: Services, proof: string | null, headers = new Headers()) =>
  recoverAccountIn(on, { proof, headers, device: UNKNOWN })

const proofOf = async (who: Member, on = services) => {
  const outcome = await tryToSignIn(on, who)
  return outcome.ok ? (outcome.value.recovery ?? null) : null
}

async function publishedTechnician(): Promise<Member> {
  const technician = await newMember(services, { role: 'tecnico', name: 'Luz Marina Cárdenas' })
  await rows(
    `update technicians set publicado = true, estado = 'publicado', especialidades = '{Plomería}' where uid = $1`,
    [technician.uid],
  )
  return technician
}

const bookingOf = async (key: number) =>
  (await rows<object>('select status, "cancelReason" from reservas where key = $1', [key]))[0]
const jobsFor = (key: number) =>
  rows<{ news: string }>(
    `select payload ->> 'news' as news from graphile_worker._private_jobs where payload ->> 'key' = $1::text`,
    [key],
  )

test('registering stores version and instant of what was authorised', async () => {
  const ana = await newMember(services)
  expect(await findAuthorization(db, ana.uid)).toEqual({
    authorizedVersion: POLICY_VERSION,
    authorizedAt: NOON,
    toldVersion: null,
    toldAt: null,
  })
})

test('an account of before is told once that the text changed', async () => {
  const ana = await newMember(services)
  await rows('update users set "authorizedVersion" = null, "authorizedAt" = null where uid = $1', [ana.uid])
  expect((await services.identity.findViewer(ana.browser))?.knowsPolicy).toBe(false)
  await rows(`update users set "authorizedVersion" = '2024-01-15', "authorizedAt" = now() where uid = $1`, [
    ana.uid,
  ])
  expect((await services.identity.findViewer(ana.browser))?.knowsPolicy).toBe(false)
  await acknowledgePolicy(services, { ...ana, ciudad: '' })
  expect((await services.identity.findViewer(ana.browser))?.knowsPolicy).toBe(true)
  expect(await findAuthorization(db, ana.uid)).toMatchObject({ toldVersion: POLICY_VERSION, toldAt: NOON })
})

test.each([
  [{ authorizedVersion: null, toldVersion: null }, false],
  [{ authorizedVersion: '2024-01-15', toldVersion: null }, false],
  [{ authorizedVersion: POLICY_VERSION, toldVersion: null }, true],
  [{ authorizedVersion: null, toldVersion: POLICY_VERSION }, true],
])('%j knows the present text: %s', (authorization, known) => {
  expect(knowsPolicy(authorization)).toBe(known)
})

test('a wrong password deletes nothing, and guesses are limited as at sign-in', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember(services)
  for (let guess = 0; guess < 10; guess++)
    expect(await remove(ana, `mal-${guess}`)).toMatchObject({ ok: false, code: 'wrong-password' })
  expect(await remove(ana)).toMatchObject({ ok: false, code: 'too-many-requests' })
  expect(await services.identity.findViewer(ana.browser)).not.toBeNull()
})

test('a client leaves: sessions end, visits are cancelled and told, reviews lose the name', async () => {
  const [ana, luz] = [await newMember(services), await publishedTechnician()]
  const visit = { technician: luz, client: { ...ana, ciudad: '' }, photos: [] }
  const ahead = await storeBookingWithPhotos(database, {
    ...visit,
    at: new Date(NOON.getTime() + DAY_MS),
    status: 'confirmada',
  })
  const past = await storeBookingWithPhotos(database, {
    ...visit,
    at: new Date(NOON.getTime() - DAY_MS),
    status: 'completada',
  })
  await rows(
    `insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, aprobada)
     values ($1, $2, $3, 'Ana Restrepo', 5, true)`,
    [past, luz.uid, ana.uid],
  )
  expect(await remove(ana)).toMatchObject({ ok: true })
  expect(await services.identity.findViewer(ana.browser)).toBeNull()
  expect(await bookingOf(ahead)).toEqual({ status: 'cancelada', cancelReason: 'cuenta_eliminada' })
  expect(await bookingOf(past)).toEqual({ status: 'completada', cancelReason: null })
  expect(await jobsFor(ahead)).toEqual([{ news: 'client-withdrawn' }])
  const nameOf = () => rows('select "clienteNombre" from reviews_public where "clientId" = $1', [ana.uid])
  expect(await nameOf()).toEqual([{ clienteNombre: 'Cliente de TecniYa' }])
  expect((await trailOf(database, 'user', ana.uid)).map(({ act, actorUid }) => [act, actorUid])).toEqual([
    ['delete-own', ana.uid],
  ])

  expect(await recoverAccount(services, await proofOf(ana))).toMatchObject({ ok: true })
  expect(await nameOf()).toEqual([{ clienteNombre: 'Ana Restrepo' }])
  expect(await bookingOf(ahead)).toMatchObject({ status: 'cancelada' })
  expect(await tryToSignIn(services, ana)).toMatchObject({ ok: true, value: { role: 'cliente' } })
})

test('who left decides what is said of a cancelled visit; a client who comes back is offered the same hour', async () => {
  const [ana, luz, later] = [
    await newMember(services),
    await publishedTechnician(),
    await newMember(services),
  ]
  const at = new Date(NOON.getTime() + DAY_MS)
  const visit = { technician: luz, at, status: 'confirmada', photos: [] }
  await storeBookingWithPhotos(database, { ...visit, client: { ...ana, ciudad: '' } })
  await rows('update reservas set "createdAt" = $2 where "clientId" = $1', [ana.uid, NOON])
  await remove(ana)
  await recoverAccount(services, await proofOf(ana))
  const rescue = async () =>
    (await listRescues(db, ana.uid, { now: NOON, isHoliday: () => false }, { tradesIn })).map(
      ({ booking, offeredSlots }) => ({
        reason: cancelReasonText(booking),
        hours: offeredSlots,
      }),
    )
  const reason = 'Se canceló porque eliminaste tu cuenta.'
  expect(await rescue()).toEqual([{ reason, hours: [slotAt(at)] }])
  await storeBookingWithPhotos(database, { ...visit, client: { ...later, ciudad: '' } })
  expect(await rescue()).toEqual([{ reason, hours: [] }])

  await remove(luz)
  const [lost] = (await listBookingsOfClient(db, later.uid, 1)).bookings
  expect(lost && cancelReasonText(lost)).toMatch(/ dejó de atender en TecniYa\.$/)
})

test('a technician leaves the public pages, and comes back as before', async () => {
  const luz = await publishedTechnician()
  const [row] = await rows<{ slug: string }>('select slug from technicians where uid = $1', [luz.uid])
  const isPublic = async () => (await findPublishedTechnician(db, row?.slug ?? '')) !== null
  expect(await isPublic()).toBe(true)
  await remove(luz)
  expect(await isPublic()).toBe(false)
  expect(await rows('select uid from catalogue where uid = $1', [luz.uid])).toEqual([])
  await recoverAccount(services, await proofOf(luz))
  expect(await isPublic()).toBe(true)
  expect(await rows('select uid from catalogue where uid = $1', [luz.uid])).toHaveLength(1)
})

test('only the right password leads to the recovery, for 30 days, and never for who was removed by the team', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember(services)
  await remove(ana)
  const wrong = await tryToSignIn(services, { ...ana, password: 'otra-cosa-9' })
  expect(wrong).toMatchObject({ ok: false, code: 'invalid-credential' })
  const proof = await proofOf(ana)
  const after = (ms: number) => servicesOn(database, new Date(NOON.getTime() + ms))
  expect(await recoverAccount(services, `${proof}x`)).toMatchObject({ ok: false, code: 'recovery-expired' })
  expect(await recoverAccount(services, null)).toMatchObject({ ok: false, code: 'recovery-expired' })
  expect(await recoverAccount(after(31 * 60_000), proof)).toMatchObject({ ok: false })
  const late = after(30 * DAY_MS + 1)
  const lateSignIn = await tryToSignIn(late, ana)
  const lateProof = lateSignIn.ok ? (lateSignIn.value.recovery ?? null) : null
  expect(await recoverAccount(late, lateProof)).toMatchObject({ ok: false, code: 'recovery-expired' })

  const removed = await newMember(services)
  await rows('update users set "deletedAt" = now() where uid = $1', [removed.uid])
  expect(await tryToSignIn(services, removed)).toMatchObject({ ok: false, code: 'user-disabled' })
})

test('a proof of an earlier deletion does not take back a later one', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  await remove(ana)
  const old = await proofOf(ana)
  expect(await recoverAccount(services, old)).toMatchObject({ ok: true })
  const later = servicesOn(database, new Date(NOON.getTime() + 60_000))
  await deleteOwnAccount(later, ana, { password: ana.password, network: NETWORK })
  expect(await recoverAccount(later, old)).toMatchObject({ ok: false, code: 'recovery-expired' })
})

test('a deleted account with second step comes back by password and code, not by the password alone', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  await remove(ana)
  const outcome = await tryToSignIn(services, ana)
  expect(outcome).toMatchObject({ ok: true, value: { secondStep: true } })
  if (!outcome.ok) return
  expect(outcome.value.recovery).toBeUndefined()
  const browser = browserWith(outcome.value.cookies)
  const complete = (code: string) =>
    completeSecondStep(services, { code, network: NETWORK, headers: browser })
  expect(await complete('000000')).toEqual({ ok: false, code: 'invalid-code' })
  const done = await complete(authenticator.code())
  expect(done).toMatchObject({ ok: true, value: { cookies: [] } })
  const recovered = await recoverAccount(services, (done.ok && done.value.recovery) || null)
  const cookies = (recovered.ok && recovered.value) || []
  expect((await services.identity.findViewer(browserWith(cookies)))?.viewer.uid).toBe(ana.uid)
})

test('a recovery code brings a deleted account back once', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const { recoveryCodes } = await withSecondStep(services, ana)
  await remove(ana)
  const complete = async () => {
    const outcome = await tryToSignIn(services, ana)
    const headers = browserWith(outcome.ok ? outcome.value.cookies : [])
    return completeSecondStep(services, { code: recoveryCodes[0] ?? '', network: NETWORK, headers })
  }
  expect(await complete()).toMatchObject({ ok: true, value: { recovery: expect.any(String) } })
  expect(await complete()).toEqual({ ok: false, code: 'invalid-code' })
})

test('taking the account back signs in, ends the session the browser had, and makes it known', async () => {
  const [ana, luz] = [await newMember(services), await newMember(services)]
  await remove(ana)
  const outcome = await recoverAccount(services, await proofOf(ana), luz.browser)
  const browser = browserWith((outcome.ok && outcome.value) || [])
  expect((await services.identity.findViewer(browser))?.viewer.uid).toBe(ana.uid)
  expect(await services.identity.devices.find(browser, ana.uid)).not.toBeNull()
  expect(await services.identity.findViewer(luz.browser)).toBeNull()
})

test('a blocked person takes the account back and is not signed in', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  await remove(ana)
  const proof = await proofOf(ana)
  await rows('update users set blocked = true where uid = $1', [ana.uid])
  expect(await recoverAccount(services, proof)).toEqual({ ok: true, value: null })
})

test('a new password makes the proof of the former worthless', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  await remove(ana)
  const proof = await proofOf(ana)
  await rows('update accounts set password = $2 where "userId" = $1', [
    ana.uid,
    await services.identity.hashPassword('cobre-martes-9'),
  ])
  expect(await recoverAccount(services, proof)).toEqual({ ok: false, code: 'recovery-expired' })
})

test('the last administrator cannot leave', async () => {
  const admin = await newMember(services)
  await rows(`update users set role = 'admin' where uid = $1`, [admin.uid])
  expect(await remove(admin)).toMatchObject({ ok: false, code: 'last-admin-leaves' })
  await newAdmin(database)
  expect(await remove(admin)).toMatchObject({ ok: true })
})

test('one export at a time, and a few a day', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const ask = () => requestDataExport(services, { ...ana, ciudad: '' })
  expect(await ask()).toMatchObject({ ok: true })
  expect(await ask()).toMatchObject({ ok: false, code: 'export-under-way' })
  for (let more = 0; more < 3; more++) await ask()
  expect(await ask()).toMatchObject({ ok: false, code: 'export-too-often' })
})

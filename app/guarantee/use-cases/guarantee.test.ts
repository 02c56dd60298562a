import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import {
  findStoredProblemPhotos,
  insertProblemPhoto,
} from '#bookings/persistence/problem-photo-store.server.ts'
import { acceptBooking, cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { blockClient } from '#bookings/use-cases/blocked-clients.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import type { PartyAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeStep } from '#guarantee/domain/guarantee-case.ts'
import { GUARANTEE_GROUPS } from '#guarantee/domain/guarantee-dossier.ts'
import { advanceGuaranteeCases } from '#guarantee/persistence/due-guarantee-cases.server.ts'
import {
  countGuaranteeGroups,
  findCaseOfClient,
  listCasesToAnswer,
  listGuaranteeQueue,
} from '#guarantee/persistence/guarantee-cases.server.ts'
import { findBookableRepeat } from '#guarantee/persistence/repeat-visits.server.ts'
import { decideGuaranteeCase } from '#guarantee/use-cases/decide-guarantee-case.server.ts'
import { actOnGuaranteeCase, openGuaranteeCase } from '#guarantee/use-cases/party-acts.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { findProblemPhotoFor } from '#reports/persistence/held-photos.server.ts'
import { deleteExpiredProblemPhotos } from '#rights/persistence/expired-photos.server.ts'
import { at, bookingsOf, details, newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { actsOf, caseOf, notifiedOf, storeCompletedVisit } from '#tests/support/people/guarantee.ts'
import { newAdmin, trailOf } from '#tests/support/people/moderation.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db } = services
const daysLater = (days: number) => new Date(NOON.getTime() + days * DAY_MS)

interface Parties {
  readonly client: Viewer
  readonly technician: Viewer
  readonly key: number
}

async function newVisit(daysAgo = 3): Promise<Parties> {
  const client = await newClient(database)
  const technician = await newTechnician(database)
  return {
    client,
    technician,
    key: await storeCompletedVisit(database, { client, technician, now: NOON, daysAgo }),
  }
}

const open = ({ client, key }: Parties, text = 'Volvió a gotear') =>
  openGuaranteeCase(services, client, { key, text, wish: 'repeat', fotos: [], formKey: randomUUID() })

async function newCase(): Promise<Parties> {
  const parties = await newVisit()
  expect(await open(parties)).toEqual({ ok: true })
  return parties
}

function act(
  { client, technician, key }: Parties,
  side: 'client' | 'technician',
  what: PartyAct,
  {
    seen,
    text = '',
    amount = '',
    formKey = randomUUID(),
  }: {
    seen?: GuaranteeStep
    text?: string
    amount?: string
    formKey?: string
  } = {},
) {
  const request = { key, side, act: what, seen: seen ?? null, text, amount, fotos: [], formKey } as const
  return actOnGuaranteeCase(services, side === 'client' ? client : technician, request)
}

const refusedWith = (code: string) => ({ ok: false, code })

test('a case is opened once per visit, and the technician is told', async () => {
  const parties = await newVisit()
  expect(await open(parties, '  ')).toEqual(refusedWith('guarantee-text-required'))
  const form = { key: parties.key, text: 'Gotea', wish: 'refund', fotos: [], formKey: randomUUID() } as const
  const both = await Promise.all([1, 2].map(() => openGuaranteeCase(services, parties.client, form)))
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  expect(await actsOf(database, parties.key)).toEqual(['open'])
  expect(await caseOf(database, parties.key)).toMatchObject({ step: 'opened', turn: 'technician' })
  expect(await notifiedOf(database, parties.key)).toEqual([parties.technician.uid])
  expect(await listCasesToAnswer(db, parties.technician.uid)).toMatchObject([{ reservaKey: parties.key }])
})

test('a late visit, one that was not completed, and one of somebody else are refused', async () => {
  const late = await newVisit(31)
  expect(await open(late)).toEqual(refusedWith('guarantee-too-late'))
  const parties = await newVisit()
  await database.rows(`update reservas set status = 'confirmada' where key = $1`, [parties.key])
  expect(await open(parties)).toEqual(refusedWith('guarantee-not-completed'))
  const stranger = await newClient(database)
  expect(await open({ ...parties, client: stranger })).toEqual(refusedWith('guarantee-failed'))
})

test('repeat agreed, booked, cancelled by the technician, booked again, done and mended', async () => {
  const parties = await newCase()
  const { client, technician, key } = parties
  expect(await act(parties, 'technician', 'offer-repeat', { seen: 'opened' })).toEqual({ ok: true })
  expect(await notifiedOf(database, key)).toEqual([client.uid])
  const { id } = (await caseOf(database, key)) ?? { id: 0 }

  const book = (hour: string, who = client, formKey = randomUUID()) =>
    requestBooking(
      services,
      who,
      { technicianId: technician.uid, ...at('2026-11-16', hour), ...details({ de: key, caso: id, formKey }) },
      { findRepeat: findBookableRepeat },
    )
  expect(await book('09', await newClient(database))).toEqual(refusedWith('guarantee-not-repeatable'))
  const formKey = randomUUID()
  // Two tabs at once, different hours: one visit.
  const tabs = await Promise.all([book('10', client, formKey), book('11')])
  expect(tabs.filter(({ ok }) => ok)).toHaveLength(1)
  const booked = (await bookingsOf(database, technician)).filter(({ status }) => status === 'solicitada')
  expect(booked).toHaveLength(1)
  const repeatKey = booked[0]?.key ?? 0
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-booked', turn: null, repeatKey })
  const listed = (await listGuaranteeQueue(db, null)).rows.find(({ step }) => step === 'repeat-booked')
  expect(listed?.repeatDate).toBe('2026-11-16')
  expect(await database.rows('select precio from reservas where key = $1', [repeatKey])).toEqual([
    { precio: 0 },
  ])

  expect(await cancelBooking(services, technician, repeatKey)).toEqual({ ok: true })
  await advanceGuaranteeCases(db, NOON)
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-offered', turn: 'client' })
  expect(await notifiedOf(database, key)).toEqual([client.uid])

  // The same form again is the same, cancelled booking; another one is a new visit.
  expect(await book('14')).toEqual({ ok: true })
  const again = (await bookingsOf(database, technician)).find(({ status }) => status === 'solicitada')
  expect(again?.key).not.toBe(repeatKey)
  expect(await acceptBooking(services, technician, again?.key ?? 0)).toEqual({ ok: true })
  const afterVisit = new Date('2026-11-16T21:00:00Z')
  await settleBookings(db, afterVisit)
  await advanceGuaranteeCases(db, afterVisit)
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-done', turn: 'client' })
  expect(await act(parties, 'client', 'accept-repeat', { seen: 'repeat-done' })).toEqual({ ok: true })
  expect(await caseOf(database, key)).toMatchObject({ step: 'closed', outcome: 'repaired' })
})

test('a repeated visit that was withdrawn and comes back is booked again', async () => {
  const parties = await newCase()
  const { client, technician, key } = parties
  await act(parties, 'technician', 'offer-repeat', { seen: 'opened' })
  const { id } = (await caseOf(database, key)) ?? { id: 0 }
  const hour = { technicianId: technician.uid, ...at('2026-11-17', '10') }
  const request = { ...hour, ...details({ caso: id }) }
  expect(await requestBooking(services, client, request, { findRepeat: findBookableRepeat })).toEqual({
    ok: true,
  })
  const { repeatKey } = (await caseOf(database, key)) ?? {}
  await database.rows(
    `update reservas set status = 'cancelada', "cancelReason" = 'moderacion' where key = $1`,
    [repeatKey],
  )
  await advanceGuaranteeCases(db, NOON)
  expect((await caseOf(database, key))?.step).toBe('repeat-offered')
  await database.rows(`update reservas set status = 'confirmada', "cancelReason" = null where key = $1`, [
    repeatKey,
  ])
  await advanceGuaranteeCases(db, NOON)
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-booked', repeatKey })
})

test('a technician owes the repeat also to a client who is not accepted any more', async () => {
  const parties = await newCase()
  const { client, technician, key } = parties
  await act(parties, 'technician', 'offer-repeat', { seen: 'opened' })
  await blockClient(services, technician, { key, cancel: [] })
  const { id } = (await caseOf(database, key)) ?? { id: 0 }
  const ask = (caso: number | null) => {
    const request = { technicianId: technician.uid, ...at('2026-11-18', '10'), ...details({ caso }) }
    return requestBooking(services, client, request, { findRepeat: findBookableRepeat })
  }
  expect(await ask(null)).toEqual(refusedWith('client-not-accepted'))
  expect(await ask(id)).toEqual({ ok: true })
  expect(await actsOf(database, key)).toEqual(['open', 'offer-repeat', 'book-repeat'])
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-booked', turn: null, dueAt: null })
})

test('a refund is offered with its amount and confirmed', async () => {
  const parties = await newCase()
  expect(await act(parties, 'technician', 'offer-refund', { seen: 'opened' })).toEqual(
    refusedWith('guarantee-amount-required'),
  )
  await act(parties, 'technician', 'offer-refund', { seen: 'opened', amount: '$ 90.000' })
  const dossier = await findCaseOfClient(db, parties.key, parties.client.uid)
  expect(dossier?.events.at(-1)).toMatchObject({ kind: 'offer-refund', amount: '$ 90.000', by: 'technician' })
  expect(await act(parties, 'client', 'confirm-refund', { seen: 'refund-offered' })).toEqual({ ok: true })
  expect(await caseOf(database, parties.key)).toMatchObject({ outcome: 'refunded', turn: null })
})

test('both act at the same instant: one wins, the other is told', async () => {
  const parties = await newCase()
  const [offer, withdrawal] = await Promise.all([
    act(parties, 'technician', 'offer-repeat', { seen: 'opened' }),
    act(parties, 'client', 'withdraw', { seen: 'opened' }),
  ])
  const outcomes = [offer, withdrawal]
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toEqual(refusedWith('guarantee-changed'))
  expect(await actsOf(database, parties.key)).toHaveLength(2)
})

test('the same form sent twice is one event; a case of somebody else is not found', async () => {
  const parties = await newCase()
  const form = { text: 'Te mando otra foto', formKey: randomUUID() }
  await act(parties, 'client', 'message', form)
  expect(await act(parties, 'client', 'message', form)).toEqual({ ok: true })
  expect(await actsOf(database, parties.key)).toEqual(['open', 'message'])
  expect(await notifiedOf(database, parties.key)).toEqual([parties.technician.uid])
  const others = { ...parties, client: await newClient(database), technician: await newTechnician(database) }
  for (const side of ['client', 'technician'] as const)
    expect(await act(others, side, 'message', { text: 'Hola' })).toEqual(refusedWith('guarantee-failed'))
  expect(
    await act({ ...parties, technician: parties.client }, 'technician', 'offer-repeat', { seen: 'opened' }),
  ).toEqual(refusedWith('guarantee-failed'))
})

test('a disagreement goes to the administrators: of two at once one decides, with a trail', async () => {
  const [one, two] = [await newAdmin(database), await newAdmin(database)]
  const parties = await newCase()
  const { client, technician, key } = parties
  await act(parties, 'technician', 'contest', { seen: 'opened', text: 'Era otra fuga' })
  expect(await notifiedOf(database, key)).toEqual(expect.arrayContaining([client.uid, one.uid, two.uid]))
  const { id } = (await caseOf(database, key)) ?? { id: 0 }
  expect((await listGuaranteeQueue(db, null)).rows[0]).toMatchObject({ group: 'deciding', step: 'disputed' })

  const decide = (viewer: Viewer, reason: string | null) =>
    decideGuaranteeCase(services, viewer, { id, decision: 'order-repeat', reason })
  expect(await decide(one, null)).toEqual(refusedWith('guarantee-text-required'))
  expect(await decide(client, 'Sí')).toEqual(refusedWith('moderation-not-admin'))
  const decisions = await Promise.all([decide(one, 'La fuga es la misma.'), decide(two, 'Igual')])
  expect(decisions.filter(({ ok }) => ok)).toHaveLength(1)
  expect(decisions.find(({ ok }) => !ok)).toEqual(refusedWith('guarantee-changed'))
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-offered', turn: 'client' })
  expect(await notifiedOf(database, key)).toEqual([client.uid, technician.uid].toSorted())
  expect(await trailOf(database, 'guarantee', id)).toMatchObject([
    { act: 'decide-guarantee', after: { paso: 'repeat-offered', resultado: null } },
  ])

  expect(await act(parties, 'client', 'disagree', { seen: 'repeat-offered', text: 'No ha venido' })).toEqual({
    ok: true,
  })
  expect(
    await decideGuaranteeCase(services, two, { id, decision: 'dismiss', reason: 'No hubo falla.' }),
  ).toEqual({
    ok: true,
  })
  expect(await caseOf(database, key)).toMatchObject({ step: 'closed', outcome: 'dismissed' })
  expect(await act(parties, 'client', 'reopen', { seen: 'closed', text: 'Sí hubo' })).toEqual(
    refusedWith('guarantee-changed'),
  )
})

test('silence of the technician brings the case to the administrators, silence of the client closes it', async () => {
  const silent = await newCase()
  const offered = await newCase()
  await act(offered, 'technician', 'offer-repeat', { seen: 'opened' })
  await advanceGuaranteeCases(db, daysLater(5))
  expect((await caseOf(database, silent.key))?.step).toBe('opened')
  // Two instances of the program at once.
  await Promise.all([db, servicesOn(database).db].map(each => advanceGuaranteeCases(each, daysLater(6))))
  expect(await caseOf(database, silent.key)).toMatchObject({ step: 'disputed', turn: 'admin' })
  expect(await actsOf(database, silent.key)).toEqual(['open', 'escalate'])
  expect(await notifiedOf(database, silent.key)).toEqual(
    expect.arrayContaining([silent.client.uid, silent.technician.uid]),
  )
  expect((await caseOf(database, offered.key))?.step).toBe('repeat-offered')

  await advanceGuaranteeCases(db, daysLater(16))
  expect(await caseOf(database, offered.key)).toMatchObject({ step: 'closed', outcome: 'withdrawn' })
  expect(await act(offered, 'client', 'reopen', { seen: 'closed', text: 'Estaba de viaje' })).toEqual({
    ok: true,
  })
  expect(await caseOf(database, offered.key)).toMatchObject({
    step: 'opened',
    turn: 'technician',
    outcome: null,
  })
})

test('the list of administrators: those that wait for them, other open ones, closed ones; 20 a page', async () => {
  const { client, technician } = await newVisit()
  for (let daysAgo = 40; daysAgo < 65; daysAgo++) {
    const key = await storeCompletedVisit(database, { client, technician, now: NOON, daysAgo })
    await database.rows(
      `insert into guarantee_cases ("reservaKey", "technicianId", "clientId", wish, step, "stepAt", outcome, "openedAt", "closedAt")
       values ($1, $2, $3, 'repeat', 'closed', $4, 'repaired', $4, $4)`,
      [key, technician.uid, client.uid, daysLater(-daysAgo)],
    )
  }
  const all = []
  let cursor = null
  do {
    const page: Awaited<ReturnType<typeof listGuaranteeQueue>> = await listGuaranteeQueue(db, cursor)
    expect(page.rows.length).toBeLessThanOrEqual(20)
    all.push(...page.rows)
    cursor = page.next
  } while (cursor)
  const [{ count }] = (await database.rows(`select count(*)::int from guarantee_cases`)) as [
    { count: number },
  ]
  expect(new Set(all.map(({ id }) => id)).size).toBe(count)
  const groups = all.map(({ step }) => (step === 'disputed' ? 0 : step === 'closed' ? 2 : 1))
  expect(groups).toEqual(groups.toSorted())
  expect(all.map(({ group }) => group)).toEqual(groups.map(position => GUARANTEE_GROUPS[position]))
  const counted = (position: number) => ({
    count: groups.filter(each => each === position).length,
    more: false,
  })
  expect(new Set(groups).size).toBe(3)
  expect(await countGuaranteeGroups(db)).toEqual({
    deciding: counted(0),
    running: counted(1),
    closed: counted(2),
  })
})

test('the photos of a case stay until 90 days after it closed, and both sides may open them', async () => {
  const parties = await newVisit()
  const { client, technician, key } = parties
  const [foto, stolen] = [randomUUID(), randomUUID()]
  await insertProblemPhoto(db, { id: foto, clientId: client.uid, createdAt: NOON })
  await insertProblemPhoto(db, { id: stolen, clientId: technician.uid, createdAt: NOON })
  const form = { key, text: 'Gotea', wish: 'repeat', fotos: [foto, stolen], formKey: null } as const
  await openGuaranteeCase(services, client, form)
  const dossier = await findCaseOfClient(db, key, client.uid)
  expect(dossier?.events[0]?.photos).toEqual([foto])
  const mayOpen = (viewer: Viewer) => findProblemPhotoFor(db, foto, viewer).then(Boolean)
  expect(await Promise.all([client, technician, await newClient(database)].map(mayOpen))).toEqual([
    true,
    true,
    false,
  ])

  const isStored = async () => (await findStoredProblemPhotos(db, [foto])).has(foto)
  await deleteExpiredProblemPhotos(db, daysLater(400))
  expect(await isStored()).toBe(true)
  await act(parties, 'client', 'withdraw', { seen: 'opened' })
  await deleteExpiredProblemPhotos(db, daysLater(89))
  expect(await isStored()).toBe(true)
  await deleteExpiredProblemPhotos(db, daysLater(91))
  expect(await isStored()).toBe(false)
})

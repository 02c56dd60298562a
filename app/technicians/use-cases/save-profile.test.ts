// Sections 4 and 5: opening and saving one's own profile.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { listCards } from '#catalogue/persistence/catalogue-cards.server.ts'
import { findPublishedTechnician } from '#catalogue/persistence/public-profile.server.ts'
import { draftFromForm, GROUP_NAMES } from '#technicians/domain/profile-draft.ts'
import { BADGE_FLAGS, badgesOf, FLAG_FIELDS } from '#technicians/domain/technician.ts'
import {
  hideProfile,
  openOwnProfile,
  publishProfile,
  saveProfile,
} from '#technicians/use-cases/profile-editing.server.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { formOf, newOwner, storedProfile } from '#tests/support/people/own-profiles.ts'
import { completeDraft, entriesOf, newDraft, service } from '#tests/support/people/profile-drafts.ts'
import { inLockOrder } from '#tests/support/program/lock-queue.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db } = services

test('a profile is created unpublished, with defaults, when its owner first opens it', async () => {
  const uid = 'first-opening-a1b2c3'
  await database.rows(
    `insert into users (uid, name, email, role, ciudad, barrio, telefono)
     values ($1, 'Óscar Iván', 'oscar@correo.co', 'tecnico', 'Tunja', 'Centro', '+57 300 555 0101')`,
    [uid],
  )
  const viewer: Viewer = {
    uid,
    name: 'Óscar Iván',
    email: 'oscar@correo.co',
    role: 'tecnico',
    ciudad: 'Tunja',
  }
  expect(await openOwnProfile(services, viewer)).toMatchObject({
    slug: 'oscar-ivan-a1b2c3',
    ciudad: 'Tunja',
    publicado: false,
    disponible: true,
    aniosExperiencia: 0,
    ratingPromedio: 0,
    tarifaBase: null,
    estado: null,
    horarios: { lun: [{ inicio: '08:00', fin: '18:00' }], sab: [], dom: [] },
  })
})

test('saving stores the submitted fields, in COP, and nothing else', async () => {
  const luz = await newOwner(database)
  const before = await storedProfile(database, luz)
  const draft = completeDraft({
    nombre: before.nombre,
    aniosExperiencia: 'muchos',
    tarifaBase: '',
    telefono: ' 300 555 0101 ',
    servicios: [service({ nombre: '' }), service({ nombre: ' Fuga ', precioSugerido: '' })],
    certificacion: ' RETIE ',
    tags: ['urgencias'],
  })
  const outcome = await saveProfile(services, luz, formOf(draft))
  expect(outcome).toMatchObject({ ok: true, value: { publicado: false, slug: before.slug } })
  const after = await storedProfile(database, luz)
  expect(after).toMatchObject({
    aniosExperiencia: 0,
    tarifaBase: null,
    moneda: 'COP',
    telefono: '300 555 0101',
    servicios: [{ nombre: 'Fuga', precioSugerido: 0 }],
    certificaciones: ['RETIE'],
    tags: ['urgencias'],
    revision: 1,
  })
  const { estado, verificado, publicado, ratingPromedio, resenasCount, fotoURL, slug, createdAt } = before
  expect(after).toMatchObject({
    estado,
    verificado,
    publicado,
    ratingPromedio,
    resenasCount,
    fotoURL,
    slug,
    createdAt,
  })
})

test.each(FLAG_FIELDS)('%s is stored as the form has it, and the card shows the badges', async flag => {
  const luz = await newOwner(database)
  for (const [revision, isOn] of [true, false].entries()) {
    const sent = [...entriesOf(completeDraft({ [flag]: isOn })), ['campos', GROUP_NAMES.join(' ')] as const]
    await publishProfile(services, luz, formOf(draftFromForm(sent, newDraft({ [flag]: !isOn })), revision))
    const stored = await storedProfile(database, luz)
    expect(stored[flag]).toBe(isOn)
    const [card] = await listCards(db, [luz.uid], { now: services.now(), isHoliday: services.isHoliday })
    expect(BADGE_FLAGS.filter(badge => card?.[badge])).toEqual(badgesOf(stored))
    expect(BADGE_FLAGS.filter(badge => card && badge in card)).toEqual(badgesOf(stored))
    expect((await findPublishedTechnician(db, luz.uid))?.[flag]).toBe(isOn)
  }
})

test('a new name gets a new slug, and every former slug still leads to the profile', async () => {
  const luz = await newOwner(database)
  const { slug: first, uid } = await storedProfile(database, luz)
  const suffix = uid.slice(-6)
  await publishProfile(services, luz, formOf(completeDraft({ nombre: 'Ángela Muñoz' })))
  expect((await storedProfile(database, luz)).slug).toBe(`angela-munoz-${suffix}`)
  await saveProfile(services, luz, formOf(completeDraft({ nombre: 'Ángela M.' }), 1))
  for (const slug of [first, `angela-munoz-${suffix}`, `angela-m-${suffix}`])
    expect(await findPublishedTechnician(db, slug)).toMatchObject({ uid, slug: `angela-m-${suffix}` })
  // With a former name the former slug is used again.
  await saveProfile(services, luz, formOf(completeDraft({ nombre: 'Ángela Muñoz' }), 2))
  expect((await storedProfile(database, luz)).slug).toBe(`angela-munoz-${suffix}`)
  expect(await findPublishedTechnician(db, `angela-m-${suffix}`)).toMatchObject({ uid })
  await hideProfile(services, luz)
  expect(await findPublishedTechnician(db, first)).toBeNull()
})

test('a slug that another profile uses, or used, is not given again', async () => {
  const twin = async (uid: string) => {
    await database.rows(`insert into users (uid, name, email, role) values ($1, 'x', $1, 'tecnico')`, [uid])
    await database.rows(`insert into technicians (uid, nombre, slug) values ($1, 'x', $1)`, [uid])
    return { uid, name: 'x', email: uid, role: 'tecnico', ciudad: '' } as const
  }
  const [one, two, three] = [await twin('one-zzzzzz'), await twin('two-zzzzzz'), await twin('three-zzzzzz')]
  await saveProfile(services, one, formOf(newDraft({ nombre: 'Ana' })))
  await saveProfile(services, two, formOf(newDraft({ nombre: 'Ana' })))
  expect((await storedProfile(database, two)).slug).toBe('ana-2-zzzzzz')
  await saveProfile(services, one, formOf(newDraft({ nombre: 'Beatriz' }), 1))
  await saveProfile(services, three, formOf(newDraft({ nombre: 'Ana' })))
  expect((await storedProfile(database, three)).slug).toBe('ana-3-zzzzzz')
})

test('of two tabs the second to save is refused; with the current revision it replaces the first', async () => {
  const luz = await newOwner(database)
  const one = formOf(completeDraft({ ciudad: 'Cali' }))
  const two = formOf(completeDraft({ ciudad: 'Pasto' }))
  const [first, second] = await Promise.all([
    saveProfile(services, luz, one),
    saveProfile(services, luz, two),
  ])
  const codes = [first, second].map(outcome => (outcome.ok ? 'saved' : outcome.code))
  expect(codes.toSorted()).toEqual(['profile-changed', 'saved'])
  const stored = (await storedProfile(database, luz)).ciudad
  expect(await publishProfile(services, luz, stored === 'Cali' ? two : one)).toEqual({
    ok: false,
    code: 'profile-changed',
  })
  expect((await storedProfile(database, luz)).ciudad).toBe(stored)
  expect(await saveProfile(services, luz, { ...two, revision: 1 })).toMatchObject({ ok: true })
  expect((await storedProfile(database, luz)).ciudad).toBe('Pasto')
})

test('the same form sent twice is accepted', async () => {
  const luz = await newOwner(database)
  const sent = formOf(completeDraft())
  expect(await saveProfile(services, luz, sent)).toMatchObject({ ok: true })
  expect(await saveProfile(services, luz, sent)).toMatchObject({ ok: true })
})

test('ratings, photo and moderation do not make a form stale', async () => {
  const luz = await newOwner(database)
  await database.rows(
    `update technicians set "ratingPromedio" = 4.8, "resenasCount" = 3, verificado = true, "fotoURL" = '/x' where uid = $1`,
    [luz.uid],
  )
  expect(await saveProfile(services, luz, formOf(completeDraft()))).toMatchObject({ ok: true })
  expect(await storedProfile(database, luz)).toMatchObject({
    ratingPromedio: 4.8,
    verificado: true,
    fotoURL: '/x',
  })
})

// D40: the record of an administrator is made by the first save, by the rules of every other.

const newAdmin = async (): Promise<Viewer> => {
  const { uid } = await newClient(database)
  await database.rows(`update users set role = 'admin' where uid = $1`, [uid])
  return { uid, name: 'Camila', email: `${uid}@correo.co`, role: 'admin', ciudad: '' }
}
const recordsOf = ({ uid }: Viewer) =>
  database.rows('select ciudad, revision, publicado from technicians where uid = $1', [uid])

test('the first save of an administrator makes the record; opening, refused publishing and hiding do not', async () => {
  const camila = await newAdmin()
  expect(await openOwnProfile(services, camila)).toBeNull()
  expect(await publishProfile(services, camila, formOf(completeDraft()))).toEqual({
    ok: false,
    code: 'profile-incomplete',
  })
  expect(await hideProfile(services, camila)).toMatchObject({ ok: false })
  expect(await recordsOf(camila)).toEqual([])
  expect(
    await saveProfile(services, camila, formOf(completeDraft({ nombre: 'Camila Duarte' }))),
  ).toMatchObject({
    ok: true,
    value: { publicado: false, slug: `camila-duarte-${camila.uid.slice(-6)}` },
  })
  expect(await recordsOf(camila)).toEqual([{ ciudad: 'Cali', revision: 1, publicado: false }])
  await database.rows(`update technicians set "fotoURL" = '/x' where uid = $1`, [camila.uid])
  expect(
    await publishProfile(services, camila, formOf(completeDraft({ nombre: 'Camila Duarte' }), 1)),
  ).toMatchObject({ ok: true, value: { publicado: true } })
})

test('two first saves at once are one record: the same form succeeds twice, another one is stale', async () => {
  const [camila, julian] = [await newAdmin(), await newAdmin()]
  const first = (admin: Viewer, ciudad: string) => () =>
    saveProfile(services, admin, formOf(completeDraft({ nombre: 'Camila Duarte', ciudad })))
  const bothOf = (admin: Viewer, cities: readonly string[]) =>
    inLockOrder(
      database,
      ['select from users where uid = $1 for update', admin.uid],
      cities.map(ciudad => first(admin, ciudad)),
    )
  expect(await bothOf(camila, ['Cali', 'Cali'])).toMatchObject([{ ok: true }, { ok: true }])
  expect(await bothOf(julian, ['Cali', 'Pasto'])).toMatchObject([
    { ok: true },
    { ok: false, code: 'profile-changed' },
  ])
  expect(await recordsOf(julian)).toEqual([{ ciudad: 'Cali', revision: 1, publicado: false }])
})

test('nobody else makes a record by saving', { tags: ['attack'] }, async () => {
  const client = await newClient(database)
  expect(await saveProfile(services, client, formOf(completeDraft()))).toMatchObject({ ok: false })
  expect(await publishProfile(services, client, formOf(completeDraft()))).toMatchObject({ ok: false })
  expect(await recordsOf(client)).toEqual([])
})

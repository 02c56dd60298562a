// Sections 4 and 5; D21: what a technician can do with the own profile, and what nobody can do through it.
import { expect, test } from 'vitest'
import { parseProfile } from '#domain/technicians/parse-profile.ts'
import type { ProfileDraft } from '#domain/technicians/profile-draft.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { findPublishedTechnician } from '#persistence/technicians/public-profile.server.ts'
import { findOwnProfile } from '#persistence/technicians/technicians.server.ts'
import { newTechnician } from '#tests/support/bookings.ts'
import { completeDraft, LONG_BIO, newDraft, service } from '#tests/support/profile-drafts.ts'
import { servicesOn, testServices } from '#tests/support/services.ts'
import { hideProfile } from '#use-cases/hide-profile.server.ts'
import { openOwnProfile } from '#use-cases/open-own-profile.server.ts'
import { publishProfile } from '#use-cases/publish-profile.server.ts'
import { saveProfile } from '#use-cases/save-profile.server.ts'

const services = await testServices()
const { database, db } = services
const PHOTO = '/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/x'

async function technician({ photo = true, publicado = false } = {}): Promise<Viewer> {
  const viewer = await newTechnician(database, { publicado: false })
  await database.rows('update technicians set "fotoURL" = $2, publicado = $3 where uid = $1', [
    viewer.uid,
    photo ? PHOTO : null,
    publicado,
  ])
  return viewer
}

function form(draft: ProfileDraft, revision = 0) {
  const reading = parseProfile(draft)
  if (!reading.ok) throw new Error(`${reading.field}: ${reading.code}`)
  return { edit: reading.value, revision }
}

const row = async ({ uid }: Viewer) => {
  const found = await findOwnProfile(db, uid)
  if (!found) throw new Error('no profile')
  return found
}

test('a profile is made private, with its defaults, when its owner first opens it', async () => {
  const uid = 'first-opening-a1b2c3'
  await database.rows(
    `insert into users (uid, name, email, role, ciudad, barrio, telefono)
     values ($1, 'Óscar Iván', 'oscar@correo.co', 'tecnico', 'Tunja', 'Centro', '+57 300 555 0101')`,
    [uid],
  )
  const viewer: Viewer = { uid, name: 'Óscar Iván', email: 'oscar@correo.co', role: 'tecnico' }
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

test('saving stores what was typed, in COP, and nothing else', async () => {
  const luz = await technician()
  const before = await row(luz)
  const draft = completeDraft({
    nombre: before.nombre,
    aniosExperiencia: 'muchos',
    tarifaBase: '',
    telefono: ' 300 555 0101 ',
    servicios: [service({ nombre: '' }), service({ nombre: ' Fuga ', precioSugerido: '' })],
    certificacion: ' RETIE ',
    tags: ['urgencias'],
  })
  const outcome = await saveProfile(services, luz, form(draft))
  expect(outcome).toMatchObject({ ok: true, value: { publicado: false, slug: before.slug } })
  const after = await row(luz)
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

test('another name is another address, and the old ones lead to it, also after several', async () => {
  const luz = await technician()
  const { slug: first, uid } = await row(luz)
  const suffix = uid.slice(-6)
  await publishProfile(services, luz, form(completeDraft({ nombre: 'Ángela Muñoz' })))
  expect((await row(luz)).slug).toBe(`angela-munoz-${suffix}`)
  await saveProfile(services, luz, form(completeDraft({ nombre: 'Ángela M.' }), 1))
  for (const slug of [first, `angela-munoz-${suffix}`, `angela-m-${suffix}`])
    expect(await findPublishedTechnician(db, slug)).toMatchObject({ uid, slug: `angela-m-${suffix}` })
  // Back under a name of before: its address is the profile's own again.
  await saveProfile(services, luz, form(completeDraft({ nombre: 'Ángela Muñoz' }), 2))
  expect((await row(luz)).slug).toBe(`angela-munoz-${suffix}`)
  expect(await findPublishedTechnician(db, `angela-m-${suffix}`)).toMatchObject({ uid })
  await hideProfile(services, luz)
  expect(await findPublishedTechnician(db, first)).toBeNull()
})

test('an address that somebody has, or had, is nobody else’s', async () => {
  const twin = async (uid: string) => {
    await database.rows(`insert into users (uid, name, email, role) values ($1, 'x', $1, 'tecnico')`, [uid])
    await database.rows(`insert into technicians (uid, nombre, slug) values ($1, 'x', $1)`, [uid])
    return { uid, name: 'x', email: uid, role: 'tecnico' } as const
  }
  const [one, two, three] = [await twin('one-zzzzzz'), await twin('two-zzzzzz'), await twin('three-zzzzzz')]
  await saveProfile(services, one, form(newDraft({ nombre: 'Ana' })))
  await saveProfile(services, two, form(newDraft({ nombre: 'Ana' })))
  expect((await row(two)).slug).toBe('ana-2-zzzzzz')
  await saveProfile(services, one, form(newDraft({ nombre: 'Beatriz' }), 1))
  await saveProfile(services, three, form(newDraft({ nombre: 'Ana' })))
  expect((await row(three)).slug).toBe('ana-3-zzzzzz')
})

test.each<[string, Partial<ProfileDraft>]>([
  ['a bio of 119 characters', { bioCorta: 'a'.repeat(119) }],
  ['a bio of 120 blanks', { bioCorta: ' '.repeat(120) }],
  ['119 characters between blanks', { bioCorta: `  ${'a'.repeat(119)}  ` }],
  ['no specialty', { especialidades: [] }],
  ['no service', { servicios: [] }],
  ['a service without a name', { servicios: [service({ nombre: ' ' })] }],
  ['no city', { ciudad: '  ' }],
  ['no zone', { zonasCobertura: [] }],
])('with %s nothing is published and nothing saved', async (_, changes) => {
  const luz = await technician()
  const before = await row(luz)
  const draft = completeDraft({ nombre: 'Otro Nombre', ...changes })
  expect(await publishProfile(services, luz, form(draft))).toEqual({ ok: false, code: 'profile-incomplete' })
  expect(await row(luz)).toEqual(before)
})

test('without a photo nothing is published; with it, and 120 characters, it is', async () => {
  const luz = await technician({ photo: false })
  const ready = form(completeDraft({ bioCorta: 'a'.repeat(120) }))
  expect(await publishProfile(services, luz, ready)).toEqual({ ok: false, code: 'profile-incomplete' })
  await database.rows('update technicians set "fotoURL" = $2 where uid = $1', [luz.uid, PHOTO])
  expect(await publishProfile(services, luz, ready)).toMatchObject({ ok: true, value: { publicado: true } })
  expect(await row(luz)).toMatchObject({ publicado: true, bioCorta: 'a'.repeat(120), estado: null })
})

test.each([
  ['en_revision', null],
  ['bloqueado', null],
  ['bloqueado', '2026-11-01'],
])(
  'whoever is %s (deleted: %s) does not publish, with a form from before either',
  async (estado, deletedAt) => {
    const luz = await technician()
    const prepared = form(completeDraft())
    await database.rows('update technicians set estado = $2, "deletedAt" = $3 where uid = $1', [
      luz.uid,
      estado,
      deletedAt,
    ])
    const before = await row(luz)
    expect(await publishProfile(services, luz, prepared)).toEqual({
      ok: false,
      code: 'profile-not-published',
    })
    expect(await row(luz)).toEqual(before)
    // Mending the profile is not forbidden; a deleted one is nobody's to mend.
    expect((await saveProfile(services, luz, prepared)).ok).toBe(deletedAt === null)
    expect((await row(luz)).publicado).toBe(false)
  },
)

test('publishing and blocking at the same instant never leave a blocked profile published', async () => {
  const other = servicesOn(database)
  for (let round = 0; round < 15; round++) {
    const luz = await technician()
    const [published] = await Promise.all([
      publishProfile(other, luz, form(completeDraft())),
      database.rows(`update technicians set publicado = false, estado = 'bloqueado' where uid = $1`, [
        luz.uid,
      ]),
    ])
    expect(await row(luz)).toMatchObject({ publicado: false, estado: 'bloqueado' })
    if (!published.ok) expect(published.code).toBe('profile-not-published')
  }
})

test('a published profile that is saved below the checklist is hidden, and it is told', async () => {
  const luz = await technician()
  await publishProfile(services, luz, form(completeDraft()))
  expect(await saveProfile(services, luz, form(completeDraft({ tarifaBase: '80.000' }), 1))).toMatchObject({
    value: { wasPublished: true, publicado: true },
  })
  const short = form(completeDraft({ bioCorta: LONG_BIO.slice(0, 60) }), 2)
  expect(await saveProfile(services, luz, short)).toMatchObject({
    value: { wasPublished: true, publicado: false },
  })
  expect(await findPublishedTechnician(db, luz.uid)).toBeNull()
})

test('hiding hides, twice as well as once, and touches nothing else', async () => {
  const luz = await technician()
  await publishProfile(services, luz, form(completeDraft()))
  const { publicado: _, updatedAt: __, ...rest } = await row(luz)
  for (let time = 0; time < 2; time++) {
    expect(await hideProfile(services, luz)).toMatchObject({ ok: true })
    expect(await row(luz)).toMatchObject({ ...rest, publicado: false })
  }
  expect(await hideProfile(services, { ...luz, uid: 'nadie' })).toEqual({
    ok: false,
    code: 'profile-not-hidden',
  })
})

test('of two tabs, the second to save is told; sent again with what it was told, it replaces', async () => {
  const luz = await technician()
  const one = form(completeDraft({ ciudad: 'Cali' }))
  const two = form(completeDraft({ ciudad: 'Pasto' }))
  const [first, second] = await Promise.all([
    saveProfile(services, luz, one),
    saveProfile(services, luz, two),
  ])
  const codes = [first, second].map(outcome => (outcome.ok ? 'saved' : outcome.code))
  expect(codes.toSorted()).toEqual(['profile-changed', 'saved'])
  const kept = (await row(luz)).ciudad
  expect(await publishProfile(services, luz, kept === 'Cali' ? two : one)).toEqual({
    ok: false,
    code: 'profile-changed',
  })
  expect((await row(luz)).ciudad).toBe(kept)
  expect(await saveProfile(services, luz, { ...two, revision: 1 })).toMatchObject({ ok: true })
  expect((await row(luz)).ciudad).toBe('Pasto')
})

test('the same form sent twice is saved, not refused', async () => {
  const luz = await technician()
  const sent = form(completeDraft())
  expect(await saveProfile(services, luz, sent)).toMatchObject({ ok: true })
  expect(await saveProfile(services, luz, sent)).toMatchObject({ ok: true })
})

test('ratings, photo and moderation do not make a form stale', async () => {
  const luz = await technician()
  await database.rows(
    `update technicians set "ratingPromedio" = 4.8, "resenasCount" = 3, verificado = true, "fotoURL" = '/x' where uid = $1`,
    [luz.uid],
  )
  expect(await saveProfile(services, luz, form(completeDraft()))).toMatchObject({ ok: true })
  expect(await row(luz)).toMatchObject({ ratingPromedio: 4.8, verificado: true, fotoURL: '/x' })
})

// Sections 4 and 5; D21: publishing and hiding one's own profile.
import { expect, test } from 'vitest'
import { findPublishedTechnician } from '#catalogue/persistence/public-profile.server.ts'
import type { ProfileDraft } from '#technicians/domain/profile-draft.ts'
import { hideProfile, publishProfile, saveProfile } from '#technicians/use-cases/profile-editing.server.ts'
import { formOf, newOwner, PHOTO, storedProfile } from '#tests/support/people/own-profiles.ts'
import { completeDraft, LONG_BIO, service } from '#tests/support/people/profile-drafts.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db } = services

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
  const luz = await newOwner(database)
  const before = await storedProfile(database, luz)
  const draft = completeDraft({ nombre: 'Otro Nombre', ...changes })
  expect(await publishProfile(services, luz, formOf(draft))).toEqual({
    ok: false,
    code: 'profile-incomplete',
  })
  expect(await storedProfile(database, luz)).toEqual(before)
})

test('publishing needs a photo and a bio of 120 characters', async () => {
  const luz = await newOwner(database, { photo: false })
  const ready = formOf(completeDraft({ bioCorta: 'a'.repeat(120) }))
  expect(await publishProfile(services, luz, ready)).toEqual({ ok: false, code: 'profile-incomplete' })
  await database.rows('update technicians set "fotoURL" = $2 where uid = $1', [luz.uid, PHOTO])
  expect(await publishProfile(services, luz, ready)).toMatchObject({ ok: true, value: { publicado: true } })
  expect(await storedProfile(database, luz)).toMatchObject({
    publicado: true,
    bioCorta: 'a'.repeat(120),
    estado: null,
  })
})

test.each([
  ['en_revision', null],
  ['bloqueado', null],
  ['bloqueado', '2026-11-01'],
])(
  'a technician who is %s (deleted: %s) cannot publish, also with a form opened before',
  async (estado, deletedAt) => {
    const luz = await newOwner(database)
    const openedBefore = formOf(completeDraft())
    await database.rows('update technicians set estado = $2, "deletedAt" = $3 where uid = $1', [
      luz.uid,
      estado,
      deletedAt,
    ])
    const before = await storedProfile(database, luz)
    expect(await publishProfile(services, luz, openedBefore)).toEqual({
      ok: false,
      code: 'profile-not-published',
    })
    expect(await storedProfile(database, luz)).toEqual(before)
    // Saving is still allowed, unless the profile is deleted.
    expect((await saveProfile(services, luz, openedBefore)).ok).toBe(deletedAt === null)
    expect((await storedProfile(database, luz)).publicado).toBe(false)
  },
)

test('concurrent publishing and blocking never leave a blocked profile published', async () => {
  const other = servicesOn(database)
  for (let round = 0; round < 15; round++) {
    const luz = await newOwner(database)
    const [published] = await Promise.all([
      publishProfile(other, luz, formOf(completeDraft())),
      database.rows(`update technicians set publicado = false, estado = 'bloqueado' where uid = $1`, [
        luz.uid,
      ]),
    ])
    expect(await storedProfile(database, luz)).toMatchObject({ publicado: false, estado: 'bloqueado' })
    if (!published.ok) expect(published.code).toBe('profile-not-published')
  }
})

test('a published profile that is saved below the checklist is hidden, and the result says so', async () => {
  const luz = await newOwner(database)
  await publishProfile(services, luz, formOf(completeDraft()))
  expect(await saveProfile(services, luz, formOf(completeDraft({ tarifaBase: '80.000' }), 1))).toMatchObject({
    value: { wasPublished: true, publicado: true },
  })
  const short = formOf(completeDraft({ bioCorta: LONG_BIO.slice(0, 60) }), 2)
  expect(await saveProfile(services, luz, short)).toMatchObject({
    value: { wasPublished: true, publicado: false },
  })
  expect(await findPublishedTechnician(db, luz.uid)).toBeNull()
})

test('hiding is idempotent and changes nothing else', async () => {
  const luz = await newOwner(database)
  await publishProfile(services, luz, formOf(completeDraft()))
  const { publicado: _, updatedAt: __, ...rest } = await storedProfile(database, luz)
  for (let time = 0; time < 2; time++) {
    expect(await hideProfile(services, luz)).toMatchObject({ ok: true })
    expect(await storedProfile(database, luz)).toMatchObject({ ...rest, publicado: false })
  }
  expect(await hideProfile(services, { ...luz, uid: 'nadie' })).toEqual({
    ok: false,
    code: 'profile-not-hidden',
  })
})

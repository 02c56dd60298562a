import { expect, test } from 'vitest'
import { draftFromForm, type ProfileDraft, withRowChange } from '#technicians/domain/profile-draft.ts'
import { draftFromProfile, parseProfile } from '#technicians/domain/profile-edit.ts'
import type { SavedProfile } from '#technicians/domain/technician.ts'
import { entriesOf, newDraft, service } from '#tests/support/people/profile-drafts.ts'

const CHEAP = service({ nombre: 'Revisión', precioSugerido: '65.000' })
const DEAR = service({ nombre: 'Fuga oculta', precioSugerido: '110000' })
const NOW = new Date(0)

/** What the form holds after these fields were typed into it. */
const typed = (draft: ProfileDraft, changes: Partial<ProfileDraft>) =>
  draftFromForm(entriesOf({ ...draft, ...changes }))

function stored(draft: ProfileDraft): SavedProfile {
  const parsed = parseProfile(draft)
  if (!parsed.ok) throw new Error(parsed.code)
  return parsed.value
}

/** Saved, and opened on a later visit. */
const reopened = (draft: ProfileDraft) => draftFromProfile(stored(draft), NOW)

test('an untouched base price is the lowest of a service, also on a later visit', () => {
  const priced = typed(newDraft(), { servicios: [DEAR, CHEAP] })
  expect(stored(priced)).toMatchObject({ tarifaBase: 65_000, tarifaBasePropia: false })
  const later = reopened(priced)
  expect(later).toMatchObject({ tarifaBase: '65.000', tarifaBaseTomada: '65.000' })
  expect(stored(typed(later, { servicios: [DEAR] })).tarifaBase).toBe(110_000)
  expect(stored(typed(later, { servicios: [] })).tarifaBase).toBeNull()
})

test.each(['', '90.000', '0'])('a base price changed to %j stays, whatever the services cost', tarifaBase => {
  const own = typed(typed(newDraft(), { servicios: [CHEAP] }), { tarifaBase })
  expect(own.tarifaBaseTomada).toBeNull()
  const later = typed(reopened(own), { servicios: [CHEAP, service({ precioSugerido: '20.000' })] })
  expect(later.tarifaBase).toBe(tarifaBase)
  expect(stored(typed(reopened(later), { servicios: [] })).tarifaBase).toBe(
    tarifaBase === '' ? null : Number(tarifaBase.replace('.', '')),
  )
})

test('one that was typed and happens to be the lowest stays too', () => {
  const own = typed(typed(newDraft(), { tarifaBase: '6' }), { tarifaBase: '65.000', servicios: [CHEAP] })
  const later = reopened(own)
  expect(stored(typed(later, { servicios: [service({ precioSugerido: '20.000' })] })).tarifaBase).toBe(65_000)
})

test('prices that are empty, unreadable or of a service without a name do not count', () => {
  const servicios = [
    ...['', '0', 'barato'].map(precioSugerido => service({ precioSugerido })),
    service({ nombre: ' ', precioSugerido: '5.000' }),
  ]
  expect(typed(newDraft(), { servicios }).tarifaBase).toBe('')
  expect(typed(newDraft(), { servicios: [...servicios, CHEAP] }).tarifaBase).toBe('65.000')
})

test('it follows a service that is removed', () => {
  const draft = typed(newDraft(), { servicios: [CHEAP, DEAR] })
  expect(withRowChange(draft, { list: 'servicios', change: 'remove', index: 0 }).tarifaBase).toBe('110.000')
})

test('of a profile stored before it was known whose price it is, another price than the lowest is its own', () => {
  const before = { ...stored(typed(newDraft(), { servicios: [CHEAP] })), tarifaBasePropia: false }
  expect(draftFromProfile({ ...before, tarifaBase: 80_000 }, NOW)).toMatchObject({
    tarifaBase: '80.000',
    tarifaBaseTomada: null,
  })
  expect(draftFromProfile({ ...before, tarifaBase: null }, NOW).tarifaBase).toBe('65.000')
})

test('a form without the field leaves it as it is', () => {
  const own = reopened(typed(newDraft({ servicios: [CHEAP] }), { tarifaBase: '' }))
  expect(draftFromForm([['barrio', 'Granada']], own)).toMatchObject({
    tarifaBase: '',
    tarifaBaseTomada: null,
  })
})

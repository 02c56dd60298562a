import { expect, test } from 'vitest'
import { draftFromForm, GROUP_NAMES } from '#technicians/domain/draft-from-form.ts'
import { completeDraft, entriesOf, service } from '#tests/support/people/profile-drafts.ts'

const STORED = completeDraft({
  barrio: 'San Fernando',
  tags: ['urgencias'],
  certificaciones: ['SENA'],
  festivos: true,
})
const CAMPOS: [string, string] = ['campos', GROUP_NAMES.join(' ')]

test('fields that a form does not have keep their stored values', () => {
  const draft = draftFromForm(
    [
      ['nombre', 'Luz'],
      ['barrio', ''],
    ],
    STORED,
  )
  expect(draft).toEqual({ ...STORED, nombre: 'Luz', barrio: '' })
})

test('a group that the form names, or of which it has a field, is replaced', () => {
  expect(draftFromForm([['campos', 'disponible tags']], STORED)).toEqual({
    ...STORED,
    disponible: false,
    tags: [],
  })
  const [first, second] = [service({ nombre: 'Grifería' }), service({ nombre: 'Fugas' })]
  const entries = Object.entries(first).map(([name, value]) => [`servicios.0.${name}`, value] as const)
  const stored = { ...STORED, servicios: [second, second] }
  expect(draftFromForm(entries, stored)).toEqual({ ...stored, servicios: [first] })
})

test('days without a range in the form keep theirs, unless the form names the hours', () => {
  const monday: [string, string][] = [
    ['horarios.lun.0.inicio', '10:00'],
    ['horarios.lun.0.fin', '11:00'],
  ]
  const lun = [{ inicio: '10:00', fin: '11:00' }]
  expect(draftFromForm(monday, STORED).horarios).toEqual({ ...STORED.horarios, lun })
  expect(draftFromForm([...monday, ['campos', 'horarios']], STORED).horarios).toMatchObject({ lun, mar: [] })
})

test('the whole form of the editor replaces everything', () => {
  const emptied = completeDraft({ especialidades: [], servicios: [], disponible: false })
  expect(draftFromForm([...entriesOf(emptied), CAMPOS], STORED)).toEqual(emptied)
  expect(Object.keys(STORED)).toEqual(expect.arrayContaining([...GROUP_NAMES]))
})

import { expect, test } from 'vitest'
import {
  draftFromForm,
  EMPTY_SERVICE,
  GROUP_NAMES,
  MAX_ROWS,
  type RowChange,
  withMondayOnWorkdays,
  withRowChange,
} from '#technicians/domain/profile-draft.ts'
import { completeDraft, entriesOf, newDraft, service } from '#tests/support/people/profile-drafts.ts'

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

const THREE = newDraft({ servicios: ['a', 'b', 'c'].map(nombre => service({ nombre })) })
const names = (change: RowChange['change'], index: number, draft = THREE) =>
  withRowChange(draft, { list: 'servicios', change, index }).servicios.map(({ nombre }) => nombre)

test('rows are added, removed and moved; other inputs stay', () => {
  expect(names('add', 3)).toEqual(['a', 'b', 'c', ''])
  expect(names('remove', 1)).toEqual(['a', 'c'])
  expect(names('up', 2)).toEqual(['a', 'c', 'b'])
  expect(names('down', 0)).toEqual(['b', 'a', 'c'])
  expect(withRowChange(THREE, { list: 'servicios', change: 'add', index: 3 })).toMatchObject({
    nombre: THREE.nombre,
  })
})

test('there is always a service to fill in', () => {
  expect(newDraft().servicios).toEqual([EMPTY_SERVICE])
  const [only] = THREE.servicios
  const emptied = withRowChange(newDraft({ servicios: only ? [only] : [] }), {
    list: 'servicios',
    change: 'remove',
    index: 0,
  })
  expect(emptied.servicios).toEqual([EMPTY_SERVICE])
})

test('a change out of range changes nothing', () => {
  expect(names('up', 0)).toEqual(['a', 'b', 'c'])
  expect(names('down', 2)).toEqual(['a', 'b', 'c'])
  expect(names('remove', 9)).toEqual(['a', 'b', 'c'])
  const full = newDraft({ servicios: Array.from({ length: MAX_ROWS.servicios }, () => service()) })
  expect(names('add', MAX_ROWS.servicios, full)).toHaveLength(MAX_ROWS.servicios)
})

test('a certification is added only if something is left after trimming', () => {
  const added = (certificacion: string) =>
    withRowChange(newDraft({ certificacion }), { list: 'certificaciones', change: 'add', index: 0 })
  expect(added('  ').certificaciones).toEqual([])
  expect(added(' RETIE ')).toMatchObject({ certificaciones: ['RETIE'], certificacion: '' })
})

test('hours are changed day by day, or Monday copied to the working days', () => {
  const more = withRowChange(newDraft(), { list: 'horarios.lun', change: 'add', index: 1 })
  expect(more.horarios.lun).toHaveLength(2)
  const free = withRowChange(newDraft(), { list: 'horarios.lun', change: 'remove', index: 0 })
  expect(withMondayOnWorkdays(free).horarios).toMatchObject({ lun: [], mar: [], vie: [] })
})

// Section 5, "On save": invalid fields.
import { describe, expect, test } from 'vitest'
import { draftFromForm } from '#technicians/domain/draft-from-form.ts'
import { parseProfile } from '#technicians/domain/parse-profile.ts'
import { MAX_ROWS, type ProfileDraft } from '#technicians/domain/profile-draft.ts'
import { previewedProfile } from '#technicians/domain/profile-preview.ts'
import { newDraft, service } from '#tests/support/people/profile-drafts.ts'

describe('the first invalid field is reported', () => {
  const day = { tipo: 'libre', fecha: '2026-12-24', hasta: '', inicio: '08:00', fin: '12:00' } as const
  const { horarios } = newDraft()
  test.each<[string, Partial<ProfileDraft>, string, string]>([
    ['no name', { nombre: '  ' }, 'nombre', 'name-required'],
    ['a phone without digits', { telefono: 'llámame' }, 'telefono', 'invalid-phone'],
    ['a base price below 0', { tarifaBase: '-1' }, 'tarifaBase', 'invalid-price'],
    [
      'a price in words',
      { servicios: [service(), service({ precioSugerido: 'mil' })] },
      'servicios.1.precioSugerido',
      'invalid-price',
    ],
    [
      'a licence until the 30th of February',
      { licencias: [{ tipo: 'x', entidad: '', numero: '', vence: '2027-02-30' }] },
      'licencias.0.vence',
      'invalid-date',
    ],
    [
      'a day that ends before it begins',
      { horarios: { ...horarios, mar: [{ inicio: '10:00', fin: '09:00' }] } },
      'horarios.mar.0.inicio',
      'invalid-range',
    ],
    [
      'half a range',
      { horarios: { ...horarios, mar: [{ inicio: '10:00', fin: '' }] } },
      'horarios.mar.0.inicio',
      'invalid-range',
    ],
    [
      'a holiday that ends before it begins',
      { excepciones: [{ ...day, hasta: '2026-12-23' }] },
      'excepciones.0.hasta',
      'invalid-until',
    ],
    [
      'a holiday of a year',
      { excepciones: [{ ...day, hasta: '2027-12-24' }] },
      'excepciones.0.hasta',
      'invalid-until',
    ],
    [
      'a day off that has hours',
      { excepciones: [day, { ...day, tipo: 'horario' }] },
      'excepciones.1.fecha',
      'exception-twice',
    ],
    [
      'a day that does not exist',
      { excepciones: [{ ...day, fecha: '2026-13-01' }] },
      'excepciones.0.fecha',
      'invalid-date',
    ],
  ])('%s', (_, changes, field, code) => {
    expect(parseProfile(newDraft(changes))).toEqual({ ok: false, field, code })
    expect(previewedProfile(newDraft(changes)).nombre).not.toBe('')
  })

  test.each(['servicios', 'certificaciones', 'tags', 'licencias', 'excepciones'] as const)(
    'too many %s, however many were sent',
    kind => {
      const rows = Array.from({ length: 10_000 }, (_, index) => [`${kind}.${index}.nombre`, 'x'] as const)
      const lists = Array.from({ length: 10_000 }, (_, index) => [kind, `x${index}`] as const)
      const other = Array.from({ length: 10_000 }, (_, index) => [`${kind}.${index}.fecha`, 'x'] as const)
      const licences = Array.from({ length: 10_000 }, (_, index) => [`${kind}.${index}.tipo`, 'x'] as const)
      const draft = draftFromForm([['nombre', 'Luz'], ...rows, ...lists, ...other, ...licences])
      expect(draft[kind].length).toBe(MAX_ROWS[kind] + 1)
      expect(parseProfile(draft)).toEqual({ ok: false, field: kind, code: 'too-many-rows' })
    },
  )
})

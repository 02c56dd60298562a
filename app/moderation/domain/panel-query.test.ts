import fc from 'fast-check'
import { expect, test } from 'vitest'
import { panelQueryFrom, panelQueryText } from '#moderation/domain/panel-query.ts'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { REASON_MAX_LENGTH, reasonFrom } from '#platform/domain/trail.ts'
import { technicianStatus } from '#technicians/domain/technician-moderation.ts'

test('a cursor survives writing and parsing, whatever names it holds', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .filter(each => !each.includes('\0') && each.isWellFormed())
  fc.assert(
    fc.property(fc.nat(), text, text, (shown, value, id) => {
      expect(listCursorFrom(listCursorText({ shown, value, id }))).toEqual({ shown, value, id })
    }),
  )
})

test('any other text is not a cursor', () => {
  fc.assert(
    fc.property(fc.string(), typed => {
      expect(() => listCursorFrom(typed)).not.toThrow()
    }),
  )
  for (const wrong of [null, '', '=', 'WzEsMl0', btoa('[1,2,3]'), btoa('["1","a","b"]'), btoa('{}')])
    expect(listCursorFrom(wrong)).toBeNull()
})

test('a panel query survives writing and parsing', () => {
  for (const query of [
    '',
    '?tab=usuarios&q=ana',
    '?estado=bloqueado&ciudad=Bogot%C3%A1',
    '?filtro=vence_pronto&q=luz',
    '?tab=usuarios&filtro=bloqueados',
  ]) {
    expect(panelQueryText(panelQueryFrom(new URLSearchParams(query)))).toBe(query)
  }
})

test('invalid parameters are ignored; users have neither estado nor ciudad', () => {
  const view = panelQueryFrom(new URLSearchParams('tab=x&estado=vip&desde=%00&q=%00&filtro=bloqueados'))
  expect(view).toEqual({ tab: 'tecnicos', filtro: null, q: '', estado: null, ciudad: '', cursor: null })
  expect(panelQueryFrom(new URLSearchParams('tab=usuarios&estado=bloqueado&ciudad=Cali'))).toMatchObject({
    estado: null,
    ciudad: '',
  })
})

test.each([
  [true, null, 'publicado'],
  [true, 'publicado', 'publicado'],
  [false, null, 'sin_moderar'],
  [false, 'publicado', 'oculto'],
  [false, 'en_revision', 'en_revision'],
  [false, 'bloqueado', 'bloqueado'],
] as const)('publicado %s with estado %s shows as %s', (publicado, estado, state) => {
  expect(technicianStatus({ publicado, estado })).toBe(state)
})

test('a reason is one line, or null', () => {
  expect(reasonFrom('  insulta \n a todos ')).toBe('insulta a todos')
  expect(reasonFrom(' \t ')).toBeNull()
  expect(reasonFrom(undefined)).toBeNull()
  expect(reasonFrom('x'.repeat(1_000))).toHaveLength(REASON_MAX_LENGTH)
})

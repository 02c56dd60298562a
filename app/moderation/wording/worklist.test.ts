import { expect, test } from 'vitest'
import { bulkDoneText, tradesText, verificationTexts } from '#moderation/wording/worklist.ts'
import { missingText } from '#technicians/wording/profile-status.ts'

test('what is missing, how many were moderated', () => {
  expect(missingText(['photo', 'bio'])).toBe('Le falta: foto, bio')
  expect(bulkDoneText('publish', 3)).toBe('Publicaste 3 perfiles.')
  expect(bulkDoneText('review', 1)).toBe('Enviaste 1 perfil a revisión.')
})

test('trades in few words', () => {
  expect(tradesText([])).toBe('Sin oficios')
  expect(tradesText(['Pisos / Baldosas'])).toBe('Pisos / Baldosas')
  expect(tradesText(['Paneles solares (básico)', 'CCTV', 'Electricidad'])).toBe('Paneles solares +2')
})

test.each([
  ['pending', ['identity', 'background'], null, ['2 por revisar', 'Cédula y 1 más']],
  ['expiring', ['electrical-licence'], '2026-12-09', ['Vence pronto', 'Matrícula CONTE, 9 dic']],
  ['verified', ['identity'], null, ['Verificado', 'Cédula']],
  ['accepted', ['electrical-licence'], null, ['Sin verificar', 'Aceptado: matrícula CONTE']],
  ['expired', ['identity'], null, ['Sin verificar', 'Venció: cédula']],
  ['none', [], null, ['Sin documentos', 'No ha enviado']],
] as const)('credentials %s %j', (state, kinds, expiresOn, texts) => {
  expect(verificationTexts({ state, kinds, expiresOn, mayBeVerified: false })).toEqual(texts)
})

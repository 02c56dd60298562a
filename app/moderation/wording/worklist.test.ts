import { expect, test } from 'vitest'
import { bulkDoneText, verificationTexts, waitText } from '#moderation/wording/worklist.ts'
import { missingText } from '#technicians/wording/profile-status.ts'

test.each([
  ['2026-11-16T23:00:00Z', 'Espera desde hoy'],
  ['2026-11-16T04:59:00Z', 'Espera 1 día'],
  ['2026-11-10T12:00:00Z', 'Espera 6 días'],
] as const)('since %s: %s', (since, text) => {
  expect(waitText(new Date(since), '2026-11-16')).toBe(text)
})

test('what is missing, how many were moderated', () => {
  expect(missingText(['photo', 'bio'])).toBe('Le falta: foto, bio')
  expect(bulkDoneText('publish', 3)).toBe('Publicaste 3 perfiles.')
  expect(bulkDoneText('review', 1)).toBe('Enviaste 1 perfil a revisión.')
})

test.each([
  ['pending', ['identity', 'background'], null, ['2 por revisar', 'Cédula y 1 más']],
  ['expiring', ['electrical-licence'], '2026-12-09', ['Vence pronto', 'Matrícula CONTE, 9 dic']],
  ['verified', ['identity'], null, ['Verificado', 'Cédula']],
  ['accepted', ['electrical-licence'], null, ['Sin verificar', 'Aceptado: matrícula CONTE']],
  ['expired', ['identity'], null, ['Sin verificar', 'Venció: cédula']],
  ['none', [], null, ['Sin documentos', 'No ha enviado']],
] as const)('checks %s %j', (state, kinds, expiresOn, texts) => {
  expect(verificationTexts({ state, kinds, expiresOn, mayBeVerified: false })).toEqual(texts)
})

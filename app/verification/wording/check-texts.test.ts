import { expect, test } from 'vitest'
import type { PublicCheck } from '#verification/domain/check.ts'
import { checkDateText, checkLine, checksSummaryText, checkTitle } from '#verification/wording/check-texts.ts'

const check = (changes: Partial<PublicCheck>): PublicCheck => ({
  kind: 'identity',
  entity: '',
  date: '2026-03-12',
  expiresOn: null,
  ...changes,
})

test.each([
  [{}, 'Cédula', 'Documento revisado por TecniYa'],
  [{ kind: 'background' }, 'Antecedentes', 'Policía Nacional, sin asuntos pendientes'],
  [
    { kind: 'gas-licence', entity: 'SENA', expiresOn: '2027-06-30' },
    'Licencia de gas',
    'Competencia laboral, SENA · Vence jun 2027',
  ],
  [{ kind: 'electrical-licence' }, 'Matrícula CONTE', 'CONTE'],
  [{ kind: 'training', entity: 'SENA' }, 'Certificado SENA', 'Formación en su oficio, SENA'],
  [{ kind: 'training', entity: 'Bosch' }, 'Formación', 'Formación en su oficio, Bosch'],
  [{ kind: 'insurance', entity: 'Sura' }, 'Póliza', 'Responsabilidad civil, Sura'],
  [{ kind: 'phone' }, 'Teléfono', 'Confirmado en una visita completada'],
] as [Partial<PublicCheck>, string, string][])('%j reads %s: %s', (changes, title, line) => {
  expect(checkTitle(check(changes))).toBe(title)
  expect(checkLine(check(changes))).toBe(line)
})

test('the date and the count are short', () => {
  expect(checkDateText(check({}))).toBe('12 mar 2026')
  expect(checksSummaryText(1)).toBe('1 revisión al día; mira cuál')
  expect(checksSummaryText(4)).toBe('4 revisiones al día; mira cuáles')
})

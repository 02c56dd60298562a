import { expect, test } from 'vitest'
import type { PublicCredential } from '#verification/domain/credential.ts'
import {
  credentialDateText,
  credentialLine,
  credentialTitle,
} from '#verification/wording/credential-texts.ts'

const credential = (changes: Partial<PublicCredential>): PublicCredential => ({
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
] as [Partial<PublicCredential>, string, string][])('%j reads %s: %s', (changes, title, line) => {
  expect(credentialTitle(credential(changes))).toBe(title)
  expect(credentialLine(credential(changes))).toBe(line)
})

test('the date is short', () => {
  expect(credentialDateText(credential({}))).toBe('12 mar 2026')
})

import { expect, test } from 'vitest'
import { correctionsFrom } from '#verification/domain/credential-decisions.ts'

const TODAY = '2026-11-16'

test('corrections are trimmed; missing dates are null', () => {
  expect(correctionsFrom({ entidad: ' SENA \n Cali ', numero: ' 12 ', vence: TODAY }, TODAY)).toEqual({
    ok: true,
    value: { entity: 'SENA Cali', number: '12', issuedOn: null, expiresOn: TODAY, keptFor: '' },
  })
})

test.each([
  [{ vence: '2026-02-30' }, 'credential-invalid-date'],
  [{ expedicion: '2026-11-17' }, 'credential-invalid-date'],
  [{ expedicion: '2026-01-02', vence: '2026-01-01' }, 'credential-dates-reversed'],
  [{ vence: '2026-11-15' }, 'credential-out-of-date'],
])('%o is refused with %s', (fields, code) => {
  expect(correctionsFrom(fields as Record<string, string>, TODAY)).toEqual({ ok: false, code })
})

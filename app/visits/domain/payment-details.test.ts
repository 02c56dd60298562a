import { expect, test } from 'vitest'
import { parsePaymentDetails } from '#visits/domain/payment-details.ts'

const ALL = {
  nequi: '300 123-4567',
  daviplata: '+57 310 765 4321',
  banco: ' Banco  de Bogotá ',
  tipo: 'corriente',
  cuenta: '123-456 789',
  titular: "D'Angelo & Hijos S.A.S.",
  mostrar: '1',
}

test('numbers are kept as digits, a mobile number without its country', () => {
  expect(parsePaymentDetails(ALL)).toEqual({
    ok: true,
    value: {
      nequi: '3001234567',
      daviplata: '3107654321',
      banco: 'Banco de Bogotá',
      tipo: 'corriente',
      cuenta: '123456789',
      titular: "D'Angelo & Hijos S.A.S.",
      mostrar: true,
    },
  })
  expect(parsePaymentDetails({})).toMatchObject({ ok: true, value: { nequi: '', mostrar: false } })
  expect(parsePaymentDetails({ ...ALL, tipo: 'cdt' })).toMatchObject({ value: { tipo: 'ahorros' } })
})

test.each([
  ['nequi', '301 123 456', 'mobile-invalid'],
  ['nequi', '601 123 4567', 'mobile-invalid'],
  ['nequi', 'llámame al 3001234567', 'mobile-invalid'],
  ['daviplata', '57310765432100', 'mobile-invalid'],
  ['banco', '', 'bank-required'],
  ['banco', 'https://banco.co/pagar', 'bank-invalid'],
  ['banco', '12345', 'bank-invalid'],
  ['banco', 'B'.repeat(41), 'bank-invalid'],
  ['cuenta', '', 'account-required'],
  ['cuenta', '12345', 'account-invalid'],
  ['cuenta', '1'.repeat(21), 'account-invalid'],
  ['cuenta', '123456789x', 'account-invalid'],
  ['titular', '', 'holder-required'],
  ['titular', '<b>Carlos</b>', 'holder-invalid'],
  ['titular', 'C'.repeat(81), 'holder-invalid'],
] as const)('%s: %s is %s', (field, text, code) => {
  expect(parsePaymentDetails({ ...ALL, [field]: text })).toEqual({ ok: false, field, code })
})

test('what is empty cannot be shown', () => {
  const refused = { ok: false, field: 'mostrar', code: 'means-required' }
  expect(parsePaymentDetails({ mostrar: '1' })).toEqual(refused)
  expect(parsePaymentDetails({ titular: 'Carlos', mostrar: '1' })).toEqual(refused)
})

import { expect, test } from 'vitest'
import {
  CREDENTIAL_FIELDS,
  CREDENTIAL_RULES,
  DOCUMENT_CREDENTIAL_KINDS,
} from '#verification/domain/credential.ts'
import {
  DOCUMENT_MAX_BYTES,
  documentMistakeOf,
  documentNameFrom,
  isDocumentId,
  parseCredentialForm,
} from '#verification/domain/credential-submission.ts'

const TODAY = '2026-11-12'
const GAS = { entidad: ' SENA ', numero: ' 9537-220145 ', vence: '2028-06-30' }

test('what is asked is trimmed and read; what is not asked is ignored', () => {
  expect(parseCredentialForm('gas-licence', { ...GAS, expedicion: 'ayer' }, TODAY)).toEqual({
    ok: true,
    value: { entity: 'SENA', number: '9537-220145', issuedOn: null, expiresOn: '2028-06-30' },
  })
  expect(parseCredentialForm('identity', { numero: '1.020.304.482', entidad: 'Yo mismo' }, TODAY)).toEqual({
    ok: true,
    value: { entity: '', number: '1.020.304.482', issuedOn: null, expiresOn: null },
  })
})

test('a document that is said to expire needs its date', () => {
  const foreigner = { numero: '1.020.304.482', conVencimiento: 'on' }
  expect(parseCredentialForm('identity', foreigner, TODAY)).toEqual({
    ok: false,
    field: 'vence',
    code: 'credential-expiry-required',
  })
  expect(parseCredentialForm('identity', { ...foreigner, vence: '2028-06-30' }, TODAY)).toMatchObject({
    ok: true,
    value: { expiresOn: '2028-06-30' },
  })
  // It is not asked of a kind that has its own term.
  expect(parseCredentialForm('background', { expedicion: TODAY, conVencimiento: 'on' }, TODAY)).toMatchObject(
    { ok: true },
  )
})

test('a background certificate is at most 90 days old and is valid for a year', () => {
  const issued = (expedicion: string) => parseCredentialForm('background', { expedicion }, TODAY)
  expect(issued('2026-08-14')).toEqual({
    ok: true,
    value: { entity: 'Policía Nacional', number: '', issuedOn: '2026-08-14', expiresOn: '2027-08-14' },
  })
  expect(issued('2026-08-13')).toEqual({ ok: false, field: 'expedicion', code: 'credential-issued-old' })
  expect(issued(TODAY)).toMatchObject({ ok: true })
  expect(issued('2026-11-13')).toMatchObject({ code: 'credential-issued-future' })
  expect(issued('2026-02-30')).toMatchObject({ code: 'credential-issued-invalid' })
  expect(issued(' ')).toMatchObject({ code: 'credential-issued-required' })
})

test.each([
  ['entidad', { ...GAS, entidad: '  ' }, 'credential-entity-required'],
  ['entidad', { ...GAS, entidad: 'x'.repeat(121) }, 'long-line'],
  ['numero', { ...GAS, numero: undefined }, 'credential-number-required'],
  ['vence', { ...GAS, vence: '' }, 'credential-expiry-required'],
  ['vence', { ...GAS, vence: '30/06/2028' }, 'credential-expiry-invalid'],
  ['vence', { ...GAS, vence: '2026-11-11' }, 'credential-expired'],
])('a mistake in %s is named: %j', (field, fields, code) => {
  expect(parseCredentialForm('gas-licence', fields, TODAY)).toEqual({ ok: false, field, code })
})

test('a document that ends today is still valid', () => {
  expect(parseCredentialForm('gas-licence', { ...GAS, vence: TODAY }, TODAY)).toMatchObject({ ok: true })
})

test.each(['12345', '12345678901', 'mi cédula', '1.2.3.4.5'])(
  '%j is no number of an identity document',
  numero => {
    expect(parseCredentialForm('identity', { numero }, TODAY)).toMatchObject({
      field: 'numero',
      code: 'credential-number-invalid',
    })
  },
)

test.each(['80123456', '1.020.304.482', ' 5 204 118 '])('%j is one', numero => {
  expect(parseCredentialForm('identity', { numero }, TODAY)).toMatchObject({ ok: true })
})

test.each(DOCUMENT_CREDENTIAL_KINDS)('the form of %s asks for something, and refuses to be empty', kind => {
  const { asks } = CREDENTIAL_RULES[kind]
  expect(Object.values(asks)).toContain('required')
  const parsed = parseCredentialForm(kind, {}, TODAY)
  expect(parsed).toMatchObject({
    ok: false,
    field: CREDENTIAL_FIELDS.find(field => asks[field] === 'required'),
  })
})

const bytes = (text: string) => new TextEncoder().encode(text)

test('documents are recognised by their content', () => {
  expect(documentMistakeOf(bytes('%PDF-1.7'), 100)).toBeNull()
  expect(documentMistakeOf(new Uint8Array([0xff, 0xd8, 0xff]), 100)).toBeNull()
  expect(documentMistakeOf(bytes('<!doctype html>'), 100)).toBe('document-format')
  expect(documentMistakeOf(bytes(' %PDF-1.7'), 100)).toBe('document-format')
  expect(documentMistakeOf(bytes('%PDF-1.7'), DOCUMENT_MAX_BYTES + 1)).toBe('document-too-large')
  expect(documentMistakeOf(bytes(''), 0)).toBe('document-damaged')
})

test.each([
  ['cédula frente.jpg', 'cédula frente.jpg'],
  ['C:\\Mis documentos\\sena.pdf', 'sena.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['fac\u202egpj.pdf', 'facgpj.pdf'],
  ['a\r\nb"<c>.pdf', 'abc.pdf'],
  ['', 'documento'],
  ['/', 'documento'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(75)}….pdf`],
])('the name %j is shown as %j', (given, shown) => {
  expect(documentNameFrom(given)).toBe(shown)
})

test('an id is a UUID in lower case', () => {
  expect(isDocumentId('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe(true)
  for (const text of ['', 'x', '../x', '3F2504E0-4F89-41D3-9A0C-0305E82C3301'])
    expect(isDocumentId(text)).toBe(false)
})

import { expect, test } from 'vitest'
import {
  DOCUMENT_MAX_BYTES,
  documentMistakeOf,
  documentNameFrom,
  isDocumentId,
} from '#verification/domain/check-document.ts'

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

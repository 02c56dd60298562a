import fc from 'fast-check'
import { expect, test } from 'vitest'
import { technicianSlug } from '#platform/domain/slug.ts'

test.each([
  ['Luz Ángela Muñoz', 'abcDEF123456', 'luz-angela-munoz-123456'],
  ['  --José   "El Rápido"!! ', 'u-000001', 'jose-el-rapido-000001'],
  ['Ñ', 'abcdef', 'n-abcdef'],
  ['💧🔧', 'xyz-987654', '987654'],
  ['', 'aB3', 'ab3'],
])('%j with the id %s is %s', (nombre, uid, slug) => {
  expect(technicianSlug(nombre, uid)).toBe(slug)
})

test('a slug of any name is safe in a URL', () => {
  const uids = fc.stringMatching(/^[A-Za-z0-9]{6,32}$/)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), uids, (nombre, uid) => {
      expect(technicianSlug(nombre, uid)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(technicianSlug(nombre, uid).endsWith(uid.slice(-6).toLowerCase())).toBe(true)
    }),
  )
})

test('equal names with equal id suffixes get a number', () => {
  expect(technicianSlug('Luz Muñoz', 'abcdef', 1)).toBe('luz-munoz-2-abcdef')
})

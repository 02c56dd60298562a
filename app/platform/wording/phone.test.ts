import { expect, test } from 'vitest'
import { whatsappLink } from '#platform/wording/phone.ts'

test('a phone becomes a link made of its digits', () => {
  expect(whatsappLink('+57 312 555-0148')).toBe('https://wa.me/573125550148')
})

test.each(['', '  ', 'sin teléfono', null, undefined])('without digits (%s) there is no link', phone => {
  expect(whatsappLink(phone)).toBeNull()
})

test('only digits reach the link', () => {
  expect(whatsappLink('312?text=<b>/../5')).toBe('https://wa.me/3125')
})

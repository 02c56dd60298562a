import { expect, test } from 'vitest'
import { failingText, numberText, sinceText, testedText } from '#accounts/wording/whatsapp.ts'

const NOW = new Date('2026-11-16T21:45:00Z')
const number = { ending: '4821', connectedAt: NOW, failures: 2, failedAt: NOW, testedAt: null }

test('of a number only its last four digits are said', () => {
  expect(numberText(number)).toBe('··· 48 21')
})

test('since when it is connected, and when messages did not arrive, are days of Bogotá', () => {
  expect(sinceText(new Date('2026-11-16T21:33:00Z'), NOW)).toBe('Desde hoy a las 16:33')
  expect(sinceText(new Date('2026-11-12T03:00:00Z'), NOW)).toBe('Desde el miércoles 11 a las 22:00')
  expect(failingText(number, new Date('2026-11-16T02:00:00Z'), NOW)).toBe(
    'Ayer no te llegaron 2 mensajes. Te escribimos al correo. Revisa que no hayas bloqueado a TecniYa.',
  )
  expect(testedText(new Date('2026-11-16T22:10:00Z'))).toContain('a las 17:10.')
})

import { expect, test } from 'vitest'
import { claimedText, failingText, sinceText, validUntilText } from '#accounts/wording/whatsapp.ts'

const NOW = new Date('2026-11-16T21:45:00Z')

test('since when it is connected, and when messages did not arrive, are days of Bogotá', () => {
  expect(sinceText(new Date('2026-11-16T21:33:00Z'), NOW)).toBe('Desde hoy a las 16:33')
  expect(sinceText(new Date('2026-11-12T03:00:00Z'), NOW)).toBe('Desde el miércoles 11 a las 22:00')
  expect(failingText(new Date('2026-11-16T02:00:00Z'), NOW)).toBe(
    'Ayer no te llegaron 2 mensajes. Te escribimos al correo. Revisa que no hayas bloqueado a TecniYa.',
  )
  expect(validUntilText(new Date('2026-11-16T21:42:00Z'))).toBe('El código vale hasta las 16:42.')
  expect(claimedText(new Date('2026-11-16T21:33:00Z'), NOW)).toBe(
    'Otra cuenta intentó conectar este número hoy a las 16:33. Sigue en la tuya.',
  )
})

import { expect, test } from 'vitest'
import { DISMISS_RESCUE } from '#agenda/ui/rescue-offer.tsx'
import { postFailureText } from '#site/wording/post-failures.ts'

// Section 8 and D48.
test.each([
  ['/agendar/luz', '', 'No pudimos crear la reserva. Intenta nuevamente.'],
  ['/agenda', 'accept', 'No se pudo aceptar la reserva.'],
  ['/agenda', 'cancel', 'No se pudo cancelar. Intenta de nuevo.'],
  ['/mi-perfil', 'guardar', 'No pudimos guardar los cambios.'],
  ['/mi-perfil', 'publicar', 'No pudimos publicar el perfil.'],
  ['/mi-perfil', 'ocultar', 'No pudimos ocultar el perfil.'],
  ['/mis-reservas', DISMISS_RESCUE, 'No pudimos quitar esa solicitud. Intenta nuevamente.'],
  ['/agenda/garantia/7', '', 'No pudimos guardar tu respuesta. Intenta nuevamente.'],
  ['/admin/tecnicos/luz', '', 'No pudimos hacer el cambio. Intenta de nuevo.'],
])('a form at %s with the button «%s» that failed says its text', (path, act, text) => {
  expect(postFailureText(path, act)).toBe(text)
})

test('a path without a form has no text', () => {
  expect(postFailureText('/tecnicos', '')).toBeNull()
})

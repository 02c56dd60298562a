import { expect, test } from 'vitest'
import { cancelledText, cancelReasonText, rescueTitleText } from '#bookings/wording/cancel-reasons.ts'

const cancelled = (changes: object) => ({
  technicianName: 'Yeimy Rodríguez',
  cancelReason: 'sin_respuesta' as const,
  cancelNote: '',
  leftBy: null,
  ...changes,
})

test.each([
  [{}, 'Yeimy no alcanzó a responder.', 'Yeimy no alcanzó a responder'],
  [{ cancelReason: 'tecnico' }, 'Yeimy canceló la visita.', 'Yeimy canceló tu visita'],
  [
    { cancelReason: 'tecnico', cancelNote: 'Se me varó la moto.' },
    'Yeimy canceló: «Se me varó la moto».',
    'Yeimy canceló tu visita',
  ],
  [
    { cancelReason: 'cliente' },
    'Le avisaste a Yeimy que no podías y canceló la visita.',
    'Yeimy canceló, como le avisaste',
  ],
  [
    { cancelReason: 'cliente', cancelNote: 'Listo, otro día.' },
    'Le avisaste a Yeimy que no podías y canceló la visita: «Listo, otro día».',
    'Yeimy canceló, como le avisaste',
  ],
  [
    { cancelReason: 'reemplazada' },
    'Yeimy no respondió a tiempo y reservaste con otra persona.',
    'Yeimy no respondió a tiempo y reservaste con otra persona',
  ],
  [
    { cancelReason: 'moderacion', leftBy: 'technician' },
    'Yeimy dejó de atender en TecniYa.',
    'Yeimy dejó de atender en TecniYa',
  ],
  [
    { cancelReason: 'cuenta_eliminada', leftBy: 'technician' },
    'Yeimy dejó de atender en TecniYa.',
    'Yeimy dejó de atender en TecniYa',
  ],
  [
    { cancelReason: 'cuenta_eliminada', leftBy: 'client' },
    'Se canceló porque eliminaste tu cuenta.',
    'Se canceló porque eliminaste tu cuenta',
  ],
  [
    { cancelReason: 'moderacion', leftBy: 'client' },
    'Se canceló porque tu cuenta no estaba activa.',
    'Se canceló porque tu cuenta no estaba activa',
  ],
  [{ cancelReason: 'cuenta_eliminada' }, 'Se canceló tu visita con Yeimy.', 'Se canceló tu visita con Yeimy'],
  [{ cancelReason: null }, 'No quedó escrito por qué se canceló.', 'Se canceló tu visita con Yeimy'],
])('why a visit was cancelled: %j', (changes, reason, title) => {
  expect(cancelReasonText(cancelled(changes))).toBe(reason)
  expect(rescueTitleText(cancelled(changes))).toBe(title)
})

test('a cancelled booking says why', () => {
  expect(cancelledText({ cancelReason: 'tecnico', cancelNote: 'Cita médica', leftBy: null })).toBe(
    'La cancelaste: «Cita médica»',
  )
  expect(cancelledText({ cancelReason: 'tecnico', cancelNote: '', leftBy: null })).toBe('La cancelaste.')
  expect(cancelledText({ cancelReason: 'sin_respuesta', cancelNote: '', leftBy: null })).toBe(
    'No alcanzaste a responder.',
  )
  expect(cancelledText({ cancelReason: 'moderacion', cancelNote: '', leftBy: null })).toBe(
    'La canceló TecniYa.',
  )
  expect(cancelledText({ cancelReason: 'cliente', cancelNote: '', leftBy: null })).toBe(
    'La cancelaste: tu cliente avisó que no podía.',
  )
  expect(cancelledText({ cancelReason: 'reemplazada', cancelNote: '', leftBy: null })).toBe(
    'No respondiste a tiempo y tu cliente reservó con otra persona.',
  )
  const left = { cancelReason: 'cuenta_eliminada', cancelNote: '' } as const
  expect(cancelledText({ ...left, leftBy: 'client' })).toBe('El cliente eliminó su cuenta.')
  expect(cancelledText({ ...left, leftBy: 'technician' })).toBe('Se canceló porque eliminaste tu cuenta.')
})

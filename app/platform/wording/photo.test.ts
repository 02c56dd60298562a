import { expect, test } from 'vitest'
import { uploadMistake } from '#platform/wording/photo.ts'

test('a form is refused at its photos while they are uploaded', () => {
  expect(uploadMistake(0)).toBeNull()
  expect(uploadMistake(1)).toEqual({
    field: 'foto',
    text: 'Tu foto todavía está subiendo. Espera unos segundos y envía de nuevo.',
  })
  expect(uploadMistake(2)?.text).toBe(
    'Tus fotos todavía están subiendo. Espera unos segundos y envía de nuevo.',
  )
})

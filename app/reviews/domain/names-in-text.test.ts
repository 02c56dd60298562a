import { expect, test } from 'vitest'
import { withoutNames } from '#reviews/domain/names-in-text.ts'

const NAMES = ['Laura Sofía Gómez de la Peña']

test.each([
  ['Gracias, Laura', 'Gracias'],
  ['Gracias Laura.', 'Gracias.'],
  ['¡Gracias, LAURA SOFIA!', '¡Gracias!'],
  ['Láura, gracias por llamarme', 'Gracias por llamarme'],
  ['Gracias, laura, por llamarme', 'Gracias, por llamarme'],
  ['Hola Laura Sofía Gómez de la Peña, fue un gusto', 'Hola, fue un gusto'],
  ['Señora Gómez, quedo atento.', 'Quedo atento.'],
  ['Fue un gusto atender a la señora Laura.', 'Fue un gusto atender a mi cliente.'],
  ['En casa de doña Laura Gómez todo quedó bien', 'En casa de mi cliente todo quedó bien'],
  ['Hola\nLaura: gracias', 'Hola\nGracias'],
  ['Laura', ''],
  ['¡Laura!', ''],
  ['Gracias La\u0301ura', 'Gracias'],
])('%j becomes %j', (text, expected) => {
  expect(withoutNames(text, NAMES)).toBe(expected)
})

test.each(['Gracias por la confianza. De nada.', 'El laurel y las Lauras', '  como  lo escribió , siempre '])(
  '%j stays as it is',
  text => {
    expect(withoutNames(text, NAMES)).toBe(text)
  },
)

test('nothing of a name is a pattern, and no name means no change', { tags: ['attack'] }, () => {
  expect(withoutNames('Gracias, (.*)+$ y todo', ['(.*)+$'])).toBe('Gracias, (.*)+$ y todo')
  expect(withoutNames('Gracias, Laura', ['', ' '])).toBe('Gracias, Laura')
})

import { expect, test } from 'vitest'
import { coveredUntilText, coveredWorkText, guaranteeFirstText } from '#guarantee/wording/covered-works.ts'

const TODAY = '2026-11-16'
const work = { date: '2026-11-10', technicianName: 'Nubia Esperanza Gómez', servicio: '', receipt: null }

test.each([
  ['2026-11-16', 'Hoy'],
  ['2026-11-15', 'Ayer'],
  ['2026-11-10', 'Hace 6 días'],
])('a work of %s is said as %s', (date, ago) => {
  expect(guaranteeFirstText({ ...work, date }, TODAY)).toBe(
    `${ago} lo arregló Nubia. Si falló lo mismo, no pagas.`,
  )
})

test('a work is named by its receipt, else by its service, else by its day', () => {
  const lines = ['Carga de gas', 'Filtro', 'Visita'].map(concepto => ({ concepto, cantidad: 1, precio: 1 }))
  const receipt = { id: 31, total: 220_000, lines, isOwed: false }
  expect(coveredWorkText({ ...work, receipt, servicio: 'Carga' }, TODAY)).toBe('Carga de gas y 2 más')
  expect(coveredWorkText({ ...work, servicio: 'Carga' }, TODAY)).toBe('Carga')
  expect(coveredWorkText(work, TODAY)).toBe('Visita del martes 10')
  expect(coveredUntilText({ until: '2026-12-10' })).toBe('hasta el 10 de dic')
})

import { expect, test } from 'vitest'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import { tradesNear } from '#technicians/domain/trade-groups.ts'

test('own trades come first, then those of the same group', () => {
  expect(tradesNear(['Neveras'])).toEqual([
    'Neveras',
    'Refrigeración',
    'Lavadoras / Secadoras',
    'Aires Acondicionados',
  ])
  expect(tradesNear(['Jardinería menor', 'Soldadura']).slice(0, 2)).toEqual(['Soldadura', 'Jardinería menor'])
})

test('nobody is offered what no trade of theirs is near to', () => {
  expect(tradesNear([])).toEqual([])
  expect(tradesNear(['Astrología'])).toEqual([])
  const all = SPECIALTIES.map(({ label }) => label)
  expect(tradesNear(all)).toEqual(all)
})

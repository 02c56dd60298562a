import { expect, test } from 'vitest'
import { placesInside, porterNoteFrom } from '#visits/domain/porter.ts'
import { destinationText } from '#visits/wording/porter.ts'

test.each([
  ['Cl. 127B # 94-20, interior 5', 'Va al interior 5'],
  ['Cl. 127B # 94-20 int. 5, Suba Rincón, Bogotá', 'Va al interior 5'],
  ['Cra. 8 # 24-31, apto 302, Compartir, Soacha', 'Va al apto 302'],
  ['KR 68D 25B 86 apto402', 'Va al apto 402'],
  ['Conjunto Los Sauces torre 2 apto 301', 'Va a la torre 2, apto 301'],
  ['Cl. 1 # 2-3, Torre B, Apartamento 1204', 'Va a la torre B, apto 1204'],
  ['Unidad El Trébol bloque 5 apto 201b', 'Va al bloque 5, apto 201B'],
  ['Calle 100 # 19 A - 61 oficina 502', 'Va a la oficina 502'],
  ['Mz. 12 Cs. 8 barrio La Pradera', 'Va a la casa 8'],
  ['Calle 72 # 10-34 piso 3', 'Va al piso 3'],
  ['Cl. 9 # 4-11 apto 2-301', 'Va al apto 2-301'],
  ['Apto 5, Cra 8 # 24-31, apto 7', 'Va al apto 5'],
])('of %s the porter reads: %s', (address, text) => {
  expect(destinationText(placesInside(address))).toBe(text)
})

test.each([
  '',
  'Cl. 65 Sur # 87-21',
  'Cra. 76 # 30-45, Medellín',
  'Casa a dos cuadras de la calle 45',
  'Calle 5 # 38-20, casa azul',
  'Av. Boyacá # 80-94, local de la esquina',
  'Conjunto Los Sauces',
  'Interiores 45',
  'Tr 93 # 22D-30',
])('of %j the porter reads nothing', address => {
  expect(destinationText(placesInside(address))).toBeNull()
})

test('a note is one line', () => {
  expect(porterNoteFrom('  Que siga\n en   carro. ')).toBe('Que siga en carro.')
})

import { expect, test } from 'vitest'
import { missingPointsOf, previewedProfile } from '#technicians/domain/profile-preview.ts'
import { completeDraft, service } from '#tests/support/people/profile-drafts.ts'

const priced = (precioSugerido: string) => completeDraft({ servicios: [service({ precioSugerido })] })

test.each(['60.000', '0', '$ 1.200'])('a price of %j is complete', price => {
  expect(missingPointsOf(priced(price), '/foto')).toEqual([])
})

test.each(['', ' ', '-1', 'barato', '12,5'])('a price of %j is not', price => {
  expect(missingPointsOf(priced(price), '/foto')).toEqual(['service'])
})

test('the first service with a name decides', () => {
  const servicios = [service({ nombre: ' ' }), service({ precioSugerido: 'x' }), service()]
  expect(missingPointsOf(completeDraft({ servicios }), null)).toEqual(['photo', 'service'])
  expect(missingPointsOf(completeDraft({ servicios: servicios.toSpliced(1, 1) }), '/foto')).toEqual([])
})

test('a service whose price cannot be read stays in the preview, without a price', () => {
  const servicios = [service({ precioSugerido: 'barato' }), service()]
  expect(previewedProfile(completeDraft({ servicios })).servicios).toMatchObject([
    { nombre: 'Destape de cañería', precioSugerido: 0 },
    { precioSugerido: 60_000 },
  ])
})

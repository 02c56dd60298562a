import { expect, test } from 'vitest'
import { technicianMeta } from '#catalogue/wording/technician-meta.ts'
import type { PublicCredential } from '#verification/domain/credential.ts'

const LUZ = {
  slug: 'luz-abc123',
  nombre: 'Luz Marina',
  ciudad: 'Medellín',
  especialidades: ['Electricidad'],
  bioCorta: `${'Reviso tableros y tomas. '.repeat(20)}`,
  ratingPromedio: 4.96,
  resenasCount: 38,
  credentials: [] as PublicCredential[],
}
const tagsOf = (technician: typeof LUZ) =>
  technicianMeta(technician, 'https://tecniya.co') as Record<string, unknown>[]
const data = (technician: typeof LUZ) => JSON.stringify(tagsOf(technician).map(tag => tag['script:ld+json']))

test('title, canonical URL and picture belong to the technician', () => {
  const tags = tagsOf(LUZ)
  expect(tags).toContainEqual({ title: 'Luz Marina: Electricidad en Medellín · TecniYa' })
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://tecniya.co/tecnicos/luz-abc123',
  })
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://tecniya.co/og/tecnicos/luz-abc123.png',
  })
})

test('a long description is cut at a word', () => {
  const { content } = tagsOf(LUZ).find(({ name }) => name === 'description') as { content: string }
  expect(content).toMatch(/ (Reviso|tableros|y|tomas\.)…$/)
  expect(content.length).toBeLessThanOrEqual(156)
})

test('empty name, specialty and city leave no empty values', () => {
  const empty = { ...LUZ, nombre: ' ', ciudad: '', especialidades: [], bioCorta: '' }
  expect(tagsOf(empty)).toContainEqual({ title: 'Técnico · TecniYa' })
  expect(data(empty)).toContain('"name":"Técnico"')
  expect(data(empty)).not.toMatch(/"[a-zA-Z]+":("\s*"|\[\]|\{\})/)
})

test('the rating is present only with approved reviews', () => {
  expect(data(LUZ)).toContain('"ratingValue":5,"reviewCount":38')
  expect(data({ ...LUZ, resenasCount: 0 })).not.toContain('aggregateRating')
})

test('valid documents are credentials of structured data; a phone is none', () => {
  const credentials: PublicCredential[] = [
    { kind: 'identity', entity: '', date: '2026-03-12', expiresOn: null },
    { kind: 'gas-licence', entity: 'SENA', date: '2026-04-03', expiresOn: '2027-06-30' },
    { kind: 'phone', entity: '', date: '2026-03-18', expiresOn: null },
  ]
  expect(data({ ...LUZ, credentials })).toContain(
    `"hasCredential":${JSON.stringify([
      {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'Cédula',
        recognizedBy: { '@type': 'Organization', name: 'TecniYa' },
        dateCreated: '2026-03-12',
      },
      {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'Licencia de gas',
        recognizedBy: { '@type': 'Organization', name: 'SENA' },
        dateCreated: '2026-04-03',
        expires: '2027-06-30',
      },
    ])}`,
  )
  expect(data(LUZ)).not.toContain('hasCredential')
})

import { expect, test } from 'vitest'
import { homeMeta } from '#content/home-meta.ts'

const told = homeMeta('https://tecniya.co')

test('every address told to others is whole', () => {
  const addresses =
    JSON.stringify(told).match(/"(?:href|url|logo|urlTemplate|@id|content)":"[^"]*\/[^"]*"/g) ?? []
  expect(addresses.length).toBeGreaterThan(6)
  for (const address of addresses) expect(address).toContain('https://tecniya.co/')
})

test('title and description fit what a search engine shows', () => {
  const [{ title }] = told as [{ title: string }]
  expect(title.length).toBeLessThanOrEqual(60)
  const description = told.find(each => 'name' in each && each.name === 'description') as { content: string }
  expect(description.content.length).toBeLessThanOrEqual(160)
})

test('the search of a result page is the search of the catalogue', () => {
  expect(JSON.stringify(told)).toContain('https://tecniya.co/tecnicos?q={search_term_string}')
})

import { expect, test } from 'vitest'
import { homeMeta } from '#site/wording/home-meta.ts'

const tags = homeMeta('https://tecniya.co')

test('every URL in the tags is absolute', () => {
  const urls = JSON.stringify(tags).match(/"(?:href|url|logo|urlTemplate|@id|content)":"[^"]*\/[^"]*"/g) ?? []
  expect(urls.length).toBeGreaterThan(6)
  for (const url of urls) expect(url).toContain('https://tecniya.co/')
})

test('title and description fit a search result', () => {
  const [{ title }] = tags as [{ title: string }]
  expect(title.length).toBeLessThanOrEqual(60)
  const description = tags.find(each => 'name' in each && each.name === 'description') as { content: string }
  expect(description.content.length).toBeLessThanOrEqual(160)
})

test('the SearchAction points to the catalogue search', () => {
  expect(JSON.stringify(tags)).toContain('https://tecniya.co/tecnicos?q={search_term_string}')
})

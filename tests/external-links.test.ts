import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a link that opens another tab gives it neither this window nor its address', {
  tags: ['attack'],
}, () => {
  const tags = globSync('app/**/*.{ts,tsx}').flatMap(file => {
    const found = readFileSync(file, 'utf8').match(/<[A-Za-z.]+\s[^<]*?target=[^<]*?>/g) ?? []
    return found.filter(tag => tag.includes('_blank')).map(tag => ({ file, tag }))
  })
  expect(tags.length).toBeGreaterThan(5)
  expect(tags.filter(({ tag }) => !tag.includes('rel="noopener noreferrer"'))).toEqual([])
})

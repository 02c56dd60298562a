import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('a link that opens another tab gives it neither this window nor its address', {
  tags: ['attack'],
}, async () => {
  const files = await Array.fromAsync(glob('app/**/*.{ts,tsx}'))
  const tags = files.flatMap(file => {
    const found = readFileSync(file, 'utf8').match(/<[A-Za-z.]+\s[^<]*?target=[^<]*?>/g) ?? []
    return found.filter(tag => tag.includes('_blank')).map(tag => ({ file, tag }))
  })
  expect(tags.length).toBeGreaterThan(5)
  expect(tags.filter(({ tag }) => !tag.includes('rel="noopener noreferrer"'))).toEqual([])
})

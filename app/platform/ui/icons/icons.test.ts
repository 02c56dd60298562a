import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ICON_NAMES } from '#platform/ui/icons/names.ts'
import { iconSprite } from '#scripts/write-icons.ts'

test('icons.svg is what `npm run icons` writes', async () => {
  expect(await readFile(new URL('./icons.svg', import.meta.url), 'utf8')).toBe(iconSprite())
})

test('icon names are sorted and unique', () => {
  expect(ICON_NAMES).toEqual([...new Set(ICON_NAMES)].sort())
})

// icons.svg is made here, from Lucide's drawings: `npx vitest run --project pure app/ui/icons -u` does it anew.
import * as lucide from 'lucide-react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ICON_NAMES, type IconName } from '#ui/icons/names.ts'

const ORIGIN = '<!-- Drawings of Lucide (https://lucide.dev), ISC licence. Made by icons.test.tsx. -->'

function symbolOf(name: IconName): string {
  const drawn = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
  const Drawing = (lucide as unknown as Record<string, ComponentType>)[drawn]
  if (!Drawing) throw new Error(`Lucide has no ${name}`)
  const lines = renderToStaticMarkup(<Drawing />).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines.replace(/><\/\w+>/g, '/>')}</symbol>`
}

test('the file holds the drawing of every name, and nothing else', async () => {
  const file = [
    ORIGIN,
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">',
    ...ICON_NAMES.map(symbolOf),
    '</svg>',
    '',
  ]
  await expect(file.join('\n')).toMatchFileSnapshot('./icons.svg')
})

test('names stand once, in order', () => {
  expect(ICON_NAMES).toEqual([...new Set(ICON_NAMES)].sort())
})

// `npm run icons`: writes app/platform/ui/icons/icons.svg, one <symbol> per name of names.ts, from Lucide's drawings.
import { writeFile } from 'node:fs/promises'
import * as lucide from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ICON_NAMES, type IconName } from '#platform/ui/icons/names.ts'

const FILE = new URL('../app/platform/ui/icons/icons.svg', import.meta.url)

export function iconSprite(): string {
  return [
    '<!-- Drawings of Lucide (https://lucide.dev), ISC licence. Written by `npm run icons`. -->',
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">',
    ...ICON_NAMES.map(symbolOf),
    '</svg>',
    '',
  ].join('\n')
}

function symbolOf(name: IconName): string {
  const exportName = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
  const drawing = (lucide as Record<string, unknown>)[exportName] as ComponentType | undefined
  if (!drawing) throw new Error(`Lucide has no icon ${name}`)
  const content = renderToStaticMarkup(createElement(drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${content.replace(/><\/\w+>/g, '/>')}</symbol>`
}

if (import.meta.main) await writeFile(FILE, iconSprite())

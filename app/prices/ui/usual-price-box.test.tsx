import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TROUBLES } from '#prices/domain/troubles.ts'
import type { UsualPrice } from '#prices/domain/usual-price.ts'
import { usualPriceBoxes } from '#prices/ui/usual-price-box.tsx'
import { pricesToName } from '#prices/wording/prices-to-name.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

function price(trade: SpecialtyLabel, key: string, low: number): UsualPrice {
  const trouble = TROUBLES[trade].find(each => each.key === key)
  if (!trouble) throw new Error(`no trouble ${key}`)
  const bars = { barsFrom: low, bars: [4, 1] }
  return {
    trade,
    trouble,
    ciudad: 'Bogotá',
    low,
    high: low + 25_000,
    ...bars,
    visits: 5,
    computedAt: new Date(0),
  }
}

const usual = pricesToName([price('Neveras', 'gas', 200_000), price('Plomería', 'goteo', 50_000)])
const AREA = {
  ciudad: 'Bogotá',
  trades: { '': '', 'Recarga de gas': 'Neveras', 'Nevera que no enfría': 'Neveras', Goteo: 'Plomería' },
}

/** The first amount of the box; null without one. */
function shown(work: { servicio?: string; description?: string; ciudad?: string }): string | null {
  const box = usualPriceBoxes(
    JSON.stringify(usual),
    AREA,
  )({ servicio: '', description: '', ciudad: '', ...work })
  return box && (/\$\u00a0[\d.]+/.exec(renderToStaticMarkup(box))?.[0] ?? '')
}

test('service or description name the trouble, in the trade of the service', () => {
  expect(shown({ servicio: 'Recarga de gas' })).toBe('$\u00a0200.000')
  expect(shown({ description: 'Gotea el lavaplatos' }), 'grifería has no price').toBeNull()
  expect(shown({ description: 'Hay una fuga' })).toBe('$\u00a050.000')
  expect(shown({ servicio: 'Goteo', description: 'y recarga de gas' })).toBe('$\u00a050.000')
  expect(shown({})).toBeNull()
})

test('what stands before in the table hides what stands behind it, also without a price', () => {
  expect(shown({ servicio: 'Nevera que no enfría', description: 'Quizá carga de gas' })).toBeNull()
})

test('another city is never shown', () => {
  expect(shown({ servicio: 'Recarga de gas', ciudad: 'bogota' })).toBe('$\u00a0200.000')
  expect(shown({ servicio: 'Recarga de gas', ciudad: 'Cali' })).toBeNull()
})

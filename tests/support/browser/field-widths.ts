// Finds fields that cannot show what somebody types into them, at the widths of phones, tablets and desktops.
import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'

export const WIDTHS = [320, 360, 768, 1024, 1280, 1920] as const

/** No field of the page, folded or in a closed dialog, is too narrow at any width. Leaves the viewport as it was. */
export async function expectRoomToType(page: Page): Promise<void> {
  const viewport = page.viewportSize()
  const found: string[] = []
  // Pages without a form of their own are not measured.
  if ((await page.evaluate(narrowFields)) === null) return
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    for (const field of (await page.evaluate(narrowFields)) ?? []) found.push(`${width} px: ${field}`)
  }
  if (viewport) await page.setViewportSize(viewport)
  expect(found.join('\n')).toBe('')
}

/** Runs in the page. Null: it has no field outside of the header. */
async function narrowFields(): Promise<string[] | null> {
  /** What each kind of field must show whole, unless it holds something longer. */
  const samples: Record<string, string> = {
    email: 'maria@correo.com',
    tel: '310 555 0142',
    date: '16/11/2026 ▾▾',
    time: '10:00 a. m. ▾',
    month: 'noviembre 2026',
    password: '••••••••••',
  }
  const words = 'Mano de obra'
  const price = '1.234.000'
  /** Of what was typed, or of an example, this much must be seen; the rest scrolls. */
  const enough = 120
  const canvas = document.createElement('canvas').getContext('2d')
  const selector =
    ':is(input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=file], [type=submit]), textarea, select)'
  const main = document.querySelector('main')
  if (!main?.querySelector(selector)) return null

  const textWidth = (text: string, { font, letterSpacing }: CSSStyleDeclaration) => {
    if (!canvas) throw new Error('no canvas')
    canvas.font = font
    canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    return canvas.measureText(text).width
  }
  const sampleOf = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) => {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? ''
    if (field.inputMode === 'numeric' || field.type === 'number')
      return field.maxLength > 0 && field.maxLength < price.length ? '8'.repeat(field.maxLength) : price
    return samples[field.type] ?? words
  }
  const narrow: string[] = []
  const measure = () => {
    for (const field of main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      selector,
    )) {
      // Also what only readers of the screen find.
      if (!field.checkVisibility() || field.clientWidth <= 1) continue
      const style = getComputedStyle(field)
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const example = 'placeholder' in field ? field.placeholder : ''
      const longer = Math.max(
        textWidth(field instanceof HTMLSelectElement ? '' : field.value, style),
        textWidth(example, style),
      )
      const need = Math.max(textWidth(sampleOf(field), style), Math.min(longer, enough))
      const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name
      if (room + 1 < need)
        narrow.push(
          `«${name}» (${field.name}) has ${Math.round(room)} px for text, and needs ${Math.round(need)}`,
        )
    }
  }
  // The layout of a new width may come with a transition.
  await new Promise(requestAnimationFrame)
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  const folded = [...main.querySelectorAll('details')].map(details => ({ details, open: details.open }))
  for (const { details } of folded) {
    details.open = true
    // One of its group closes the others.
    if (details.name) measure()
  }
  measure()
  for (const popover of main.querySelectorAll<HTMLElement>('[popover]')) {
    if (!popover.querySelector(selector) || popover.matches(':popover-open, :modal')) continue
    popover.showPopover()
    measure()
    popover.hidePopover()
  }
  for (const { details, open } of folded) details.open = open
  return [...new Set(narrow)]
}

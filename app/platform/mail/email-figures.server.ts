// A list of figures in an e-mail: numbers with those of before, and sentences; each leads to its list.
import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import {
  BOLD,
  BREAKING,
  type EmailPart,
  elements,
  HAIRLINE,
  inked,
  table,
} from '#platform/mail/email-parts.server.ts'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'

/** A number with that of before, or a sentence with a quieter one under it. */
export type Figure =
  | { readonly label: string; readonly figure: string; readonly before: string; readonly link: string }
  | {
      readonly label: string
      readonly text: string
      readonly note?: string | undefined
      readonly link: string
    }

export function figures(all: readonly Figure[]): EmailPart {
  return {
    html: elements(all.map(each => h('div', { className: 'line', style: HAIRLINE }, figureHtml(each)))),
    text: all.map(figureText).join('\n'),
  }
}

const BARE: CSSProperties = { display: 'block', textDecoration: 'none' }

function figureHtml(each: Figure): ReactNode {
  const linked = (
    color: 'ink' | 'support',
    size: number,
    height: number,
    more: CSSProperties,
    text: string,
  ) => h('a', { ...inked(color, size, height, { ...BARE, ...more }), href: each.link }, unlinkedText(text))
  if ('figure' in each) {
    const isZero = each.figure === '0'
    return table({}, [
      h('td', null, linked('support', 15, 20, { padding: '12px 0' }, each.label)),
      h(
        'td',
        { align: 'right', width: 70 },
        linked(isZero ? 'support' : 'ink', 17, 22, { ...(!isZero && BOLD), padding: '11px 0' }, each.figure),
      ),
      h('td', { align: 'right', width: 96 }, linked('support', 15, 20, { padding: '12px 0' }, each.before)),
    ])
  }
  const { label, text, note = '', link } = each
  return h(
    'a',
    { href: link, style: { ...BARE, padding: '9px 0 10px' } },
    h('span', inked('support', 15, 21, { display: 'block' }), unlinkedText(label)),
    h('span', inked('ink', 16, 23, { display: 'block', ...BOLD, ...BREAKING }), unlinkedText(text)),
    note && h('span', inked('support', 15, 21, { display: 'block', ...BREAKING }), unlinkedText(note)),
  )
}

function figureText(each: Figure): string {
  const label = unlinkedText(each.label)
  if ('figure' in each) return `${label}: ${each.figure} (${each.before})\n${each.link}`
  const said = [each.text, each.note ?? ''].filter(Boolean).map(unlinkedText)
  return `${label}: ${said.join('. ')}\n${each.link}`
}

import { type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react'
import type { EmailPicture } from '#platform/mail/email-pictures.server.ts'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'

// The colours of the e-mails: inline for everyone, and their dark counterparts by class name. Mail programs that drop
// <style> show the light e-mail.

export const COLORS = {
  page: '#FBF9F5',
  card: '#FFFFFF',
  head: '#093B41',
  ink: '#10243E',
  support: '#4A5B70',
  line: '#EBE5D9',
  quiet: '#F5F1E9',
  outline: '#DDD4C4',
  link: '#0F5C63',
  green: '#146B3A',
  greenLine: '#B5DFC5',
  greenBox: '#E7F5EC',
  amberBox: '#FFF4DB',
  amberText: '#663B00',
  primary: '#FFB020',
  star: '#F29B00',
} as const

export const FONT = { fontFamily: "'Plus Jakarta Sans',Roboto,Arial,sans-serif" }

export const STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:600px){
.inner,.start{padding-left:32px!important}
.inner,.end{padding-right:32px!important}
}
@media (prefers-color-scheme:dark){
.page{background-color:#10243E!important}
.card{background-color:#1D3350!important;border-color:#33475F!important}
.ink{color:#FFFFFF!important}
.support{color:#B8C2CD!important}
.line{border-color:#33475F!important}
.quiet{background-color:#33475F!important}
.outline{background-color:#1D3350!important;border-color:#5B6B7E!important}
.link{color:#7FBABD!important}
.green{color:#B5DFC5!important}
.green-box{background-color:#146B3A!important;color:#FFFFFF!important}
.green-line{background-color:#1D3350!important;border-color:#157347!important}
.amber-box{background-color:#33475F!important;color:#FFDD99!important}
.star{color:#FFB020!important}
.wordmark{color:#FFB020!important}
}`

/** A colour that has a dark counterpart of its name, and the size of the text in it. */
export function inked(
  color: 'ink' | 'support' | 'link' | 'green',
  fontSize: number,
  lineHeight: number,
  more: CSSProperties = {},
) {
  return { className: color, style: { ...more, ...sized(COLORS[color], fontSize, lineHeight) } }
}

export function sized(color: string, fontSize: number, lineHeight: number): CSSProperties {
  return { color, fontSize, lineHeight: `${lineHeight}px` }
}

export const BOLD: CSSProperties = { fontWeight: 700 }
export const BREAKING: CSSProperties = { wordBreak: 'break-word' }
export const HAIRLINE: CSSProperties = { borderTop: `1px solid ${COLORS.line}` }

// Building blocks of e-mails: each gives its HTML and its plain text. React escapes what people typed, and only `link` becomes
// a link; JSX would need a build, and Node runs these files as they are.

export interface EmailPart {
  readonly html: ReactNode
  readonly text: string
  readonly pictures?: readonly EmailPicture[]
}

const NOTHING: EmailPart = { html: null, text: '' }

/** One part in place of several; its plain text is one paragraph. */
export function joined(parts: readonly EmailPart[]): EmailPart {
  return {
    html: elements(parts.map(part => part.html)),
    text: parts.map(part => part.text).join('\n'),
    pictures: parts.flatMap(part => part.pictures ?? []),
  }
}

/** Nodes that are drawn once need no keys. */
export function elements(nodes: readonly ReactNode[]): ReactNode {
  return h(Fragment, null, ...nodes)
}

export interface Strong {
  readonly strong: string
}
/** A sentence with some of its words in bold. */
export type Sentence = string | readonly (string | Strong)[]

export function strong(text: string): Strong {
  return { strong: text }
}

function sentenceHtml(sentence: Sentence): ReactNode {
  if (typeof sentence === 'string') return unlinkedText(sentence)
  return elements(
    sentence.map(each =>
      typeof each === 'string' ? unlinkedText(each) : h('b', { style: BOLD }, unlinkedText(each.strong)),
    ),
  )
}

function sentenceText(sentence: Sentence): string {
  if (typeof sentence === 'string') return unlinkedText(sentence)
  return sentence.map(each => unlinkedText(typeof each === 'string' ? each : each.strong)).join('')
}

export function lines(sentences: readonly Sentence[]): ReactNode {
  return elements(sentences.flatMap((each, index) => [index > 0 && h('br'), sentenceHtml(each)]))
}

export function paragraph(sentence: Sentence): EmailPart {
  const style = inked('ink', 16, 25, { margin: '0 0 16px', ...BREAKING })
  return { html: h('p', style, sentenceHtml(sentence)), text: sentenceText(sentence) }
}

/** 'Hola, Yeimy:', close to the sentence that follows. */
export function greeting(name: string): EmailPart {
  const text = name ? `Hola, ${unlinkedText(name)}:` : 'Hola:'
  return { html: h('p', inked('ink', 16, 25, { margin: '0 0 6px' }), text), text }
}

export function heading(title: string): EmailPart {
  const text = unlinkedText(title)
  const style = inked('ink', 18, 23, { margin: '24px 0 12px', fontWeight: 800 })
  return { html: h('h2', style, text), text: `${text}:` }
}

export function note(sentence: Sentence): EmailPart {
  const style = inked('support', 15, 22, { margin: '0 0 14px' })
  return { html: h('p', style, sentenceHtml(sentence)), text: sentenceText(sentence) }
}

export function confirmedBadge(text: string): EmailPart {
  const shape = { display: 'inline-block', padding: '4px 12px', borderRadius: 14 }
  const style = { ...shape, backgroundColor: COLORS.greenBox, ...sized(COLORS.green, 14, 20), ...BOLD }
  const badge = h('span', { className: 'green-box', style }, `✓ ${text}`)
  return { html: h('p', { style: { margin: '0 0 14px' } }, badge), text: '' }
}

export interface Row {
  readonly label: string
  readonly value: string
  /** A second, quieter line. */
  readonly note?: string | undefined
}

/** Facts with hairlines between them; rows without a value are left out. */
export function rows(all: readonly Row[]): EmailPart {
  const shown = all
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value, note = '' }) => ({
      label: unlinkedText(label),
      value: unlinkedText(value),
      note: unlinkedText(note),
    }))
  return {
    html: elements(shown.map(rowHtml)),
    text: shown.map(({ label, value, note }) => `${label}: ${value}${note ? `\n${note}` : ''}`).join('\n'),
  }
}

function rowHtml({ label, value, note }: Row, index: number): ReactNode {
  const above = index === 0 ? {} : { ...HAIRLINE, paddingTop: 12 }
  return h(
    'div',
    { className: 'line', style: { ...above, paddingBottom: 12 } },
    h('div', inked('support', 15, 20), label),
    // What a person typed, with its line breaks.
    h('div', inked('ink', 16, 23, { fontWeight: 600, ...BREAKING }), lines(value.split(/\r\n|\r|\n/))),
    note && h('div', inked('support', 15, 22), note),
  )
}

const BOX = {
  amber: { className: 'amber-box', backgroundColor: COLORS.amberBox, color: COLORS.amberText },
  quiet: { className: 'quiet ink', backgroundColor: COLORS.quiet, color: COLORS.ink },
} as const

export function box(tone: keyof typeof BOX, sentences: readonly Sentence[]): EmailPart {
  const shown = sentences.filter(sentence => sentenceText(sentence).trim() !== '')
  if (shown.length === 0) return NOTHING
  const { className, backgroundColor, color } = BOX[tone]
  const shape = { margin: '0 0 16px', padding: '12px 14px', borderRadius: 12, backgroundColor, ...BREAKING }
  return {
    html: h('div', { className, style: { ...shape, ...sized(color, 15, 22) } }, lines(shown)),
    text: shown.map(sentenceText).join('\n'),
  }
}

// Links of e-mails as buttons: tables, because mail programs ignore the padding of links.

interface EmailLink {
  readonly text: string
  readonly link: string
}

/** Without the space and lines that mail programs add. */
export function table(attributes: object, ...rows: readonly (readonly ReactNode[])[]): ReactNode {
  const bare = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 }
  return h(
    'table',
    { ...bare, ...attributes },
    h('tbody', null, ...rows.map(cells => h('tr', null, ...cells))),
  )
}

function cell(bgcolor: string, line: string, className?: string) {
  return { align: 'center', className, bgcolor, style: { border: `1px solid ${line}`, borderRadius: 12 } }
}

const OUTLINED = cell(COLORS.card, COLORS.outline, 'outline')
const PRIMARY = cell(COLORS.primary, COLORS.primary)
const GREEN = cell(COLORS.card, COLORS.greenLine, 'green-line')
const LINK: CSSProperties = { display: 'block', ...BOLD, textDecoration: 'none' }

/** The one primary button of an e-mail, or an outlined one. */
export function button({ text: label, link }: EmailLink, tone: 'primary' | 'outline' = 'primary'): EmailPart {
  const text = unlinkedText(label)
  const { className, style } = inked('ink', 16, 24, { ...LINK, padding: '13px 14px' })
  const isPrimary = tone === 'primary'
  const anchor = h('a', { className: isPrimary ? undefined : className, href: link, style }, text)
  return {
    html: table({ style: { margin: '4px 0 14px', borderCollapse: 'separate' } }, [
      h('td', isPrimary ? PRIMARY : OUTLINED, anchor),
    ]),
    text: `${text}: ${link}`,
  }
}

/** Ways to reach the other side, side by side. WhatsApp is green. */
export function contactButtons(links: readonly (EmailLink & { readonly green?: boolean })[]): EmailPart {
  if (links.length === 0) return NOTHING
  const gap = h('td', { width: 10, style: { width: 10, fontSize: 0 } }, '\u00a0')
  const cells = links.map(({ text, link, green }) => {
    const style = inked(green ? 'green' : 'ink', 15, 22, { ...LINK, padding: '10px 8px' })
    return h('td', green ? GREEN : OUTLINED, h('a', { ...style, href: link }, text))
  })
  return {
    html: table(
      { style: { margin: '-3px 0 16px', borderCollapse: 'separate', tableLayout: 'fixed' } },
      cells.flatMap((each, index) => [index > 0 && gap, each]),
    ),
    // Without the ready message, which is unreadable as part of a URL.
    text: links.map(({ text, link }) => `${text}: ${link.split('?')[0]?.replace(/^tel:/, '')}`).join('\n'),
  }
}

/** A quiet way out, centred under a hairline. */
export function closingLink({ text, link }: EmailLink): EmailPart {
  const above: CSSProperties = { ...HAIRLINE, marginTop: 18, padding: '8px 0 0', textAlign: 'center' }
  const style = inked('link', 15, 22, {
    ...LINK,
    display: 'inline-block',
    padding: '10px 8px',
    textDecoration: 'underline',
  })
  return {
    html: h('div', { className: 'line', style: above }, h('a', { ...style, href: link }, text)),
    text: `${text}: ${link}`,
  }
}

/** Travels inside the e-mail. With another priority React would add a <link rel="preload"> for it. */
export function picture(
  { cid }: EmailPicture,
  alt: string,
  [width, height]: readonly [number, number],
  style: CSSProperties = {},
) {
  const shape = { display: 'block', border: 0, ...style }
  return h('img', {
    src: `cid:${cid}`,
    fetchPriority: 'low',
    width,
    height,
    alt: unlinkedText(alt),
    style: shape,
  })
}

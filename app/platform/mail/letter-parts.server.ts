import type { LetterPicture } from '#platform/mail/letter-pictures.server.ts'

// The colours of the letters: inline for everyone, and their dark counterparts by class name. Mail programs that drop
// <style> show the light letter.

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
  mango: '#FFB020',
  star: '#F29B00',
} as const

export const FONT = `font-family:'Plus Jakarta Sans',Roboto,Arial,sans-serif`

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

// Building blocks of letters. Each gives its HTML and its plain text; all text that is passed in is escaped.

export interface LetterPart {
  readonly html: string
  readonly text: string
  readonly pictures?: readonly LetterPicture[]
}

/** One part in place of several; its plain text is one paragraph. */
export function joined(parts: readonly LetterPart[]): LetterPart {
  return {
    html: parts.map(part => part.html).join('\n'),
    text: parts.map(part => part.text).join('\n'),
    pictures: parts.flatMap(part => part.pictures ?? []),
  }
}

export interface Strong {
  readonly strong: string
}
/** A sentence with some of its words in bold. */
export type Sentence = string | readonly (string | Strong)[]

export function strong(text: string): Strong {
  return { strong: text }
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

export function sentenceHtml(sentence: Sentence): string {
  const words = typeof sentence === 'string' ? [sentence] : sentence
  return words
    .map(each =>
      typeof each === 'string' ? escaped(each) : `<b style="font-weight:700">${escaped(each.strong)}</b>`,
    )
    .join('')
}

export function sentenceText(sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence
  return sentence.map(each => (typeof each === 'string' ? each : each.strong)).join('')
}

export function paragraph(sentence: Sentence): LetterPart {
  return {
    html: `<p class="ink" style="margin:0 0 16px;color:${COLORS.ink};font-size:16px;line-height:25px;word-break:break-word">${sentenceHtml(sentence)}</p>`,
    text: sentenceText(sentence),
  }
}

/** 'Hola, Yeimy:', close to the sentence that follows. */
export function greeting(name: string): LetterPart {
  const text = name ? `Hola, ${name}:` : 'Hola:'
  return {
    html: `<p class="ink" style="margin:0 0 6px;color:${COLORS.ink};font-size:16px;line-height:25px">${escaped(text)}</p>`,
    text,
  }
}

export function heading(text: string): LetterPart {
  return {
    html: `<h2 class="ink" style="margin:24px 0 12px;color:${COLORS.ink};font-size:18px;line-height:23px;font-weight:800">${escaped(text)}</h2>`,
    text: `${text}:`,
  }
}

export interface Row {
  readonly label: string
  readonly value: string
  /** A second, quieter line. */
  readonly note?: string | undefined
}

/** Facts with hairlines between them; rows without a value are left out. */
export function rows(all: readonly Row[]): LetterPart {
  const shown = all.filter(({ value }) => value.trim() !== '')
  return {
    html: shown.map((row, index) => rowHtml(row, index > 0)).join(''),
    text: shown.map(({ label, value, note }) => `${label}: ${value}${note ? `\n${note}` : ''}`).join('\n'),
  }
}

function rowHtml({ label, value, note }: Row, hasLine: boolean): string {
  const line = hasLine ? `border-top:1px solid ${COLORS.line};padding-top:12px;` : ''
  const noteHtml = note
    ? `<div class="support" style="color:${COLORS.support};font-size:15px;line-height:22px">${escaped(note)}</div>`
    : ''
  return `<div class="line" style="${line}padding-bottom:12px">
<div class="support" style="color:${COLORS.support};font-size:15px;line-height:20px">${escaped(label)}</div>
<div class="ink" style="color:${COLORS.ink};font-size:16px;line-height:23px;font-weight:600;word-break:break-word">${lines(value)}</div>${noteHtml}
</div>`
}

/** What a person typed, with its line breaks. */
function lines(text: string): string {
  return escaped(text).replace(/\r\n|\r|\n/g, '<br>')
}

const BOX = {
  amber: `background-color:${COLORS.amberBox};color:${COLORS.amberText}`,
  quiet: `background-color:${COLORS.quiet};color:${COLORS.ink}`,
} as const

export function box(tone: keyof typeof BOX, sentences: readonly Sentence[]): LetterPart {
  const shown = sentences.filter(sentence => sentenceText(sentence).trim() !== '')
  if (shown.length === 0) return { html: '', text: '' }
  return {
    html: `<div class="${tone === 'amber' ? 'amber-box' : 'quiet ink'}" style="margin:0 0 16px;padding:12px 14px;border-radius:12px;${BOX[tone]};font-size:15px;line-height:22px;word-break:break-word">${shown.map(sentenceHtml).join('<br>')}</div>`,
    text: shown.map(sentenceText).join('\n'),
  }
}

export function confirmedBadge(text: string): LetterPart {
  return {
    html: `<p style="margin:0 0 14px"><span class="green-box" style="display:inline-block;padding:4px 12px;border-radius:14px;background-color:${COLORS.greenBox};color:${COLORS.green};font-size:14px;line-height:20px;font-weight:700">✓ ${escaped(text)}</span></p>`,
    text: '',
  }
}

export function note(sentence: Sentence): LetterPart {
  return {
    html: `<p class="support" style="margin:0 0 14px;color:${COLORS.support};font-size:15px;line-height:22px">${sentenceHtml(sentence)}</p>`,
    text: sentenceText(sentence),
  }
}

// Links of letters as buttons: tables, because mail programs ignore the padding of links.

export interface LetterLink {
  readonly text: string
  readonly link: string
}

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/** The one mango button of a letter, or an outlined one. */
export function button({ text, link }: LetterLink, tone: 'mango' | 'outline' = 'mango'): LetterPart {
  const isMango = tone === 'mango'
  const cell = isMango
    ? `bgcolor="${COLORS.mango}" style="border:1px solid ${COLORS.mango};`
    : `class="outline" bgcolor="${COLORS.card}" style="border:1px solid ${COLORS.outline};`
  return {
    html: `<table ${TABLE} style="margin:4px 0 14px;border-collapse:separate"><tr><td align="center" ${cell}border-radius:12px">
<a${isMango ? '' : ' class="ink"'} href="${escaped(link)}" style="display:block;padding:13px 14px;color:${COLORS.ink};font-size:16px;line-height:24px;font-weight:700;text-decoration:none">${escaped(text)}</a></td></tr></table>`,
    text: `${text}: ${link}`,
  }
}

/** Ways to reach the other side, side by side. WhatsApp is green. */
export function contactButtons(links: readonly (LetterLink & { readonly green?: boolean })[]): LetterPart {
  const cells = links.map(({ text, link, green }) => {
    const line = green ? COLORS.greenLine : COLORS.outline
    return `<td align="center" class="${green ? 'green-line' : 'outline'}" bgcolor="${COLORS.card}" style="border:1px solid ${line};border-radius:12px">
<a class="${green ? 'green' : 'ink'}" href="${escaped(link)}" style="display:block;padding:10px 8px;color:${green ? COLORS.green : COLORS.ink};font-size:15px;line-height:22px;font-weight:700;text-decoration:none">${escaped(text)}</a></td>`
  })
  if (cells.length === 0) return { html: '', text: '' }
  const gap = '<td width="10" style="width:10px;font-size:0">&nbsp;</td>'
  return {
    html: `<table ${TABLE} style="margin:-3px 0 16px;border-collapse:separate;table-layout:fixed"><tr>${cells.join(gap)}</tr></table>`,
    // Without the ready message, which is unreadable as part of a URL.
    text: links.map(({ text, link }) => `${text}: ${link.split('?')[0]?.replace(/^tel:/, '')}`).join('\n'),
  }
}

/** A quiet way out, centred under a hairline. */
export function closingLink({ text, link }: LetterLink): LetterPart {
  return {
    html: `<div class="line" style="border-top:1px solid ${COLORS.line};margin-top:18px;padding:8px 0 0;text-align:center">
<a class="link" href="${escaped(link)}" style="display:inline-block;padding:10px 8px;color:${COLORS.link};font-size:15px;line-height:22px;font-weight:700;text-decoration:underline">${escaped(text)}</a></div>`,
    text: `${text}: ${link}`,
  }
}

// The body of a letter to an address that nobody confirmed.

/** What happened, in our words only, and where to see the rest. */
export function plainParts(sentences: readonly string[], link?: LetterLink): LetterPart[] {
  return [
    greeting(''),
    ...sentences.map(paragraph),
    ...(link ? [button(link)] : []),
    note(
      'Los detalles están en tu cuenta. Para recibirlos aquí, abre «Mi perfil» y confirma este correo. Si no tienes una cuenta con nosotros, ignóralo.',
    ),
  ]
}

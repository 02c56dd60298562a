// Building blocks of letters. Each gives its HTML and its plain text; all text that is passed in is escaped.
import { COLORS } from '#platform/mail/letter-colors.server.ts'
import type { LetterPicture } from '#platform/mail/letter-pictures.server.ts'

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

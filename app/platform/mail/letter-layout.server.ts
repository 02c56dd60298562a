// The frame of every letter: logo, dark head, card, signature; and the plain text that says the same. A table of 600 px
// with inline styles; <style> holds only what mail programs may drop (dark colours, more room on wide screens).

import { COLORS, escaped, FONT, type LetterPart, STYLE_SHEET } from '#platform/mail/letter-parts.server.ts'
import { MARK, type Person, TILE, windowOf } from '#platform/mail/letter-pictures.server.ts'
import type { Letter, LetterContent } from '#platform/mail/mail.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { capitalised } from '#platform/wording/dates.ts'

export type LetterHead =
  /** An hour in large type between two short lines, with a face. */
  | {
      readonly day: string
      readonly hour: string
      readonly below: string
      readonly person?: Person | undefined
    }
  | { readonly title: string }

interface ContentDraft extends Pick<Letter, 'subject' | 'calendar'> {
  /** Shown by mail programs beside the subject. */
  readonly preview: string
  readonly head: LetterHead
  readonly parts: readonly LetterPart[]
}

/** Holds nothing that a person typed: no names, addresses, descriptions, reasons. */
export type PlainDraft = Pick<ContentDraft, 'subject' | 'parts'> & Partial<ContentDraft>

export interface LetterDraft extends ContentDraft, Pick<Letter, 'to' | 'messageId'> {
  /** What goes to an address that nobody confirmed: it may belong to somebody who never heard of us. */
  readonly plain: PlainDraft
}

export function composeLetter({ to, messageId, plain, ...draft }: LetterDraft): Letter {
  const plainDraft = { preview: '', head: { title: plain.subject }, ...plain }
  return { to, messageId, ...contentOf(draft), plain: contentOf(plainDraft) }
}

function contentOf({ subject, preview, head, parts, calendar }: ContentDraft): LetterContent {
  const texts = [headText(head), ...parts.map(part => part.text), BRAND.signature]
  const portraits = 'person' in head && head.person ? [windowOf(head.person)] : []
  return {
    subject,
    calendar,
    text: `${texts.filter(Boolean).join('\n\n')}\n`,
    html: letterHtml({ subject, preview, head, body: parts.map(part => part.html).join('\n') }),
    pictures: [MARK, TILE, ...portraits, ...parts.flatMap(part => part.pictures ?? [])],
  }
}

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

function letterHtml({
  subject,
  preview,
  head,
  body,
}: {
  subject: string
  preview: string
  head: LetterHead
  body: string
}): string {
  return `<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${STYLE_SHEET}</style></head>
<body class="page" style="margin:0;padding:0;background-color:${COLORS.page};${FONT};-webkit-text-size-adjust:100%">
${preview && `<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>`}
<table ${TABLE} class="page" bgcolor="${COLORS.page}" style="background-color:${COLORS.page}"><tr><td align="center" style="padding:20px 14px 28px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px;${FONT};text-align:left;border-collapse:separate">
<tr><td style="padding:0 5px 15px">${LOGO_HTML}</td></tr>
<tr><td background="cid:${TILE.cid}" bgcolor="${COLORS.head}" style="background-color:${COLORS.head};background-size:64px 64px;border-radius:20px 20px 0 0">${headHtml(head)}</td></tr>
<tr><td class="card inner" bgcolor="${COLORS.card}" style="padding:22px 20px 8px;background-color:${COLORS.card};border:1px solid ${COLORS.line};border-top:0;border-radius:0 0 20px 20px">
${body}
</td></tr>
<tr><td class="support" style="padding:18px 4px 0;color:${COLORS.support};font-size:14px;line-height:21px">El equipo de ${BRAND.name}<br>${BRAND.email} · ${BRAND.city}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`
}

/** The name is text, so that it shows without pictures. */
const LOGO_HTML = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:9px"><img src="cid:${MARK.cid}" width="30" height="30" alt="" style="display:block;border:0"></td>
<td class="ink" style="color:${COLORS.ink};${FONT};font-size:20px;line-height:30px;font-weight:800;letter-spacing:-.8px">Tecni<span class="wordmark" style="color:${COLORS.link}">Ya</span></td>
</tr></table>`

function headHtml(head: LetterHead): string {
  if ('title' in head)
    return `<table ${TABLE}><tr><td class="inner" style="padding:26px 20px 24px;color:#FFFFFF;${FONT};font-size:28px;line-height:34px;font-weight:800;letter-spacing:-.6px">${escaped(head.title)}</td></tr></table>`
  const { day, hour, below, person } = head
  // The portrait is as high as its row: it stands on the edge of the card.
  return `<table ${TABLE}><tr><td class="inner" colspan="2" style="padding:18px 20px 0;color:#D9EBEA;${FONT};font-size:15px;line-height:20px;font-weight:600">${escaped(day)}</td></tr><tr>
<td class="start" valign="top" style="padding:2px 0 14px 20px;${FONT}"><div style="color:#FFFFFF;font-size:54px;line-height:58px;font-weight:800;letter-spacing:-2px">${escaped(hour)}</div>
<div style="color:#B3D7D7;font-size:15px;line-height:20px">${escaped(below)}</div></td>
${person ? portraitCell(person) : ''}
</tr></table>`
}

function portraitCell(person: Person): string {
  return `<td class="end" valign="bottom" align="right" width="92" style="width:92px;padding:0 20px 0 8px"><img src="cid:${windowOf(person).cid}" width="92" height="99" alt="${escaped(person.name)}" style="display:block;border:0;color:#FFFFFF;font-size:13px;line-height:18px"></td>`
}

/** 'Hoy, lunes 16 de noviembre, 11:00 a 12:00'; 'Pediste hoy, lunes 16, 09:00 (sin respuesta)' */
function headText(head: LetterHead): string {
  if ('title' in head) return ''
  const below = head.below.startsWith('a ') ? head.below : `(${head.below})`
  return `${capitalised(head.day)}, ${head.hour} ${below}`
}

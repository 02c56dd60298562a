// Links of letters as buttons: tables, because mail programs ignore the padding of links.
import { COLORS } from '#platform/mail/letter-colors.server.ts'
import { escaped, type LetterPart } from '#platform/mail/letter-parts.server.ts'

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

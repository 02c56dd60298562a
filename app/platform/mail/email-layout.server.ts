// An e-mail is written once. Out of it come its text and its HTML.

import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  COLORS,
  confirmedBadge,
  type EmailPart,
  FONT,
  greeting,
  inked,
  lines,
  note,
  picture,
  STYLE_SHEET,
  sized,
  strong,
  table,
} from '#platform/mail/email-parts.server.ts'
import { type EmailPicture, MARK, type Person, TILE, windowOf } from '#platform/mail/email-pictures.server.ts'
import {
  type AttachedPdf,
  CALENDAR_FILE_NAME,
  type DrawnEmail,
  type Envelope,
} from '#platform/mail/mail.server.ts'
import { firstName } from '#platform/mail/unconfirmed-mailbox.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'

/** Where an e-mail goes: somebody opened a link that was sent there, or can do so by this one. */
export type Mailbox =
  | { readonly isConfirmed: true }
  | { readonly isConfirmed: false; readonly confirmationLink: string }

export interface Email extends Envelope {
  /** 'Yeimy', for 'Hola, Yeimy:'. */
  readonly greets: string
  /** What it says of anybody comes by `writtenFrom`. */
  readonly write: (isConfirmed: boolean) => EmailDraft
}

export interface EmailDraft {
  readonly subject: string
  /** Shown by mail programs beside the subject. */
  readonly preview: string
  /** By default, the subject. */
  readonly head?: EmailHead
  readonly badge?: string
  /** Null is left out. */
  readonly parts: readonly (EmailPart | null)[]
  /** Documents, for confirmed addresses only. */
  readonly calendar?: string | undefined
  readonly pdf?: AttachedPdf | undefined
  /** About the account itself: it asks nobody to confirm the address. */
  readonly isAboutAccount?: boolean
}

type EmailHead = VisitHead | { readonly title: string }

/** An hour in large type between two short lines, with a face. */
export interface VisitHead {
  readonly day: string
  readonly hour: string
  readonly below: string
  readonly person?: Person | undefined
}

interface EmailContent extends Pick<DrawnEmail, 'subject' | 'text' | 'html' | 'calendar' | 'pdf'> {
  readonly pictures: readonly EmailPicture[]
}

export function contentOf({ greets, write }: Email, mailbox: Mailbox): EmailContent {
  const { isConfirmed } = mailbox
  const draft = write(isConfirmed)
  const subject = unlinkedText(draft.subject)
  const { head = { title: draft.subject }, badge, isAboutAccount = false } = draft
  const { calendar, pdf } = isConfirmed ? draft : {}
  const parts = [
    badge ? confirmedBadge(badge) : null,
    greeting(isConfirmed ? greets : firstName(greets)),
    ...draft.parts,
    calendar ? note(['Va adjunta ', strong(CALENDAR_FILE_NAME), ': ábrela y queda en tu calendario.']) : null,
    pdf ? note(['Va adjunto en ', strong(pdf.name), '.']) : null,
    mailbox.isConfirmed || isAboutAccount ? null : confirmationLine(mailbox.confirmationLink),
  ].filter(part => part !== null)
  const texts = [headText(head), ...parts.map(part => part.text), BRAND.signature]
  const portraits = 'person' in head && head.person ? [windowOf(head.person)] : []
  return {
    subject,
    calendar,
    pdf,
    text: `${texts.filter(Boolean).join('\n\n')}\n`,
    html: emailHtml(subject, unlinkedText(draft.preview), cardHtml(head, parts)),
    pictures: [MARK, TILE, ...portraits, ...parts.flatMap(part => part.pictures ?? [])],
  }
}

/** D70 */
function confirmationLine(link: string): EmailPart {
  const act = 'Confirma tu correo'
  const rest = ' y los próximos te llegan con todos los detalles. ¿No es tu cuenta? Ignora este mensaje.'
  const anchor = inked('link', 15, 22, { fontWeight: 700, padding: '13px 0' })
  return {
    html: h(
      'p',
      inked('support', 15, 22, { margin: '8px 0 14px' }),
      h('a', { ...anchor, href: link }, act),
      rest,
    ),
    text: `${act}${rest}\n${link}`,
  }
}

// The HTML: logo, dark head, card, signature in a table of 600 px with inline styles; <style> holds only what mail programs
// may drop (dark colours, more room on wide screens).

function emailHtml(subject: string, preview: string, card: ReactNode): string {
  const page = { className: 'page', bgcolor: COLORS.page, style: { backgroundColor: COLORS.page } }
  const frame = h(
    'html',
    { lang: 'es-CO' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, STYLE_SHEET),
    ),
    h(
      'body',
      {
        className: 'page',
        style: { ...page.style, ...FONT, margin: 0, padding: 0, WebkitTextSizeAdjust: '100%' },
      },
      preview && h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preview),
      table(page, [
        h('td', {
          align: 'center',
          style: { padding: '20px 14px 28px' },
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React made, between two comments
          dangerouslySetInnerHTML: { __html: `${OUTLOOK_START}${renderToStaticMarkup(card)}${OUTLOOK_END}` },
        }),
      ]),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(frame)}`
}

/** Outlook knows no max-width; React writes no comments. */
const OUTLOOK_START =
  '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->'
const OUTLOOK_END = '<!--[if mso]></td></tr></table><![endif]-->'

function cardHtml(head: EmailHead, parts: readonly EmailPart[]): ReactNode {
  const headCell = {
    background: `cid:${TILE.cid}`,
    bgcolor: COLORS.head,
    style: { backgroundColor: COLORS.head, backgroundSize: '64px 64px', borderRadius: '20px 20px 0 0' },
  }
  const bodyCell = {
    className: 'card inner',
    bgcolor: COLORS.card,
    style: {
      padding: '22px 20px 8px',
      backgroundColor: COLORS.card,
      border: `1px solid ${COLORS.line}`,
      borderTop: 0,
      borderRadius: '0 0 20px 20px',
    },
  }
  return table(
    { style: { maxWidth: 600, ...FONT, textAlign: 'left', borderCollapse: 'separate' } },
    [h('td', { style: { padding: '0 5px 15px' } }, logoHtml())],
    [h('td', headCell, headHtml(head))],
    [h('td', bodyCell, ...parts.map(part => part.html))],
    [
      h(
        'td',
        inked('support', 14, 21, { padding: '18px 4px 0' }),
        lines([`El equipo de ${BRAND.name}`, `${BRAND.email} · ${BRAND.city}`]),
      ),
    ],
  )
}

/** The name is text, so that it shows without pictures. */
function logoHtml(): ReactNode {
  const name = inked('ink', 20, 30, { ...FONT, fontWeight: 800, letterSpacing: '-.8px' })
  return table({ width: undefined }, [
    h('td', { style: { paddingRight: 9 } }, picture(MARK, '', [30, 30])),
    h('td', name, 'Tecni', h('span', { className: 'wordmark', style: { color: COLORS.link } }, 'Ya')),
  ])
}

function headHtml(head: EmailHead): ReactNode {
  if ('title' in head) {
    const style = {
      padding: '26px 20px 24px',
      ...FONT,
      ...sized('#FFFFFF', 28, 34),
      fontWeight: 800,
      letterSpacing: '-.6px',
    }
    return table({}, [h('td', { className: 'inner', style }, unlinkedText(head.title))])
  }
  const { day, hour, below, person } = head
  const dayStyle = { padding: '18px 20px 0', ...FONT, ...sized('#D9EBEA', 15, 20), fontWeight: 600 }
  const hourStyle = { ...sized('#FFFFFF', 54, 58), fontWeight: 800, letterSpacing: -2 }
  return table(
    {},
    [h('td', { className: 'inner', colSpan: 2, style: dayStyle }, day)],
    [
      h(
        'td',
        { className: 'start', valign: 'top', style: { padding: '2px 0 14px 20px', ...FONT } },
        h('div', { style: hourStyle }, hour),
        h('div', { style: sized('#B3D7D7', 15, 20) }, below),
      ),
      person && portraitCell(person),
    ],
  )
}

/** The portrait is as high as its row: it stands on the edge of the card. */
function portraitCell(person: Person): ReactNode {
  const style = { width: 92, padding: '0 20px 0 8px' }
  return h(
    'td',
    { className: 'end', valign: 'bottom', align: 'right', width: 92, style },
    picture(windowOf(person), person.name, [92, 99], sized('#FFFFFF', 13, 18)),
  )
}

/** 'Hoy, lunes 16 de noviembre, 11:00 a 12:00'; 'Pediste hoy, lunes 16, 09:00 (sin respuesta)' */
function headText(head: EmailHead): string {
  if ('title' in head) return ''
  const below = head.below.startsWith('a ') ? head.below : `(${head.below})`
  return `${capitalised(head.day)}, ${head.hour} ${below}`
}

// How e-mails are sent: by SMTP, or as files to a folder.

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'

export const CALENDAR_FILE_NAME = 'visita.ics'

export interface Envelope {
  readonly to: { readonly name: string; readonly address: string }
  /** A retry uses the same Message-ID, so that mailboxes keep one copy. */
  readonly messageId?: string | undefined
  /** Of letters that come again and again: POST to it stops them (RFC 8058). */
  readonly unsubscribe?: string | undefined
}

/** A picture that the HTML refers to as `cid:…`. */
export interface InlineImage {
  readonly cid: string
  readonly png: Buffer
}

export interface AttachedPdf {
  /** 'comprobante-00418.pdf' */
  readonly name: string
  readonly content: Buffer
}

export interface DrawnEmail extends Envelope {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar?: string | undefined
  readonly pdf?: AttachedPdf | undefined
  readonly images: readonly InlineImage[]
}

/** For the operator. */
export interface MailSettings {
  /** 'avisos@tecniya.co' */
  readonly sender: string
  /** False: e-mails are files in a folder. */
  readonly hasServer: boolean
}

export type SendMail = (email: DrawnEmail) => Promise<void>

export function mailBySmtp(smtpUrl: string, from: string): SendMail {
  const transport = nodemailer.createTransport(smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object)
  return async email => {
    await transport.sendMail(messageOf(email, from))
  }
}

/** The e-mail as nodemailer takes it. */
function messageOf({ calendar, pdf, images, unsubscribe, ...email }: DrawnEmail, from: string) {
  const pictures = images.map(({ cid, png }) => ({
    cid,
    content: png,
    contentType: 'image/png',
    filename: `${cid.split('@')[0]}.png`,
    contentDisposition: 'inline' as const,
  }))
  const calendars = calendar
    ? [{ filename: CALENDAR_FILE_NAME, content: calendar, contentType: 'text/calendar; charset=utf-8' }]
    : []
  const pdfs = pdf ? [{ filename: pdf.name, content: pdf.content, contentType: 'application/pdf' }] : []
  const headers = unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { from, ...email, ...(headers && { headers }), attachments: [...pictures, ...calendars, ...pdfs] }
}

/** Answers of mail servers that say that there is no such mailbox (RFC 5321, RFC 3463). */
const NO_MAILBOX = new Set([550, 551, 553])

/** 'Relaying denied', 'sending address is on a list': against us, and nothing is wrong with the mailbox (RFC 3463, X.7). */
const AGAINST_SENDER = /\b5\.7\.\d{1,3}\b/

/** What the mail server says for good against this e-mail; null: it may succeed later. */
export function mailRefusalOf(error: unknown): 'mailbox' | 'refused' | null {
  if (!(error instanceof Error)) return null
  const { code, responseCode, response } = error as Error &
    Partial<Record<'code' | 'responseCode' | 'response', unknown>>
  if (typeof responseCode !== 'number' || responseCode < 500) return null
  if (typeof response === 'string' && AGAINST_SENDER.test(response)) return null
  // The recipient, or what was sent: not the sender, the sign-in or the connection.
  if (code === 'EMESSAGE') return 'refused'
  if (code !== 'EENVELOPE' || !('rejected' in error)) return null
  return NO_MAILBOX.has(responseCode) ? 'mailbox' : 'refused'
}

// E-mails of a site without a mail server: .eml files in a folder.

export function mailToFolder(folder: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async email => {
    const { message } = await transport.sendMail(messageOf(email, from))
    await mkdir(folder, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    // Written under another name and renamed: a reader of the folder never sees a partial file.
    await writeFile(join(folder, `.${name}`), message as Buffer)
    await rename(join(folder, `.${name}`), join(folder, name))
  }
}

/** Deletes the e-mails written before this instant, and returns how many. A folder that does not exist has none. */
export async function removeEmails(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter(each => each.endsWith('.eml'))) {
    const file = join(folder, name)
    if ((await stat(file)).mtime >= before) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

// Sends mail by SMTP when it is configured, otherwise writes .eml files to a folder.
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'

export interface Letter {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** A retry uses the same Message-ID, so that mailboxes keep one copy. */
  readonly messageId?: string
  readonly calendar?: string
}

export type SendMail = (letter: Letter) => Promise<void>

export function mailBySmtp(smtpUrl: string, from: string): SendMail {
  const transport = nodemailer.createTransport(smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object)
  return async letter => {
    await transport.sendMail(messageOf(letter, from))
  }
}

export function mailToFolder(folder: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async letter => {
    const { message } = await transport.sendMail(messageOf(letter, from))
    await mkdir(folder, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    // Written under another name and renamed: a reader of the folder never sees a partial file.
    await writeFile(join(folder, `.${name}`), message as Buffer)
    await rename(join(folder, `.${name}`), join(folder, name))
  }
}

function messageOf({ calendar, ...letter }: Letter, from: string) {
  const attachments = calendar
    ? [{ filename: 'cita.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }]
    : []
  return { from, ...letter, attachments }
}

// Letters of a site without a mail server: .eml files in a folder.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { messageOf, type SendMail } from '#platform/mail/mail.server.ts'

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

/** Deletes the letters written before this instant, and returns how many. A folder that does not exist has none. */
export async function removeLetters(folder: string, before: Date): Promise<number> {
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

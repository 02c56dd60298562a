import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

const LIMIT_MS = 10_000

/** The mails to an address: without SMTP the program writes them as files. */
export async function emailsTo(address: string, dataDir: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter(name => /^[^.].*\.eml$/.test(name))
  const emails = await Promise.all(
    names.sort().map(async name => PostalMime.parse(await readFile(join(outbox, name)))),
  )
  return emails.filter(email => email.to?.some(to => to.address === address))
}

/** Waits for the last mail to an address and returns its link. */
export async function linkSentTo(address: string, dataDir: string, path = '/'): Promise<string> {
  for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await sleep(50)) {
    const links = (await emailsTo(address, dataDir)).map(({ text = '' }) => text.match(/https?:\/\/\S+/)?.[0])
    const link = links.findLast(each => each && new URL(each).pathname.startsWith(path))
    if (link) return link
  }
  throw new Error(`no mail to ${address} in ${LIMIT_MS} ms`)
}

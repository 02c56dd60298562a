import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

const PATIENCE_MS = 10_000

/** The letters written to somebody, as the program keeps them without a mail server. */
export async function lettersTo(address: string, dataDir: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter(name => /^[^.].*\.eml$/.test(name))
  const letters = await Promise.all(
    names.sort().map(async name => PostalMime.parse(await readFile(join(outbox, name)))),
  )
  return letters.filter(letter => letter.to?.some(to => to.address === address))
}

/** The link in the last letter to somebody, once it is there. */
export async function linkSentTo(address: string, dataDir: string): Promise<string> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
    const [link] = (await lettersTo(address, dataDir)).at(-1)?.text?.match(/https?:\/\/\S+/) ?? []
    if (link) return link
  }
  throw new Error(`no letter to ${address} in ${PATIENCE_MS} ms`)
}

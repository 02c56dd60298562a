import { type FileHandle, open, rename, stat } from 'node:fs/promises'

const ROTATE_ABOVE_BYTES = 10 * 1024 * 1024
const LAST_WORDS_BYTES = 4096

/** Opens PostgreSQL's own log for a new server, putting one that grew too long aside. */
export async function openServerLog(file: string): Promise<FileHandle> {
  const size = await sizeOf(file)
  if (size > ROTATE_ABOVE_BYTES) await rename(file, `${file}.1`)
  return open(file, 'a', 0o600)
}

/** The last lines written after `from`, to quote when a start fails. */
export async function lastWords(file: string, from: number): Promise<string> {
  const log = await open(file, 'r')
  try {
    const end = (await log.stat()).size
    const start = Math.max(from, end - LAST_WORDS_BYTES)
    if (end <= start) return ''
    const { buffer, bytesRead } = await log.read(Buffer.alloc(end - start), 0, end - start, start)
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-4).join('\n')
  } finally {
    await log.close()
  }
}

export async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    found => found.size,
    () => 0,
  )
}

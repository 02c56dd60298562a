// Compresses a page so that its nonce can be changed afterwards. The nonce stands once in the compressed bytes, in a
// block that is not compressed; in its other places the page copies it from there, as compressors do with whatever
// they have seen before. What the encoder sees in its place is a filler of bytes that the page does not have, so
// that no other part of the page can be a copy of it. What the encoder makes of the first one is thrown away; there
// is no copy in it, so brotli, which remembers the distances of its last copies, has nothing to remember from it.
// Before and after it the output is flushed to a byte boundary, where the block of ours fits in.
import { randomInt } from 'node:crypto'
import type { Transform } from 'node:stream'
import { ID_LENGTH } from '#server/http/fresh-id.ts'
import type { Form } from '#server/warm/form.ts'

export interface Compressor extends Transform {
  flush(kind: number, callback: () => void): void
}

export interface Encoder {
  readonly compressor: Compressor
  readonly flushKind: number
  /** Opens a block that is not compressed. */
  readonly stored: (length: number) => Buffer
  /** A nonce further away than this from the one before stands in full again, as does what follows from it. */
  readonly reach: number
}

export async function compressAround(page: Form, encoder: Encoder): Promise<Pick<Form, 'bytes' | 'holes'>> {
  const { compressor, flushKind, stored, reach } = encoder
  const output: Buffer[] = []
  compressor.on('data', chunk => output.push(chunk))
  const failed = new Promise<never>((_, reject) => compressor.once('error', reject))
  const ended = new Promise<void>(resolve => compressor.once('end', resolve))
  const flushed = () =>
    Promise.race([failed, new Promise<void>(resolve => compressor.flush(flushKind, resolve))])

  const fillers = fillersFor(page)
  const source = Buffer.from(page.bytes)
  const sent: Buffer[] = []
  const holes: number[] = []
  let sentBytes = 0
  const send = (pieces: Buffer[]) => {
    for (const piece of pieces) sentBytes += piece.length
    sent.push(...pieces)
  }
  let seen = 0
  let filler = Buffer.alloc(0)
  for (const [index, hole] of page.holes.entries()) {
    const isFirst = index === 0 || hole - (page.holes[index - 1] ?? 0) > reach
    if (isFirst) filler = fillers()
    filler.copy(source, hole)
    if (!isFirst) continue
    compressor.write(source.subarray(seen, hole))
    await flushed()
    send(output.splice(0))
    seen = hole + ID_LENGTH
    compressor.write(filler)
    await flushed()
    output.length = 0
    send([stored(ID_LENGTH)])
    holes.push(sentBytes)
    send([filler])
  }
  compressor.end(source.subarray(seen))
  await Promise.race([failed, ended])
  send(output)
  return { bytes: Buffer.concat(sent), holes }
}

/** Random bytes that the page does not have; there are always some, since not every byte can stand in UTF-8. */
function fillersFor(page: Form): () => Buffer<ArrayBuffer> {
  const present = new Set(page.bytes)
  const absent = Array.from({ length: 256 }, (_, byte) => byte).filter(byte => !present.has(byte))
  return () => Buffer.from(Array.from({ length: ID_LENGTH }, () => absent[randomInt(absent.length)] ?? 0))
}

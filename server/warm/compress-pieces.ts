// Compresses a page around its holes. The encoder sees a filler where the nonce will be; what it makes of a filler
// is thrown away and a block that is not compressed takes its place. Three things keep that honest:
// - flushes leave the output at a byte boundary before and after each hole;
// - fillers are random and made of bytes that the page does not have, so that nothing is ever copied from a hole
//   nor from one hole to the next (in brotli such a copy would also move the memory of last distances);
// - the block reaches two bytes past the nonce: in brotli the two bytes before a literal choose its code.
import { randomInt } from 'node:crypto'
import type { Transform } from 'node:stream'
import { NONCE_LENGTH } from '#server/http/fresh-nonce.ts'

/** Bytes after the nonce that are sent with it, uncompressed. */
const TAIL_BYTES = 2

export interface Compressor extends Transform {
  flush(kind: number, callback: () => void): void
}

/** Texts and holes by turns, with where the holes came to stand in what is sent. */
export interface Pieces {
  readonly bytes: Buffer
  readonly holes: readonly number[]
}

/** `texts` are what stands before, between and after the holes. `stored` opens a block that is not compressed. */
export async function compressPieces(
  texts: readonly Buffer[],
  compressor: Compressor,
  flushKind: number,
  stored: (length: number) => Buffer,
): Promise<Pieces> {
  const output: Buffer[] = []
  compressor.on('data', chunk => output.push(chunk))
  const failed = new Promise<never>((_, reject) => compressor.once('error', reject))
  const ended = new Promise<void>(resolve => compressor.once('end', resolve))
  const flushed = () => new Promise<void>(resolve => compressor.flush(flushKind, resolve))
  const filler = fillerFor(texts)

  const sent: Buffer[] = []
  const holes: number[] = []
  let length = 0
  const send = (...pieces: Buffer[]) => {
    for (const piece of pieces) length += piece.length
    sent.push(...pieces)
  }
  let sentOfText = 0
  for (const [index, text] of texts.entries()) {
    if (text.length > sentOfText) compressor.write(text.subarray(sentOfText))
    const next = texts[index + 1]
    if (next === undefined) break
    await Promise.race([flushed(), failed])
    send(...output.splice(0))

    const tail = next.subarray(0, TAIL_BYTES)
    const block = Buffer.concat([filler(), tail])
    compressor.write(block)
    await Promise.race([flushed(), failed])
    output.length = 0
    const opening = stored(block.length)
    holes.push(length + opening.length)
    send(opening, block)
    sentOfText = tail.length
  }
  compressor.end()
  await Promise.race([ended, failed])
  send(...output)
  return { bytes: Buffer.concat(sent), holes }
}

function fillerFor(texts: readonly Buffer[]): () => Buffer {
  const present = new Set<number>()
  for (const text of texts) for (const byte of text) present.add(byte)
  const absent = Array.from({ length: 256 }, (_, byte) => byte).filter(byte => !present.has(byte))
  return () => Buffer.from(Array.from({ length: NONCE_LENGTH }, () => absent[randomInt(absent.length)] ?? 0))
}

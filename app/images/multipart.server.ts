// A multipart form as it arrives, part by part, without holding more of it than one chunk.

export interface Part {
  readonly name: string
  /** Null where the part is no file; empty where no file was chosen. */
  readonly filename: string | null
  readonly body: AsyncIterable<Buffer>
}

/** What arrived is no multipart form, or not all of one. */
export class BrokenForm extends Error {}

const HEAD_MAX_BYTES = 8_192
const MAX_PARTS = 32

export function boundaryIn(contentType: string | null): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
      contentType ?? '',
    ) ?? []
  return quoted ?? plain ?? null
}

export async function* partsOf(
  source: AsyncIterator<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part, void, void> {
  const reader = readerOf(source)
  const border = Buffer.from(`\r\n--${boundary}`)
  await skipped(reader.until(border))
  for (let count = 0; count <= MAX_PARTS; count++) {
    const mark = (await reader.take(2)).toString('latin1')
    if (mark === '--') return
    if (mark !== '\r\n') throw new BrokenForm()
    const head = await headOf(reader.until(Buffer.from('\r\n\r\n')))
    const body = reader.until(border)
    yield { name: head.name, filename: head.filename, body }
    // Whoever did not want it does not get it.
    await skipped(body)
  }
  throw new BrokenForm()
}

function readerOf(source: AsyncIterator<Uint8Array>) {
  // The first border has no line before it; with one, all are alike.
  let held = Buffer.from('\r\n')

  async function more(): Promise<void> {
    const { done, value } = await source.next()
    if (done) throw new BrokenForm()
    held = Buffer.concat([held, value])
  }

  return {
    async take(count: number): Promise<Buffer> {
      while (held.length < count) await more()
      const taken = held.subarray(0, count)
      held = held.subarray(count)
      return taken
    },
    /** What stands before the mark, in pieces; the mark is taken too. */
    async *until(mark: Buffer): AsyncGenerator<Buffer, void, void> {
      for (;;) {
        const at = held.indexOf(mark)
        // Without the mark, what cannot be its beginning is free to go.
        const end = at < 0 ? held.length - mark.length + 1 : at
        const piece = held.subarray(0, Math.max(0, end))
        held = held.subarray(piece.length + (at < 0 ? 0 : mark.length))
        if (piece.length > 0) yield piece
        if (at >= 0) return
        await more()
      }
    },
  }
}

async function headOf(pieces: AsyncIterable<Buffer>): Promise<Pick<Part, 'name' | 'filename'>> {
  let text = ''
  for await (const piece of pieces) {
    text += piece.toString('latin1')
    if (text.length > HEAD_MAX_BYTES) throw new BrokenForm()
  }
  const [disposition] = /^content-disposition:.*$/im.exec(text) ?? []
  const [, name] = /;\s*name="([^"]*)"/i.exec(disposition ?? '') ?? []
  if (name === undefined) throw new BrokenForm()
  const [, filename = null] = /;\s*filename="([^"]*)"/i.exec(disposition ?? '') ?? []
  return { name, filename }
}

async function skipped(pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of pieces);
}

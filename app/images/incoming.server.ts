// An upload as it arrives: bounded while it streams, kept in a file instead of in memory, given up as soon as it is
// known to be wrong.
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import {
  PHOTO_HEAD_BYTES,
  PHOTO_MAX_BYTES,
  type PhotoMistake,
  photoMistakeOf,
} from '#domain/technicians/photo.ts'
import { BrokenForm, boundaryIn, type Part, partsOf } from '#images/multipart.server.ts'

/** What a request carries. */
export interface Upload {
  readonly type: string | null
  readonly body: ReadableStream<Uint8Array> | null
}

/** The fields around the file; browsers send a few hundred bytes. */
const FIELDS_MAX_BYTES = 64 * 1024
/** As far as a large photo goes; what is larger loses its connection. */
const HEARD_OUT_MAX_BYTES = 32 * 1024 * 1024

/** A browser that is still sending does not read our answer: whatever was not read is heard out, to the void. */
export async function drainBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body && !body.locked) await countedBytes(body).drainBody()
}

/** Writes the one photo of the form to `path`, or says what is wrong with it. */
export async function receivePhoto(
  { type, body }: Upload,
  path: string,
): Promise<Outcome<void, PhotoMistake>> {
  const boundary = boundaryIn(type)
  if (!boundary || !body) return refused('photo-required')
  const counted = countedBytes(body)
  try {
    return await photoIn(partsOf(counted.iterator, boundary), path)
  } catch (error) {
    if (error instanceof TooMuch) return refused('photo-too-large')
    if (error instanceof BrokenForm) return refused('photo-damaged')
    throw error
  } finally {
    await counted.drainBody()
  }
}

async function photoIn(parts: AsyncIterable<Part>, path: string): Promise<Outcome<void, PhotoMistake>> {
  let received = false
  for await (const part of parts) {
    if (part.name !== 'file' || !part.filename) continue
    if (received) return refused('photo-one-only')
    const mistake = await written(part.body, path)
    if (mistake) return refused(mistake)
    received = true
  }
  return received ? accepted() : refused('photo-required')
}

/** The head is judged before anything is written, the size before anything too much is. */
async function written(body: AsyncIterable<Buffer>, path: string): Promise<PhotoMistake | null> {
  let head = Buffer.alloc(0)
  let bytes = 0
  let file: FileHandle | undefined
  try {
    for await (const piece of body) {
      bytes += piece.length
      head = file ? head : Buffer.concat([head, piece])
      if (head.length < PHOTO_HEAD_BYTES) continue
      const mistake = photoMistakeOf(head, bytes)
      if (mistake) return mistake
      if (file) await file.writeFile(piece)
      else {
        await mkdir(dirname(path), { recursive: true })
        file = await open(path, 'wx', 0o600)
        await file.writeFile(head)
      }
    }
  } finally {
    await file?.close()
  }
  return file ? null : (photoMistakeOf(head, bytes) ?? 'photo-damaged')
}

/** More than a photo and its form may weigh, wherever in the form it stands. */
class TooMuch extends Error {}

function countedBytes(body: ReadableStream<Uint8Array>) {
  const source = body[Symbol.asyncIterator]()
  let bytes = 0
  let over = false
  async function next(): Promise<IteratorResult<Uint8Array, undefined>> {
    // Whoever hangs up in the middle has sent half a form.
    const step = await source.next().catch(() => {
      over = true
      throw new BrokenForm()
    })
    if (step.done) over = true
    else bytes += step.value.length
    return step.done ? { done: true, value: undefined } : step
  }
  return {
    iterator: {
      async next() {
        const step = await next()
        if (bytes > PHOTO_MAX_BYTES + FIELDS_MAX_BYTES) throw new TooMuch()
        return step
      },
    },
    async drainBody(): Promise<void> {
      while (!over && bytes < HEARD_OUT_MAX_BYTES) await next().catch(() => {})
      if (!over) await source.return?.()
    },
  }
}

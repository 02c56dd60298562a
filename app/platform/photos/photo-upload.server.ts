// The upload form. Its body is written to a file while it arrives, so that slow senders hold no memory, and parsed
// with formData() afterwards.
import { openAsBlob } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { MIMEType } from 'node:util'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { PHOTO_MAX_BYTES, type PhotoMistake, photoMistakeOf } from '#platform/domain/photo.ts'

/** Content type and body of a request. */
export interface Upload {
  readonly type: string | null
  readonly body: ReadableStream<Uint8Array> | null
}

/** A received form in a file. */
export interface SavedForm {
  readonly path: string
  readonly boundary: string
  /** The body was larger than allowed: the file holds its first bytes. */
  readonly isTruncated: boolean
}

/** The photo, and room for the other fields; browsers send a few hundred bytes of those. */
const FORM_MAX_BYTES = PHOTO_MAX_BYTES + 64 * 1024
/** Larger bodies are not read to the end: the connection is cut. */
export const DRAIN_MAX_BYTES = 32 * 1024 * 1024
/** 'Terminé' with its twelve lines has 47. */
const MAX_FIELDS = 64

/** The connection ended before the body did. */
class IncompleteBody extends Error {}

/** Reads and discards the body: a browser reads the response only after it has sent the whole request. */
export async function drainBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return
  try {
    for await (const _ of chunksOf(body));
  } catch (error) {
    if (!(error instanceof IncompleteBody)) throw error
  }
}

/** Writes the form to `path`, whatever is in it; of a body larger than `maxBytes` the beginning. */
export async function saveForm(
  { type, body }: Upload,
  path: string,
  maxBytes = FORM_MAX_BYTES,
): Promise<Outcome<SavedForm, PhotoMistake>> {
  const boundary = boundaryIn(type)
  if (!boundary || !body) return refused('photo-required')
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const chunk of chunksOf(body)) {
      if (bytes < maxBytes) await file.writeFile(chunk.subarray(0, maxBytes - bytes))
      bytes += chunk.length
    }
  } catch (error) {
    if (error instanceof IncompleteBody) return refused('photo-damaged')
    throw error
  } finally {
    await file.close()
  }
  return accepted({ path, boundary, isTruncated: bytes > maxBytes })
}

/** Holds the whole form in memory. Null when it is malformed or has too many fields. */
export async function parseForm({ path, boundary, isTruncated }: SavedForm): Promise<FormData | null> {
  if (countFields(await readFile(path), boundary) > MAX_FIELDS) return null
  // A truncated form is closed here, so that it parses: section 5 checks the format before the size.
  const end = isTruncated ? [`\r\n--${boundary}--\r\n`] : []
  const body = new Blob([await openAsBlob(path), ...end])
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  return new Response(body, { headers }).formData().catch(() => null)
}

/** The chosen files of a field: a file input without a choice sends a file without a name. */
export function photoFilesIn(form: FormData, field: string): File[] {
  return form.getAll(field).filter(value => value instanceof File && value.name !== '') as File[]
}

/** The one photo of a saved form. */
export async function readPhoto(saved: SavedForm): Promise<Outcome<Uint8Array, PhotoMistake>> {
  const { isTruncated } = saved
  const form = await parseForm(saved)
  if (!form) return refused(isTruncated ? 'photo-too-large' : 'photo-damaged')
  const [photo, another] = photoFilesIn(form, 'file')
  if (another) return refused('photo-one-only')
  if (!photo) return refused(isTruncated ? 'photo-too-large' : 'photo-required')
  const bytes = await photo.bytes()
  const mistake = photoMistakeOf(bytes, isTruncated ? Number.POSITIVE_INFINITY : bytes.length)
  return mistake ? refused(mistake) : accepted(bytes)
}

/** Read as formData() reads it: another boundary would make `countFields` count nothing. */
export function boundaryIn(contentType: string | null): string | null {
  try {
    const { essence, params } = new MIMEType(contentType ?? '')
    return essence === 'multipart/form-data' ? params.get('boundary') : null
  } catch {
    return null
  }
}

/**
 * Without a boundary the form is urlencoded. Fields are counted before parsing: many of them, parsed, take far more memory
 * than their bytes.
 */
export function countFields(form: Buffer, boundary: string | null): number {
  const separator = boundary === null ? '&' : `--${boundary}`
  let separators = 0
  for (let at = form.indexOf(separator); at >= 0; at = form.indexOf(separator, at + separator.length))
    separators++
  // A multipart form has one delimiter more than fields, an urlencoded one has one less.
  return boundary === null ? separators + 1 : separators - 1
}

/** The body up to DRAIN_MAX_BYTES; leaving the loop cancels the rest. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let bytes = 0
  try {
    for await (const chunk of body) {
      yield chunk
      bytes += chunk.length
      if (bytes >= DRAIN_MAX_BYTES) return
    }
  } catch (error) {
    throw new IncompleteBody('request body not received', { cause: error })
  }
}

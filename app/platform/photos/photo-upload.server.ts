// The upload form. Its body is written to a file while it arrives, so that slow senders hold no memory, and parsed
// with formData() afterwards.
import { openAsBlob } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { occurrenceCounter } from '#platform/domain/occurrence-counter.ts'
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
const MAX_FIELDS = 32

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
  const countDelimiters = occurrenceCounter(`--${boundary}`)
  let hasTooManyFields = false
  let bytes = 0
  try {
    for await (const chunk of chunksOf(body)) {
      if (hasTooManyFields) continue
      // The last delimiter ends the form. Parsing a form of many fields takes far more memory than its bytes.
      hasTooManyFields = countDelimiters(chunk) > MAX_FIELDS + 1
      if (bytes < maxBytes) await file.writeFile(chunk.subarray(0, maxBytes - bytes))
      bytes += chunk.length
    }
  } catch (error) {
    if (error instanceof IncompleteBody) return refused('photo-damaged')
    throw error
  } finally {
    await file.close()
  }
  if (hasTooManyFields) return refused('photo-damaged')
  return accepted({ path, boundary, isTruncated: bytes > maxBytes })
}

/** Holds the whole form in memory. Null when it is malformed. */
export async function parseForm({ path, boundary, isTruncated }: SavedForm): Promise<FormData | null> {
  // A truncated form is closed here, so that it parses: section 5 judges the format before the size.
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

export function boundaryIn(contentType: string | null): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
      contentType ?? '',
    ) ?? []
  return quoted ?? plain ?? null
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

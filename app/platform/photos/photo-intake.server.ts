// Receives uploads for every kind of photo. They wait as files and are decoded one at a time, which bounds the memory.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Outcome } from '#platform/domain/outcome.ts'
import { type PhotoMistake, photoMistakeOf } from '#platform/domain/photo.ts'
import { normalizePhoto } from '#platform/photos/normalize-photo.server.ts'
import {
  DRAIN_MAX_BYTES,
  parseForm,
  photoFilesIn,
  readPhoto,
  type SavedForm,
  saveForm,
  type Upload,
} from '#platform/photos/photo-upload.server.ts'

export type NormalizedPhoto = Outcome<Buffer, PhotoMistake>

export interface FormWithPhotos {
  readonly form: FormData
  /** One per file of the field, in order. */
  readonly photos: readonly NormalizedPhoto[]
  /** More files than were asked for. */
  readonly hasMore: boolean
}

export interface FormWithFiles<Received> {
  readonly form: FormData
  /** One per file of the field, in order. */
  readonly files: readonly Received[]
  readonly hasMore: boolean
}

export interface PhotoIntake {
  /** The one photo of an upload form. */
  receivePhoto(upload: Upload): Promise<NormalizedPhoto>
  /** A photo that came without a form; not larger than one may be. */
  receiveBytes(bytes: Buffer): Promise<NormalizedPhoto>
  /** As `receiveForm`, for files that `read` understands; they are read one at a time, together with all other uploads. */
  receiveFiles<Received>(
    upload: Upload,
    options: FormOptions & { readonly read: (file: File) => Promise<Received> },
  ): Promise<FormWithFiles<Received> | null>
  /**
   * A form with text fields and up to `max` photos in one field. Null when it cannot be parsed. Of a body larger than
   * `maxBytes` only the beginning is read.
   */
  receiveForm(upload: Upload, options: FormOptions): Promise<FormWithPhotos | null>
}

interface FormOptions {
  readonly field: string
  readonly max: number
  readonly maxBytes?: number
}

/** Uploads wait here as files until they are processed. */
export const INCOMING_FOLDER = '.incoming'

/** The largest allowed picture takes about 300 MB while it is decoded. */
const PROCESSED_AT_ONCE = 1

export function createPhotoIntake(folder: string): PhotoIntake {
  const limit = pLimit(PROCESSED_AT_ONCE)

  async function receive<Result>(
    upload: Upload,
    process: (form: SavedForm) => Promise<Result>,
    maxBytes?: number,
  ): Promise<Result | Extract<Awaited<ReturnType<typeof saveForm>>, { ok: false }>> {
    const path = join(folder, INCOMING_FOLDER, randomUUID())
    try {
      const saved = await saveForm(upload, path, maxBytes)
      return saved.ok ? await limit(process, saved.value) : saved
    } finally {
      await rm(path, { force: true }).catch(() => {})
    }
  }

  async function receiveFiles<Received>(
    upload: Upload,
    {
      field,
      max,
      maxBytes = DRAIN_MAX_BYTES,
      read,
    }: FormOptions & { read: (file: File) => Promise<Received> },
  ): Promise<FormWithFiles<Received> | null> {
    const process = async (saved: SavedForm): Promise<FormWithFiles<Received> | null> => {
      const form = await parseForm(saved)
      if (!form) return null
      const chosen = photoFilesIn(form, field)
      const files: Received[] = []
      for (const file of chosen.slice(0, max)) files.push(await read(file))
      return { form, files, hasMore: chosen.length > max }
    }
    const received = await receive(upload, process, maxBytes)
    return received && 'form' in received ? received : null
  }

  return {
    receivePhoto: upload =>
      receive(upload, async form => {
        const photo = await readPhoto(form)
        return photo.ok ? normalizePhoto(photo.value) : photo
      }),
    receiveBytes: bytes => limit(normalizeBytes, bytes),
    receiveFiles,
    async receiveForm(upload, options) {
      const received = await receiveFiles(upload, { ...options, read: normalizeFile })
      return received && { form: received.form, photos: received.files, hasMore: received.hasMore }
    },
  }
}

const normalizeFile = async (file: File) => normalizeBytes(await file.bytes())

async function normalizeBytes(bytes: Uint8Array): Promise<NormalizedPhoto> {
  const mistake = photoMistakeOf(bytes, bytes.length)
  return mistake ? { ok: false, code: mistake } : normalizePhoto(bytes)
}

// Documents of credentials: private files in a store of their own, never served by the image host.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { PhotoMistake } from '#platform/domain/photo.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { normalizePhoto } from '#platform/photos/normalize-photo.server.ts'
import type { FormWithFiles, PhotoIntake } from '#platform/photos/photo-intake.server.ts'
import type { Upload } from '#platform/photos/photo-upload.server.ts'
import type { CredentialDocument, DocumentType } from '#verification/domain/credential.ts'
import {
  DOCUMENT_THUMB_HEIGHT,
  DOCUMENT_THUMB_WIDTH,
  DOCUMENTS_MAX,
  type DocumentMistake,
  type DocumentSize,
  documentMistakeOf,
  documentNameFrom,
  isPdf,
} from '#verification/domain/credential-submission.ts'

export interface ReceivedDocument {
  readonly name: string
  readonly type: DocumentType
  readonly bytes: Buffer
}

export interface CredentialDocuments {
  /** The form of a credential with its files in `documento`, none of them stored. Null when it cannot be parsed. */
  receiveForm(upload: Upload): Promise<FormWithFiles<Outcome<ReceivedDocument, DocumentMistake>> | null>
  /** Stores them under new ids: all are durable when the promise resolves. */
  store(documents: readonly ReceivedDocument[]): Promise<CredentialDocument[]>
  /** The file, or the thumbnail of an image as WebP; null when there is no such file. */
  find(document: Pick<CredentialDocument, 'id' | 'type'>, size: DocumentSize): Promise<Buffer | null>
  remove(ids: readonly string[]): Promise<void>
}

export function createCredentialDocuments(
  files: FileStore,
  intake: Pick<PhotoIntake, 'receiveFiles'>,
): CredentialDocuments {
  async function remove(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      for (const name of [`${id}.pdf`, `${id}.webp`, `${id}${THUMB_SUFFIX}.webp`]) await files.delete(name)
  }
  return {
    receiveForm: upload =>
      intake.receiveFiles(upload, { field: 'documento', max: DOCUMENTS_MAX, read: readDocument }),
    async store(documents) {
      const stored: CredentialDocument[] = []
      try {
        for (const { name, type, bytes } of documents) {
          const id = randomUUID()
          stored.push({ id, name, type })
          await writeDocument(files, { id, type, bytes })
        }
        return stored
      } catch (error) {
        await remove(stored.map(({ id }) => id)).catch(() => {})
        throw error
      }
    },
    find: (document, size) => files.get(documentKey(document, size)),
    remove,
  }
}

const DOCUMENT_MISTAKES: Record<PhotoMistake, DocumentMistake> = {
  'photo-required': 'document-required',
  'photo-one-only': 'too-many-documents',
  'photo-format': 'document-format',
  'photo-too-large': 'document-too-large',
  'photo-too-many-pixels': 'document-too-many-pixels',
  'photo-proportions': 'photo-proportions',
  'photo-damaged': 'document-damaged',
}

/** Images are re-encoded, which drops their metadata; a PDF stays as it is, if it is whole. */
async function readDocument(file: File): Promise<Outcome<ReceivedDocument, DocumentMistake>> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const mistake = documentMistakeOf(bytes, bytes.length)
  if (mistake) return refused(mistake)
  const name = documentNameFrom(file.name)
  if (isPdf(bytes))
    return bytes.includes('%%EOF')
      ? accepted({ name, type: 'application/pdf', bytes })
      : refused('document-damaged')
  const picture = await normalizePhoto(bytes)
  return picture.ok
    ? accepted({ name, type: 'image/webp', bytes: picture.value })
    : refused(DOCUMENT_MISTAKES[picture.code])
}

export async function writeDocument(
  files: FileStore,
  { id, type, bytes }: { id: string; type: DocumentType; bytes: Buffer },
): Promise<void> {
  if (type === 'image/webp') {
    const thumb = await sharp(bytes)
      .resize(DOCUMENT_THUMB_WIDTH, DOCUMENT_THUMB_HEIGHT, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer()
    await files.put(documentKey({ id, type }, 'thumb'), thumb)
  }
  await files.put(documentKey({ id, type }, 'full'), bytes)
}

/** A PDF has no thumbnail. */
export function documentKey({ id, type }: { id: string; type: DocumentType }, size: DocumentSize): string {
  if (size === 'thumb') return `${id}${THUMB_SUFFIX}.webp`
  return `${id}.${type === 'application/pdf' ? 'pdf' : 'webp'}`
}

const THUMB_SUFFIX = '-mini'
const KEY_PATTERN = new RegExp(`^([0-9a-f-]{36})(?:${THUMB_SUFFIX})?\\.(?:webp|pdf)$`)

/** The id in the key of a document; null for other files. */
export function documentIdIn(key: string): string | null {
  return KEY_PATTERN.exec(key)?.[1] ?? null
}

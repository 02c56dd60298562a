// The photos and documents behind the rows of an export, and what they are called in the ZIP.
import { problemPhotoKey } from '#bookings/persistence/problem-photo-store.server.ts'
import type { FileStore, StoredFiles } from '#platform/files/file-store.server.ts'
import type { ExportedRow, ExportFile } from '#rights/domain/data-export.ts'
import { documentKey } from '#verification/persistence/document-files.server.ts'

export interface ListedFile {
  readonly store: FileStore
  readonly key: string
  /** In the ZIP. */
  readonly name: string
}

/** The kinds of data whose rows are files; the others only name a photo of 'fotos'. */
export const FILES_IN_ZIP = [
  'fotos',
  'documentos',
  'perfil-tecnico',
  'trabajos',
] as const satisfies ExportFile[]

/** Null: none, or a photo that another host keeps, which the JSON has by its address. */
export function fileOf(
  file: ExportFile,
  row: ExportedRow,
  { photos, documents }: StoredFiles,
): ListedFile | null {
  if (file === 'perfil-tecnico') return publicPhoto(photos, row.fotoURL, 'perfil')
  if (file === 'trabajos') return publicPhoto(photos, row.url, 'trabajos')
  if (file === 'documentos') {
    const isPdf = row.type === 'application/pdf'
    const document = { id: String(row.id), type: isPdf ? 'application/pdf' : 'image/webp' } as const
    return {
      store: documents,
      key: documentKey(document, 'full'),
      name: `documentos/${row.id}.${isPdf ? 'pdf' : 'webp'}`,
    }
  }
  const photo = file === 'fotos' ? row.id : row.photoId
  if (typeof photo !== 'string') return null
  return { store: photos, key: problemPhotoKey(photo, 'full'), name: `fotos/${photo}.webp` }
}

/** An address of ours ends with folder and name of the photo. */
function publicPhoto(photos: FileStore, url: unknown, folder: string): ListedFile | null {
  const publicId = /^\/image\/upload\/(?:[^/]+\/)?(\w+\/[\w-]+)$/.exec(String(url ?? ''))?.[1]
  if (!publicId) return null
  return { store: photos, key: `${publicId}.webp`, name: `${folder}/${publicId.split('/')[1]}.webp` }
}

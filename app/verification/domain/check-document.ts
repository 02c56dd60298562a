// Documents of a check: which files may be sent, and for how long they are kept. Recognised by their content.

import { PHOTO_TYPES, photoTypeOf } from '#platform/domain/photo.ts'
import { RETENTION } from '#platform/domain/retention.ts'

export const DOCUMENTS_MAX = 3
export const DOCUMENT_MAX_BYTES = 8 * 1024 * 1024
/** Days after the decision, unless there is a reason to keep them. */
export const DOCUMENT_KEPT_DAYS = RETENTION['check-document'].kept.days
export const DOCUMENT_THUMB_WIDTH = 240
export const DOCUMENT_THUMB_HEIGHT = 180
/** For the file input. */
export const DOCUMENT_ACCEPT = [...PHOTO_TYPES, 'application/pdf'].join(',')
const NAME_MAX_LENGTH = 80

export type DocumentSize = 'full' | 'thumb'

export type DocumentMistake =
  | 'document-required'
  | 'too-many-documents'
  | 'document-format'
  | 'document-too-large'
  | 'document-too-many-pixels'
  | 'photo-proportions'
  | 'document-damaged'

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]

export function isPdf(head: Uint8Array): boolean {
  return PDF.every((byte, index) => head[index] === byte)
}

/** The format is checked before the size. */
export function documentMistakeOf(head: Uint8Array, bytes: number): DocumentMistake | null {
  if (bytes === 0) return 'document-damaged'
  if (!isPdf(head) && !photoTypeOf(head)) return 'document-format'
  return bytes > DOCUMENT_MAX_BYTES ? 'document-too-large' : null
}

const ID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isDocumentId(text: string): boolean {
  return ID_PATTERN.test(text)
}

/** The file's name as it is shown: without folders, control and bidirectional characters, of bounded length. */
export function documentNameFrom(fileName: string): string {
  const name = fileName
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (name.length <= NAME_MAX_LENGTH) return name || 'documento'
  const extension = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return `${[...name].slice(0, NAME_MAX_LENGTH - extension.length - 1).join('')}…${extension}`
}

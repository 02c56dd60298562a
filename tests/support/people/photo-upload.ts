import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { type HttpSite, sharedProgram } from '#tests/support/program/test-program.ts'

export const UPLOAD_PATH = '/mi-perfil/foto/subida'
export const WRONG_FORMAT = 'Formato no permitido. Usa JPG, PNG o WEBP.'
export const TOO_LARGE = 'La imagen supera el tamaño máximo (5MB).'
export const SAVED = 'Foto subida y guardada.'
export const MB = 1024 * 1024

interface UploadResponse {
  readonly status: number
  readonly text: string
  readonly secure_url?: string
}

export interface UploadProgram extends HttpSite {
  /** Signed in, with a profile. */
  readonly technician: Visitor
  readonly email: string
  upload(visitor: Visitor, form: FormData): Promise<UploadResponse>
  /** The stored photo URL of the technician. */
  photoUrl(): Promise<string | null>
  /** Files in a folder of the photo store. */
  filesIn(folder: string): Promise<string[]>
}

/**
 * The program, the shared one unless another is given, with a technician who may upload; rate limits are reset before
 * each test. Call it at the top of a file.
 */
export async function uploadProgram(own?: HttpSite): Promise<UploadProgram> {
  const program = own ?? (await sharedProgram())
  const { database, dataDir, origin } = program
  const technician = program.visitor()
  const person = newPerson({ role: 'tecnico' })
  await technician.post('/auth/register', { ...person })
  await technician.get('/mi-perfil')
  beforeEach(async () => {
    await database.rows('delete from limits')
  })
  return {
    ...program,
    technician,
    email: person.email,
    async upload(visitor, body) {
      const response = await visitor.send(UPLOAD_PATH, { method: 'POST', body, headers: { origin } })
      const answer = (await response.json()) as Omit<UploadResponse, 'status'>
      return { status: response.status, ...answer }
    },
    async photoUrl() {
      const [row] = await database.rows<{ fotoURL: string | null }>(
        `select "fotoURL" from technicians join users using (uid) where email = $1`,
        [person.email],
      )
      return row?.fotoURL ?? null
    },
    filesIn: folder => readdir(join(dataDir, 'photos', folder)).catch((): string[] => []),
  }
}

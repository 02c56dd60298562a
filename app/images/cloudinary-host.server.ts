// Cloudinary as the image host: the multipart POST of section 7, with an unsigned upload preset.
import { z } from 'zod'
import { PHOTO_FOLDER } from '#domain/technicians/photo.ts'
import { HostFailure, type PhotoHost } from '#images/photo-host.server.ts'

export interface CloudinaryAccount {
  readonly cloud: string
  readonly preset: string
  /** Scheme and host of its API. */
  readonly api: string
}

const LIMIT_MS = 20_000
const BODY_FOR_LOG = 2_000
const NO_ANSWER = 0

const answer = z.object({ secure_url: z.string(), public_id: z.string().min(1) })

/** Where browsers get this account's pictures; the only outside address a page may show. */
export function cloudinaryDelivery(cloud: string): string {
  return `https://res.cloudinary.com/${cloud}/`
}

export function createCloudinaryHost(
  { cloud, preset, api }: CloudinaryAccount,
  limitMs = LIMIT_MS,
): PhotoHost {
  return {
    async store(picture) {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), 'foto.webp')
      form.set('upload_preset', preset)
      form.set('folder', PHOTO_FOLDER)
      const { status, body } = await posted(`${api}/v1_1/${cloud}/image/upload`, form, limitMs)
      const stored = status === 200 ? answer.safeParse(jsonIn(body)).data : undefined
      if (!stored?.secure_url.startsWith(`${cloudinaryDelivery(cloud)}image/upload/`))
        throw new HostFailure(status, body.slice(0, BODY_FOR_LOG))
      return stored
    },
  }
}

async function posted(url: string, body: FormData, limitMs: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    throw new HostFailure(NO_ANSWER, '', error)
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

// Cloudinary as image host: the multipart POST of section 7 with an unsigned upload preset.
import { z } from 'zod'
import { PHOTO_FOLDER } from '#platform/domain/photo.ts'
import { HostFailure, type PhotoHost } from '#platform/photos/photos.server.ts'

export interface CloudinaryAccount {
  readonly cloud: string
  readonly preset: string
  /** Scheme and host of the API. */
  readonly api: string
}

const TIMEOUT_MS = 20_000
const LOGGED_BODY_MAX_CHARS = 2_000
const NO_RESPONSE = 0

const uploadResponse = z.object({ secure_url: z.string(), public_id: z.string().min(1) })

/** URL prefix of this account's pictures: the only external image source that the CSP allows. */
export function cloudinaryDelivery(cloud: string): string {
  return `https://res.cloudinary.com/${cloud}/`
}

export function createCloudinaryHost(
  { cloud, preset, api }: CloudinaryAccount,
  timeoutMs = TIMEOUT_MS,
): PhotoHost {
  return {
    async store(picture) {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), 'foto.webp')
      form.set('upload_preset', preset)
      form.set('folder', PHOTO_FOLDER)
      const { status, body } = await postForm(`${api}/v1_1/${cloud}/image/upload`, form, timeoutMs)
      const stored = status === 200 ? uploadResponse.safeParse(parseJson(body)).data : undefined
      if (!stored?.secure_url.startsWith(`${cloudinaryDelivery(cloud)}image/upload/`))
        throw new HostFailure(status, body.slice(0, LOGGED_BODY_MAX_CHARS))
      return stored
    },
  }
}

async function postForm(url: string, body: FormData, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    throw new HostFailure(NO_RESPONSE, '', error)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

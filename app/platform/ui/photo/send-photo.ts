// Uploads photos and other files with progress and retries (section 7).

import { isWorthRetrying, PHOTO_FOLDER, uploadRetryDelayMs } from '#platform/domain/photo.ts'
import { PHOTO_UPLOAD, PROBLEM_PHOTO_UPLOAD } from '#platform/wording/photo-paths.ts'

export interface PhotoEndpoint {
  readonly path: string
  /** Sent beside the photo. */
  readonly fields: Readonly<Record<string, string>>
  /** The field of the answer that names the stored photo. */
  readonly answerField: string
}

export const PROFILE_PHOTO: PhotoEndpoint = {
  path: PHOTO_UPLOAD,
  fields: { upload_preset: PHOTO_FOLDER, folder: PHOTO_FOLDER },
  answerField: 'secure_url',
}
export const PROBLEM_PHOTO: PhotoEndpoint = { path: PROBLEM_PHOTO_UPLOAD, fields: {}, answerField: 'id' }

export interface PhotoAnswer {
  /** The address or id of the stored photo; null when it was not stored. */
  readonly stored: string | null
  /** The server's text; null without one. */
  readonly text: string | null
}

interface SendOptions {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
  /** An attempt failed; the next one starts after this time. */
  readonly onWait: (ms: number) => void
}

/** Rejects only when aborted. */
export async function sendPhoto(
  endpoint: PhotoEndpoint,
  photo: Blob,
  options: SendOptions,
): Promise<PhotoAnswer> {
  return answerFrom(endpoint, await sendForm(endpoint.path, formWith(endpoint, photo), options))
}

/** The last answer; of status 0 without one. Rejects only when aborted. */
export async function sendForm(path: string, form: FormData, options: SendOptions): Promise<FormAnswer> {
  const started = performance.now()
  for (let failures = 0; ; ) {
    options.onProgress(0)
    const { retryAfterMs, ...answer } = await attempt(path, form, options)
    if (!isWorthRetrying(answer.status)) return answer
    failures++
    const elapsedMs = performance.now() - started
    const wait = uploadRetryDelayMs({ failures, elapsedMs, retryAfterMs }, Math.random())
    if (wait === null) return answer
    options.onWait(wait)
    await delay(wait, options.signal)
  }
}

interface FormAnswer {
  readonly status: number
  readonly body: string
}

interface Attempt extends FormAnswer {
  readonly retryAfterMs: number | null
}

/** XMLHttpRequest, because fetch has no upload progress. */
function attempt(path: string, form: FormData, { signal, onProgress }: SendOptions): Promise<Attempt> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const onLoadEnd = () => {
      signal.removeEventListener('abort', abort)
      if (signal.aborted) return reject(signal.reason)
      const seconds = Number(request.getResponseHeader('retry-after') || Number.NaN)
      const retryAfterMs = Number.isFinite(seconds) ? seconds * 1_000 : null
      resolve({ status: request.status, body: request.responseText, retryAfterMs })
    }
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = onLoadEnd
    request.open('POST', path)
    request.setRequestHeader('accept', 'application/json')
    request.send(form)
  })
}

function formWith({ fields }: PhotoEndpoint, photo: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', photo, 'foto.jpg')
  return form
}

function answerFrom({ answerField }: PhotoEndpoint, { status, body }: FormAnswer): PhotoAnswer {
  try {
    const answer = JSON.parse(body) as Record<string, unknown>
    const stored = status === 200 ? answer[answerField] : null
    return {
      stored: typeof stored === 'string' ? stored : null,
      text: typeof answer.text === 'string' ? answer.text : null,
    }
  } catch {
    return { stored: null, text: null }
  }
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

// Uploads the photo with progress and retries (section 7).
import { PHOTO_UPLOAD } from '#content/photo-paths.ts'
import { PHOTO_FOLDER } from '#domain/technicians/photo.ts'
import { isWorthRetrying, retryDelayMs } from '#domain/technicians/photo-retry.ts'

export interface PhotoAnswer {
  readonly ok: boolean
  /** The server's text; null without one. */
  readonly text: string | null
  readonly secureUrl: string | null
}

interface SendOptions {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
  /** An attempt failed; the next one starts after this time. */
  readonly onWait: (ms: number) => void
}

/** Rejects only when aborted. */
export async function sendPhoto(photo: Blob, options: SendOptions): Promise<PhotoAnswer> {
  const started = performance.now()
  for (let failures = 0; ; ) {
    options.onProgress(0)
    const { status, body, retryAfterMs } = await attempt(photo, options)
    const answer = answerFrom(status, body)
    if (!isWorthRetrying(status)) return answer
    failures++
    const elapsedMs = performance.now() - started
    const wait = retryDelayMs({ failures, elapsedMs, retryAfterMs }, Math.random())
    if (wait === null) return answer
    options.onWait(wait)
    await delay(wait, options.signal)
  }
}

interface Attempt {
  readonly status: number
  readonly body: string
  readonly retryAfterMs: number | null
}

/** XMLHttpRequest, because fetch has no upload progress. */
function attempt(photo: Blob, { signal, onProgress }: SendOptions): Promise<Attempt> {
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
    request.open('POST', PHOTO_UPLOAD)
    request.setRequestHeader('accept', 'application/json')
    request.send(formWith(photo))
  })
}

function formWith(photo: Blob): FormData {
  const form = new FormData()
  form.set('upload_preset', PHOTO_FOLDER)
  form.set('folder', PHOTO_FOLDER)
  form.set('file', photo, 'foto.jpg')
  return form
}

function answerFrom(status: number, body: string): PhotoAnswer {
  try {
    const { text, secure_url } = JSON.parse(body) as { text?: unknown; secure_url?: unknown }
    const secureUrl = typeof secure_url === 'string' ? secure_url : null
    return {
      ok: status === 200 && secureUrl !== null,
      text: typeof text === 'string' ? text : null,
      secureUrl,
    }
  } catch {
    return { ok: false, text: null, secureUrl: null }
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

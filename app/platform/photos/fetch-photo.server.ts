// Brings a picture from another host: bounded in time, bytes and redirects, and only from public addresses.
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { PHOTO_MAX_BYTES, type PhotoMistake, photoMistakeOf } from '#platform/domain/photo.ts'
import { isPublicAddress, lookupPublic, PrivateAddress } from '#platform/network/public-address.server.ts'

export type PhotoFailure =
  | PhotoMistake
  | 'photo-address'
  | 'photo-private-address'
  | 'photo-no-answer'
  | 'photo-not-found'
  | 'photo-redirects'
  | 'photo-not-stored'

export interface FetchPhotoOptions {
  /** Also from this machine and the networks around it. */
  readonly allowPrivate?: boolean
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 3

/** The bytes as they came: JPEG, PNG or WEBP by their first bytes, not larger than an upload may be. */
export async function fetchPhoto(
  address: string,
  { allowPrivate = false, timeoutMs = TIMEOUT_MS }: FetchPhotoOptions = {},
): Promise<Outcome<Buffer, PhotoFailure>> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = address
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const refusal = addressRefusal(url, allowPrivate)
      if (refusal) return refused(refusal)
      const response = await get(new URL(url), allowPrivate, signal)
      const next = redirectOf(response, url)
      if (next === null) return await readPhoto(response)
      response.destroy()
      url = next
    }
    return refused('photo-redirects')
  } catch (error) {
    return refused(error instanceof PrivateAddress ? 'photo-private-address' : 'photo-no-answer')
  }
}

function addressRefusal(address: string, allowPrivate: boolean): PhotoFailure | null {
  if (!URL.canParse(address)) return 'photo-address'
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return 'photo-address'
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !allowPrivate && !isPublicAddress(host) ? 'photo-private-address' : null
}

function get(url: URL, allowPrivate: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(url, {
      signal,
      // One connection per request: nothing is left open when the import ends.
      agent: false,
      headers: { accept: 'image/webp,image/jpeg,image/png', 'accept-encoding': 'identity' },
      ...(!allowPrivate && { lookup: lookupPublic }),
    })
    sent.once('response', resolve).once('error', reject).end()
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: string): string | null {
  if (statusCode < 300 || statusCode > 399 || !headers.location) return null
  return URL.canParse(headers.location, from) ? new URL(headers.location, from).href : 'invalid'
}

async function readPhoto(response: IncomingMessage): Promise<Outcome<Buffer, PhotoFailure>> {
  if (response.statusCode !== 200) {
    response.destroy()
    return refused('photo-not-found')
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    bytes += chunk.length
    // Leaving the loop destroys the response.
    if (bytes > PHOTO_MAX_BYTES) break
  }
  const photo = Buffer.concat(chunks)
  const mistake = photoMistakeOf(photo, bytes)
  return mistake ? refused(mistake) : accepted(photo)
}

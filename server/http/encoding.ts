import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

export const COMPRESSION_MIN_BYTES = 1_000

/** Browsers send the same few headers: parsed once. */
const parsed = new LRUCache<string, Encoding>({ max: 200, memoMethod: parseAcceptEncoding })

/** The best of our encodings that the client accepts; `q=0` means that it does not. */
export function chosenEncoding(acceptEncoding = ''): Encoding {
  return parsed.memo(acceptEncoding)
}

function parseAcceptEncoding(acceptEncoding: string): Encoding {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map(part => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

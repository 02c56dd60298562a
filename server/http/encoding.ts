export type Encoding = 'br' | 'gzip' | 'identity'

export const WORTH_COMPRESSING_BYTES = 1_000

/** Browsers say the same few things over and over: what was read once is remembered, within reason. */
const understood = new Map<string, Encoding>()
const UNDERSTOOD_MAX = 200

/** The best form of ours that the browser reads; `q=0` means it does not. */
export function chosenEncoding(acceptEncoding = ''): Encoding {
  const known = understood.get(acceptEncoding)
  if (known) return known
  const encoding = bestOf(acceptEncoding)
  if (understood.size < UNDERSTOOD_MAX) understood.set(acceptEncoding, encoding)
  return encoding
}

function bestOf(acceptEncoding: string): Encoding {
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

// A page in each encoding, and the proof that it is that page before anybody gets it.
import { promisify } from 'node:util'
import { brotliDecompress, constants, crc32, createBrotliCompress, createDeflateRaw, gunzip } from 'node:zlib'
import { ID_LENGTH } from '#server/http/fresh-id.ts'
import { type Compressor, compressAround } from '#server/warm/compress-around.ts'
import { multiplied, shiftBy } from '#server/warm/crc32.ts'
import { type Form, filledCopy } from '#server/warm/form.ts'

/** A little above what a page gets that is sent once: this one is sent many times. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const GZIP_TRAILER_BYTES = 8
/** How far back each can copy from: deflate has a window of 32 KiB, less the longest copy; brotli one of 4 MiB. */
const REACH = { br: 4_000_000, gzip: 32_768 - 262 }

/** `html` was rendered with `nonce`. */
export function identityForm(html: string, nonce: string): Form {
  const holes: number[] = []
  const bytes = Buffer.from(html)
  for (let at = bytes.indexOf(nonce); at !== -1; at = bytes.indexOf(nonce, at + ID_LENGTH)) holes.push(at)
  return { encoding: 'identity', bytes, holes, checksum: null }
}

/**
 * The same page compressed; fails rather than be something else. Copying the nonce is up to the encoder, which may
 * overlook one in a page that hardly repeats itself: then each stands in full.
 */
export async function compressedForm(page: Form, encoding: 'br' | 'gzip'): Promise<Form> {
  for (const reach of [REACH[encoding], 0]) {
    const form = encoding === 'br' ? await brotliForm(page, reach) : await gzipForm(page, reach)
    if (await isFaithful(form, page)) return form
  }
  throw new Error(`${encoding} does not read back as the page`)
}

/** No character twice in one, none in the same place in both. */
const PROBES = ['ABCDEFGHIJKLMNOPQRSTUV', 'WXYZabcdefghijklmnopqr']
const readBrotli = promisify(brotliDecompress)
const readGzip = promisify(gunzip)

/**
 * Each byte that is read back is either fixed or a copy of one character of the nonce: neither encoding lets the
 * bytes already read decide how the next are read (brotli could, and is told not to). So two nonces that agree
 * nowhere stand for all: no other byte, and no other character, could look right both times.
 */
export async function isFaithful(form: Form, page: Form): Promise<boolean> {
  const read = form.encoding === 'br' ? readBrotli : readGzip
  for (const nonce of PROBES) {
    const back = await read(filledCopy(form, nonce)).catch(() => null)
    if (!back?.equals(filledCopy(page, nonce))) return false
  }
  return true
}

async function brotliForm(page: Form, reach: number): Promise<Form> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.bytes.length,
    [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
  }
  const pieces = await compressAround(page, {
    compressor: createBrotliCompress({ params }) as unknown as Compressor,
    flushKind: constants.BROTLI_OPERATION_FLUSH,
    // RFC 7932, 9.2: not the last block, 16 bits of length less one, not compressed.
    stored: length => littleEndian(((length - 1) << 3) | (1 << 19), 3),
    reach,
  })
  return { encoding: 'br', ...pieces, checksum: null }
}

async function gzipForm(page: Form, reach: number): Promise<Form> {
  const { bytes, holes } = await compressAround(page, {
    compressor: createDeflateRaw({ level: GZIP_LEVEL }) as unknown as Compressor,
    flushKind: constants.Z_SYNC_FLUSH,
    // RFC 1951, 3.2.4: a stored block that is not the last, its length and the complement of it.
    stored: length => littleEndian(length * 0x100 + (~length & 0xffff) * 0x1000000, 5),
    reach,
  })
  const trailer = Buffer.alloc(GZIP_TRAILER_BYTES)
  trailer.writeUInt32LE(page.bytes.length, 4)
  // Every place gets the same nonce, so what it changes in the checksum adds up to one factor.
  const shifts = page.holes.reduce((sum, hole) => sum ^ shiftBy(page.bytes.length - hole - ID_LENGTH), 0)
  const [hole = 0] = page.holes
  const nonceNow = page.bytes.subarray(hole, hole + ID_LENGTH)
  return {
    encoding: 'gzip',
    bytes: Buffer.concat([GZIP_HEADER, bytes, trailer]),
    holes: holes.map(at => at + GZIP_HEADER.length),
    checksum: {
      at: GZIP_HEADER.length + bytes.length,
      base: crc32(page.bytes) ^ multiplied(shifts, crc32(nonceNow)),
      shifts,
    },
  }
}

function littleEndian(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntLE(value, 0, length)
  return bytes
}

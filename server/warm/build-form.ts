// A page in each encoding, and the proof that it is that page before anybody gets it.
import { promisify } from 'node:util'
import { brotliDecompress, constants, crc32, createBrotliCompress, createDeflateRaw, gunzip } from 'node:zlib'
import { freshNonce, NONCE_LENGTH } from '#server/http/fresh-nonce.ts'
import { type Compressor, compressPieces } from '#server/warm/compress-pieces.ts'
import { multiplied, shiftBy } from '#server/warm/crc32.ts'
import { type Form, filledCopy } from '#server/warm/form.ts'

/** A little above what a page gets that is sent once: this one is sent many times. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const GZIP_TRAILER_BYTES = 8

/** `html` was rendered with `placeholder` as its nonce. */
export function identityForm(html: string, placeholder: string): Form {
  const holes: number[] = []
  const texts = html.split(placeholder).map(text => Buffer.from(text))
  let length = 0
  for (const text of texts.slice(0, -1)) {
    holes.push(length + text.length)
    length += text.length + NONCE_LENGTH
  }
  return { encoding: 'identity', bytes: Buffer.from(html), holes, checksum: null }
}

/** The same page compressed. Fails rather than give a form that does not read back as the page. */
export async function compressedForm(page: Form, encoding: 'br' | 'gzip'): Promise<Form> {
  const form = encoding === 'br' ? await brotliForm(page) : await gzipForm(page)
  if (!(await isFaithful(form, page))) throw new Error(`${encoding} does not read back as the page`)
  return form
}

const readBrotli = promisify(brotliDecompress)
const readGzip = promisify(gunzip)

export async function isFaithful(form: Form, page: Form): Promise<boolean> {
  const read = form.encoding === 'br' ? readBrotli : readGzip
  for (const nonce of [freshNonce(), freshNonce()]) {
    const back = await read(filledCopy(form, nonce)).catch(() => null)
    if (!back?.equals(filledCopy(page, nonce))) return false
  }
  return true
}

async function brotliForm(page: Form): Promise<Form> {
  const compressor = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.bytes.length,
    },
  })
  const pieces = await compressPieces(
    textsOf(page),
    compressor as unknown as Compressor,
    constants.BROTLI_OPERATION_FLUSH,
    // RFC 7932, 9.2: not the last block, 16 bits of length less one, not compressed.
    length => littleEndian(((length - 1) << 3) | (1 << 19), 3),
  )
  return { encoding: 'br', ...pieces, checksum: null }
}

async function gzipForm(page: Form): Promise<Form> {
  const { bytes, holes } = await compressPieces(
    textsOf(page),
    createDeflateRaw({ level: GZIP_LEVEL }) as unknown as Compressor,
    constants.Z_SYNC_FLUSH,
    // RFC 1951, 3.2.4: a stored block that is not the last, its length and the complement of it.
    length => littleEndian(length * 0x100 + (~length & 0xffff) * 0x1000000, 5),
  )
  const trailer = Buffer.alloc(GZIP_TRAILER_BYTES)
  trailer.writeUInt32LE(page.bytes.length, 4)
  // Every hole gets the same nonce, so what it changes in the checksum adds up to one factor.
  const shifts = page.holes.reduce((sum, hole) => sum ^ shiftBy(page.bytes.length - hole - NONCE_LENGTH), 0)
  const [hole = 0] = page.holes
  const nonceNow = page.bytes.subarray(hole, hole + NONCE_LENGTH)
  return {
    encoding: 'gzip',
    bytes: Buffer.concat([GZIP_HEADER, bytes, trailer]),
    holes: holes.map(hole => hole + GZIP_HEADER.length),
    checksum: {
      at: GZIP_HEADER.length + bytes.length,
      base: crc32(page.bytes) ^ multiplied(shifts, crc32(nonceNow)),
      shifts,
    },
  }
}

function textsOf({ bytes, holes }: Form): Buffer[] {
  const starts = [0, ...holes.map(hole => hole + NONCE_LENGTH)]
  return starts.map((start, index) => bytes.subarray(start, holes[index] ?? bytes.length))
}

function littleEndian(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntLE(value, 0, length)
  return bytes
}

// CRC-32 as what it is, the remainder of a polynomial: changing some bytes of a long text changes its checksum by
// an amount that depends on those bytes and on how far from the end they stand, and on nothing else.

/** The polynomial of gzip with its bits in reverse order: the highest bit stands for 1, the next for x. */
const GZIP_POLYNOMIAL = 0xedb88320
const ONE = 0x80000000
const X_TO_THE_8 = 0x00800000

export function multiplied(a: number, b: number): number {
  let product = 0
  for (let left = a, shifted = b; left !== 0; left <<= 1) {
    if (left & ONE) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ GZIP_POLYNOMIAL : shifted >>> 1
  }
  return product >>> 0
}

/** What a checksum is multiplied by when `bytes` more bytes follow. */
export function shiftBy(bytes: number): number {
  let result = ONE
  for (let left = bytes, power = X_TO_THE_8; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiplied(result, power)
    power = multiplied(power, power)
  }
  return result >>> 0
}

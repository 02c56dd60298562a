import { encode } from 'uqr'
import type { QrPath } from '#accounts/ui/qr-code.tsx'

export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** A QR code as data: the page draws it, so that the policy needs no exception for markup. */
export interface QrPath {
  /** Modules on a side. */
  readonly size: number
  /** The dark modules as the `d` of an SVG path, one unit each. */
  readonly path: string
}

interface QrCodeProps extends QrPath {
  label: string
  /** Its size. */
  className: string
}

export function QrCode({ size, path, label, className }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`max-w-full shrink-0 rounded-12 border border-paper-200 bg-white text-ink-900 forced-color-adjust-none ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

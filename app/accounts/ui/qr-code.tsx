interface QrCodeProps {
  size: number
  path: string
  label: string
}

export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-12 border border-paper-200 bg-white text-ink-900 forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

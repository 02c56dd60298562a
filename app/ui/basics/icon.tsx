import type { LucideIcon } from 'lucide-react'

/** A Lucide icon whose stroke suits its size: small ones heavier, large ones lighter. */
export function Icon({
  of: Drawing,
  size = 20,
  className,
}: {
  of: LucideIcon
  size?: number
  className?: string
}) {
  const stroke = size <= 16 ? 2.4 : size >= 22 ? 1.9 : 2
  return (
    <Drawing size={size} strokeWidth={stroke} aria-hidden="true" className={`shrink-0 ${className ?? ''}`} />
  )
}

import spriteUrl from '#platform/ui/icons/icons.svg?url'
import type { IconName } from '#platform/ui/icons/names.ts'

export type { IconName }

interface IconProps {
  of: IconName
  size?: number
  className?: string
}

/** An icon of the SVG sprite. Small icons get heavier strokes, large ones lighter. */
export function Icon({ of, size = 20, className = '' }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      strokeWidth={size <= 16 ? 2.4 : size >= 22 ? 1.9 : 2}
      aria-hidden="true"
      className={className ? `icon ${className}` : 'icon'}
    >
      <use href={`${spriteUrl}#${of}`} />
    </svg>
  )
}

/** Turned while the surrounding `group` is open. */
export function FoldChevron({ className = '' }: { className?: string }) {
  return (
    <Icon
      of="chevron-down"
      size={18}
      className={`text-ink-600 transition-[rotate] group-open:rotate-180 ${className}`}
    />
  )
}

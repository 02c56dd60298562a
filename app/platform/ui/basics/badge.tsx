import type { ReactNode } from 'react'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

export type BadgeTone = 'green' | 'amber' | 'red' | 'slate' | 'blue' | 'petrol' | 'petrol-on-card' | 'dark'

const TONES: Record<BadgeTone, string> = {
  green: 'bg-green-50 text-green-700',
  amber: 'bg-amber-50 text-amber-700',
  red: 'bg-red-50 text-red-600',
  slate: 'bg-slate-50 text-slate-700',
  blue: 'bg-blue-50 text-blue-700',
  petrol: 'bg-petrol-50 text-petrol-600',
  'petrol-on-card': 'bg-petrol-50 text-petrol-600 sm:bg-white sm:shadow-2',
  dark: 'bg-ink-900 text-white',
}

export interface BadgeStyle {
  tone: BadgeTone
  icon: IconName
}

/** A state as colour, icon and text: never colour alone. */
export function Badge({ tone, icon, children }: BadgeStyle & { children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-[1.625rem] items-center gap-1.5 rounded-pill py-0.5 pr-2.5 pl-2 align-middle text-small font-bold whitespace-nowrap ${TONES[tone]}`}
    >
      <Icon of={icon} size={14} />
      {children}
    </span>
  )
}

interface VerifiedBadgeProps {
  /** From `sm` up it lies over the photo of a card: white there, petrol elsewhere. */
  onCard?: boolean
  /** What it leads to, for screen readers; shows a chevron. */
  opens?: string
}

export function VerifiedBadge({ onCard = false, opens }: VerifiedBadgeProps) {
  return (
    <Badge tone={onCard ? 'petrol-on-card' : 'petrol'} icon="badge-check">
      <span>Verificado{opens && <span className="sr-only"> ({opens})</span>}</span>
      {opens && <Icon of="chevron-down" size={14} />}
    </Badge>
  )
}

/** A label without state: a trade, a zone. */
export function Chip({ children }: { children: string }) {
  return (
    <span className="inline-flex min-h-[1.625rem] items-center rounded-8 bg-paper-100 px-2.5 py-0.5 text-small font-semibold text-ink-700">
      {children}
    </span>
  )
}

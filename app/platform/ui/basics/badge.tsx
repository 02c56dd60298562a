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

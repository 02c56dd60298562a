import type { ReactNode } from 'react'
import { addDays } from '#platform/domain/bogota-time.ts'
import { datedDayText } from '#platform/wording/dates.ts'

interface DayGroupProps {
  date: string
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
  children: ReactNode
}

/** One day of a timeline; today and tomorrow get a tag. */
export function DayGroup({ date, today, children }: DayGroupProps) {
  const tag = date === today ? 'Hoy' : date === addDays(today, 1) ? 'Mañana' : null
  return (
    <li>
      <h3 className="mb-3 flex items-center gap-2.5 font-bold text-ink-700">
        {tag && (
          <span className="rounded-8 bg-ink-900 px-2.5 py-1 text-support font-bold text-white">{tag}</span>
        )}
        {datedDayText(date, today)}
      </h3>
      <ul className="grid gap-3">{children}</ul>
    </li>
  )
}

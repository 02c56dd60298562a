import { Link } from 'react-router'
import type { NearDemand } from '#demand/domain/demand.ts'
import { nearDemandText, nearDemandTitle } from '#demand/wording/near-demand.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'

const CHANGES = {
  trade: { section: 'especialidades', label: 'Agregar este oficio' },
  zone: { section: 'zonas', label: 'Agregar esa zona' },
  hours: { section: 'horario', label: 'Abrir más horas' },
} as const

interface NearDemandRowProps {
  demand: NearDemand
  change: keyof typeof CHANGES
  className?: string
}

/** What people looked for in vain near a technician, and where that can be changed. */
export function NearDemandRow({ demand, change, className = '' }: NearDemandRowProps) {
  const { section, label } = CHANGES[change]
  return (
    <Link
      to={`${EDITOR_PATH}#${section}`}
      className={`flex min-h-14 items-center gap-3 rounded-16 border border-petrol-100 bg-petrol-50 px-4 py-2.5 hover:border-petrol-300 sm:px-6 ${className}`}
    >
      <Icon of="search" className="shrink-0 text-petrol-600" />
      <span className="min-w-0 flex-1 text-support/5 wrap-anywhere md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-6">
        <span>
          <strong className="block text-label/5 font-bold">{nearDemandTitle(demand)}</strong>
          <span className="text-ink-700">{nearDemandText(demand)}</span>
        </span>
        <span className="block font-bold text-petrol-600">{label}</span>
      </span>
      <Icon of="chevron-right" size={18} className="shrink-0 text-petrol-600" />
    </Link>
  )
}

import { Link } from 'react-router'
import type { NearDemand } from '#demand/domain/demand.ts'
import { nearDemandText, nearDemandTitle } from '#demand/wording/near-demand.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'

interface NearDemandRowProps {
  demand: NearDemand
  isOwnTrade: boolean
  className?: string
}

/** What people looked for in vain near a technician, and where that can be changed: the hours, or the trades. */
export function NearDemandRow({ demand, isOwnTrade, className = '' }: NearDemandRowProps) {
  return (
    <Link
      to={`${EDITOR_PATH}#${isOwnTrade ? 'horario' : 'especialidades'}`}
      className={`flex min-h-14 items-center gap-3 rounded-16 border border-petrol-100 bg-petrol-50 px-4 py-2.5 hover:border-petrol-300 sm:px-6 ${className}`}
    >
      <Icon of="search" className="shrink-0 text-petrol-600" />
      <span className="min-w-0 flex-1 text-support/5 wrap-anywhere md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-6">
        <span>
          <strong className="block text-label/5 font-bold">{nearDemandTitle(demand)}</strong>
          <span className="text-ink-700">{nearDemandText(demand)}</span>
        </span>
        <span className="block font-bold text-petrol-600">
          {isOwnTrade ? 'Abrir más horas' : 'Agregar este oficio'}
        </span>
      </span>
      <Icon of="chevron-right" size={18} className="shrink-0 text-petrol-600" />
    </Link>
  )
}

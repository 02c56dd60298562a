import type { ReactNode } from 'react'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { CHECKS_ID } from '#technicians/wording/technician-paths.ts'
import { checksSummaryText } from '#verification/wording/public-checks.ts'

interface TrustSignalsProps {
  verificado: boolean
  /** How many valid checks the profile shows. */
  checks: number
}

/** Claims beside the booking card; only ones that the product keeps. */
export function TrustSignals({ verificado, checks }: TrustSignalsProps) {
  return (
    <ul className="hidden gap-4.5 px-6 pt-7 md:grid">
      {verificado && (
        <Signal
          icon="badge-check"
          title="Perfil verificado"
          text={
            checks === 0 ? (
              'Revisado por el equipo de TecniYa'
            ) : (
              <a
                href={`#${CHECKS_ID}`}
                className="relative after:absolute after:-inset-x-1 after:-inset-y-3 hover:underline"
              >
                {checksSummaryText(checks)}
              </a>
            )
          }
        />
      )}
      <Signal icon="star" title="Reseñas de clientes reales" text="Solo opina quien recibió el servicio" />
      <Signal icon="shield-check" title="Con garantía" text="Ley 1480: si queda mal, se arregla" />
    </ul>
  )
}

function Signal({ icon, title, text }: { icon: IconName; title: string; text: ReactNode }) {
  return (
    <li className="flex items-start gap-3.5">
      <Icon of={icon} size={22} className="text-petrol-600" />
      <div>
        <p className="text-label font-bold">{title}</p>
        <p className="text-support text-ink-600">{text}</p>
      </div>
    </li>
  )
}

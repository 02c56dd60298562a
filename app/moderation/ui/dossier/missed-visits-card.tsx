import { Link } from 'react-router'
import {
  CONTESTED_VISITS_PATH,
  technicianDossierPath,
  userDossierPath,
} from '#accounts/domain/panel-paths.ts'
import type { MissedVisit } from '#moderation/domain/person-dossier.ts'
import { DossierCard } from '#moderation/ui/dossier/dossier-cards.tsx'
import { missedVisitText } from '#moderation/wording/admin-dossier.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { reviewDateText } from '#platform/wording/dates.ts'

interface MissedVisitsCardProps {
  visits: readonly MissedVisit[]
  /** Whose dossier it is. */
  of: 'technician' | 'client'
  today: string
}

/** Nobody at home, or the technician did not come, and whether the other side says otherwise. Nothing without any. */
export function MissedVisitsCard({ visits, of, today }: MissedVisitsCardProps) {
  if (visits.length === 0) return null
  const pathOf = of === 'technician' ? userDossierPath : technicianDossierPath
  return (
    <DossierCard title="Visitas que no se hicieron">
      <ul className="grid gap-3">
        {visits.map(visit => {
          const { key, date, start, otherId, otherName, isContested } = visit
          return (
            <li key={key} className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold">
                {missedVisitText(visit)}
                {isContested && (
                  <Badge tone="amber" icon="triangle-alert">
                    Se contradicen
                  </Badge>
                )}
              </p>
              <p className="dots text-support text-ink-600">
                <span>
                  {reviewDateText(date, today)}, {start}
                </span>
                <Link
                  to={pathOf(otherId)}
                  className="font-bold wrap-anywhere text-petrol-600 hover:underline"
                >
                  <bdi>{otherName}</bdi>
                </Link>
              </p>
              {isContested && (
                <Link
                  to={`${CONTESTED_VISITS_PATH}#visita-${key}`}
                  className="inline-flex min-h-11 items-center text-label font-bold text-petrol-600 hover:underline"
                >
                  Decidir qué pasó
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </DossierCard>
  )
}

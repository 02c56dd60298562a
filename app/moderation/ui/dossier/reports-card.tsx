import { Link } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { countOpen, type DossierReport } from '#moderation/domain/person-dossier.ts'
import { DossierCard } from '#moderation/ui/dossier/dossier-cards.tsx'
import { historyPath } from '#moderation/wording/moderation.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { reviewDateText } from '#platform/wording/dates.ts'
import { REPORT_PHOTOS_ABOUT, reasonText, reportQueuePath, STATUS_LABELS } from '#reports/wording/reports.ts'

interface ReportsCardProps {
  title: string
  reports: readonly DossierReport[]
  today: string
  /** Who is named beside the date: the reporter, or the person reported. */
  names: 'reporter' | 'subject'
  empty: string
  /** The card fills its row on wide screens: two reports side by side. */
  wide?: boolean
}

export function ReportsCard({ title, reports, today, names, empty, wide = false }: ReportsCardProps) {
  const open = countOpen(reports)
  return (
    <DossierCard
      title={title}
      aside={
        open > 0 && (
          <Badge tone="red" icon="flag">
            {open === 1 ? '1 abierto' : `${open} abiertos`}
          </Badge>
        )
      }
    >
      {reports.length === 0 ? (
        <p className="text-support text-ink-600">{empty}</p>
      ) : (
        <ul
          className={`grid gap-4 *:not-first:border-t *:not-first:border-paper-200 *:not-first:pt-4 ${wide && reports.length > 1 ? 'lg:grid-cols-2 lg:gap-8 lg:*:not-first:border-0 lg:*:not-first:pt-0' : ''}`}
        >
          {reports.map(report => (
            <ReportItem key={report.id} report={report} today={today} names={names} />
          ))}
        </ul>
      )}
    </DossierCard>
  )
}

function ReportItem({
  report,
  today,
  names,
}: {
  report: DossierReport
  today: string
  names: ReportsCardProps['names']
}) {
  const { id, reason, details, photos, status, date, reporterName, reporterId, subjectName, subjectId } =
    report
  const isReporter = names === 'reporter'
  const name = isReporter ? reporterName : subjectName
  const target = targetLink(report)
  return (
    <li className="flex flex-col">
      <div className="flex items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="font-bold">{reasonText(report.targetKind, reason)}</p>
          <p className="dots text-support wrap-anywhere text-ink-600">
            <Link to={userDossierPath(isReporter ? reporterId : subjectId)} className="hover:underline">
              <bdi>{name}</bdi>
            </Link>
            <span>{reviewDateText(date, today)}</span>
            {status !== 'open' && <span>{STATUS_LABELS[status]}</span>}
          </p>
        </div>
      </div>
      {details && <p className="mt-2 text-label wrap-anywhere text-ink-700">«{details}»</p>}
      {photos.length > 0 && (
        <div className="mt-2">
          <ProblemPhotos ids={photos} size={64} about={REPORT_PHOTOS_ABOUT} />
        </div>
      )}
      {status === 'open' && (
        <div className="mt-auto flex flex-wrap gap-1.5 pt-2.5 max-md:*:flex-1">
          {target && (
            <ButtonLink to={target.to} kind="white" size="small" className="max-lg:min-h-11">
              {target.text}
            </ButtonLink>
          )}
          <ButtonLink to={reportQueuePath(id)} kind="white" size="small" className="max-lg:min-h-11">
            <span>
              Resolver
              <span className="sr-only">
                {' '}
                el reporte de <bdi>{reporterName}</bdi>
              </span>
              …
            </span>
          </ButtonLink>
        </div>
      )}
    </li>
  )
}

/** Visits are listed in the dossier of their technician. */
function targetLink({
  targetKind,
  targetId,
  technicianId,
}: DossierReport): { to: string; text: string } | null {
  if (targetKind === 'booking' && technicianId)
    return {
      to: `${technicianDossierPath(technicianId)}/reservas?visita=${encodeURIComponent(targetId)}`,
      text: 'Ver la visita',
    }
  if (targetKind === 'review') return { to: historyPath('review', targetId), text: 'Ver la reseña' }
  return null
}

import { useId } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { Stars } from '#platform/ui/basics/rating.tsx'
import { Wait } from '#platform/ui/basics/wait.tsx'
import { useFieldRefusal } from '#platform/ui/hooks/use-field-refusal.ts'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { datedDayText, reviewDateText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import {
  type AdminReport,
  isUrgent,
  REPORT_ANSWER_MAX_LENGTH,
  REPORT_DECISIONS,
  type ReportDecision,
  type ReportPerson,
} from '#reports/domain/report.ts'
import { ReceiptInReport } from '#reports/ui/receipt-in-report.tsx'
import {
  DECISION_LABELS,
  DISMISSED_ANSWER,
  othersOpenText,
  REPORT_PHOTOS_ABOUT,
  reasonText,
  SIDE_LABELS,
  STATUS_LABELS,
  TARGET_LABELS,
} from '#reports/wording/reports.ts'
import { ConversationLink } from '#visits/ui/conversation-link.tsx'

interface ReportCardProps {
  report: AdminReport
  today: string
  /** The refusal of this report's form. */
  refusal: DecisionAnswer | null
}

/** One report: who, about whom, what and why; its decision, or the forms for it. */
export function ReportCard({ report, today, refusal }: ReportCardProps) {
  const { id, kind, reason, details, photos, status, reporter, subject, createdAt, othersOpen } = report
  const urgent = status === 'open' && isUrgent(report)
  return (
    <li
      className={`rounded-16 border bg-white p-4 shadow-1 md:p-5 ${urgent ? 'border-red-200' : 'border-paper-200'}`}
    >
      <article aria-labelledby={`reporte-${id}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
          <p className="text-support text-ink-600">
            <Dotted text={`${TARGET_LABELS[kind]} · ${reviewDateText(bogotaDate(createdAt), today)}`} />
          </p>
          {urgent ? (
            <Badge tone="red" icon="triangle-alert">
              Urgente
            </Badge>
          ) : (
            status === 'open' && <Wait since={bogotaDate(createdAt)} today={today} />
          )}
        </div>
        <h3 id={`reporte-${id}`} className="mt-1 type-h3 break-words">
          {reasonText(kind, reason, report.visit?.reporterIs)}
        </h3>
        <People report={report} />
        {details && <p className="mt-2.5 wrap-anywhere whitespace-pre-line">{details}</p>}
        {photos.length > 0 && (
          <div className="mt-2.5">
            <ProblemPhotos ids={photos} size={76} about={REPORT_PHOTOS_ABOUT} />
          </div>
        )}
        <Target report={report} today={today} />
        {report.receipt && <ReceiptInReport receipt={report.receipt} />}
        <p className="-mb-2 empty:hidden">
          <ConversationLink to={`/admin/conversacion/reporte/${id}`} count={report.messageCount} />
        </p>
        {othersOpen > 0 && (
          <Link
            to={`${dossierPathOf(subject)}#reportes`}
            className="mt-1 flex min-h-11 items-center gap-2 text-label font-bold text-amber-700 underline decoration-amber-700/40 underline-offset-4 hover:decoration-amber-700 sm:-mb-2 sm:w-fit"
          >
            <Icon of="triangle-alert" size={18} />
            {othersOpenText(othersOpen, subject.name)}
          </Link>
        )}
        {status === 'open' ? (
          <ReportDecisionForms id={id} reporterName={reporter.name} refusal={refusal} />
        ) : (
          <Decision report={report} today={today} status={status} />
        )}
      </article>
    </li>
  )
}

/** Who reports whom. In a visit by their side of it, elsewhere by what they are. */
function People({ report: { reporter, subject, visit } }: Pick<ReportCardProps, 'report'>) {
  const reporterIs = visit?.reporterIs ?? sideOf(reporter)
  const subjectIs = visit ? (reporterIs === 'client' ? 'technician' : 'client') : sideOf(subject)
  return (
    <dl className="mt-2.5 grid gap-x-8 gap-y-2 sm:flex sm:flex-wrap">
      <Person label="De" person={reporter} side={reporterIs} />
      <Person label="Sobre" person={subject} side={subjectIs} />
    </dl>
  )
}

type Side = keyof typeof SIDE_LABELS

const sideOf = ({ isTechnician }: ReportPerson): Side => (isTechnician ? 'technician' : 'client')

interface PersonProps {
  label: string
  person: ReportPerson
  side: Side
}

function Person({ label, person, side }: PersonProps) {
  return (
    <div className="relative min-h-10 pl-12.5">
      <dt className="text-support/4.5 text-ink-600">
        <Avatar
          name={person.name}
          src={person.fotoURL && photoAt(person.fotoURL, 96, 96)}
          className="absolute! top-0 left-0 size-10 rounded-pill text-small"
        />
        {label} · {SIDE_LABELS[side]}
      </dt>
      <dd className="text-label wrap-anywhere">
        <Link to={dossierPathOf(person)} className="font-bold text-petrol-600 hover:underline">
          <bdi>{person.name}</bdi>
        </Link>
      </dd>
    </div>
  )
}

const dossierPathOf = ({ uid, isTechnician }: ReportPerson) =>
  isTechnician ? technicianDossierPath(uid) : userDossierPath(uid)

/** The words of the review, or the visit without its address. */
function Target({ report: { review, visit }, today }: Pick<ReportCardProps, 'report' | 'today'>) {
  if (review)
    return (
      <blockquote className="mt-2.5 rounded-12 bg-paper-100 px-3.5 py-2.5">
        <p className="flex flex-wrap items-center gap-x-3 text-support text-ink-600">
          <Stars rating={review.rating} />
          {review.technicianName && <span className="wrap-anywhere">sobre {review.technicianName}</span>}
        </p>
        <p className="mt-1 wrap-anywhere text-ink-700">
          {review.comentario ? `«${review.comentario}»` : 'Sin comentario.'}
        </p>
      </blockquote>
    )
  if (!visit) return null
  return (
    <p className="mt-2.5 flex gap-2 rounded-12 bg-paper-100 px-3.5 py-2.5 text-label wrap-anywhere text-ink-700">
      <Icon of="calendar" size={18} className="mt-0.5 text-petrol-600" />
      <Dotted
        text={[`${datedDayText(visit.date, today)}, ${visit.start}`, visit.servicio]
          .filter(Boolean)
          .join(' · ')}
      />
    </p>
  )
}

const DECIDED: Record<ReportDecision, { tone: 'green' | 'slate'; icon: IconName }> = {
  acted: { tone: 'green', icon: 'circle-check' },
  dismissed: { tone: 'slate', icon: 'circle-x' },
}

interface DecisionProps extends Pick<ReportCardProps, 'report' | 'today'> {
  status: ReportDecision
}

function Decision({ report, today, status }: DecisionProps) {
  const { answer, decidedByName, decidedAt, reporter } = report
  const who = decidedByName ?? 'Alguien que ya no está'
  const day = decidedAt ? `, ${reviewDateText(bogotaDate(decidedAt), today)}` : ''
  return (
    <div className="mt-3 border-t border-paper-200 pt-3 text-label">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-support text-ink-600">
        <Badge {...DECIDED[status]}>{STATUS_LABELS[status]}</Badge>
        <span className="wrap-anywhere">{`por ${who}${day}`}</span>
      </div>
      {answer && (
        <p className="mt-1.5 wrap-anywhere whitespace-pre-line text-ink-700">
          <span className="text-ink-600">Para {firstNameOf(reporter.name) || 'quien reportó'}:</span> «
          {answer}»
        </p>
      )}
    </div>
  )
}

/** Action data of a refused decision. */
export interface DecisionAnswer {
  readonly failure: string
  /** The report and what was typed, to show it again. */
  readonly id: string
  readonly act: string
  readonly answer: string
}

interface ReportDecisionFormsProps {
  id: number
  reporterName: string
  refusal: DecisionAnswer | null
}

/** One fold per decision, with the answer to the person who reported; works without script. */
function ReportDecisionForms({ id, reporterName, refusal }: ReportDecisionFormsProps) {
  return (
    <div className="mt-3.5 flex flex-wrap items-start gap-2.5">
      {REPORT_DECISIONS.map(decision => (
        <DecisionForm
          key={decision}
          id={id}
          decision={decision}
          reporterName={reporterName}
          refusal={refusal?.act === decision ? refusal : null}
        />
      ))}
    </div>
  )
}

interface DecisionFormProps extends ReportDecisionFormsProps {
  decision: ReportDecision
}

function DecisionForm({ id, decision, reporterName, refusal }: DecisionFormProps) {
  const field = useId()
  const { shown, fieldProps } = useFieldRefusal(refusal)
  const { formData } = useNavigation()
  const busy = formData?.get('id') === String(id) && formData.get('act') === decision
  const isActed = decision === 'acted'
  return (
    <details name={`reporte-${id}`} open={refusal ? true : undefined} className="fold-below">
      <summary
        className={buttonClasses({
          kind: isActed ? 'green-text' : 'white',
          className:
            'cursor-pointer list-none max-sm:flex-1 sm:min-w-36 [&::-webkit-details-marker]:hidden [[open]>&]:bg-paper-100',
        })}
      >
        <span>
          {DECISION_LABELS[decision]}
          <span className="sr-only">
            {' '}
            el reporte de <bdi>{reporterName}</bdi>
          </span>
          …
        </span>
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="max-w-xl pt-0.5"
        onSubmit={event => busy && event.preventDefault()}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="act" value={decision} />
        <label htmlFor={field} className="mb-2 block text-label font-bold wrap-anywhere">
          {isActed ? 'Qué hicimos, para' : 'Respuesta para'} <bdi>{reporterName}</bdi>
        </label>
        <textarea
          id={field}
          name="respuesta"
          rows={3}
          maxLength={REPORT_ANSWER_MAX_LENGTH}
          defaultValue={refusal?.answer ?? (isActed ? '' : DISMISSED_ANSWER)}
          aria-describedby={`${field}-note`}
          aria-invalid={shown ? true : undefined}
          {...fieldProps}
          className="field-box block resize-y py-3"
        />
        <FieldNote
          id={field}
          error={shown?.failure}
          hint="Le llega por correo. No cuentes datos de la otra persona."
        />
        <Button type="submit" kind={isActed ? 'green' : 'petrol'} busy={busy} className="mt-3">
          {isActed ? 'Marcar como resuelto' : 'Descartar reporte'}
        </Button>
      </Form>
    </details>
  )
}

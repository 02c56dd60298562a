// Beside the visit as its client sees it.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ShareLink } from '#agenda/ui/share-link.tsx'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import { GuaranteeLink } from '#guarantee/ui/case-links.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { agreedFor } from '#visits/domain/quote.ts'
import { mayDispute } from '#visits/domain/receipt.ts'
import { isArrivalInDoubt, isGoingOn, type Phase, type Situation } from '#visits/domain/situation.ts'
import { CannotReceive } from '#visits/ui/cannot-receive.tsx'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { ReportLink } from '#visits/ui/report-link.tsx'
import { AgreedVisit, FoldedAgreedVisit } from '#visits/ui/visit-facts.tsx'
import { FoldedPart, type ShownVisit } from '#visits/ui/visit-frame.tsx'

interface ClientAsideProps extends Pick<ShownVisit, 'facts' | 'now' | 'answer'> {
  visit: LinkedClientBooking
  situation: Situation
  /** On the day, in place of 'Compartir mi visita'. */
  porter: ReactNode
  /** Receipt and rating, where a date to choose takes their place in the page. */
  finished: ReactNode
}

/** How to reach the technician, what was requested, and what can go wrong. */
export function ClientAside(props: ClientAsideProps) {
  const { visit, situation, facts, now, porter, finished } = props
  const { phase } = situation
  const isOver = visit.status === 'completada'
  const isComing = visit.status === 'solicitada' || visit.status === 'confirmada'
  const isAwaited = isGoingOn(situation)
  const [receipt] = facts.receipts
  const agreed = {
    visit,
    tarifaBase: facts.tarifaBase,
    agreed: agreedFor(facts),
    today: bogotaDate(now),
  }
  return (
    <>
      {isComing && phase !== 'inside' && (
        <div className={`grid gap-4 max-tablet:mt-5 ${isAwaited ? '' : 'tablet:order-2'}`}>
          {porter ?? (phase === 'on-the-way' && <ShareVisit visit={visit} />)}
          <ClientContact visit={visit}>
            {!isAwaited && (
              <div className="col-span-2 flex flex-wrap gap-2 px-0! empty:hidden [&>*]:flex-auto [&>*]:px-2 [&>*]:whitespace-nowrap">
                {!porter && <ShareVisit visit={visit} />}
                {visit.shareText && (
                  <CalendarLink visitKey={visit.key} className={buttonClasses({ kind: 'white' })} />
                )}
              </div>
            )}
          </ClientContact>
        </div>
      )}
      {finished && <div className="min-w-0">{finished}</div>}
      <div className={finished ? 'mt-3 min-w-0' : isOver ? 'order-1 max-tablet:mt-3' : 'max-tablet:mt-4'}>
        {phase === 'inside' ? (
          <FoldedAgreedVisit {...agreed} />
        ) : (
          <FoldedPart
            folded={isOver || phase === 'not-done'}
            label="Lo que pediste y dónde"
            icon="map-pin"
            className={finished ? '' : 'unfolded-on-wide'}
          >
            <AgreedVisit {...agreed} />
          </FoldedPart>
        )}
      </div>
      <div
        className={`order-2 tablet:order-3 ${phase === 'inside' || phase === 'not-done' ? 'max-tablet:mt-3' : 'max-tablet:mt-5'}`}
      >
        {isComing && phase !== 'inside' && !isArrivalInDoubt(situation) && (
          <p className="mb-4 flex gap-2.5 text-support/6 text-ink-600">
            <Icon of="shield-check" size={18} className="mt-[0.1875rem] shrink-0 text-petrol-600" />
            <span>
              Si algo queda mal, puedes usar la garantía desde aquí.{' '}
              <Link to="/terminos" className="font-bold text-petrol-600 hover:underline">
                Cómo funciona
              </Link>
            </span>
          </p>
        )}
        <div className="flex flex-wrap justify-between gap-x-2">
          <QuietAct {...props} />
          {/* 'El cobro no fue así' of the receipt leads to the same form. */}
          {!(receipt && mayDispute(receipt, now)) && (
            <ReportLink
              visitKey={visit.key}
              label={REPORT_LABELS[phase] ?? 'Reportar un problema'}
              context={` con la visita de ${visit.technicianName}`}
            />
          )}
        </div>
      </div>
    </>
  )
}

const REPORT_LABELS: Partial<Record<Phase, string>> = { inside: 'Algo no va bien', 'not-done': 'Reportar' }
const QUIET =
  'inline-flex min-h-11 items-center gap-1.5 text-support text-ink-600 underline-offset-4 hover:underline'

/** What is seldom done in this phase. */
function QuietAct({ visit, situation, now, answer, finished }: ClientAsideProps) {
  const { key, technicianId, technicianName, callLink, acceptsClient } = visit
  const name = firstNameOf(technicianName)
  if (situation.phase === 'inside')
    return (
      callLink && (
        <a href={callLink} className={QUIET}>
          <Icon of="phone" size={15} />
          <span className="min-w-0 break-words">Llamar a {name}</span>
        </a>
      )
    )
  if (finished && !visit.guarantee) return <GuaranteeLink booking={visit} now={now} quiet={QUIET} />
  if (situation.phase === 'not-done')
    return (
      acceptsClient && (
        <Link to={rebookingPath(technicianId, key)} className={QUIET}>
          <Icon of="rotate-cw" size={15} />
          <span className="min-w-0 break-words">Reservar otra vez con {name}</span>
        </Link>
      )
    )
  if (isGoingOn(situation)) return <CalendarLink visitKey={key} className={QUIET} iconSize={15} />
  return <CannotReceive visit={visit} now={now} answer={answer} />
}

interface CalendarLinkProps {
  visitKey: number
  className: string
  iconSize?: number
}

function CalendarLink({ visitKey, className, iconSize = 18 }: CalendarLinkProps) {
  return (
    <a href={`/mis-reservas/${visitKey}.ics`} download className={className}>
      <Icon of="calendar-plus" size={iconSize} />
      Calendario
    </a>
  )
}

function ShareVisit({ visit: { shareText } }: { visit: LinkedClientBooking }) {
  if (!shareText) return null
  return (
    <ShareLink text={shareText} className={buttonClasses({ kind: 'white' })}>
      <Icon of="share-2" size={18} />
      Compartir mi visita
    </ShareLink>
  )
}

interface ClientContactProps {
  visit: LinkedClientBooking
  /** Under the buttons. */
  children: ReactNode
}

/** Solicitada: a message alone. */
function ClientContact({ visit, children }: ClientContactProps) {
  const { status, technicianName, callLink, messageLink } = visit
  const isConfirmed = status === 'confirmada'
  return (
    <div className="grid grid-cols-2 gap-2 [&>*]:px-2">
      {callLink && (
        <a href={callLink} className={buttonClasses({ kind: 'white' })}>
          <Icon of="phone" size={18} />
          <span>
            Llamar<span className="sr-only"> a {technicianName}</span>
          </span>
        </a>
      )}
      {messageLink ? (
        <a
          href={messageLink}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ kind: 'green-outline', className: callLink ? '' : 'col-span-2' })}
        >
          <Icon of="message-circle" size={18} />
          <span>
            {isConfirmed ? 'WhatsApp' : 'Escríbele por WhatsApp'}
            <span className="sr-only"> a {technicianName} (se abre aparte)</span>
          </span>
        </a>
      ) : (
        <Button disabled className="col-span-2">
          Sin contacto
        </Button>
      )}
      {children}
    </div>
  )
}

// Beside the visit as its client sees it.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ShareLink } from '#agenda/ui/share-link.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { agreedFor } from '#visits/domain/quote.ts'
import { CannotReceive } from '#visits/ui/cannot-receive.tsx'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { ReportLink } from '#visits/ui/report-link.tsx'
import { AgreedVisit } from '#visits/ui/visit-facts.tsx'
import { FoldedPart, type ShownVisit } from '#visits/ui/visit-frame.tsx'

interface ClientAsideProps extends Pick<ShownVisit, 'facts' | 'now' | 'answer'> {
  visit: LinkedClientBooking
  /** On the day, in place of 'Compartir mi visita'. */
  porter: ReactNode
}

/** How to reach the technician, what was requested, and what can go wrong. */
export function ClientAside({ visit, facts, now, answer, porter }: ClientAsideProps) {
  const isOver = visit.status === 'completada'
  const isComing = visit.status === 'solicitada' || visit.status === 'confirmada'
  return (
    <>
      {porter && <div className="max-lg:mt-5">{porter}</div>}
      <ClientContact
        visit={visit}
        isShared={!porter}
        className={porter ? 'max-lg:mt-4' : 'max-lg:mt-5 lg:order-2'}
      />
      <div className={isOver ? 'order-1 max-lg:mt-3' : 'max-lg:mt-4'}>
        <FoldedPart
          folded={isOver}
          label="Lo que pediste y dónde"
          icon="map-pin"
          className="unfolded-on-wide"
        >
          <AgreedVisit
            visit={visit}
            tarifaBase={facts.tarifaBase}
            agreed={agreedFor(facts)}
            today={bogotaDate(now)}
          />
        </FoldedPart>
      </div>
      <div className="order-2 max-lg:mt-5 lg:order-3">
        {isComing && (
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
          <CannotReceive visit={visit} now={now} answer={answer} />
          <ReportLink
            visitKey={visit.key}
            label="Reportar un problema"
            context={` con la visita de ${visit.technicianName}`}
          />
        </div>
      </div>
    </>
  )
}

interface ClientContactProps {
  visit: LinkedClientBooking
  /** With 'Compartir mi visita'. */
  isShared: boolean
  className: string
}

/** Past visits: none of them. Solicitada: a message alone. */
function ClientContact({ visit, isShared, className }: ClientContactProps) {
  const { key, status, technicianName, callLink, messageLink, shareText } = visit
  if (status === 'completada' || status === 'cancelada') return null
  const isConfirmed = status === 'confirmada'
  return (
    <div className={`grid grid-cols-2 gap-2 [&>*]:px-2 ${className}`}>
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
      {shareText && (
        <div className="col-span-2 flex flex-wrap gap-2 px-0! [&>*]:flex-auto [&>*]:px-2 [&>*]:whitespace-nowrap">
          {isShared && (
            <ShareLink text={shareText} className={buttonClasses({ kind: 'white' })}>
              <Icon of="share-2" size={18} />
              Compartir mi visita
            </ShareLink>
          )}
          <a href={`/mis-reservas/${key}.ics`} download className={buttonClasses({ kind: 'white' })}>
            <Icon of="calendar-plus" size={18} />
            Calendario
          </a>
        </div>
      )}
    </div>
  )
}

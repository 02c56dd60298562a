import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { DayTag } from '#agenda/ui/timeline-parts.tsx'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { isGuaranteeVisit, visitPrice } from '#bookings/domain/booking.ts'
import { technicianCasePath } from '#bookings/domain/booking-paths.ts'
import type { Day } from '#bookings/domain/timeline.ts'
import { addressLines } from '#bookings/domain/visit-place.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { FREE_BY_GUARANTEE_TEXT } from '#bookings/wording/bookings.ts'
import { caseNumber } from '#guarantee/domain/guarantee-dossier.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { datedDayText, dayText } from '#platform/wording/dates.ts'
import { hasPrice, profilePriceText } from '#platform/wording/price.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { cannotReceiveText } from '#visits/wording/cannot-receive.ts'
import { endHour, printedState } from '#visits/wording/situation.ts'

const COLUMNS = 4
const TRADES_MAX = 2

interface AgendaSheetProps {
  days: readonly Day<TechnicianBooking>[]
  upcoming: number
  history: number
  trades: readonly string[]
}

/** The agenda on paper, two lines per visit: a table, because browsers repeat its head on every page and cut no row. */
export function AgendaSheet({ days, upcoming, history, trades }: AgendaSheetProps) {
  const { today } = useAgenda()
  return (
    <div className="agenda-sheet hidden print:block">
      <table className="w-full text-left">
        <colgroup>
          <col className="w-[4.75rem]" />
          <col className="w-[11rem]" />
          <col className="w-[12.5rem]" />
          <col />
        </colgroup>
        <SheetHead upcoming={upcoming} history={history} trades={trades} />
        {days.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={COLUMNS} className="py-4">
                No tienes reservas próximas.
              </td>
            </tr>
          </tbody>
        )}
        {days.map(({ date, bookings }) => (
          <tbody key={date}>
            <tr className="break-after-avoid">
              <th
                colSpan={COLUMNS}
                scope="rowgroup"
                className="border-b-2 border-ink-900 pt-4 pb-1.5 text-label font-bold"
              >
                <span className="flex items-center gap-2">
                  <DayTag date={date} today={today} />
                  {datedDayText(date, today)}
                </span>
              </th>
            </tr>
            {bookings.map(booking => (
              <VisitLines key={booking.key} booking={booking} />
            ))}
          </tbody>
        ))}
      </table>
      {hasRoomForNotes(days) && (
        <div className="mt-12 break-inside-avoid">
          <p className="text-label font-bold">Notas</p>
          {NOTE_LINES.map(line => (
            <div key={line} className="h-8 border-b border-paper-300" />
          ))}
        </div>
      )}
    </div>
  )
}

const NOTE_LINES = ['first', 'second', 'third', 'fourth']
// Of an A4 page, in CSS pixels.
const ROOM_PX = 660
const DAY_PX = 52
const VISIT_PX = 46
const LINE = { heightPx: 20, characters: 34, max: 3 }

/** Lines to write on, where they do not take a page of their own. */
function hasRoomForNotes(days: AgendaSheetProps['days']): boolean {
  const heights = days.flatMap(({ bookings }) => [
    DAY_PX,
    ...bookings.map(({ description: { length } }) => {
      const lines = Math.min(LINE.max, Math.max(1, Math.ceil(length / LINE.characters)))
      return VISIT_PX + lines * LINE.heightPx
    }),
  ])
  return heights.reduce((sum, height) => sum + height, 0) <= ROOM_PX
}

type SheetHeadProps = Omit<AgendaSheetProps, 'days'>

function SheetHead({ upcoming, history, trades }: SheetHeadProps) {
  const { now, today, technicianName } = useAgenda()
  return (
    <thead>
      <tr>
        <td colSpan={COLUMNS} className="pb-1">
          <div className="flex items-center gap-3 border-b border-paper-300 pb-4">
            <img src="/icons/mark.svg" width={38} height={38} alt="" loading="lazy" />
            <div className="min-w-0 flex-1">
              <p className="text-26 font-extrabold tracking-[-0.03em]">Mi Agenda Profesional</p>
              <p className="text-support">
                {[technicianName, trades.slice(0, TRADES_MAX).join(', ')].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p className="text-right text-support">
              <strong className="block text-label font-bold">
                {dayText(today)} de {today.slice(0, 4)}
              </strong>
              Impresa a las {bogotaTime(now)}
            </p>
          </div>
          <div className="flex items-baseline gap-2 pt-3 text-support">
            <strong className="text-lead/6 font-extrabold tracking-[-0.022em]">Próximas Citas</strong>
            <span className="flex-1">Reservas confirmadas y pendientes</span>
            <span>
              <strong>{upcoming}</strong> Próximas · <strong>{history}</strong> Historial
            </span>
          </div>
        </td>
      </tr>
    </thead>
  )
}

/** Hour, who, where, what. The phone of a pending one is not known yet: its badge stands there. */
function VisitLines({ booking }: { booking: TechnicianBooking }) {
  const { now } = useAgenda()
  const { start, clientName, clientPhone, address, status } = booking
  const situation = situationOf(booking, now)
  const state = printedState({ visit: booking, situation, now, name: clientName })
  const { street, area } = addressLines(booking)
  const { servicio, agreedTotal, description, cannotReason, repeatOf, repeatCase } = booking
  const price = visitPrice(booking)
  const cell = 'border-b border-paper-300 py-2.5 pr-4 align-top'
  return (
    <tr className="break-inside-avoid text-support">
      <td className={cell}>
        <strong className="block text-20/6 font-extrabold tracking-[-0.02em]">{start}</strong>a{' '}
        {endHour(situation)}
      </td>
      <td className={cell}>
        <strong className="block text-label font-bold">{clientName}</strong>
        {status === 'solicitada' ? (
          <span className="inline-flex items-center gap-1 rounded-pill border border-ink-900 px-2 text-small font-bold">
            <Icon of="hourglass" size={12} />
            {BOOKING_LABELS.tecnico[status]}
          </span>
        ) : (
          <span className="font-semibold">{clientPhone || 'Sin teléfono'}</span>
        )}
        {situation.isAskedToCancel && cannotReason && (
          <strong className="block font-bold">{cannotReceiveText(cannotReason)}</strong>
        )}
        {state && <strong className="block font-bold">{state}</strong>}
      </td>
      <td className={cell}>
        {!hasStreetAndNumber(address) && 'Dirección por confirmar. '}
        <span className="block">{street}</span>
        {area}
      </td>
      <td className={`${cell} pr-0`}>
        <strong className="block text-label font-bold">
          {[
            servicio || 'Que lo revise',
            isGuaranteeVisit(booking) && FREE_BY_GUARANTEE_TEXT,
            hasPrice(price) && `${agreedTotal === null ? '' : 'acordado '}${profilePriceText(price)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </strong>
        {repeatOf !== null && repeatCase !== null && (
          <a href={technicianCasePath(repeatOf)} className="block font-bold">
            Caso {caseNumber(repeatCase)}
          </a>
        )}
        <span className="line-clamp-3">{description}</span>
      </td>
    </tr>
  )
}

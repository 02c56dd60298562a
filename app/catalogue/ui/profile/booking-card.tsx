import { useId } from 'react'
import { Link } from 'react-router'
import { bookingPath, slotPath } from '#bookings/domain/booking-paths.ts'
import { BookLink } from '#catalogue/ui/card/book-link.tsx'
import { useWithSearchedWork } from '#catalogue/ui/card/searched-work.ts'
import { weekdayOf } from '#platform/domain/time.ts'
import { buttonClasses, TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { dayOfMonth, dayText, shortWeekdayText } from '#platform/wording/dates.ts'
import { technicianName } from '#platform/wording/person-names.ts'
import { whatsappLink } from '#platform/wording/phone.ts'
import { agreedPriceText, isPrice } from '#platform/wording/price.ts'
import type { FreeDay } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { PublicTechnician } from '#technicians/domain/technician.ts'
import { InstantNote } from '#technicians/ui/instant-note.tsx'
import { NOT_RECEIVING_TEXT } from '#technicians/wording/availability.ts'

interface BookingCardProps {
  technician: PublicTechnician
  days: readonly FreeDay[]
  today: string
}

/** Price, free hours and booking button: beside the profile on a wide screen, under the name on a phone. */
export function BookingCard({ technician, days, today }: BookingCardProps) {
  const { uid, tarifaBase, disponible, telefono } = technician
  const [firstName] = technicianName(technician.nombre).split(' ')
  return (
    <div className="rounded-16 border border-paper-200 bg-white p-4 shadow-1 md:rounded-20 md:border-transparent md:p-6 md:shadow-3">
      <div className="mb-3 hidden items-end justify-between gap-3 border-b border-paper-200 pb-3 md:flex">
        <p>
          <span className="block text-support text-ink-600">
            {isPrice(tarifaBase) ? 'Visita desde' : 'Precio'}
          </span>
          <span className="block text-26 font-extrabold tracking-[-0.03em]">
            {agreedPriceText(tarifaBase)}
          </span>
        </p>
        <Availability disponible={disponible} />
      </div>
      {!disponible && <NotReceivingNote technician={technician} firstName={firstName} />}
      {uid && disponible && (
        <FreeHours uid={uid} days={days} today={today} hasWhatsapp={whatsappLink(telefono) !== null} />
      )}
      <div className="mt-3.5 hidden gap-3 md:grid">
        <BookLink technician={technician} kind="primary" size="large" />
        <ContactLink telefono={telefono} />
      </div>
      {disponible && (
        <div className="mt-3 grid gap-1 text-center text-small text-ink-600">
          {technician.confirmaAlInstante ? (
            <InstantNote />
          ) : (
            <p className="text-balance">
              No pagas nada al reservar. <bdi>{firstName}</bdi> confirma primero.
            </p>
          )}
          <p className="md:hidden">Con garantía · Ley 1480</p>
        </div>
      )}
    </div>
  )
}

function Availability({ disponible }: { disponible: boolean }) {
  return (
    <p
      className={`flex items-center gap-2 pb-1 text-support font-bold ${disponible ? 'text-green-700' : 'text-slate-700'}`}
    >
      {disponible ? (
        <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2 fill-[#1F9D5B]">
          <circle cx="4" cy="4" r="4" />
        </svg>
      ) : (
        <Icon of="calendar-x" size={16} />
      )}
      {disponible ? 'Disponible' : 'No disponible'}
    </p>
  )
}

/** D44: in the place of the free hours; on a phone also the availability, which is above them on a wide screen. */
function NotReceivingNote({
  technician,
  firstName,
}: {
  technician: PublicTechnician
  firstName: string | undefined
}) {
  const [trade] = technician.especialidades
  return (
    <>
      <div className="md:hidden">
        <Availability disponible={false} />
      </div>
      <p className="text-label text-ink-600">
        <bdi>{firstName}</bdi> no recibe trabajos por ahora. Puedes leer su perfil y volver más adelante.
      </p>
      <TextLink
        to={
          trade ? `/tecnicos?${new URLSearchParams({ esp: trade, ciudad: technician.ciudad })}` : '/tecnicos'
        }
      >
        Ver otros técnicos
        <Icon of="arrow-right" size={18} className="ml-1.5" />
      </TextLink>
    </>
  )
}

function ContactLink({ telefono }: { telefono: string }) {
  const link = whatsappLink(telefono)
  if (!link) return null
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({ kind: 'green-outline', wide: true })}
    >
      <Icon of="message-circle" />
      Contactar
      <span className="sr-only"> por WhatsApp (se abre en otra pestaña)</span>
    </a>
  )
}

/** The sticky booking bar of phones. It is part of the content, so it never covers the footer, before which it ends. */
export function BookingBar({ technician }: { technician: PublicTechnician }) {
  const { disponible, tarifaBase, telefono } = technician
  const link = whatsappLink(telefono)
  return (
    <div className="action-bar sticky bottom-0 z-10 mt-10 -mb-16 flex flex-wrap items-center gap-2.5 bg-white px-4 pt-2.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] shadow-bar md:hidden">
      {!disponible && (
        <p className="flex basis-full items-center gap-1.5 text-support font-bold text-slate-700">
          <Icon of="calendar-x" size={16} />
          {NOT_RECEIVING_TEXT}
        </p>
      )}
      <p className="mr-1 shrink-0">
        <span className="block text-support text-ink-600">{isPrice(tarifaBase) ? 'Desde' : 'Precio'}</span>
        <span className="block text-lead/6 font-extrabold tracking-[-0.022em]">
          {agreedPriceText(tarifaBase)}
        </span>
      </p>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Contactar por WhatsApp (se abre en otra pestaña)"
          className="grid size-13 shrink-0 place-items-center rounded-12 border border-green-200 text-green-700 hover:bg-green-50"
        >
          <Icon of="message-circle" size={24} />
        </a>
      )}
      <BookLink technician={technician} kind="primary" size="large" className="flex-1 basis-28" />
    </div>
  )
}

interface FreeHoursProps {
  uid: string
  /** Up to five days that have hours left. */
  days: readonly FreeDay[]
  today: string
  /** Whether the technician has a phone number for WhatsApp. */
  hasWhatsapp: boolean
}

const SHOWN_HOURS = 8
/** Shows the list of the checked day, in CSS: it works without a script. Written out in full for Tailwind. */
const VISIBLE_WHEN_CHECKED = [
  'group-has-[.day-0:checked]/days:grid',
  'group-has-[.day-1:checked]/days:grid',
  'group-has-[.day-2:checked]/days:grid',
  'group-has-[.day-3:checked]/days:grid',
  'group-has-[.day-4:checked]/days:grid',
] as const

function FreeHours({ uid, days, today, hasWhatsapp }: FreeHoursProps) {
  const name = useId()
  const withSearchedWork = useWithSearchedWork()
  return (
    <section aria-labelledby={`${name}-title`} className="group/days">
      <h2 id={`${name}-title`} className="text-body font-extrabold tracking-[-0.01em]">
        Próximas horas libres
      </h2>
      {days.length === 0 ? (
        <p className="mt-2 text-label text-ink-600">
          No tiene horas libres en los próximos días.{' '}
          {hasWhatsapp ? 'Escríbele o mira otra fecha al reservar.' : 'Mira otra fecha al reservar.'}
        </p>
      ) : (
        <>
          <fieldset className="mt-2.5 grid grid-cols-[repeat(auto-fill,minmax(max(2.75rem,17%),1fr))] gap-1.5">
            <legend className="sr-only">Día</legend>
            {days.map(({ date }, index) => (
              <label
                key={date}
                className="relative flex min-h-15 flex-col items-center justify-center rounded-12 border border-paper-300 bg-white transition-colors hover:border-ink-400 has-checked:border-petrol-600 has-checked:bg-petrol-50 has-checked:text-petrol-600 has-checked:ring-1 has-checked:ring-petrol-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol-600"
              >
                <input
                  type="radio"
                  name={name}
                  defaultChecked={index === 0}
                  aria-label={dayText(date)}
                  className={`day-${index} absolute inset-0 cursor-pointer appearance-none rounded-12 outline-none`}
                />
                <span aria-hidden="true" className="text-small font-semibold">
                  {date === today ? 'Hoy' : shortWeekdayText(weekdayOf(date))}
                </span>
                <span aria-hidden="true" className="text-lead/6 font-extrabold">
                  {dayOfMonth(date)}
                </span>
              </label>
            ))}
          </fieldset>
          {days.map(({ date, hours }, index) => (
            <ul
              key={date}
              aria-label={`Horas libres del ${dayText(date)}`}
              className={`mt-2 hidden grid-cols-[repeat(auto-fill,minmax(max(3.5rem,22%),1fr))] gap-1.5 ${VISIBLE_WHEN_CHECKED[index]}`}
            >
              {hours.slice(0, hours.length > SHOWN_HOURS ? SHOWN_HOURS - 1 : SHOWN_HOURS).map(hour => (
                <li key={hour}>
                  <Link to={withSearchedWork(slotPath(uid, date, hour))} className={HOUR}>
                    {hourText(hour)}
                  </Link>
                </li>
              ))}
              {hours.length > SHOWN_HOURS && (
                <li>
                  <Link to={withSearchedWork(`${bookingPath(uid)}?date=${date}`)} className={HOUR}>
                    Más
                    <span className="sr-only"> horas del {dayText(date)}</span>
                  </Link>
                </li>
              )}
            </ul>
          ))}
        </>
      )}
    </section>
  )
}

const HOUR =
  'flex min-h-11 items-center justify-center rounded-8 bg-paper-100 text-label font-bold text-ink-900 transition-colors hover:bg-petrol-600 hover:text-white'

import type { FreeDay } from '#domain/bookings/free-hours.ts'
import type { PublicTechnician } from '#domain/technicians/public-technician.ts'
import { Button, ButtonLink } from '#ui/basics/button.tsx'
import { buttonClasses } from '#ui/basics/button-classes.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { bookingPath } from '#ui/technicians/booking-paths.ts'
import { FreeHours } from '#ui/technicians/profile/free-hours.tsx'
import { whatsappLink } from '#wording/phone.ts'
import { isPrice, profilePriceText } from '#wording/price.ts'
import { technicianName } from '#wording/technician-name.ts'

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
          <span className="block text-[1.625rem]/8 font-extrabold tracking-[-0.03em]">
            {isPrice(tarifaBase) ? profilePriceText(tarifaBase) : 'A convenir'}
          </span>
        </p>
        <Availability disponible={disponible} />
      </div>
      {!disponible && (
        <div className="md:hidden">
          <Availability disponible={false} />
        </div>
      )}
      {uid && <FreeHours uid={uid} days={days} today={today} hasWhatsapp={whatsappLink(telefono) !== null} />}
      <div className="mt-3.5 hidden gap-3 md:grid">
        {uid ? (
          <ButtonLink to={bookingPath(uid)} kind="mango" size="large">
            Reservar
          </ButtonLink>
        ) : (
          <Button disabled size="large">
            Reservar
          </Button>
        )}
        <ContactLink telefono={telefono} />
        <p className="text-center text-small text-ink-600">
          No pagas nada al reservar. {firstName} confirma primero.
        </p>
      </div>
    </div>
  )
}

function Availability({ disponible }: { disponible: boolean }) {
  return (
    <p
      className={`flex items-center gap-2 pb-1 text-support font-bold ${disponible ? 'text-green-700' : 'text-ink-600'}`}
    >
      <svg
        viewBox="0 0 8 8"
        aria-hidden="true"
        className={`size-2 ${disponible ? 'fill-[#1F9D5B]' : 'fill-ink-400'}`}
      >
        <circle cx="4" cy="4" r="4" />
      </svg>
      {disponible ? 'Disponible' : 'No disponible'}
    </p>
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

/** The sticky booking bar of phones. It is part of the content, so it never covers the footer. */
export function BookingBar({ technician }: { technician: PublicTechnician }) {
  const { uid, tarifaBase, telefono } = technician
  const link = whatsappLink(telefono)
  return (
    <div className="action-bar sticky bottom-0 z-10 mt-10 flex flex-wrap items-center gap-2.5 bg-white px-4 pt-2.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] shadow-bar md:hidden">
      <p className="mr-1 shrink-0">
        <span className="block text-support text-ink-600">{isPrice(tarifaBase) ? 'Desde' : 'Precio'}</span>
        <span className="block text-[1.125rem]/6 font-extrabold tracking-[-0.022em]">
          {isPrice(tarifaBase) ? profilePriceText(tarifaBase) : 'A convenir'}
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
      {uid ? (
        <ButtonLink to={bookingPath(uid)} kind="mango" size="large" className="flex-1 basis-28">
          Reservar
        </ButtonLink>
      ) : (
        <Button disabled size="large" className="flex-1 basis-28">
          Reservar
        </Button>
      )}
    </div>
  )
}

import { NOT_RECEIVING_TEXT } from '#bookings/wording/bookings.ts'
import { BookLink } from '#catalogue/ui/card/book-link.tsx'
import { FreeHours } from '#catalogue/ui/profile/free-hours.tsx'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextLink } from '#platform/ui/basics/text-link.tsx'
import { whatsappLink } from '#platform/wording/phone.ts'
import { agreedPriceText, hasPrice } from '#platform/wording/price.ts'
import { technicianName } from '#platform/wording/technician-name.ts'
import type { FreeDay } from '#technicians/domain/free-hours.ts'
import type { PublicTechnician } from '#technicians/domain/public-technician.ts'

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
            {hasPrice(tarifaBase) ? 'Visita desde' : 'Precio'}
          </span>
          <span className="block text-[1.625rem]/8 font-extrabold tracking-[-0.03em]">
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
        <BookLink technician={technician} kind="mango" size="large" />
        <ContactLink telefono={telefono} />
        {disponible && (
          <p className="text-center text-small text-ink-600">
            No pagas nada al reservar. <bdi>{firstName}</bdi> confirma primero.
          </p>
        )}
      </div>
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

/** The sticky booking bar of phones. It is part of the content, so it never covers the footer. */
export function BookingBar({ technician }: { technician: PublicTechnician }) {
  const { disponible, tarifaBase, telefono } = technician
  const link = whatsappLink(telefono)
  return (
    <div className="action-bar sticky bottom-0 z-10 mt-10 flex flex-wrap items-center gap-2.5 bg-white px-4 pt-2.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] shadow-bar md:hidden">
      {!disponible && (
        <p className="flex basis-full items-center gap-1.5 text-support font-bold text-slate-700">
          <Icon of="calendar-x" size={16} />
          {NOT_RECEIVING_TEXT}
        </p>
      )}
      <p className="mr-1 shrink-0">
        <span className="block text-support text-ink-600">{hasPrice(tarifaBase) ? 'Desde' : 'Precio'}</span>
        <span className="block text-[1.125rem]/6 font-extrabold tracking-[-0.022em]">
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
      <BookLink technician={technician} kind="mango" size="large" className="flex-1 basis-28" />
    </div>
  )
}

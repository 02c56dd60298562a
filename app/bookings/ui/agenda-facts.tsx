import type { ReactNode } from 'react'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { isGuaranteeVisit } from '#bookings/domain/guarantee-visit.ts'
import type { TechnicianBooking } from '#bookings/domain/listed-bookings.ts'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { type ClientFact, cancelledText, clientFacts } from '#bookings/wording/agenda.ts'
import { FREE_BY_GUARANTEE_TEXT } from '#bookings/wording/bookings.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { hasPrice, profilePriceText } from '#platform/wording/price.ts'

const PHOTO_SIZE_PX = 76

const FACT_ICONS: Record<ClientFact['about'], IconName> = {
  visits: 'user',
  completed: 'circle-check',
  account: 'calendar',
  phone: 'phone',
}

export type CardTone = 'dark' | 'light' | 'past'

/** What is known of a visit: the client, the service, the problem, its photos, the place. */
export function AgendaFacts({ booking, tone }: { booking: TechnicianBooking; tone: CardTone }) {
  const { today, caseLink } = useAgenda()
  const { servicio, precio, description, photos, clientPhone } = booking
  const muted = tone === 'dark' ? 'text-petrol-100' : 'text-ink-600'
  const accent = tone === 'dark' ? 'text-mango-400' : 'text-petrol-600'
  const past = tone === 'past'
  return (
    <>
      {!past && (
        <ul
          aria-label="Sobre el cliente"
          className={`mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-support ${muted}`}
        >
          {clientFacts(booking, today).map(({ about, text }) => (
            <li key={about} className="flex min-w-0 gap-1.5">
              <Icon of={FACT_ICONS[about]} size={15} className="mt-[0.1875rem]" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {isGuaranteeVisit(booking) && (
        <Fact icon="shield-check" accent={accent} past={past}>
          {FREE_BY_GUARANTEE_TEXT}
        </Fact>
      )}
      {servicio && (
        <Fact icon="wrench" accent={accent} past={past}>
          <span className="dots min-w-0">
            <strong className="font-bold">{servicio}</strong>
            {hasPrice(precio) && <span className="font-normal">{profilePriceText(precio)}</span>}
          </span>
        </Fact>
      )}
      <p className={`mt-2 text-support ${muted}`}>Descripción del servicio</p>
      <p className={`break-words whitespace-pre-line ${past ? 'text-body' : 'text-lead'}`}>
        {description || 'Sin descripción.'}
      </p>
      {photos.length > 0 && (
        <div className="mt-2.5 print:hidden">
          <ProblemPhotos ids={photos} size={PHOTO_SIZE_PX} />
        </div>
      )}
      <Address address={booking.address} accent={accent} past={past} />
      {caseLink(booking, muted)}
      {booking.status === 'cancelada' && (
        <p className="mt-2.5 rounded-12 bg-paper-100 px-3.5 py-2.5 break-words text-ink-800">
          {cancelledText(booking)}
        </p>
      )}
      {clientPhone && (
        <p className="mt-1 hidden text-[1.0625rem]/7 font-semibold print:block">Tel. {clientPhone}</p>
      )}
    </>
  )
}

/** D17: without street and number nobody knows where to go. A past visit shows what was stored. */
function Address({ address, accent, past }: { address: string; accent: string; past: boolean }) {
  if (past && !address) return null
  return (
    <Fact icon="map-pin" accent={accent} past={past}>
      {past || hasStreetAndNumber(address) ? (
        <span className="min-w-0 break-words">{address}</span>
      ) : (
        <Dots texts={['Dirección por confirmar', ...(address ? [address] : [])]} />
      )}
    </Fact>
  )
}

interface FactProps {
  icon: IconName
  accent: string
  past: boolean
  children: ReactNode
}

function Fact({ icon, accent, past, children }: FactProps) {
  return (
    <p className={`mt-2 flex gap-2 ${past ? 'text-body' : 'text-[1.0625rem]/7 font-semibold'}`}>
      <Icon of={icon} className={`mt-1 ${accent}`} />
      {children}
    </p>
  )
}

/** 'one · other'; the dot disappears where the line breaks. */
function Dots({ texts }: { texts: readonly string[] }) {
  return (
    <span className="dots min-w-0">
      {texts.map(text => (
        <span key={text} className="min-w-0 break-words">
          {text}
        </span>
      ))}
    </span>
  )
}

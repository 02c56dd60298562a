// What is the viewer's own on the home page: the next visit, who served them, what is in guarantee; for the others their day.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BOARD_PATH } from '#accounts/domain/panel-paths.ts'
import type { TechnicianDay } from '#agenda/domain/agenda.ts'
import type { ServedBy } from '#agenda/domain/who-served.ts'
import { TopVisit } from '#agenda/ui/top-visit.tsx'
import { ABSENCE_TEXTS } from '#agenda/wording/own-technicians.ts'
import { clientCasePath, sameAgainPath } from '#bookings/domain/booking-paths.ts'
import { FAVOURITES_PAGE } from '#catalogue/domain/favourites.ts'
import type { CoveredWork } from '#guarantee/domain/covered-works.ts'
import { coveredUntilText, coveredWorkText } from '#guarantee/wording/covered-works.ts'
import { caseStateText } from '#guarantee/wording/guarantee.ts'
import type { PanelCounts } from '#moderation/domain/panel-rows.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import {
  dayTitle,
  greetingText,
  proposedHourText,
  requestsText,
  servedTexts,
  waitingText,
} from '#site/wording/own-home.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'

interface ServedEntry extends Pick<ServedBy, 'key' | 'technicianId' | 'technicianName' | 'date' | 'trade'> {
  readonly fotoURL: string | null
  readonly disponible: boolean
  /** What 'Lo mismo otra vez' proposes; null: none is free within two weeks. */
  readonly hour: Slot | null
}

export type HomeLead =
  | { readonly kind: 'client'; readonly visits: readonly LinkedClientBooking[] }
  | { readonly kind: 'technician'; readonly day: TechnicianDay }
  | { readonly kind: 'admin'; readonly waiting: PanelCounts }

export interface OwnHome {
  readonly name: string
  readonly lead: HomeLead
  /** The last one first. */
  readonly served: readonly ServedEntry[]
  /** The nearest end first. */
  readonly works: readonly CoveredWork[]
  readonly now: Date
}

/** Above everything that the page shows to everybody. */
export function OwnHomeTop({ own }: { own: OwnHome }) {
  const { name, lead, served, works } = own
  const now = useServerClock(own.now)
  const today = bogotaDate(now)
  return (
    <div className="container-page pt-4 pb-8 md:pt-8 md:pb-12">
      <h1 className="text-30 font-extrabold tracking-[-0.03em] break-words">{greetingText(name)}</h1>
      <div className="mt-3 grid gap-3 empty:hidden md:mt-5">
        {lead.kind === 'client' &&
          lead.visits.map(visit => <TopVisit key={visit.key} visit={visit} now={now} withStatus />)}
        {lead.kind === 'technician' && (
          <LeadRow to="/agenda" title={dayTitle(lead.day)} text={requestsText(lead.day.requests)} />
        )}
        {lead.kind === 'admin' && <AdminLead waiting={lead.waiting} />}
      </div>
      {(served.length > 0 || works.length > 0) && (
        <div className="mt-7 grid gap-x-12 gap-y-7 md:mt-9 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {served.length > 0 && <Served served={served} today={today} />}
          {works.length > 0 && <Covered works={works} today={today} />}
        </div>
      )}
    </div>
  )
}

function AdminLead({ waiting }: { waiting: PanelCounts }) {
  return (
    <>
      <LeadRow to="/admin" title="Panel administrador" text={waitingText(waiting)} />
      <Link
        to={BOARD_PATH}
        className="flex min-h-14 items-center gap-3 rounded-12 border border-paper-200 bg-white px-4 py-2 shadow-1 hover:border-ink-400 md:px-6"
      >
        <Icon of="layout-dashboard" size={20} className="text-petrol-600" />
        <span className="min-w-0 flex-1">
          <span className="block text-label font-bold">Tablero</span>
          <span className="block text-support text-ink-600">Lo que pasó en la semana</span>
        </span>
        <Icon of="arrow-right" className="text-ink-600" />
      </Link>
    </>
  )
}

interface LeadRowProps {
  to: string
  title: string
  text: string
}

/** In the place of a client's next visit, and like it. */
function LeadRow({ to, title, text }: LeadRowProps) {
  return (
    <Link
      to={to}
      className="on-dark tile-steps flex min-h-16 items-center gap-3 rounded-12 px-4 py-2 text-white md:min-h-20 md:px-6"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-17/6 font-extrabold tracking-[-0.02em]">{title}</span>
        <span className="block text-support/5 font-semibold text-primary-300">{text}</span>
      </span>
      <Icon of="arrow-right" />
    </Link>
  )
}

interface SectionProps {
  id: string
  title: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        {aside}
      </div>
      <div className="mt-2">{children}</div>
    </section>
  )
}

function Served({ served, today }: { served: readonly ServedEntry[]; today: string }) {
  return (
    <Section
      id="tus-tecnicos"
      title="Tus técnicos"
      aside={<TextLink to={FAVOURITES_PAGE}>Ver todos</TextLink>}
    >
      <ul className="grid gap-2.5 md:grid-cols-3 md:gap-4">
        {served.map(each => (
          <ServedCard key={each.technicianId} served={each} today={today} />
        ))}
      </ul>
    </Section>
  )
}

function ServedCard({ served, today }: { served: ServedEntry; today: string }) {
  const { key, technicianId, technicianName, fotoURL, disponible, hour } = served
  return (
    <li className="flex flex-col gap-2.5 rounded-16 border border-paper-200 bg-white p-3 shadow-1 md:p-4">
      <div className="flex items-center gap-3 md:items-start">
        <Avatar
          name={technicianName}
          src={fotoURL && photoAt(fotoURL, 112, 112)}
          className="w-14 shrink-0 arch-90 text-label"
        />
        <p className="min-w-0">
          <span className="line-clamp-2 text-body/5.5 font-extrabold tracking-[-0.01em] break-words">
            <bdi>{technicianName}</bdi>
          </span>
          <span className="dots text-support/5 text-ink-600">
            {servedTexts(served, today).map(text => (
              <span key={text}>{text}</span>
            ))}
          </span>
        </p>
      </div>
      {disponible ? (
        <ButtonLink
          to={sameAgainPath(technicianId, key, hour)}
          kind="white"
          wide
          className="mt-auto flex-wrap gap-y-0 px-2!"
        >
          <span className="inline-flex items-center gap-2 whitespace-nowrap">
            <Icon of="rotate-cw" size={18} />
            Lo mismo otra vez
          </span>
          {hour && (
            <span className="text-support font-bold whitespace-nowrap text-green-700">
              {proposedHourText(hour, today)}
            </span>
          )}
          <span className="sr-only"> con {technicianName}</span>
        </ButtonLink>
      ) : (
        <p className="mt-auto flex min-h-11 items-center gap-2 text-label text-slate-700">
          <Icon of="calendar-x" size={18} />
          {ABSENCE_TEXTS.paused}
        </p>
      )}
    </li>
  )
}

function Covered({ works, today }: { works: readonly CoveredWork[]; today: string }) {
  return (
    <Section id="en-garantia" title="En garantía">
      <ul className="divide-y divide-paper-200 rounded-16 border border-paper-200 bg-white shadow-1">
        {works.map(work => (
          <li key={work.key} className="flex items-center gap-3 py-2 pr-3 pl-4">
            <span className="hidden size-9 shrink-0 place-items-center rounded-12 bg-green-50 text-green-700 lg:grid">
              <Icon of="shield-check" size={18} />
            </span>
            <p className="min-w-0 flex-1 text-label/5">
              <span className="line-clamp-2 font-bold text-balance break-words">
                {coveredWorkText(work, today)}
              </span>
              <span className="dots text-support/5 text-ink-600">
                <span>{firstNameOf(work.technicianName)}</span>
                <span
                  className={`font-semibold ${work.openCase?.turn === 'client' ? 'text-primary-800' : 'text-green-700'}`}
                >
                  {stateText(work)}
                </span>
              </span>
            </p>
            <ButtonLink to={clientCasePath(work.key)} kind="white" className="shrink-0">
              <span>
                {work.openCase ? 'Ver caso' : 'Usar'}
                <span className="sr-only"> de garantía: {coveredWorkText(work, today)}</span>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function stateText(work: CoveredWork): string {
  if (!work.openCase) return coveredUntilText(work)
  return caseStateText(work.openCase, 'client', firstNameOf(work.technicianName))
}

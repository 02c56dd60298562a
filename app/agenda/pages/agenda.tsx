import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { isWhatsappOffered } from '#accounts/pages/whatsapp.server.ts'
import { PushOptInCard } from '#accounts/ui/push/push-opt-in-card.tsx'
import { agendaCursorsFrom } from '#agenda/domain/agenda.ts'
import { blockedStretches } from '#agenda/domain/blocked-hours.ts'
import { historyFilterFrom } from '#agenda/domain/history-filter.ts'
import { weekOf } from '#agenda/domain/week.ts'
import { listAgenda } from '#agenda/persistence/agenda.server.ts'
import { findCalendarToken } from '#agenda/persistence/calendar-feeds.server.ts'
import { findEarningsSince } from '#agenda/persistence/week.server.ts'
import type { AgendaAnswer } from '#agenda/ui/agenda-answers.tsx'
import { AgendaFeedback, BlockedClientsLink, CalendarFeed, NoAgenda } from '#agenda/ui/agenda-frame.tsx'
import { AgendaTimeline } from '#agenda/ui/agenda-timeline.tsx'
import { AGENDA_PAGE } from '#agenda/ui/pending-timeline.tsx'
import { WeekRow } from '#agenda/ui/week/week-row.tsx'
import { shareCalendar, unshareCalendar } from '#agenda/use-cases/shared-calendar.server.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { BOOKING_STATUSES } from '#bookings/domain/booking.ts'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { offerableDays, offeredHoursFrom } from '#bookings/domain/cancellation.ts'
import type { AgendaRefusal } from '#bookings/domain/refusals.ts'
import { findBookableHours } from '#bookings/persistence/bookable-technicians.server.ts'
import { countClientBlocks } from '#bookings/persistence/client-blocks.server.ts'
import {
  acceptBooking,
  cancelBooking,
  undoAcceptedBooking,
} from '#bookings/use-cases/answer-booking.server.ts'
import {
  agendaFailureText,
  BOOKING_REFUSALS,
  BOOKING_SUCCESSES,
  type BookingSuccess,
  bookingRefusalText,
} from '#bookings/wording/outcomes.ts'
import { listCasesWaitingFor } from '#guarantee/persistence/guarantee-cases.server.ts'
import { TechnicianCaseLink } from '#guarantee/ui/case-links.tsx'
import { linkedVisitsContext, viewerContext } from '#guards/viewer.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import {
  answerRefusal,
  formEntriesOf,
  type Refused,
  refusedOnFailure,
  withCookies,
} from '#platform/http/request-form.server.ts'
import { flashCookie, takeFlash } from '#platform/http/site-cookies.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { FailureView } from '#platform/ui/frame/failure-view.tsx'
import { lazyPart } from '#platform/ui/hooks/lazy-part.ts'
import { RevalidatingMessage } from '#platform/ui/live/revalidating-message.tsx'
import { OfflineNote } from '#platform/ui/offline/offline-note.tsx'
import { OfflineStrip } from '#platform/ui/offline/offline-strip.tsx'
import { AGENDA_LOADING_TEXT } from '#platform/wording/loading.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { REPORT_SUCCESSES } from '#reports/wording/outcomes.ts'
import { findOwnTechnician } from '#technicians/persistence/own-profile.server.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'
import { WaitingActs } from '#visits/ui/waiting-acts.tsx'
import type { Route } from './+types/agenda'

const WhatsappOffer = lazyPart(() =>
  import('#accounts/ui/whatsapp/whatsapp-offer.tsx').then(({ WhatsappOffer }) => WhatsappOffer),
)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const now = clock()
  const viewer = context.get(viewerContext)
  const origin = context.get(originContext)
  // Guests only get here by posting the form after the session ended (D33); a link shows its visit and no list.
  if (!viewer || context.get(linkedVisitsContext))
    return data({ state: 'none' as const, isSignedOut: true }, 401)
  const technician = await findOwnTechnician(db, viewer.uid)
  if (!technician)
    return data({ state: 'none' as const, isSignedOut: false }, viewer.role === 'admin' ? 200 : 404)
  const query = new URL(request.url).searchParams
  const filter = historyFilterFrom(query)
  const [agenda, token, hours, blockedClients, cases, isOffered, earnings] = await Promise.all([
    listAgenda(db, viewer.uid, now, agendaCursorsFrom(query), filter),
    findCalendarToken(db, viewer.uid),
    findBookableHours(db, viewer.uid, { now, isHoliday }),
    countClientBlocks(db, viewer.uid),
    listCasesWaitingFor(db, 'technician', viewer.uid),
    isWhatsappOffered(context, viewer.uid),
    findEarningsSince(db, viewer.uid, weekOf(bogotaDate(now)).from),
  ])
  const { flash, cookies } = takeFlash(request, origin, FLASHES)
  return data(
    {
      state: 'agenda' as const,
      list: { ...agenda, filter, now },
      cases,
      // Before the first visit there is nothing to say.
      week: earnings ?? (agenda.bookings.length > 0 ? { earned: 0, owed: 0 } : null),
      technicianName: technician.nombre || viewer.name,
      trades: technician.especialidades,
      blocked: blockedStretches(technician.horasBloqueadas, now),
      offerable: hours ? offerableDays(hours.schedule, hours.calendar) : [],
      profilePath: technician.publicado ? technicianPath(technician.slug) : null,
      blockedClients,
      isWhatsappOffered: isOffered,
      feedUrl: token && `${origin}/agenda/calendario/${token}.ics`,
      flash: flash && { ...BOOKING_SUCCESSES, ...REPORT_SUCCESSES }[flash],
    },
    withCookies(cookies),
  )
}

const FLASHES = [
  'booking-accepted',
  'acceptance-undone',
  'booking-cancelled',
  'client-blocked',
  'report-sent',
] as const

/** The calendar subscription is folded; its anchor unfolds it. */
const CALENDAR = '/agenda#calendario'

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const linked = context.get(linkedVisitsContext)
  const entries = await formEntriesOf(request)
  const { act, key: text = '', seen, reason: note = '', aviso, inPlace } = Object.fromEntries(entries)
  /** With JavaScript the page shows the answer in its place; without, it is loaded again. */
  const answered = (done: AgendaAnswer['done'], flash: BookingSuccess) =>
    inPlace
      ? { failure: null, done }
      : redirect(
          linked ? technicianVisitPath(key) : '/agenda',
          withCookies([flashCookie<BookingSuccess>(flash, context.get(originContext))]),
        )
  const refuse = (outcome: Refused<AgendaRefusal>) =>
    answerRefusal(BOOKING_REFUSALS, outcome, failure => ({ failure }))
  const key = Number.isSafeInteger(Number(text)) ? Number(text) : 0
  const isLinked = linked?.some(visit => visit.key === key && visit.side === 'technician') ?? true
  if (!viewer || !isLinked) return refuse({ code: 'sign-in-as-technician' })

  if (act === 'feed-new' && !linked)
    return (await shareCalendar(services, viewer)).ok ? redirect(CALENDAR) : data({ failure: null }, 409)
  if (act === 'feed-off' && !linked) {
    await unshareCalendar(services, viewer)
    return redirect(CALENDAR)
  }
  if (act === 'accept') {
    const outcome = await acceptBooking(services, viewer, key).catch(
      refusedOnFailure(context, 'not-accepted', bookingRefusalText),
    )
    return outcome.ok ? answered('accept', 'booking-accepted') : refuse(outcome)
  }
  if (act === 'undo') {
    const outcome = await undoAcceptedBooking(services, viewer, key).catch(
      refusedOnFailure(context, 'not-undone', bookingRefusalText),
    )
    return outcome.ok ? answered('undo', 'acceptance-undone') : refuse(outcome)
  }
  if (act === 'cancel') {
    const outcome = await cancelBooking(services, viewer, key, {
      seen: BOOKING_STATUSES.find(status => status === seen),
      note,
      isAsked: aviso === '1',
      offeredHours: offeredHoursFrom(
        entries.filter(([name]) => name === 'offered').map(([, value]) => value),
      ),
    }).catch(refusedOnFailure(context, 'not-cancelled', bookingRefusalText))
    return outcome.ok ? answered('cancel', 'booking-cancelled') : refuse(outcome)
  }
  return data({ failure: null }, 400)
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const act = (await request.clone().formData()).get('act')
  return actionFallback(serverAction(), {
    failure: agendaFailureText(act),
  })
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Mi Agenda Profesional')

export default function Agenda({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.state === 'none') return <NoAgenda isSignedOut={loaderData.isSignedOut} />
  const { list, cases, technicianName, trades, offerable, profilePath } = loaderData
  const { feedUrl, blockedClients, blocked, flash } = loaderData
  return (
    <div className={`agenda ${AGENDA_PAGE}`}>
      <OfflineStrip />
      <AgendaTimeline
        {...list}
        technicianName={technicianName}
        trades={trades}
        offerable={offerable}
        blocked={blocked}
        calendar={<CalendarFeed address={feedUrl} />}
        cases={cases}
        whatsappOffer={
          loaderData.isWhatsappOffered && (
            <Suspense>
              <WhatsappOffer reader="technician" on="/agenda" />
            </Suspense>
          )
        }
        pushOptIn={!loaderData.isWhatsappOffered && <PushOptInCard reader="technician" />}
        caseLink={(booking, muted) => (
          <TechnicianCaseLink booking={booking} today={bogotaDate(list.now)} muted={muted} />
        )}
        week={loaderData.week && <WeekRow {...loaderData.week} />}
        footer={<BlockedClientsLink count={blockedClients} />}
        whenEmpty={
          <ButtonLink to={profilePath ?? '/mi-perfil'} kind="white">
            {profilePath ? 'Ver mi perfil público' : 'Completar mi perfil'}
          </ButtonLink>
        }
      >
        <AgendaFeedback flash={flash} answer={actionData} />
        <OfflineNote text="Así estaba tu agenda. Puedes llamar y ver direcciones; se actualiza sola cuando vuelva la señal." />
        <WaitingActs />
      </AgendaTimeline>
      <RevalidatingMessage text={AGENDA_LOADING_TEXT} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureView error={error} />
}

import { Suspense, useEffect, useState } from 'react'
import { data, redirect } from 'react-router'
import { isWhatsappOffered } from '#accounts/pages/whatsapp.server.ts'
import { PushOptInCard } from '#accounts/ui/push/push-opt-in-card.tsx'
import { listBookingsOfClient } from '#agenda/persistence/booking-lists.server.ts'
import { bookingLimitFrom, ClientTimeline } from '#agenda/ui/client-timeline.tsx'
import { CLIENT_PAGE } from '#agenda/ui/pending-timeline.tsx'
import { DISMISS_RESCUE } from '#agenda/ui/rescue-offer.tsx'
import { dismissRescue, listRescues } from '#agenda/use-cases/rescues.server.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { BOOKING_SENT_ID } from '#bookings/domain/booking-paths.ts'
import { markDraftsSent } from '#bookings/ui/booking-draft.ts'
import {
  BOOKING_REFUSALS,
  BOOKING_SUCCESSES,
  type BookingSuccess,
  bookingRefusalText,
} from '#bookings/wording/outcomes.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { neighbourCities } from '#catalogue/domain/search/places/place-lookup.ts'
import { listCasesWaitingFor } from '#guarantee/persistence/guarantee-cases.server.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { answerRefusal, formOf, refusedOnFailure, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie, takeFlash } from '#platform/http/site-cookies.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { FailureView } from '#platform/ui/frame/failure-view.tsx'
import { lazyPart } from '#platform/ui/hooks/lazy-part.ts'
import { RevalidatingMessage } from '#platform/ui/live/revalidating-message.tsx'
import { OfflineNote } from '#platform/ui/offline/offline-note.tsx'
import { OfflineStrip } from '#platform/ui/offline/offline-strip.tsx'
import { BOOKINGS_LOADING_TEXT } from '#platform/wording/loading.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { REPORT_SUCCESSES } from '#reports/wording/outcomes.ts'
import { QUALITIES, qualitiesFrom, starsFrom } from '#reviews/domain/review-rating.ts'
import {
  REVIEW_REFUSALS,
  REVIEW_SUCCESSES,
  type ReviewSuccess,
  reviewRefusalText,
} from '#reviews/wording/outcomes.ts'
import type { ClientBooking } from '#visits/domain/listed-visit.ts'
import { linkedBooking } from '#visits/ui/linked-visit.ts'
import { rateBooking } from '#visits/use-cases/rate-booking.server.ts'
import type { Route } from './+types/my-bookings'

const WhatsappOffer = lazyPart(() =>
  import('#accounts/ui/whatsapp/whatsapp-offer.tsx').then(({ WhatsappOffer }) => WhatsappOffer),
)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, isHoliday } = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const origin = context.get(originContext)
  // Guests only get here by posting the form after the session ended (D33).
  if (!viewer) return data({ list: null, flash: null, booked: null, isWhatsappOffered: false }, 401)
  const { flash, cookies } = takeFlash(request, origin, FLASHES)
  const moment = { now: now(), isHoliday }
  const [{ bookings, total }, rescues, cases] = await Promise.all([
    listBookingsOfClient(db, viewer.uid, bookingLimitFrom(request)),
    listRescues(db, viewer.uid, moment, { tradesIn, near: neighbourCities(viewer.ciudad) }),
    listCasesWaitingFor(db, 'client', viewer.uid),
  ])
  const linked = (booking: ClientBooking) => linkedBooking(booking, { clientName: viewer.name, origin })
  const list = {
    bookings: bookings.map(linked),
    rescues: rescues.map(rescue => ({ ...rescue, booking: linked(rescue.booking) })),
    cases,
    total,
    now: moment.now,
  }
  // Keys grow: the visit that was just booked has the highest.
  const booked = flash === 'booking-sent' ? Math.max(...bookings.map(({ key }) => key)) : null
  const isConfirmed = bookings.some(({ key, status }) => key === booked && status === 'confirmada')
  const said = isConfirmed ? ('booking-confirmed' as const) : flash
  const isOffered = await isWhatsappOffered(context, viewer.uid)
  return data({ list, flash: said, booked, isWhatsappOffered: isOffered }, withCookies(cookies))
}

const FLASHES = [
  'booking-sent',
  'review-sent',
  'address-completed',
  'rescue-dismissed',
  'rescue-waiting',
  'report-sent',
] as const

const SUCCESSES = { ...BOOKING_SUCCESSES, ...REVIEW_SUCCESSES, ...REPORT_SUCCESSES }

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const fields = await formOf(request, ['act', 'key', 'rating', 'comentario', ...QUALITIES])
  const { act, key = '', rating, comentario = '' } = fields
  const done = (flash: BookingSuccess | ReviewSuccess) =>
    redirect('/mis-reservas', withCookies([flashCookie<typeof flash>(flash, context.get(originContext))]))
  const refusal = (text: string) => ({ key, text, typed: fields })
  if (!viewer) return answerRefusal(BOOKING_REFUSALS, { code: 'sign-in' }, refusal)

  const bookingKey = Number.isSafeInteger(Number(key)) ? Number(key) : 0
  if (act === DISMISS_RESCUE) {
    const outcome = await dismissRescue(services, viewer, bookingKey).catch(
      refusedOnFailure(context, 'rescue-not-dismissed', bookingRefusalText),
    )
    return outcome.ok
      ? done(outcome.value === 'solicitada' ? 'rescue-waiting' : 'rescue-dismissed')
      : answerRefusal(BOOKING_REFUSALS, outcome, refusal)
  }
  const review = { key: bookingKey, rating: starsFrom(rating), comentario, qualities: qualitiesFrom(fields) }
  const outcome = await rateBooking(services, viewer, review).catch(
    refusedOnFailure(context, 'rating-failed', reviewRefusalText),
  )
  if (outcome.ok) return done('review-sent')
  return answerRefusal(REVIEW_REFUSALS, outcome, refusal)
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const text =
    typed.act === DISMISS_RESCUE
      ? bookingRefusalText('rescue-not-dismissed')
      : reviewRefusalText('rating-failed')
  return actionFallback(serverAction(), { key: typed.key ?? '', text, typed })
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Mis reservas')

export default function MyBookings({ loaderData, actionData }: Route.ComponentProps) {
  const { list, flash, booked } = loaderData
  // The server sends the flash message once; it stays until it is closed, however often the list is revalidated.
  const [shown, setShown] = useState({ flash, booked, isClosed: false })
  if (flash && (flash !== shown.flash || booked !== shown.booked))
    setShown({ flash, booked, isClosed: false })
  useEffect(() => {
    if (shown.booked) markDraftsSent()
  }, [shown.booked])
  const message = shown.flash && !shown.isClosed && (
    <Message kind="success" icon="calendar-check" onClose={() => setShown({ ...shown, isClosed: true })}>
      {SUCCESSES[shown.flash]}
    </Message>
  )
  return (
    <div className={CLIENT_PAGE}>
      {list ? (
        <ClientTimeline
          {...list}
          refusal={actionData ?? null}
          hasRated={flash === 'review-sent'}
          booked={
            shown.booked
              ? {
                  key: shown.booked,
                  message: message && (
                    <div id={BOOKING_SENT_ID} tabIndex={-1} className="scroll-mt-8 rounded-12">
                      {message}
                    </div>
                  ),
                  footer: loaderData.isWhatsappOffered ? (
                    <Suspense>
                      <WhatsappOffer reader="client" on="/mis-reservas" />
                    </Suspense>
                  ) : (
                    <PushOptInCard reader="client" />
                  ),
                }
              : null
          }
        >
          {!shown.booked && shown.flash !== 'review-sent' && message}
          <OfflineNote
            className=""
            text="Así estaban tus reservas. Puedes llamar y ver direcciones; se actualizan solas cuando vuelva la señal."
          />
          <RevalidatingMessage text={BOOKINGS_LOADING_TEXT} />
          <OfflineStrip />
        </ClientTimeline>
      ) : (
        <>
          <h1 className="mb-5 type-h1">Mis reservas</h1>
          <Message kind="error">
            {bookingRefusalText('sign-in')}
            {actionData?.typed.comentario && (
              <p className="mt-1 break-words whitespace-pre-line font-normal">
                Esto escribiste: «{actionData.typed.comentario}»
              </p>
            )}
          </Message>
          <ButtonLink to="/auth/login?from=%2Fmis-reservas" className="mt-4">
            Iniciar sesión
          </ButtonLink>
        </>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureView error={error} />
}

import { useEffect, useState } from 'react'
import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { starsFrom } from '#domain/reviews/review-rules.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { noticeCookie, takeNotice } from '#http/notice-cookie.server.ts'
import { formOf, withCookies } from '#http/request-form.server.ts'
import { listBookingsOfClient } from '#persistence/bookings/booking-lists.server.ts'
import { actionFallback } from '#ui/basics/action-fallback.ts'
import { ButtonLink } from '#ui/basics/button.tsx'
import { Message } from '#ui/basics/message.tsx'
import { deleteDrafts } from '#ui/bookings/booking-draft.ts'
import { ClientTimeline } from '#ui/bookings/client-timeline.tsx'
import { bookingLimitFrom } from '#ui/bookings/more-history.tsx'
import { CLIENT_PAGE } from '#ui/bookings/timeline-classes.ts'
import { RevalidatingNotice } from '#ui/live/revalidating-notice.tsx'
import { KeptPageNote } from '#ui/offline/kept-page-note.tsx'
import { NoticesCard } from '#ui/push/notices-card.tsx'
import { rateBooking } from '#use-cases/rate-booking.server.ts'
import { bookingMessageLink } from '#wording/booking-message.ts'
import { BOOKINGS_LOADING_TEXT } from '#wording/loading.ts'
import { refusalText } from '#wording/refusals.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/my-bookings'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  // Guests only get here by posting the form after the session ended (D33).
  if (!viewer) return data({ list: null, notice: null }, 401)
  const { notice, cookies } = takeNotice(request, context.get(originContext), ['booking-sent', 'review-sent'])
  const limit = bookingLimitFrom(request)
  const { bookings, total } = await listBookingsOfClient(db, viewer.uid, limit)
  const linked = bookings.map(({ technicianPhone, ...booking }) => ({
    ...booking,
    messageLink: bookingMessageLink({ ...booking, technicianPhone, clientName: viewer.name }),
  }))
  return data({ list: { bookings: linked, total, now: now() }, notice }, withCookies(cookies))
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const { key = '', rating, comentario = '' } = await formOf(request)
  if (!viewer) return data({ key, text: refusalText('sign-in'), comentario }, 401)
  const review = { key: Number(key), rating: starsFrom(rating), comentario }
  const outcome = Number.isSafeInteger(review.key)
    ? await rateBooking(context.get(servicesContext), viewer, review)
    : ({ ok: false, code: 'rating-failed' } as const)
  if (!outcome.ok)
    return data(
      { key, text: refusalText(outcome.code), comentario },
      outcome.code === 'rating-required' ? 400 : 409,
    )
  throw redirect('/mis-reservas', withCookies([noticeCookie('review-sent', context.get(originContext))]))
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const text = refusalText('rating-failed')
  return actionFallback(serverAction(), { key: typed('key'), text, comentario: typed('comentario') })
}

export const meta = () => pageMeta('Mis reservas')

export default function MyBookings({ loaderData: { list, notice }, actionData }: Route.ComponentProps) {
  // The server sends the notice once; it stays until it is closed, however often the list is revalidated.
  const [shownNotice, setShownNotice] = useState(notice)
  const [lastNotice, setLastNotice] = useState(notice)
  if (notice && notice !== lastNotice) {
    setLastNotice(notice)
    setShownNotice(notice)
  }
  useEffect(() => {
    if (lastNotice === 'booking-sent') deleteDrafts()
  }, [lastNotice])
  return (
    <div className={CLIENT_PAGE}>
      {list ? (
        <ClientTimeline {...list} refusal={actionData ?? null}>
          {shownNotice && (
            <Message kind="success" icon="calendar-check" onClose={() => setShownNotice(null)}>
              {SUCCESS_TEXTS[shownNotice]}
            </Message>
          )}
          {lastNotice === 'booking-sent' && <NoticesCard reader="client" className="mt-4" />}
          <KeptPageNote text="Así estaban tus reservas. Puedes llamar y ver direcciones; se actualizan solas cuando vuelva la señal." />
          <RevalidatingNotice text={BOOKINGS_LOADING_TEXT} />
        </ClientTimeline>
      ) : (
        <>
          <h1 className="mb-5 type-h1">Mis reservas</h1>
          <Message kind="error">
            {refusalText('sign-in')}
            {actionData?.comentario && (
              <p className="mt-1 break-words whitespace-pre-line font-normal">
                Esto escribiste: «{actionData.comentario}»
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

export function ErrorBoundary() {
  return (
    <div className={CLIENT_PAGE}>
      <h1 className="mb-5 type-h1">Mis reservas</h1>
      <Message kind="error">Error al cargar</Message>
      <ButtonLink to="/mis-reservas" reloadDocument className="mt-4">
        Reintentar
      </ButtonLink>
    </div>
  )
}

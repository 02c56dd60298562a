// D64: hours that the technician blocks without a visit, day by day. One tap blocks an hour, another frees it.
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { BLOCKABLE_DAYS, blockableHoursOn, blockedDayFrom } from '#agenda/domain/blocked-hours.ts'
import { BlockableDays, BlockableHours } from '#agenda/ui/blocked-hours.tsx'
import { changeBlockedHours } from '#agenda/use-cases/blocked-hours.server.ts'
import { servicesContext } from '#app/services.ts'
import { blockedHoursPath } from '#bookings/domain/booking-paths.ts'
import type { HoursRefusal } from '#bookings/domain/refusals.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { BOOKING_REFUSALS, bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { addDays, bogotaDate, DAY_MS, instantAt } from '#platform/domain/time.ts'
import { answerRefusal, formOf, refusedOnFailure } from '#platform/http/request-form.server.ts'
import { BackLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { useSafeRevalidate } from '#platform/ui/hooks/use-safe-revalidate.ts'
import { subscribe } from '#platform/ui/live/live-events.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { findOwnProfile } from '#technicians/persistence/own-profile.server.ts'
import type { Route } from './+types/agenda-hours'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const now = clock()
  const today = bogotaDate(now)
  const date = blockedDayFrom(new URL(request.url).searchParams.get('dia') ?? '', now)
  const from = instantAt(date, hourText(0)) ?? now
  const [technician, taken] = await Promise.all([
    findOwnProfile(db, uid),
    listTakenHours(db, uid, { from, until: new Date(from.getTime() + DAY_MS) }),
  ])
  if (!technician) throw data(null, 404)
  const days = Array.from({ length: BLOCKABLE_DAYS }, (_, index) => addDays(today, index))
  return {
    today,
    date,
    days: days.includes(date) ? days : [...days.slice(0, -1), date],
    hours: blockableHoursOn(date, technician, { taken, isHoliday, now }),
  }
}

/** The hours of a button: '08 09 10'. */
const hoursIn = (text: string) => text.split(' ').filter(Boolean)

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const {
    dia = '',
    bloquear = '',
    liberar = '',
    desde,
  } = await formOf(request, ['dia', 'bloquear', 'liberar', 'desde'])
  const change = { date: dia, hours: hoursIn(bloquear || liberar), isBlocked: bloquear !== '' }
  const outcome = await changeBlockedHours(context.get(servicesContext), viewer, change).catch(
    refusedOnFailure<HoursRefusal>(context, 'hours-not-saved', bookingRefusalText),
  )
  if (outcome.ok) throw redirect(desde === 'agenda' ? '/agenda' : blockedHoursPath(dia))
  return answerRefusal(BOOKING_REFUSALS, outcome, failure => ({ failure }))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { failure: bookingRefusalText('hours-not-saved') })

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Bloquear horas')

export default function AgendaHours({ loaderData, actionData }: Route.ComponentProps) {
  const { today, date, days, hours } = loaderData
  const revalidate = useSafeRevalidate()
  useEffect(() => subscribe('bookings', revalidate), [revalidate])
  return (
    <div className="container-42 pt-5 pb-16 md:pt-8">
      <BackLink to="/agenda">Mi agenda</BackLink>
      <h1 className="mt-1 type-h1">Bloquear horas</h1>
      <p className="mt-1.5 mb-5 text-ink-600">
        Toca una hora y nadie podrá reservarla. Tócala otra vez para liberarla.
      </p>
      {actionData?.failure && (
        <div className="mb-5">
          <Message kind="error">{actionData.failure}</Message>
        </div>
      )}
      <BlockableDays days={days} chosen={date} today={today} />
      <BlockableHours date={date} hours={hours} />
    </div>
  )
}

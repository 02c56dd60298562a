import { data, redirect, useSearchParams } from 'react-router'
import { networkContext, originContext, requestIdContext, servicesContext } from '#app/services.ts'
import { citiesFrom } from '#bookings/domain/address.ts'
import { type BookedTechnician, isHourLost, withinTerm } from '#bookings/domain/booking-form-data.ts'
import {
  BOOKING_SENT_PATH,
  filledFormPath,
  SOMETHING_ELSE,
  searchedFrom,
} from '#bookings/domain/booking-paths.ts'
import { type BookingRefusal, LOST_SLOT_CODES } from '#bookings/domain/refusals.ts'
import { BOOKING_FIELDS, bookingForm } from '#bookings/domain/request-form.ts'
import { readBookingForm } from '#bookings/http/photo-form.server.ts'
import { expiredReturnToCookie } from '#bookings/http/return-to-cookie.server.ts'
import { BookingForm } from '#bookings/ui/booking-form.tsx'
import { BookingHeading } from '#bookings/ui/booking-heading.tsx'
import { FreeColleagues, NoBooking, UnavailableWarning } from '#bookings/ui/not-bookable.tsx'
import { ProblemPhotosField } from '#bookings/ui/problem-photos-field.tsx'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { HOURS_NOT_LOADED_TEXT, PROFILE_NOT_LOADED_TEXT } from '#bookings/wording/bookings.ts'
import { BOOKING_REFUSALS, type BookingSuccess, bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { AREAS_OF_VISITS } from '#catalogue/ui/barrio-field.tsx'
import { openedDemand } from '#demand/domain/demand.ts'
import { reportDemand } from '#demand/http/report-demand.server.ts'
import { findBookableRepeat } from '#guarantee/persistence/repeat-visits.server.ts'
import { GuaranteeAnswered, GuaranteeQuestion } from '#guarantee/ui/guarantee-first.tsx'
import { viewerContext } from '#guards/viewer.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { refusalStatus, refusedOnFailure, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback, referenceOf, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'
import { usualPriceBoxes } from '#prices/ui/usual-price-box.tsx'
import { requestedSlotFrom } from '#technicians/domain/slot.ts'
import { findBookableQuote, type QuotedWork } from '#visits/persistence/quoted-work.server.ts'
import { QUOTED_TITLE, QuotedHeading, QuotedWorkBox } from '#visits/ui/quoted-work.tsx'
import type { Route } from './+types/book'
import { readHours, readTechnician, reloadAvailability } from './availability.server.ts'
import { askedAbout, lastVisitOf, readCoveredWorks } from './book-again.server.ts'
import { type BookingAnswer, failedAnswer, refusalAnswer, withReference } from './booking-answer.ts'
import {
  bookedTechnician,
  bookingStart,
  readBookingToRepeat,
  readHomeArea,
  readPricesToName,
  readQuotedWork,
  readRepeatToBook,
  searchedWorkIn,
  servicesInOrder,
  visitArea,
} from './booking-start.server.ts'
import { CITIES_TEXT, settledPlace } from './known-places.server.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const tid = params.tid?.trim()
  if (!tid) return data({ none: 'technician-id-missing' as const }, 404)
  const services = context.get(servicesContext)
  // Guests only get here by posting the form after the session ended (D33).
  const viewer = context.get(viewerContext)
  if (viewer?.uid === tid) return data({ none: 'own-booking' as const }, 403)
  const technician = await readTechnician(services, tid)
  if (technician === null) return data({ none: 'technician-unavailable' as const }, 404)

  const query = new URL(request.url).searchParams
  const slotQuery = { requestedDate: query.get('date') ?? '', clientId: viewer?.uid ?? null }
  const parties = { clientId: viewer?.uid, technicianId: tid }
  const earlier = await readBookingToRepeat(services, query, parties)
  const lastVisit = lastVisitOf(earlier, query)
  const [{ availability, home: account }, repeat, quoted, works] = await Promise.all([
    readHours(services, { tid, technician }, { ...slotQuery, lastVisit }),
    readRepeatToBook(services, query, parties),
    readQuotedWork(services, query, parties),
    readCoveredWorks(services, viewer, { query, earlier }),
  ])
  if (quoted === 'unknown') return data({ none: 'quote-not-found' as const }, 404)
  if (quoted?.refusal)
    return data(
      { none: quoted.refusal, visitKey: quoted.visitKey },
      refusalStatus(BOOKING_REFUSALS[quoted.refusal]),
    )
  const home = await readHomeArea(services, viewer?.uid, account)
  const { proposed } = availability
  const start = bookingStart({ query, earlier, home, technician, quoted, repeat, proposed })
  const area = technician === 'unread' ? null : visitArea(technician, account, start, earlier)
  if (technician !== 'unread')
    reportDemand(context, openedDemand('form', { searched: searchedFrom(query).trades, technician }))
  return data({
    none: null,
    technician: technician === 'unread' || !area ? null : bookedTechnician(technician, area),
    again: lastVisit && { ...lastVisit, key: earlier?.key ?? 0 },
    asked: askedAbout(works, { query, technicianId: tid, trade: area?.trades[start.servicio] ?? '' }),
    isElse: query.has(SOMETHING_ELSE),
    services: technician === 'unread' || !area ? 0 : servicesInOrder(technician, area).ofTrade,
    area,
    cities: CITIES_TEXT,
    owner: viewer?.uid ?? null,
    availability,
    guarantee: repeat && { caso: repeat.id, servicio: repeat.servicio },
    // A link to a case that cannot be repeated any more.
    isGuaranteeLost: query.has('caso') && repeat === null,
    quoted,
    start,
    acceptedHours: earlier?.acceptedHours ?? [],
    searchedWork: searchedWorkIn(query),
    usual: quoted || repeat || !area ? null : await readPricesToName(services, area, start),
    now: services.now(),
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const { fields, fotos: photos, photoRefusal } = await readBookingForm(request, context, BOOKING_FIELDS)
  const answerWith = (answer: BookingAnswer, status: number) =>
    data(status === 503 ? withReference(answer, context.get(requestIdContext)) : answer, status)
  const refuse = (code: BookingRefusal, changes: Partial<BookingAnswer> = {}) =>
    answerWith(refusalAnswer(code, fields, { photos, ...changes }), refusalStatus(BOOKING_REFUSALS[code]))

  const tid = params.tid?.trim()
  if (!tid) return refuse('technician-id-missing')
  if (!viewer) return refuse('sign-in-to-book', { backTo: filledFormPath(tid, fields, photos) })
  if (photoRefusal) {
    const answer = refusalAnswer('booking-failed', fields, { photos, refusal: photoRefusal })
    const availability = await reloadAvailability(services, tid, viewer.uid, fields, null)
    return answerWith({ ...answer, ...availability }, photoRefusal.status)
  }
  const slot = requestedSlotFrom(fields)
  const outcome = slot.ok
    ? await requestBooking(
        services,
        viewer,
        {
          technicianId: tid,
          slot: slot.value,
          network: context.get(networkContext),
          ...settledPlace(bookingForm.parse({ ...fields, fotos: photos })),
        },
        { findRepeat: findBookableRepeat, findQuote: findBookableQuote, tradesIn },
      ).catch(refusedOnFailure(context, 'booking-failed', bookingRefusalText))
    : slot
  const origin = context.get(originContext)
  if (outcome.ok)
    throw redirect(
      BOOKING_SENT_PATH,
      withCookies([flashCookie<BookingSuccess>('booking-sent', origin), expiredReturnToCookie(origin)]),
    )
  // What was agreed is done by nobody else.
  const isLost = slot.ok && LOST_SLOT_CODES.includes(outcome.code) && !fields.cotizacion
  const lostSlot = isLost ? slot.value : null
  return refuse(outcome.code, await reloadAvailability(services, tid, viewer.uid, fields, lostSlot))
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  return actionFallback(serverAction(), thrown => failedAnswer(form, referenceOf(thrown)))
}

export const shouldRevalidate = revalidateOnConflict

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData || loaderData.none !== null || !loaderData.technician) return pageMeta('Reserva tu visita')
  const name = firstNameOf(loaderData.technician.nombre)
  return pageMeta(loaderData.quoted ? QUOTED_TITLE : `Reserva con ${name}`)
}

export default function Book({ loaderData, actionData, params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const questionPath = (isElse: boolean) => {
    const changed = new URLSearchParams(search)
    if (isElse) changed.set(SOMETHING_ELSE, '1')
    else changed.delete(SOMETHING_ELSE)
    return `?${changed}`
  }
  if (loaderData.none !== null)
    return (
      <NoBooking
        reason={loaderData.none}
        visitKey={'visitKey' in loaderData ? loaderData.visitKey : undefined}
      />
    )
  const { technician, owner, start, now, guarantee, isGuaranteeLost, quoted, again } = loaderData
  const cities = citiesFrom(loaderData.cities)
  const area = loaderData.area && { ...loaderData.area, cities }
  const known = actionData?.availability ?? loaderData.availability
  const availability = quoted ? withinTerm(known, quoted.until) : known
  const today = bogotaDate(now)
  const last = again && { key: again.key, day: relativeDayText(again.date, today) }
  const [work, ...more] = loaderData.asked
  const works = work && ([work, ...more] as const)
  if (works && !loaderData.isElse && !actionData)
    return (
      <div className="container-page pt-5 md:pt-7 md:pb-4">
        <BookingHeading technician={technician} isFree={false} last={last} isAlone />
        <div className="mt-5 md:mt-6">
          <GuaranteeQuestion works={works} today={today} otherPath={questionPath(true)} />
        </div>
      </div>
    )
  return (
    <div className="container-page pt-5 md:pt-7 md:pb-4">
      {quoted ? (
        <QuotedHeading quoted={quoted} technician={technician} now={now} />
      ) : (
        <BookingHeading technician={technician} isFree={guarantee !== null} last={last} />
      )}
      {works && (
        <div className="mt-4 md:mr-90 lg:mr-[27.75rem]">
          <GuaranteeAnswered works={works} questionPath={questionPath(false)} />
        </div>
      )}
      <div className="mt-6 md:mt-8">
        {isGuaranteeLost && !actionData && <Warning text={bookingRefusalText('guarantee-not-repeatable')} />}
        {(quoted || again) && !actionData && isHourLost(start.hour, availability) && (
          <Warning text={bookingRefusalText('agreed-hour-taken')} />
        )}
        {technician === null && <Warning text={PROFILE_NOT_LOADED_TEXT} />}
        {technician !== null && !availability.isKnown && <Warning text={HOURS_NOT_LOADED_TEXT} />}
        <UnavailableWarning
          {...availability}
          trade={area?.trades[start.servicio] ?? ''}
          ciudad={area?.ciudad ?? ''}
          refusal={actionData?.refusal.text}
        />
        <BookingForm
          key={`${params.tid} ${quoted?.quote.id}`}
          technicianId={params.tid?.trim() ?? ''}
          owner={owner}
          technician={technician}
          area={area}
          gazetteer={{ ...AREAS_OF_VISITS, cities }}
          availability={availability}
          start={start}
          acceptedHours={loaderData.acceptedHours}
          searchedWork={loaderData.searchedWork}
          usualPrice={usualPriceBoxes(loaderData.usual, area)}
          guarantee={guarantee}
          again={
            again && {
              slots: loaderData.availability.proposed,
              lastHour: again.hour,
              services: loaderData.services,
            }
          }
          agreed={quoted && agreedWork(quoted, technician, now)}
          refusal={actionData?.refusal}
          refusedPhotos={actionData?.photos}
          now={now}
          photosField={({ photos, onChange, onUploading }) => (
            <div className="mt-6">
              <ProblemPhotosField
                photos={photos}
                onChange={onChange}
                technicianName={technician && firstNameOf(technician.nombre)}
                onUploading={onUploading}
                isCompact={again !== null}
              />
            </div>
          )}
          signInLink={
            actionData?.backTo && (
              <TextLink to={`/auth/login?${new URLSearchParams({ from: actionData.backTo })}`}>
                Iniciar sesión y seguir con esta reserva
              </TextLink>
            )
          }
          alternatives={
            actionData?.instead && (
              <FreeColleagues
                {...actionData.instead}
                typed={actionData.refusal.typed}
                photos={actionData.photos}
              />
            )
          }
        />
      </div>
    </div>
  )
}

function agreedWork(quoted: QuotedWork, technician: BookedTechnician | null, now: Date) {
  const { quote, servicio, until } = quoted
  return {
    work: { cotizacion: quote.id, servicio, total: quote.total, until },
    shown: <QuotedWorkBox quote={quote} technicianName={technician?.nombre ?? ''} now={now} />,
  }
}

const Warning = ({ text }: { text: string }) => (
  <div className="mb-6">
    <Message kind="warning">{text}</Message>
  </div>
)

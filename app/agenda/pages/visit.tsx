// D58: the page of a visit, mounted once for each side.
import { data } from 'react-router'
import { findQuoteWhen } from '#agenda/pages/quote-when.server.ts'
import { technicianFacts } from '#agenda/pages/technician-visit-facts.server.ts'
import { findAlternatives } from '#agenda/pages/visit-alternatives.server.ts'
import { findOwnVisit } from '#agenda/persistence/booking-lists.server.ts'
import { ClientVisit } from '#agenda/ui/client-visit.tsx'
import { TechnicianVisit } from '#agenda/ui/technician-visit.tsx'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { findCaseOfClient, findCaseOfTechnician } from '#guarantee/persistence/guarantee-cases.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { PageError } from '#platform/ui/frame/page-error.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import { useReturns } from '#platform/ui/offline/connection.ts'
import { OfflineStrip } from '#platform/ui/offline/offline-strip.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { findUsualPrice } from '#prices/persistence/usual-prices.server.ts'
import { shownPrice } from '#prices/wording/usual-prices.ts'
import type { ClientBooking } from '#visits/domain/listed-visit.ts'
import { isPorterAwaiting } from '#visits/domain/porter.ts'
import { shownQuote } from '#visits/domain/quote.ts'
import { situationOf } from '#visits/domain/situation.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { earlierThanFrom, writingRefusal } from '#visits/domain/visit-message.ts'
import { postVisitForm } from '#visits/pages/visit-act.server.ts'
import { VISIT_ACTS } from '#visits/pages/visit-acts.server.ts'
import { visitKeyFrom, visitSideFrom } from '#visits/pages/visit-address.server.ts'
import { listMessages } from '#visits/persistence/visit-messages.server.ts'
import { findVisitFacts } from '#visits/persistence/visits.server.ts'
import { findWhatsappThread } from '#visits/persistence/whatsapp-thread.server.ts'
import { linkedBooking } from '#visits/ui/linked-visit.ts'
import { type VisitAnswer, visitActionFallback } from '#visits/ui/visit-messages.tsx'
import { openPorterLink } from '#visits/use-cases/porter.server.ts'
import { visitRefusalText } from '#visits/wording/outcomes.ts'
import type { Route } from './+types/visit'

export async function loader({ params, pattern, url, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context)
  const { uid, name } = viewer
  const services = context.get(servicesContext)
  const { db, now } = services
  const key = visitKeyFrom(params.key)
  const earlierThan = earlierThanFrom(url.searchParams.get('antes'))
  const readAs = visitSideFrom(pattern)
  const [own, facts, conversation, thread] = await Promise.all([
    findOwnVisit(db, readAs, { key, uid, now: now() }),
    findVisitFacts(db, key),
    listMessages(db, key, earlierThan),
    services.whatsapp && findWhatsappThread(db, readAs, { key, before: earlierThan }),
  ])
  // Somebody else's booking does not exist.
  if (!own || !facts) throw data(null, 404)
  const { side, visit } = own
  const acceptsClient = side === 'technician' || visit.acceptsClient
  const { scheduledAt, repeatOf } = visit
  const messageCount = conversation.total
  const closed = writingRefusal(side, { scheduledAt, acceptsClient, messageCount }, now())
  const shared = {
    facts,
    conversation,
    whatsapp: thread,
    closed: closed && visitRefusalText(closed),
    now: now(),
    formKey: crypto.randomUUID(),
    repeatedCase: repeatOf === null ? null : await REPEATED_CASES[side](db, repeatOf, uid),
  }
  if (side === 'technician')
    return { ...shared, side, visit, ...(await technicianFacts(context, visit, facts)) }
  const origin = context.get(originContext)
  const isPorterAsked = isPorterAwaiting(visit, situationOf(visit, shared.now), shared.now)
  const porter = isPorterAsked ? await openPorterLink(services, viewer, key) : null
  return {
    ...shared,
    side,
    visit: linkedBooking(visit, { clientName: name, origin }),
    porter: porter && { url: `${origin}/visita/${porter.token}`, note: porter.note },
    usualPrice: await findPriceOfQuote(services, visit, facts),
    alternatives: await findAlternatives(context, visit),
    work: await findQuoteWhen(context, { ...visit, clientId: uid }, facts),
  }
}

/** D73: beside a quote that waits for the answer. The page does without it. */
async function findPriceOfQuote(services: Services, visit: ClientBooking, facts: VisitFacts) {
  const shown = shownQuote(facts, visit, bogotaDate(services.now()))
  if (shown?.state !== 'waiting') return null
  const { especialidad, servicio, ciudad } = visit
  const price = await findUsualPrice(services, {
    trade: especialidad ?? '',
    ciudad,
    texts: [servicio, ...shown.quote.lines.map(({ concepto }) => concepto)],
  }).catch(error => {
    services.log.warn({ err: error }, 'the usual price of a quote could not be read')
    return null
  })
  return price && { ciudad: price.ciudad, price: shownPrice(price) }
}

const REPEATED_CASES = { client: findCaseOfClient, technician: findCaseOfTechnician }

export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const side = visitSideFrom(pattern)
  if (!(await findOwnVisit(db, side, { key, uid, now: now() }))) throw data(null, 404)
  return postVisitForm(VISIT_ACTS, request, context, { key, side })
}

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  visitActionFallback(request, serverAction)

export const shouldRevalidate = revalidateOnConflict

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta(location.pathname.startsWith('/agenda/') ? 'Visita' : 'Tu visita')

export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const returns = useReturns()
  // What failed without network is not said any more when it is back.
  const answer: VisitAnswer | null | undefined = actionData
  const isOver = answer?.returns !== undefined && answer.returns !== returns
  const current = { now: useServerClock(loaderData.now), answer: isOver ? null : answer }
  return (
    <>
      <OfflineStrip />
      {loaderData.side === 'client' ? (
        <ClientVisit {...loaderData} {...current} />
      ) : (
        <TechnicianVisit {...loaderData} {...current} />
      )}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}

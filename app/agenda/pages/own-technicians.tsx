import { useState } from 'react'
import { Form } from 'react-router'
import { homeVisitsOf } from '#agenda/domain/agenda.ts'
import { absenceOf, shownTechnician, tradeOf } from '#agenda/domain/own-technicians.ts'
import { listNearBookingsOfClient } from '#agenda/persistence/booking-lists.server.ts'
import { listOwnTechnicians } from '#agenda/persistence/own-technicians.server.ts'
import { DroppedCard } from '#agenda/ui/dropped-card.tsx'
import { type ListedTechnician, OwnTechnicianCard } from '#agenda/ui/own-technician-card.tsx'
import {
  comingVisit,
  droppedText,
  keptText,
  OWN_TECHNICIANS_TEXT,
  OWN_TECHNICIANS_TITLE,
  ownCountText,
} from '#agenda/wording/own-technicians.ts'
import { servicesContext } from '#app/services.ts'
import { KEEP, pendingHeartFrom } from '#catalogue/domain/favourites.ts'
import { answerHeart } from '#catalogue/pages/heart-form.server.ts'
import { listColleagues } from '#catalogue/persistence/colleagues.server.ts'
import { findKeepable } from '#catalogue/persistence/favourites.server.ts'
import { type HeartAnswer, heartOrFailure } from '#catalogue/ui/heart.tsx'
import { listCoveredWorks } from '#guarantee/persistence/covered-works.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { BackLink, Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { FailureView } from '#platform/ui/frame/failure-view.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { technicianName } from '#platform/wording/person-names.ts'
import type { Route } from './+types/own-technicians'

const PAGE_SIZE = 12
const MAX_SHOWN = 600
const COLLEAGUES_EACH = 2

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const viewer = requireViewer(context)
  const now = clock()
  const pending = pendingHeartFrom(url.pathname + url.search)
  const [{ technicians, total }, works, near, offered] = await Promise.all([
    listOwnTechnicians(db, viewer.uid, { now, limit: limitFrom(url.searchParams.get('ver')) }),
    listCoveredWorks(db, viewer.uid, now),
    listNearBookingsOfClient(db, viewer.uid, now),
    pending && findKeepable(db, { clientId: viewer.uid, technicianId: pending.uid }),
  ])
  const replaced = technicians
    .filter(each => absenceOf(each) !== null)
    .map(each => ({ technicianId: each.uid, trade: tradeOf(each), ciudad: each.ciudad || viewer.ciudad }))
  const colleagues = await listColleagues(db, replaced, { clientId: viewer.uid, each: COLLEAGUES_EACH })
  const moment = { now, isHoliday }
  return {
    technicians: technicians.map(each => {
      const [visit] = homeVisitsOf(
        near.filter(({ technicianId }) => technicianId === each.uid),
        now,
      )
      return {
        ...shownTechnician(each, { works, colleagues: colleagues.get(each.uid) ?? [], moment }),
        coming: visit ? comingVisit(visit, now) : null,
      }
    }),
    total,
    offered: offered && !offered.isKept ? offered : null,
    today: bogotaDate(now),
  }
}

/** From the query parameter `ver`. */
function limitFrom(text: string | null): number {
  const requested = Number(text ?? PAGE_SIZE)
  return Number.isSafeInteger(requested) ? Math.min(Math.max(requested, PAGE_SIZE), MAX_SHOWN) : PAGE_SIZE
}

export const action = (args: Route.ActionArgs) => answerHeart(args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  heartOrFailure(request.clone(), serverAction())

export const meta = () => pageMeta(OWN_TECHNICIANS_TITLE)

export default function OwnTechnicians({ loaderData, actionData }: Route.ComponentProps) {
  const { technicians, total, offered, today } = loaderData
  const places = usePlaces(technicians)
  const isPlaced = actionData?.refusal === null && places.some(({ uid }) => uid === actionData.uid)
  return (
    <div className="container-page pt-2 md:pt-5">
      <BackLink to="/mis-reservas">Mis reservas</BackLink>
      <h1 className="type-h1">{OWN_TECHNICIANS_TITLE}</h1>
      {places.length > 0 && <p className="mt-1 text-ink-600">{OWN_TECHNICIANS_TEXT}</p>}
      <div className="mt-4 grid max-w-2xl gap-3 empty:hidden">
        {actionData && !isPlaced && <Answer answer={actionData} />}
        {offered && !actionData && (
          <Message kind="info" icon="heart">
            <p>
              ¿Guardas a <bdi>{technicianName(offered.nombre)}</bdi> en tus técnicos?
            </p>
            <KeepForm uid={offered.uid}>Guardar</KeepForm>
          </Message>
        )}
      </div>
      {places.length === 0 ? (
        <EmptyState
          drawing="coffee-on-the-sill"
          title="Todavía no hay nadie"
          text="Aquí quedan los técnicos que te sirven y los que guardas con el corazón de su perfil."
        >
          <ButtonLink to="/tecnicos" kind="primary">
            Buscar un técnico
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="mt-5 grid gap-3.5 tablet:grid-cols-2 lg:grid-cols-3 lg:gap-4.5">
          {places.map(technician => (
            <li key={technician.uid} className="grid min-w-0">
              {technicians.includes(technician) ? (
                <OwnTechnicianCard technician={technician} today={today} />
              ) : (
                <DroppedCard
                  nombre={technician.nombre}
                  card={<OwnTechnicianCard technician={technician} today={today} />}
                >
                  <KeepForm uid={technician.uid}>Guardar de nuevo</KeepForm>
                </DroppedCard>
              )}
            </li>
          ))}
        </ul>
      )}
      {technicians.length < total && (
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to={`?ver=${technicians.length + PAGE_SIZE}`} preventScrollReset replace kind="white">
            Ver más
          </ButtonLink>
          <span className="text-label text-ink-600">
            {technicians.length} de {ownCountText(total)}
          </span>
        </p>
      )}
    </div>
  )
}

/**
 * While the page is open everybody stays in their place, also who was taken off: the next tap must not reach the next
 * technician.
 */
function usePlaces(technicians: readonly ListedTechnician[]): readonly ListedTechnician[] {
  const [shown, setShown] = useState({ technicians, places: technicians })
  if (shown.technicians === technicians) return shown.places
  const current = new Map(technicians.map(each => [each.uid, each]))
  const known = new Set(shown.places.map(({ uid }) => uid))
  const places = [
    ...shown.places.map(each => current.get(each.uid) ?? each),
    ...technicians.filter(({ uid }) => !known.has(uid)),
  ]
  setShown({ technicians, places })
  return places
}

/** What became of a heart that has no card here: without script, or refused. */
function Answer({ answer: { uid, act, refusal, nombre } }: { answer: HeartAnswer }) {
  if (refusal) return <Message kind="error">{refusal}</Message>
  return (
    <Message kind="success">
      <p>{act === KEEP ? keptText(nombre) : droppedText(nombre)}</p>
      {act !== KEEP && <KeepForm uid={uid}>Guardar de nuevo</KeepForm>}
    </Message>
  )
}

function KeepForm({ uid, children }: { uid: string; children: string }) {
  return (
    <Form method="post" preventScrollReset className="mt-1.5">
      <input type="hidden" name="act" value={KEEP} />
      <input type="hidden" name="tecnico" value={uid} />
      <Button type="submit" kind="white">
        {children}
      </Button>
    </Form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureView error={error} />
}

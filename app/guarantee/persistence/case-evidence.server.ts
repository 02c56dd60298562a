// What an administrator weighs in a case: two statements, however much there is.
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { photoIds, reservas } from '#bookings/persistence/booking-tables.server.ts'
import { type CaseEvidence, OTHER_CASES_SHOWN, type SideRecord } from '#guarantee/domain/case-evidence.ts'
import type { GuaranteeCase } from '#guarantee/domain/guarantee-case.ts'
import { silenceOfCase } from '#guarantee/persistence/guarantee-cases.server.ts'
import { guaranteeCases } from '#guarantee/persistence/guarantee-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import { agreedFor } from '#visits/domain/quote.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { quoteOfBooking, quotesOfVisit } from '#visits/persistence/quotes.server.ts'
import { receiptsOfVisit } from '#visits/persistence/receipts.server.ts'
import { messageCountOf } from '#visits/persistence/visit-messages.server.ts'

type Case = Pick<GuaranteeCase, 'id' | 'reservaKey' | 'clientId' | 'technicianId'>

/** For administrators. */
export async function findCaseEvidence(db: Db, found: Case): Promise<CaseEvidence> {
  const [visit, others] = await Promise.all([findVisit(db, found), listOtherCases(db, found)])
  const { quotes, bookedWith, rating, comentario, clientRatings, technicianRatings, ...facts } = visit
  const record = (side: VisitSide, ratings: SideRecord['ratings']): SideRecord => {
    const ofSide = others.filter(other => other.side === side)
    return {
      cases: ofSide.map(({ side: _, total: __, silent: ___, ...other }) => other),
      caseCount: ofSide[0]?.total ?? 0,
      silentCount: ofSide[0]?.silent ?? 0,
      ratings,
    }
  }
  return {
    ...facts,
    quote: agreedFor({ quotes, bookedWith }),
    review: rating === null ? null : { rating, comentario: comentario ?? '' },
    sides: {
      client: record('client', clientRatings),
      technician: record('technician', technicianRatings),
    },
  }
}

async function findVisit(db: Db, { reservaKey }: Case) {
  const { description, servicio, precio } = reservas
  const { rating, comentario } = reviewsPublic
  const [row] = await db
    .select({
      visit: { description, servicio, precio, photos: photoIds },
      receipts: receiptsOfVisit,
      quotes: quotesOfVisit,
      bookedWith: quoteOfBooking,
      rating,
      comentario,
      messageCount: messageCountOf(reservas.key),
      technicianRatings: sql<SideRecord['ratings']>`json_build_object(
        'average', coalesce(${technicians.ratingPromedio}, 0), 'count', coalesce(${technicians.resenasCount}, 0))`,
      clientRatings: sql<SideRecord['ratings']>`(
        select json_build_object('average', coalesce(avg(own.rating), 0)::float8, 'count', count(*))
        from reviews_public as own where own."clientId" = ${reservas.clientId})`,
    })
    .from(reservas)
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .leftJoin(reviewsPublic, eq(reviewsPublic.reservaKey, reservas.key))
    .where(eq(reservas.key, reservaKey))
    .limit(1)
  if (!row) throw new Error('a case without its visit')
  return row
}

/** The newest other cases of both sides. */
function listOtherCases(db: Db, found: Case) {
  const ofSide = (side: VisitSide) => {
    const { id, step, outcome, openedAt, reservaKey, clientId, technicianId } = guaranteeCases
    const isOwn = side === 'client' ? eq(clientId, found.clientId) : eq(technicianId, found.technicianId)
    // It says nothing of the client.
    const silence = side === 'client' ? sql<null>`null::text` : silenceOfCase
    return db
      .select({
        ...{ id, step, outcome, openedAt },
        servicio: reservas.servicio,
        side: sql<VisitSide>`${side}::text`.as('side'),
        silence: silence.as('silence'),
        silent: sql<number>`count(${silence}) over ()`.mapWith(Number).as('silent'),
        total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
      })
      .from(guaranteeCases)
      .innerJoin(reservas, eq(reservas.key, reservaKey))
      .where(and(isOwn, ne(id, found.id)))
      .orderBy(desc(id))
      .limit(OTHER_CASES_SHOWN)
  }
  return unionAll(ofSide('client'), ofSide('technician'))
}

// Visits that did not take place as planned, for the dossiers of both sides.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { clientNameOrId, reservas, technicianNameOrId } from '#bookings/persistence/booking-tables.server.ts'
import type { MissedVisit } from '#moderation/domain/person-dossier.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

const SHOWN_MAX = 20

/** Contested ones first, then newest first. */
export async function listMissedVisits(
  db: Db,
  side: 'technicianId' | 'clientId',
  uid: string,
): Promise<MissedVisit[]> {
  const { outcome } = visitProgress
  const isOfClient = side === 'clientId'
  return db
    .select({
      key: reservas.key,
      date: reservas.date,
      start: reservas.start,
      otherId: isOfClient ? reservas.technicianId : reservas.clientId,
      otherName: isOfClient ? technicianNameOrId : clientNameOrId,
      claim: sql<MissedVisit['claim']>`case when ${visitProgress.didNotComeAt} is not null
        then 'did-not-come' else 'nobody-home' end`,
      isContested: sql<boolean>`${outcome} = 'contested'`,
    })
    .from(visitProgress)
    .innerJoin(reservas, eq(reservas.key, visitProgress.reservaKey))
    .where(and(eq(reservas[side], uid), inArray(outcome, ['nobody-home', 'did-not-come', 'contested'])))
    .orderBy(desc(eq(outcome, 'contested')), desc(reservas.scheduledAt))
    .limit(SHOWN_MAX)
}

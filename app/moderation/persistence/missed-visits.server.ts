// Visits that did not take place as planned, for the dossiers of both sides.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { clientNameOrId, reservas, technicianNameOrId } from '#bookings/persistence/booking-tables.server.ts'
import type { ContestedVisit, MissedVisit } from '#moderation/domain/person-dossier.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { progressColumns } from '#visits/persistence/visit-progress.server.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

const SHOWN_MAX = 20
/** More than anybody decides in a day. */
const CONTESTED_MAX = 100

/** Contested ones first, then newest first. */
export async function listMissedVisits(
  db: Db,
  side: 'technicianId' | 'clientId',
  uid: string,
): Promise<MissedVisit[]> {
  const { outcome } = reservas
  const isOfClient = side === 'clientId'
  return db
    .select({
      key: reservas.key,
      date: reservas.date,
      start: reservas.start,
      otherId: isOfClient ? reservas.technicianId : reservas.clientId,
      otherName: isOfClient ? technicianNameOrId : clientNameOrId,
      claim: sql<
        MissedVisit['claim']
      >`case when ${outcome} = 'nobody-home' or ${visitProgress.didNotComeAt} is null
        then 'nobody-home' else 'did-not-come' end`,
      isContested: sql<boolean>`${outcome} = 'contested'`,
    })
    .from(visitProgress)
    .innerJoin(reservas, eq(reservas.key, visitProgress.reservaKey))
    .where(and(eq(reservas[side], uid), inArray(outcome, ['nobody-home', 'did-not-come', 'contested'])))
    .orderBy(desc(eq(outcome, 'contested')), desc(reservas.scheduledAt))
    .limit(SHOWN_MAX)
}

/** Those that wait for a decision (D65), oldest first. */
export const CONTESTED_VISITS = sql`from reservas where outcome = 'contested'`

export async function listContestedVisits(db: Db): Promise<ContestedVisit[]> {
  return db
    .select({
      key: reservas.key,
      date: reservas.date,
      start: reservas.start,
      clientId: reservas.clientId,
      clientName: clientNameOrId,
      technicianId: reservas.technicianId,
      technicianName: technicianNameOrId,
      said: progressColumns,
    })
    .from(reservas)
    .innerJoin(visitProgress, eq(visitProgress.reservaKey, reservas.key))
    .where(eq(reservas.outcome, 'contested'))
    .orderBy(asc(reservas.scheduledAt), asc(reservas.key))
    .limit(CONTESTED_MAX)
}

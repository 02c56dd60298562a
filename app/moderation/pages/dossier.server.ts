// What the dossiers of a technician and of an account have in common.
import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { DOSSIER_TRAIL_ENTRIES } from '#moderation/domain/person-dossier.ts'
import { listMissedVisits } from '#moderation/persistence/missed-visits.server.ts'
import { findUndoableAct } from '#moderation/persistence/moderation-acts.server.ts'
import { listTrail } from '#moderation/persistence/moderation-history.server.ts'
import {
  findBookingFigures,
  findReviewFigures,
  listCasesOf,
} from '#moderation/persistence/person-dossiers.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { takeModerationFlash } from './moderation-done.server.ts'

/** The facts that both show, and the Set-Cookie values that delete the flash message among them. */
export async function readDossier(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { kind, uid }: { kind: 'technician' | 'user'; uid: string },
) {
  const { db, now: clock } = context.get(servicesContext)
  const now = clock()
  const side = kind === 'technician' ? 'technicianId' : 'clientId'
  const [bookings, reviews, cases, missedVisits, trail, undoable, { flash, cookies }] = await Promise.all([
    findBookingFigures(db, side, uid),
    findReviewFigures(db, side, uid),
    listCasesOf(db, side, uid),
    listMissedVisits(db, side, uid),
    listTrail(db, { targetKind: kind, targetId: uid }, null),
    findUndoableAct(db, kind, uid, now),
    takeModerationFlash(request, context),
  ])
  const facts = {
    today: bogotaDate(now),
    bookings,
    reviews,
    cases,
    missedVisits,
    trail: trail.slice(0, DOSSIER_TRAIL_ENTRIES),
    undoable,
  }
  return { facts, flash, cookies }
}

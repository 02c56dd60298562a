// Who may open a photo of a problem. The view names whatever holds one, so it belongs to the highest subject of these.
import { and, eq, exists, or, sql } from 'drizzle-orm'
import type { Viewer } from '#accounts/domain/role.ts'
import { problemPhotos } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { heldPhotos } from '#reports/persistence/report-tables.server.ts'

/** The photo if the viewer may open it: its owner, whom its bookings, messages, receipts and cases show it, an administrator. */
export async function findProblemPhotoFor(
  db: Db,
  id: string,
  { uid, role }: Pick<Viewer, 'uid' | 'role'>,
  /** Only those of these visits, and own ones that nothing holds yet. */
  visits?: readonly number[],
): Promise<{ id: string } | null> {
  const shown = db
    .select({ photoId: heldPhotos.photoId })
    .from(heldPhotos)
    .where(and(eq(heldPhotos.photoId, problemPhotos.id), sql`${uid} = any(${heldPhotos.viewers})`))
  const [photo] = await db
    .select({ id: problemPhotos.id })
    .from(problemPhotos)
    .where(
      and(
        eq(problemPhotos.id, id),
        role === 'admin' ? undefined : or(eq(problemPhotos.clientId, uid), exists(shown)),
        visits && isOfVisits(visits),
      ),
    )
  return photo ?? null
}

/** Written out: Drizzle leaves the table away without a join. */
const isOfVisits = (keys: readonly number[]) => sql`(
  not exists (select from held_photos where "photoId" = problem_photos.id)
  or exists (
    select from reserva_fotos where "photoId" = problem_photos.id and "reservaKey" = any(${sql.param([...keys])}::bigint[])
    union all
    select from visit_message_photos join visit_messages as m on m.id = "messageId"
    where "photoId" = problem_photos.id and "reservaKey" = any(${sql.param([...keys])}::bigint[])
    union all
    select from receipt_photos join receipts as r on r.id = "receiptId"
    where "photoId" = problem_photos.id and "reservaKey" = any(${sql.param([...keys])}::bigint[])))`

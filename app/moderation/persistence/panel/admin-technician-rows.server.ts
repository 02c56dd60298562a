// What the panel shows of each technician of a page.
import { sql } from 'drizzle-orm'
import type { AdminTechnician } from '#moderation/domain/panel-rows.ts'
import { bogotaDate } from '#platform/domain/bogota-time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { missingPoints } from '#technicians/domain/publish-checklist.ts'
import type { Technician } from '#technicians/domain/technician.ts'
import type { Check } from '#verification/domain/check.ts'
import { verificationSummary } from '#verification/domain/verification-summary.ts'

export interface PickedTechnician {
  readonly uid: string
  /** Since when it waits in this list; null: since its creation, while nobody has moderated it. */
  readonly waitingSince: Date | null
}

type StoredRow = Omit<AdminTechnician, 'waitingSince' | 'deletedAt' | 'missing' | 'verification'> &
  Pick<Technician, 'bioCorta' | 'servicios' | 'zonasCobertura'> & {
    readonly createdMs: number
    readonly deletedMs: number | null
    readonly checks: readonly Pick<Check, 'kind' | 'status' | 'expiresOn'>[]
  }

/** In the order in which they were picked. */
export async function readTechnicianRows(
  db: Db,
  picked: readonly PickedTechnician[],
  now: Date,
): Promise<AdminTechnician[]> {
  if (picked.length === 0) return []
  const today = bogotaDate(now)
  // Imported rows may hold services that cannot be read.
  const { rows } = await db.execute<StoredRow & Record<string, unknown>>(sql`
    select t.uid, nombre, slug, users.email, t.ciudad, "fotoURL", especialidades, publicado, estado, verificado,
      "bioCorta", case when "isReadable" then servicios else '[]' end as servicios, "zonasCobertura",
      (extract(epoch from t."createdAt") * 1000)::double precision as "createdMs",
      (extract(epoch from t."deletedAt") * 1000)::double precision as "deletedMs",
      coalesce(w."openReports", 0) as "openReports",
      (select coalesce(json_agg(json_build_object('kind', kind, 'status', status, 'expiresOn', "expiresOn") order by id), '[]')
       from technician_checks where "technicianId" = t.uid) as checks
    from technicians as t join users using (uid) left join technician_worklist as w using (uid)
    where t.uid in ${picked.map(({ uid }) => uid)}`)
  const byUid = new Map(rows.map(row => [row.uid, row]))
  return picked.flatMap(({ uid, waitingSince }) => {
    const row = byUid.get(uid)
    return row ? [rowFrom(row, waitingSince, today)] : []
  })
}

function rowFrom(stored: StoredRow, waitingSince: Date | null, today: string): AdminTechnician {
  const { createdMs, deletedMs, checks, bioCorta, servicios, zonasCobertura, ...row } = stored
  const isUnmoderated = row.estado === null && deletedMs === null
  return {
    ...row,
    waitingSince: waitingSince ?? (isUnmoderated ? new Date(createdMs) : null),
    deletedAt: deletedMs === null ? null : new Date(deletedMs),
    missing: missingPoints({ ...row, bioCorta, servicios, zonasCobertura }),
    verification: verificationSummary(checks, row.verificado, today),
  }
}

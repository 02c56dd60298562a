// Loader data of the editor and its preview, chosen field by field from the stored profile.
import type { Services } from '#app/services.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { pick } from '#platform/domain/records.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { DAYS_AHEAD, hoursAhead } from '#technicians/domain/free-hours.ts'
import { draftFromProfile, EMPTY_PROFILE } from '#technicians/domain/profile-edit.ts'
import { type OwnTechnician, PUBLIC_FACTS } from '#technicians/domain/technician.ts'
import { countJobPhotos } from '#technicians/persistence/technician-photos.server.ts'
import type { OwnProfile } from '#technicians/ui/editor/editor-context.ts'

export async function editorProfileOf(services: Services, stored: OwnTechnician): Promise<OwnProfile> {
  const { db } = services
  const now = services.now()
  const { uid } = stored
  const [jobPhotos, taken] = await Promise.all([
    countJobPhotos(db, uid),
    listTakenHours(db, uid, hoursAhead(now)),
  ])
  return {
    stored: draftFromProfile(stored, now),
    revision: stored.revision,
    publicado: stored.publicado,
    estado: stored.deletedAt ? 'bloqueado' : stored.estado,
    facts: pick(stored, PUBLIC_FACTS),
    calendar: { now, holidays: holidaysFrom(now, services), taken, horasBloqueadas: stored.horasBloqueadas },
    jobPhotos,
  }
}

/** For a form posted after the session ended: only what was typed is shown. */
export function emptyEditorProfile(services: Services): OwnProfile {
  const now = services.now()
  return {
    stored: draftFromProfile(EMPTY_PROFILE, now),
    revision: -1,
    publicado: false,
    estado: null,
    facts: { uid: null, slug: '', fotoURL: null, verificado: false, ratingPromedio: 0, resenasCount: 0 },
    calendar: { now, holidays: holidaysFrom(now, services), taken: [], horasBloqueadas: [] },
    jobPhotos: 0,
  }
}

function holidaysFrom(now: Date, { isHoliday }: Services): string[] {
  const today = bogotaDate(now)
  return Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index)).filter(isHoliday)
}

// Loader data of the editor, chosen field by field from the stored profile.
import type { Services } from '#app/services.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { NO_TRUST } from '#catalogue/domain/profile-trust.ts'
import {
  findProfileTrust,
  findReviewSummary,
  listApprovedReviewsOf,
} from '#catalogue/persistence/public-profile.server.ts'
import type { ShownOfOthers } from '#catalogue/ui/profile/profile-preview.tsx'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { NO_QUALITIES } from '#reviews/domain/review-rating.ts'
import { DAYS_AHEAD, hoursAhead } from '#technicians/domain/free-hours.ts'
import { draftFromProfile, EMPTY_PROFILE } from '#technicians/domain/profile-edit.ts'
import type { OwnTechnician } from '#technicians/domain/technician.ts'
import type { OwnProfile } from '#technicians/ui/editor/editor-context.ts'

const SHOWN_REVIEWS = 3

interface EditorProfile {
  readonly own: OwnProfile
  /** For the preview of the public profile. */
  readonly shown: ShownOfOthers
}

export async function editorProfileOf(services: Services, stored: OwnTechnician): Promise<EditorProfile> {
  const { db } = services
  const now = services.now()
  const { uid } = stored
  const [trust, reviews, { distribution, qualities }, taken] = await Promise.all([
    findProfileTrust(db, uid, now),
    listApprovedReviewsOf(db, uid, SHOWN_REVIEWS),
    findReviewSummary(db, uid),
    listTakenHours(db, uid, hoursAhead(now)),
  ])
  const own = {
    stored: draftFromProfile(stored, now),
    revision: stored.revision,
    publicado: stored.publicado,
    estado: stored.deletedAt ? 'bloqueado' : stored.estado,
    facts: {
      uid,
      slug: stored.slug,
      fotoURL: stored.fotoURL,
      verificado: stored.verificado,
      ratingPromedio: stored.ratingPromedio,
      resenasCount: stored.resenasCount,
    },
    calendar: { now, holidays: holidaysFrom(now, services), taken },
    jobPhotos: trust.jobPhotos.length,
  }
  return { own, shown: { trust, reviews, distribution, qualities } }
}

/** For a form posted after the session ended: only what was typed is shown. */
export function emptyEditorProfile(services: Services): EditorProfile {
  const now = services.now()
  const own = {
    stored: draftFromProfile(EMPTY_PROFILE, now),
    revision: -1,
    publicado: false,
    estado: null,
    facts: { uid: null, slug: '', fotoURL: null, verificado: false, ratingPromedio: 0, resenasCount: 0 },
    calendar: { now, holidays: holidaysFrom(now, services), taken: [] },
    jobPhotos: 0,
  }
  const shown = { trust: NO_TRUST, reviews: [], distribution: [0, 0, 0, 0, 0], qualities: NO_QUALITIES }
  return { own, shown }
}

function holidaysFrom(now: Date, { isHoliday }: Services): string[] {
  const today = bogotaDate(now)
  return Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index)).filter(isHoliday)
}

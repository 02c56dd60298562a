// Spec §4, technician profile; D21, D22: what an act of moderation makes of a profile.
import type { TechnicianAct } from '#platform/domain/acts.ts'
import type { ModerationState } from '#technicians/domain/technician.ts'

export interface TechnicianModeration {
  readonly publicado: boolean
  readonly estado: ModerationState | null
  readonly verificado: boolean
  readonly deletedAt: Date | null
}

/** Section 4, Technician profile, Admin. */
export function technicianAfter(
  act: TechnicianAct | 'account-blocked' | 'account-deleted',
  before: TechnicianModeration,
  now: Date,
): TechnicianModeration {
  switch (act) {
    case 'publish':
      return { ...before, publicado: true, estado: 'publicado' }
    case 'review':
      return { ...before, publicado: false, estado: 'en_revision' }
    case 'block':
      return { ...before, publicado: false, estado: 'bloqueado' }
    case 'verify':
      return { ...before, verificado: true }
    case 'unverify':
      return { ...before, verificado: false }
    case 'delete':
    case 'account-deleted':
      return { ...before, publicado: false, estado: 'bloqueado', deletedAt: before.deletedAt ?? now }
    case 'account-blocked':
      return { ...before, publicado: false }
    case 'restore':
      return { ...before, publicado: false, estado: 'en_revision', deletedAt: null }
  }
}

/** `review` only hides the profile; agreed bookings stay. */
export function endsBookings(act: TechnicianAct): boolean {
  return act === 'block' || act === 'delete'
}

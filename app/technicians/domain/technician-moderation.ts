// Spec §4, technician profile; D21, D22: what an act of moderation makes of a profile.

import { MODERATION_STATES, type ModerationState } from '#technicians/domain/technician.ts'

export const TECHNICIAN_ACTS = [
  'publish',
  'review',
  'block',
  'verify',
  'unverify',
  'delete',
  'restore',
] as const
export type TechnicianAct = (typeof TECHNICIAN_ACTS)[number]

/** What an act on the account does to its profile. */
type AccountAct = 'account-blocked' | 'account-deleted'

declare module '#platform/domain/trail.ts' {
  interface TrailActs {
    technicians: { technician: TechnicianAct | AccountAct }
  }
}

export interface TechnicianModeration {
  readonly publicado: boolean
  readonly estado: ModerationState | null
  readonly verificado: boolean
  readonly deletedAt: Date | null
}

/** Section 4, Technician profile, Admin. */
export function technicianAfter(
  act: TechnicianAct | AccountAct,
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

// Sections 2 and 9: the status of a technician in the panel, and the filter by state.

/** 'sin_moderar': never moderated and hidden. 'oculto': approved, but hidden by the technician. */
export type TechnicianStatus = ModerationState | 'sin_moderar' | 'oculto'

/** A visible profile is 'publicado', moderated or not (D21). */
export function technicianStatus({
  publicado,
  estado,
}: {
  publicado: boolean
  estado: ModerationState | null
}): TechnicianStatus {
  if (publicado) return 'publicado'
  if (estado === null) return 'sin_moderar'
  return estado === 'publicado' ? 'oculto' : estado
}

/** Null, which filters nothing, for anything that is not a state. */
export function stateFilterFrom(text: string | null): ModerationState | null {
  return MODERATION_STATES.find(state => state === text) ?? null
}

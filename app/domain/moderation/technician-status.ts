// Sections 2 and 9: the state a technician has in the panel, and the states by which the panel filters.
import { MODERATION_STATES, type ModerationState } from '#domain/technicians/technician.ts'

/** 'sin_moderar': nobody has looked yet. 'oculto': allowed, and hidden by the technician. */
export type TechnicianStatus = ModerationState | 'sin_moderar' | 'oculto'

/** What guests see comes first: a profile that published itself is published, moderated or not (D21). */
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

/** Null for anything that is not a state, which filters nothing. */
export function stateFilterFrom(text: string | null): ModerationState | null {
  return MODERATION_STATES.find(state => state === text) ?? null
}

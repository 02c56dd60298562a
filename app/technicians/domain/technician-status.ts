// Sections 2 and 9: the status of a technician in the panel, and the filter by state.
import { MODERATION_STATES, type ModerationState } from '#technicians/domain/technician.ts'

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

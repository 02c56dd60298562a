// Section 4: the moderation state of a profile.
import type { TechnicianStatus } from '#technicians/domain/technician-status.ts'

export const STATE_LABELS: Record<TechnicianStatus, string> = {
  publicado: 'Publicado',
  en_revision: 'En revisión',
  bloqueado: 'Bloqueado',
  sin_moderar: 'Sin moderar',
  oculto: 'Oculto',
}

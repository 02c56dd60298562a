// Sections 2, 4 and 8: texts of the admin panel.
import type { ReviewAct, TargetKind, TechnicianAct, TrailKind, UserAct } from '#domain/moderation/acts.ts'
import type { TechnicianStatus } from '#domain/moderation/technician-status.ts'
import type { Tally } from '#domain/tally.ts'
import { numberText } from '#wording/price.ts'

/** Section 8, admin soft-delete confirms. */
export const DELETE_QUESTIONS: Record<'technician' | 'user', string> = {
  technician: '¿Eliminar (soft) este técnico? Se ocultará del listado incluso al refrescar.',
  user: '¿Eliminar (soft) esta cuenta? No se mostrará más en la lista incluso al refrescar.',
}

export const DELETE_DETAILS: Record<'technician' | 'user', string> = {
  technician: 'Sus visitas pendientes se cancelan y les avisamos a los clientes.',
  user: 'Sale de inmediato de donde esté, sus visitas pendientes se cancelan y avisamos a la otra parte.',
}

export const STATE_LABELS: Record<TechnicianStatus, string> = {
  publicado: 'Publicado',
  en_revision: 'En revisión',
  bloqueado: 'Bloqueado',
  sin_moderar: 'Sin moderar',
  oculto: 'Oculto',
}

export const TECHNICIAN_ACT_LABELS: Record<TechnicianAct, string> = {
  publish: 'Publicar',
  review: 'Revisión',
  block: 'Bloquear',
  verify: 'Verificar',
  unverify: 'Quitar verificación',
  delete: 'Eliminar',
}

export const USER_ACT_LABELS: Record<UserAct, string> = {
  block: 'Bloquear',
  unblock: 'Desbloquear',
  delete: 'Eliminar',
}

export const REVIEW_ACT_LABELS: Record<ReviewAct, string> = {
  approve: 'Aprobar',
  reject: 'Rechazar',
  reopen: 'Deshacer',
}

/** URL segments: '/admin/historial/tecnico/…'. */
export const KIND_SEGMENTS = {
  technician: 'tecnico',
  user: 'usuario',
  review: 'resena',
} as const satisfies Record<TargetKind, string>

export function kindFromSegment(segment: string): TargetKind | null {
  const kinds: readonly TargetKind[] = ['technician', 'user', 'review']
  return kinds.find(kind => KIND_SEGMENTS[kind] === segment) ?? null
}

const HISTORY_TEXTS: Record<TrailKind, Readonly<Record<string, string>>> = {
  technician: {
    publish: 'Publicó el perfil',
    review: 'Lo envió a revisión',
    block: 'Bloqueó al técnico',
    verify: 'Lo verificó',
    unverify: 'Le quitó la verificación',
    delete: 'Eliminó al técnico',
    restore: 'Devolvió el perfil',
    'account-blocked': 'Bloqueó la cuenta y el perfil se ocultó',
    'account-deleted': 'Eliminó la cuenta y, con ella, el perfil',
  },
  user: {
    block: 'Bloqueó la cuenta',
    unblock: 'Desbloqueó la cuenta',
    delete: 'Eliminó la cuenta',
    restore: 'Devolvió la cuenta',
    'grant-admin': 'Le dio el rol de administrador',
    'revoke-admin': 'Le quitó el rol de administrador',
  },
  review: {
    approve: 'Aprobó la reseña',
    reject: 'Rechazó la reseña',
    reopen: 'La devolvió a las que esperan',
  },
  reply: {},
  report: {},
  guarantee: { 'decide-guarantee': 'Decidió el caso de garantía' },
}

/** 'Bloqueó al técnico'. Stored acts that the code no longer knows are shown by their name. */
export function historyText(kind: TrailKind, act: string): string {
  return HISTORY_TEXTS[kind][act] ?? act
}

/** '512', '10.000+' */
export function tallyText({ count, more }: Tally): string {
  return `${numberText(count)}${more ? '+' : ''}`
}

/** 'Mostrando 21 a 40' */
export function rangeText(before: number, rows: number): string {
  return `Mostrando ${numberText(before + 1)} a ${numberText(before + rows)}`
}

const FIELDS: Readonly<Record<string, string>> = {
  publicado: 'Publicado',
  estado: 'Estado',
  verificado: 'Verificado',
  blocked: 'Bloqueada',
  deletedAt: 'Eliminado',
  role: 'Rol',
  aprobada: 'Aprobada',
  rejectedAt: 'Rechazada',
  rejectReason: 'Motivo del rechazo',
  reservasCanceladas: 'Visitas canceladas',
}

export interface Change {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** The fields that differ, as text. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, current] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])]
  return names
    .filter(name => JSON.stringify(old[name] ?? null) !== JSON.stringify(current[name] ?? null))
    .map(name => ({
      field: FIELDS[name] ?? name,
      before: valueText(name, old[name]),
      after: valueText(name, current[name]),
    }))
}

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
}

function valueText(name: string, value: unknown): string {
  if (name === 'deletedAt' || name === 'rejectedAt') return value ? 'sí' : 'no'
  if (value === true) return 'sí'
  if (value === false) return 'no'
  if (value === null || value === undefined) return 'nada'
  if (name === 'estado') return STATE_LABELS[value as TechnicianStatus]?.toLowerCase() ?? String(value)
  return String(value)
}

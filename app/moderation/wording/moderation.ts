// Sections 2, 4 and 8: texts of the admin panel.

import type { UserAct } from '#accounts/domain/user-moderation.ts'
import {
  ASKING_ACTS,
  type AskingAct,
  TARGET_KINDS,
  type TargetKind,
} from '#moderation/domain/moderation-act.ts'
import type { Tally } from '#platform/domain/lists.ts'
import type { TrailActOn, TrailKind } from '#platform/domain/trail.ts'
import { numberText } from '#platform/wording/price.ts'
import type { ReviewAct } from '#reviews/domain/review-moderation.ts'
import type { TechnicianAct, TechnicianStatus } from '#technicians/domain/technician-moderation.ts'
import { STATE_LABELS } from '#technicians/wording/profile-status.ts'
import type { CredentialTrailAct } from '#verification/domain/credential-decisions.ts'
import { credentialActText } from '#verification/wording/credential-decisions.ts'

/** Section 8, admin soft-delete confirms. */
export const DELETE_CONFIRMATIONS: Record<'technician' | 'user', string> = {
  technician: '¿Eliminar (soft) este técnico? Se ocultará del listado incluso al refrescar.',
  user: '¿Eliminar (soft) esta cuenta? No se mostrará más en la lista incluso al refrescar.',
}

export const PERSON_ACT_LABELS: Record<TechnicianAct | UserAct, string> = {
  publish: 'Publicar',
  review: 'Revisión',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  verify: 'Verificar',
  unverify: 'Quitar verificación',
  delete: 'Eliminar',
  restore: 'Restaurar',
}

/** D21: a profile that nobody moderated and that its owner published, and what 'Publicar' is there. */
export const SELF_PUBLISHED_LABEL = 'Publicado por él'
export const KEEP_PUBLISHED_LABEL = 'Dejar publicado'

export const REVIEW_ACT_LABELS: Record<ReviewAct, string> = {
  approve: 'Aprobar',
  reject: 'Rechazar',
  reopen: 'Deshacer',
}

/** URL segments: '/admin/historial/tecnico/…'. */
const KIND_SEGMENTS = {
  technician: 'tecnico',
  user: 'usuario',
  review: 'resena',
  reply: 'respuesta',
} as const satisfies Record<TargetKind, string>

export const historyPath = (kind: TargetKind, id: string | number) =>
  `/admin/historial/${KIND_SEGMENTS[kind]}/${encodeURIComponent(id)}`

export function kindFromSegment(segment: string): TargetKind | null {
  return TARGET_KINDS.find(kind => KIND_SEGMENTS[kind] === segment) ?? null
}

/** URL segments: '/admin/confirmar/bloquear/tecnico/…'. */
const ACT_SEGMENTS = {
  review: 'revision',
  block: 'bloquear',
  delete: 'eliminar',
} as const satisfies Record<AskingAct, string>

export function actFromSegment(segment: string): AskingAct | null {
  return ASKING_ACTS.find(act => ACT_SEGMENTS[act] === segment) ?? null
}

/** The route of the question before an act. The typed reason goes with it, and that it was missing. */
export function confirmationPath(
  { act, kind, uid }: { act: AskingAct; kind: 'technician' | 'user'; uid: string },
  returnPath: string,
  { reason = '', isReasonMissing = false } = {},
): string {
  const query = new URLSearchParams({
    volver: returnPath,
    ...(reason && { motivo: reason }),
    ...(isReasonMissing && { falta: 'motivo' }),
  })
  return `/admin/confirmar/${ACT_SEGMENTS[act]}/${KIND_SEGMENTS[kind]}/${encodeURIComponent(uid)}?${query}`
}

/** The question before an act on several rows: `rows` are the values of their checkboxes. */
export function bulkConfirmationPath(rows: readonly string[], returnPath: string): string {
  const query = new URLSearchParams([['volver', returnPath], ...rows.map(row => ['fila', row])])
  return `/admin/confirmar/${ACT_SEGMENTS.review}?${query}`
}

/** An act without its text does not compile; those about credentials have theirs in `credentialActText`. */
const HISTORY_TEXTS: {
  readonly [Kind in TrailKind]: Readonly<Record<Exclude<TrailActOn<Kind>, CredentialTrailAct>, string>>
} = {
  technician: {
    publish: 'Publicó el perfil',
    review: 'Lo envió a revisión',
    block: 'Bloqueó al técnico',
    verify: 'Lo verificó',
    unverify: 'Le quitó la verificación',
    delete: 'Eliminó al técnico',
    restore: 'Restauró el perfil',
    undo: 'Deshizo el último cambio',
    'account-blocked': 'Bloqueó la cuenta y el perfil se ocultó',
    'account-deleted': 'Eliminó la cuenta y, con ella, el perfil',
    'recover-own': 'Recuperó su cuenta y, con ella, el perfil',
    'hide-job-photo': 'Ocultó una foto de sus trabajos',
    'show-job-photo': 'Volvió a mostrar una foto de sus trabajos',
    'decide-visit': 'Decidió si una visita se hizo',
  },
  user: {
    block: 'Bloqueó la cuenta',
    unblock: 'Desbloqueó la cuenta',
    delete: 'Eliminó la cuenta',
    restore: 'Restauró la cuenta',
    undo: 'Deshizo el último cambio',
    'grant-admin': 'Le dio el rol de administrador',
    'revoke-admin': 'Le quitó el rol de administrador',
    'remove-second-step': 'Le quitó el segundo paso',
    'delete-own': 'Pidió eliminar su cuenta',
    'recover-own': 'Recuperó su cuenta',
    erase: 'Se borraron sus datos',
  },
  review: {
    approve: 'Aprobó la reseña',
    reject: 'Rechazó la reseña',
    reopen: 'La devolvió a las que esperan',
  },
  reply: {
    approve: 'Aprobó la respuesta',
    reject: 'Rechazó la respuesta',
    reopen: 'La devolvió a las que esperan',
  },
  report: {
    'act-on-report': 'Resolvió el reporte',
    'dismiss-report': 'Descartó el reporte',
    'read-conversation': 'Leyó la conversación de la visita',
  },
  guarantee: {
    'decide-guarantee': 'Decidió el caso de garantía',
    'undo-decision': 'Retiró la decisión del caso',
    'read-conversation': 'Leyó la conversación de la visita',
  },
  words: {
    'name-trade': 'Dijo qué oficio es',
    'undo-trade': 'Deshizo qué oficio es',
  },
}

/** 'Bloqueó al técnico', 'Devolvió la cédula'. Stored acts that the code no longer knows are shown by their name. */
export function historyText(kind: TrailKind, act: string, after?: unknown): string {
  const texts: Readonly<Record<string, string>> = HISTORY_TEXTS[kind]
  return texts[act] ?? credentialActText(act, after) ?? act
}

/** '512', '10.000+' */
export function tallyText({ count, more }: Tally): string {
  return `${numberText(count)}${more ? '+' : ''}`
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
  reservasDevueltas: 'Visitas que volvieron',
  reservasSinVolver: 'Visitas que no volvieron',
  entity: 'Entidad',
  number: 'Número',
  issuedOn: 'Expedición',
  expiresOn: 'Vencimiento',
  keptFor: 'El archivo se guarda porque',
  fotoVisible: 'Foto visible',
  fotoOculta: 'Foto oculta',
  especialidad: 'Oficio',
}

export interface Change {
  readonly field: string
  /** Null where there was nothing. */
  readonly before: string | null
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
      after: valueText(name, current[name]) ?? 'sin dato',
    }))
}

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
}

function valueText(name: string, value: unknown): string | null {
  if (name === 'deletedAt' || name === 'rejectedAt') return value ? 'sí' : 'no'
  if (value === true) return 'sí'
  if (value === false) return 'no'
  if (value === null || value === undefined || value === '') return name === 'estado' ? 'sin moderar' : null
  if (name === 'estado') return STATE_LABELS[value as TechnicianStatus]?.toLowerCase() ?? String(value)
  return String(value)
}

interface NamedPerson {
  readonly name: string
  readonly email: string
}

/** What is heard of a person in a list: the name, and the address where somebody else in it has the same name. */
export function heardName({ name, email }: NamedPerson, list: readonly NamedPerson[]): string {
  return list.filter(each => each.name === name).length > 1 ? `${name}, ${email}` : name
}

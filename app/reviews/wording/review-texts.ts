import type { TrailEntry } from '#platform/domain/trail.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { AdminReview } from '#reviews/domain/review-moderation.ts'
import type { ReplyState } from '#reviews/domain/review-reply.ts'
import { reviewRefusalText } from '#reviews/wording/outcomes.ts'

export const REPLY_STATE_LABELS: Record<ReplyState, string> = {
  waiting: 'En revisión',
  approved: 'Publicada',
  rejected: 'No se publicó',
}

/** Opens the form: for a first answer, or to write it anew. */
export const REPLY_FORM_LABELS: Record<Exclude<ReplyState, 'approved'> | 'none', string> = {
  none: 'Responder',
  waiting: 'Cambiar respuesta',
  rejected: 'Escribirla de nuevo',
}

export const QUEUE_INTRO =
  'Lo aprobado sale en el perfil y le avisamos a quien lo escribió; lo rechazado no se publica. Todo se puede deshacer.'

/** Which visit it is about: 'Visita del 8 de noviembre · Destape de sanitario'. */
export function ratedVisitText({ visit, date }: Pick<AdminReview, 'visit' | 'date'>, today: string): string {
  if (!visit) return `Importada, sin visita · ${reviewDateText(date, today)}`
  return [`Visita del ${reviewDateText(visit.date, today)}`, visit.servicio].filter(Boolean).join(' · ')
}

// What the second of two administrators reads about a review or an answer that is decided already.

const DECISIONS: Readonly<Record<string, { readonly own: string; readonly other: string }>> = {
  approve: { own: 'Ya la aprobaste.', other: 'ya la aprobó.' },
  reject: { own: 'Ya la rechazaste.', other: 'ya la rechazó.' },
  reopen: { own: 'Ya la devolviste a las que esperan.', other: 'ya la devolvió a las que esperan.' },
}

/** `entry` is the newest of its trail. */
export function decidedBeforeText(
  act: string,
  entry: Pick<TrailEntry, 'act' | 'actorUid' | 'actorName'> | undefined,
  uid: string,
): string {
  // Nobody reopened it: the technician wrote a rejected answer anew.
  if (act === 'reopen' && entry?.act !== 'reopen') return reviewRefusalText('moderation-reply-changed')
  const decision = entry && DECISIONS[entry.act]
  if (!decision) return reviewRefusalText('moderation-already-decided')
  if (entry.actorUid === uid) return decision.own
  return entry.actorName
    ? `${shortNameOf(entry.actorName)} ${decision.other}`
    : reviewRefusalText('moderation-already-decided')
}

/** 'Reseña de Paola sobre Carlos' and, after a verb, 'la reseña de Paola'. */
export function reviewEntryName({
  kind,
  clienteNombre,
  technicianName,
}: Pick<AdminReview, 'kind' | 'clienteNombre' | 'technicianName'>): { full: string; short: string } {
  if (kind === 'reply')
    return {
      full: `Respuesta de ${technicianName} a la reseña de ${clienteNombre}`,
      short: `la respuesta de ${technicianName}`,
    }
  return {
    full: `Reseña de ${clienteNombre} sobre ${technicianName}`,
    short: `la reseña de ${clienteNombre}`,
  }
}

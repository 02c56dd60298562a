// What the second of two administrators reads about a review or an answer that is decided already.
import type { TrailLine } from '#platform/domain/acts.ts'
import { shortNameOf } from '#platform/wording/short-name.ts'
import type { AdminReview } from '#reviews/domain/review-moderation.ts'
import { reviewRefusalText } from '#reviews/wording/refusals.ts'

const DECISIONS: Readonly<Record<string, { readonly own: string; readonly other: string }>> = {
  approve: { own: 'Ya la aprobaste.', other: 'ya la aprobó.' },
  reject: { own: 'Ya la rechazaste.', other: 'ya la rechazó.' },
  reopen: { own: 'Ya la devolviste a las que esperan.', other: 'ya la devolvió a las que esperan.' },
}

/** `line` is the newest of its history. */
export function decidedBeforeText(
  act: string,
  line: Pick<TrailLine, 'act' | 'actorUid' | 'actorName'> | undefined,
  uid: string,
): string {
  // Nobody reopened it: the technician wrote a rejected answer anew.
  if (act === 'reopen' && line?.act !== 'reopen') return reviewRefusalText('moderation-reply-changed')
  const decision = line && DECISIONS[line.act]
  if (!decision) return reviewRefusalText('moderation-already-decided')
  if (line.actorUid === uid) return decision.own
  return line.actorName
    ? `${shortNameOf(line.actorName)} ${decision.other}`
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

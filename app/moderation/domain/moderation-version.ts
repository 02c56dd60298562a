import type { UserModeration } from '#accounts/domain/user-moderation.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'

/** The moderation that a form shows, as one of its fields: an act is refused when another one came between. */
export function moderationVersion(
  shown: Pick<TechnicianModeration, 'estado' | 'verificado'> | Pick<UserModeration, 'blocked'>,
): string {
  return 'blocked' in shown
    ? `blocked:${shown.blocked}`
    : `${shown.estado ?? 'sin-moderar'},verificado:${shown.verificado}`
}

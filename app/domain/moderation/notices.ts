// Record 188: of which acts their person hears, and whether that is still so when the letter is written.
import type { TechnicianAct, TechnicianModeration, UserAct, UserModeration } from '#domain/moderation/acts.ts'

export type ModerationNews = `technician-${TechnicianAct}` | `user-${UserAct}`

/** Somebody as moderation left them by now. */
export interface Moderation {
  readonly account: UserModeration
  readonly profile: TechnicianModeration | null
}

const STILL_SO: Record<ModerationNews, (now: Moderation) => boolean> = {
  'technician-publish': ({ profile }) => profile?.publicado === true,
  'technician-review': ({ profile }) => profile?.estado === 'en_revision',
  'technician-block': ({ profile }) => profile?.estado === 'bloqueado' && !profile.deletedAt,
  'technician-verify': ({ profile }) => profile?.verificado === true,
  'technician-unverify': ({ profile }) => profile?.verificado === false,
  'technician-delete': ({ profile }) => profile?.deletedAt != null,
  'user-block': ({ account }) => account.blocked && !account.deletedAt,
  'user-unblock': ({ account }) => !account.blocked && !account.deletedAt,
  'user-delete': ({ account }) => account.deletedAt !== null,
}

export function isStillSo(news: ModerationNews, now: Moderation): boolean {
  return STILL_SO[news](now)
}

/** Acts that found things as they wanted them are kept in the trail, but are news to nobody. */
export function isNews(before: object, after: object): boolean {
  return JSON.stringify(before) !== JSON.stringify(after)
}

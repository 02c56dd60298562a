import type { UserModeration } from '#accounts/domain/user-moderation.ts'
import { USER_ACTS, type UserAct } from '#accounts/domain/user-moderation.ts'
import type { AffectedVisit } from '#bookings/domain/booking.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import type { TrailAct } from '#platform/domain/trail.ts'
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'
import { TECHNICIAN_ACTS, type TechnicianAct } from '#technicians/domain/technician-moderation.ts'

declare module '#platform/domain/trail.ts' {
  interface TrailActs {
    moderation: {
      technician: 'undo' | 'hide-job-photo' | 'show-job-photo' | 'decide-visit'
      user: 'undo' | 'grant-admin' | 'revoke-admin'
      report: 'read-conversation'
      guarantee: 'read-conversation'
    }
  }
}

/** What has a history in the panel. */
export const TARGET_KINDS = ['technician', 'user', 'review', 'reply'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** D56 */
const UNDOABLE_ACTS: ReadonlySet<string> = new Set([...TECHNICIAN_ACTS, ...USER_ACTS])

/** The moderation that a form shows, as one of its fields: an act is refused when another one came between. */
export function moderationVersion(
  shown: Pick<TechnicianModeration, 'estado' | 'verificado'> | Pick<UserModeration, 'blocked'>,
): string {
  return 'blocked' in shown
    ? `blocked:${shown.blocked}`
    : `${shown.estado ?? 'sin-moderar'},verificado:${shown.verificado}`
}

// D56: what an act of moderation does to other people, read before it is done.

/** The acts that ask first where somebody is affected; deleting always asks. */
export const ASKING_ACTS = ['review', 'block', 'delete'] as const
export type AskingAct = (typeof ASKING_ACTS)[number]

export interface Consequences {
  readonly act: AskingAct
  readonly kind: 'technician' | 'user'
  readonly uid: string
  readonly name: string
  readonly email: string
  /** 'YYYY-MM-DD' in Bogotá, when it was read. */
  readonly today: string
  readonly visits: {
    /** They are cancelled; otherwise they stay. */
    readonly cancelled: boolean
    readonly count: number
    /** How many different people the visits are with. */
    readonly people: number
    /** The people are all clients of the moderated technician. */
    readonly withClients: boolean
    /** The first ones, earliest first. */
    readonly first: readonly AffectedVisit[]
  }
  /** The profile is published now and will not be. */
  readonly leavesCatalogue: boolean
  readonly endsSessions: boolean
  /** Where the e-mail about the act goes; null when the act changes nothing. */
  readonly emailTo: string | null
}

/** Visits are cancelled: people other than the moderated one are affected. */
export function affectsOthers({ visits }: Pick<Consequences, 'visits'>): boolean {
  return visits.cancelled && visits.count > 0
}

/** Deleting is asked about, and whatever cancels visits; that is asked again until a reason is given. */
export function mustAsk(
  consequences: Pick<Consequences, 'act' | 'visits'>,
  { isAnswered, reason }: { isAnswered: boolean; reason: string | null },
): boolean {
  if (affectsOthers(consequences)) return !isAnswered || !reason
  return consequences.act === 'delete' && !isAnswered
}

/** The id of the trail entry, or the consequences that must be confirmed first. */
export type Moderated =
  | { readonly trailEntryId: number; readonly asks: null }
  | { readonly trailEntryId: null; readonly asks: Consequences }

// Which acts are e-mailed to the moderated person, and whether one is still true when the job runs.

/** Stored in jobs: do not rename the values. */
export type ModerationNotification = `technician-${TechnicianAct}` | `user-${UserAct}`

/** The current moderation of a person. */
export interface CurrentModeration {
  readonly account: UserModeration
  readonly profile: TechnicianModeration | null
}

const IS_TRUE: Record<ModerationNotification, (current: CurrentModeration) => boolean> = {
  'technician-publish': ({ profile }) => profile?.publicado === true,
  'technician-review': ({ profile }) => profile?.estado === 'en_revision',
  'technician-block': ({ profile }) => profile?.estado === 'bloqueado' && !profile.deletedAt,
  'technician-verify': ({ profile }) => profile?.verificado === true,
  'technician-unverify': ({ profile }) => profile?.verificado === false,
  'technician-delete': ({ profile }) => profile?.deletedAt != null,
  'technician-restore': ({ profile }) => profile?.estado === 'en_revision' && !profile.deletedAt,
  'user-block': ({ account }) => account.blocked && !account.deletedAt,
  'user-unblock': ({ account }) => !account.blocked && !account.deletedAt,
  'user-delete': ({ account }) => account.deletedAt !== null,
  'user-restore': ({ account }) => !account.blocked && !account.deletedAt,
}

/** False when a later act has undone it: then no e-mail is sent. */
export function isStillTrue(notification: ModerationNotification, current: CurrentModeration): boolean {
  return IS_TRUE[notification](current)
}

/** An act that changed nothing is recorded in the trail but not e-mailed. */
export function hasChanged(before: object, after: object): boolean {
  return JSON.stringify(before) !== JSON.stringify(after)
}

// D56: an act of moderation can be undone for ten minutes, the last one first.

export const UNDO_WINDOW_MINUTES = 10
export const UNDO_WINDOW_MS = UNDO_WINDOW_MINUTES * MINUTE_MS

/** An act that can be undone. */
export interface UndoableAct {
  /** Id of its trail entry. */
  readonly trailEntryId: number
  readonly act: TrailAct
  /** Epoch milliseconds. */
  readonly until: number
}

/** When the act can no longer be undone, in epoch milliseconds; null when it cannot be undone at all. */
export function undoableUntil({ act, at }: { act: string; at: Date }): number | null {
  return UNDOABLE_ACTS.has(act) ? at.getTime() + UNDO_WINDOW_MS : null
}

/** The entries that were not undone: each 'undo' takes back the last one before it. Oldest first. */
export function standingEntries<Entry extends { readonly act: string }>(entries: readonly Entry[]): Entry[] {
  const standing: Entry[] = []
  for (const entry of entries) {
    if (entry.act === 'undo') standing.pop()
    else standing.push(entry)
  }
  return standing
}

/**
 * Whether the person is told of an act when its e-mail is due: `entries` are the entries from that act on. An undone act is
 * not told, and of the same act done twice only the last.
 */
export function isNotified(entries: readonly { readonly id: number; readonly act: string }[]): boolean {
  const [first, ...later] = standingEntries(entries)
  return first !== undefined && first.id === entries[0]?.id && later.every(({ act }) => act !== first.act)
}

export type UndoRefusal = 'undo-too-late' | 'undo-changed'

interface StateEntry {
  readonly id: number
  readonly at: Date
  readonly act: string
  readonly after: unknown
}

/** Why the entry `trailEntryId` cannot be taken back; `entries` are the entries from it on, oldest first. */
export function undoRefusal(
  trailEntryId: number,
  entries: readonly StateEntry[],
  present: object,
  now: Date,
): UndoRefusal | null {
  const [undone] = entries
  const until = undone?.id === trailEntryId ? undoableUntil(undone) : null
  if (!undone || until === null) return 'undo-changed'
  if (now.getTime() >= until) return 'undo-too-late'
  return isLastStanding(undone, entries) && isAsLeft(undone.after, present) ? null : 'undo-changed'
}

/** `entries` are the entries from this one on: it stands, and no later one does. */
export function isLastStanding<Entry extends { readonly id: number; readonly act: string }>(
  { id }: Entry,
  entries: readonly Entry[],
): boolean {
  const standing = standingEntries(entries)
  return standing.length === 1 && standing[0]?.id === id
}

/** Whether the present state is what an act left; `after` is as stored, with more fields perhaps. */
export function isAsLeft(after: unknown, present: object): boolean {
  const left = { ...(after as Record<string, unknown>) }
  return Object.entries(present).every(
    ([field, value]) => JSON.stringify(left[field] ?? null) === JSON.stringify(value),
  )
}

// D52, D56: what an act did, for the answer to the administrator.

export interface ActReport {
  readonly kind: 'technician' | 'user'
  readonly uid: string
  readonly act: string
  readonly name: string
  readonly at: Date
  /** Cancelled visits, and how many people are told of them. */
  readonly cancelled: number
  readonly notified: number
  /** The people who are told are all clients. */
  readonly withClients: boolean
  /** After an undo: visits that came back, and that did not. */
  readonly returned: number
  readonly lost: number
  /** What the profile lacks of the publish checklist. */
  readonly missing: readonly ChecklistPoint[]
  /** The account may sign in. */
  readonly mayEnter: boolean
}

// The trail of acts: who did what to whom, and why (spec §2 and §4).

import { truncateText } from '#platform/domain/sanitize-text.ts'

/**
 * Each subject declares under its name, by declaration merging, the acts that it writes, by what they are about: a technician,
 * a user, a review. Both words are stored.
 * @public knip does not see the merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface TrailActs {}

type KindsOf<Acts> = Acts extends unknown ? keyof Acts : never
type ActsOn<Acts, Kind extends PropertyKey> = Acts extends Readonly<Record<Kind, infer Act>> ? Act : never

/** What entries of the trail are about. */
export type TrailKind = KindsOf<TrailActs[keyof TrailActs]>
export type TrailActOn<Kind extends TrailKind> = ActsOn<TrailActs[keyof TrailActs], Kind>
export type TrailAct = { [Kind in TrailKind]: TrailActOn<Kind> }[TrailKind]

export interface TrailEntry {
  readonly id: number
  readonly at: Date
  readonly act: string
  readonly actorUid: string
  /** Null when no user has that id: the command line, or a deleted account. */
  readonly actorName: string | null
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | null
}

/** The actor of `npm run admin`. Stored. */
export const COMMAND_LINE = 'consola'
/** The actor of what a job does because a day has come. Stored. */
export const CLOCK = 'reloj'

export const REASON_MAX_LENGTH = 300

/** On one line; null when empty. */
export function reasonFrom(typed: string | undefined): string | null {
  return truncateText(typed?.replace(/\s+/g, ' ').trim() ?? '', REASON_MAX_LENGTH) || null
}

/** What every decision of an administrator may be refused for. */
export type AdminRefusal = 'moderation-not-admin' | 'moderation-target-gone' | 'moderation-failed'

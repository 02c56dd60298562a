// D56: what an act of moderation does to other people, read before it is done.
import type { AffectedVisit } from '#bookings/domain/affected-visit.ts'

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
  /** Where the letter about the act goes; null when the act changes nothing. */
  readonly letterTo: string | null
}

/** Visits are cancelled: people other than the moderated one are affected. */
export function affectsOthers({ visits }: Pick<Consequences, 'visits'>): boolean {
  return visits.cancelled && visits.count > 0
}

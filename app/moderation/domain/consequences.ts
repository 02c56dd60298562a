// D56: what an act of moderation does to other people, read before it is done.

/** The acts that ask first where somebody is affected; deleting always asks. */
export const ASKING_ACTS = ['review', 'block', 'delete'] as const
export type AskingAct = (typeof ASKING_ACTS)[number]

export interface AffectedVisit {
  readonly key: number
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
  /** '09:00' */
  readonly start: string
  readonly status: 'solicitada' | 'confirmada'
  /** The other side of the visit. */
  readonly name: string
}

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

/** At most this many visits are listed. */
export const LISTED_VISITS_MAX = 50

/** Visits are cancelled: people other than the moderated one are affected. */
export function affectsOthers({ visits }: Pick<Consequences, 'visits'>): boolean {
  return visits.cancelled && visits.count > 0
}

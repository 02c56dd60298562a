// Links of messages that open the page of one visit without signing in: how long, and which addresses they open.
import { DAY_MS } from '#platform/domain/time.ts'
import { SIGNED_LINK_PATH } from '#platform/domain/whatsapp.ts'

export type LinkSide = 'client' | 'technician'

export interface LinkedVisit {
  readonly key: number
  readonly side: LinkSide
}

export const VISIT_LINK_MS = DAY_MS
/** That a browser keeps at once; of more the newest. */
export const VISIT_LINKS_MAX = 5

/** Where the token follows. */
export const VISIT_LINK_PATH = `/${SIGNED_LINK_PATH}`

// D52, D56: what an act did, for the answer to the administrator.
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'

export interface ActReport {
  readonly kind: 'technician' | 'user'
  readonly uid: string
  readonly act: string
  readonly name: string
  readonly at: Date
  /** Cancelled visits, and how many people are told of them. */
  readonly cancelled: number
  readonly told: number
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

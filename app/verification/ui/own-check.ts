import type { OwnCheck } from '#verification/domain/own-checks.ts'

/** A check as the technician's page receives it. */
export interface ShownCheck extends OwnCheck {
  /** First name of who returned it; null when unknown. */
  readonly deciderName: string | null
}

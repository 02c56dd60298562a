// Sections 2 and 7, admin panel: what its lists, figures and histories show.

import type { Role } from '#accounts/domain/role.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import type { Tally } from '#platform/domain/lists.ts'
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import type { ModerationState, Technician } from '#technicians/domain/technician.ts'
import type { VerificationSummary } from '#verification/domain/admin-credentials.ts'
import type { SituationFacts } from '#visits/domain/situation.ts'

export interface AdminTechnician
  extends Pick<
    Technician,
    | 'uid'
    | 'nombre'
    | 'slug'
    | 'ciudad'
    | 'fotoURL'
    | 'especialidades'
    | 'publicado'
    | 'estado'
    | 'verificado'
  > {
  readonly email: string
  /** Since when somebody waits for an administrator: the profile, its documents or a report, as the filter says. */
  readonly waitingSince: Date | null
  readonly deletedAt: Date | null
  readonly openReports: number
  /** D52: what publishing needs and the profile lacks. */
  readonly missing: readonly ChecklistPoint[]
  readonly verification: VerificationSummary
}

export interface AdminUser {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly role: Role | null
  readonly blocked: boolean
  readonly deletedAt: Date | null
  /** The person asked for it. */
  readonly deletedByOwner: boolean
  readonly openReports: number
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly since: string
}

export interface PanelCounts {
  readonly technicians: Tally
  readonly users: Tally
  readonly published: Tally
  readonly inReview: Tally
  readonly blocked: Tally
  readonly waitingReviews: Tally
  readonly openReports: Tally
  /** Guarantee cases that an administrator must decide. */
  readonly waitingCases: Tally
  /** Those of them that were not decided in time. */
  readonly overdueCases: Tally
  /** D65 */
  readonly contestedVisits: Tally
  /** Today's bookings, without cancelled ones. */
  readonly today: Tally
}

/** A booking in the list of one day. */
export interface AdminBooking
  extends SituationFacts,
    Pick<
      Booking,
      'key' | 'start' | 'servicio' | 'clientId' | 'clientName' | 'technicianId' | 'technicianName'
    > {}

export interface BookingWeek extends Tally {
  /** 'YYYY-MM-DD' */
  readonly monday: string
}

/** One row with its history, deleted or not. */
export type ModerationTarget =
  | {
      readonly kind: 'technician'
      readonly name: string
      readonly email: string
      readonly deletedAt: Date | null
      readonly publicado: boolean
      readonly estado: ModerationState | null
      readonly verificado: boolean
      readonly slug: string
    }
  | {
      readonly kind: 'user'
      readonly name: string
      readonly email: string
      readonly deletedAt: Date | null
      readonly blocked: boolean
      readonly role: Role | null
    }
  | {
      readonly kind: 'review'
      readonly name: string
      readonly technicianName: string | null
      readonly rating: number
      readonly comentario: string
      readonly aprobada: boolean
      readonly rejected: boolean
    }
  | {
      readonly kind: 'reply'
      readonly name: string
      readonly clientName: string
      readonly texto: string
      readonly aprobada: boolean
      readonly rejected: boolean
    }

// What the dossier of a technician or a user shows to administrators.

import type { Role } from '#accounts/domain/role.ts'
import type { Booking, BookingStatus } from '#bookings/domain/booking.ts'
import type { TechnicianSilence } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeOutcome, GuaranteeStep, GuaranteeTurn } from '#guarantee/domain/guarantee-case.ts'
import type { ReportReason, ReportStatus } from '#reports/domain/report.ts'
import type { ReportTarget } from '#reports/domain/report-paths.ts'
import type { SituationFacts } from '#visits/domain/situation.ts'
import type { VisitProgress } from '#visits/domain/visit-progress.ts'

export interface DossierAccount {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly telefono: string
  readonly role: Role | null
  readonly blocked: boolean
  readonly deletedAt: Date | null
  /** When the person asked for the deletion; null when an administrator deleted the account. */
  readonly deletionRequestedAt: Date | null
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly since: string
}

export interface BookingFigures extends Readonly<Record<BookingStatus, number>> {
  /** Of those completed: they count for nobody. */
  readonly contested: number
}

export interface ReviewFigures {
  readonly average: number
  readonly approved: number
  readonly waiting: number
}

export interface DossierReport {
  readonly id: number
  readonly reporterId: string
  readonly reporterName: string
  readonly subjectId: string
  readonly subjectName: string
  readonly targetKind: ReportTarget
  readonly targetId: string
  /** Of the reported visit. */
  readonly technicianId: string | null
  readonly reason: ReportReason
  readonly details: string
  /** Ids. */
  readonly photos: readonly string[]
  readonly status: ReportStatus
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
}

export interface DossierCase {
  readonly id: number
  readonly step: GuaranteeStep
  readonly turn: GuaranteeTurn | null
  readonly outcome: GuaranteeOutcome | null
  /** What its technician let pass last. */
  readonly silence: TechnicianSilence | null
  readonly refundPesos: number | null
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
}

/** A visit of which its two people say different things (D65). */
export interface ContestedVisit {
  readonly key: number
  readonly date: string
  readonly start: string
  readonly clientId: string
  readonly clientName: string
  readonly technicianId: string
  readonly technicianName: string
  readonly said: VisitProgress
}

/** A visit that one side says did not take place (D63). */
export interface MissedVisit {
  readonly key: number
  readonly date: string
  readonly start: string
  /** The other side. */
  readonly otherId: string
  readonly otherName: string
  readonly claim: 'did-not-come' | 'nobody-home'
  /** The other side says otherwise: it counts for nobody. */
  readonly isContested: boolean
}

export interface DossierBooking
  extends SituationFacts,
    Pick<Booking, 'key' | 'clientId' | 'clientName' | 'start' | 'servicio' | 'precio' | 'description'> {}

/** Trail entries shown in a dossier. */
export const DOSSIER_TRAIL_ENTRIES = 10

/** Open cases in which the technician let a term pass. */
export const unsettledSilences = (cases: readonly DossierCase[]) =>
  cases.filter(({ step, silence }) => silence !== null && step !== 'closed')

/** Of those listed. */
export const countOpen = (reports: readonly DossierReport[]) =>
  reports.filter(({ status }) => status === 'open').length

// Texts of reports: the form, the queue of the administrators and the e-mail to the reporter.

import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import { PROBLEM_PHOTO_KEPT_DAYS } from '#bookings/domain/problem-photo.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { dayText, reviewDateText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import type {
  DecidedReport,
  Reportable,
  ReportDecision,
  ReportedReceipt,
  ReportReason,
  ReportStatus,
} from '#reports/domain/report.ts'
import type { ReportTarget } from '#reports/domain/report-paths.ts'
import { receiptNumberText } from '#visits/wording/receipt.ts'

export const QUEUE_INTRO =
  'Tu respuesta le llega por correo a quien reportó; nunca decimos quién fue. Para bloquear, abre la ficha.'

/** The side of a person in what was reported. */
export const SIDE_LABELS = { client: 'cliente', technician: 'técnico' } as const

export const TARGET_LABELS: Record<ReportTarget, string> = {
  technician: 'Perfil',
  review: 'Reseña',
  booking: 'Visita',
}

export const COMMON_REASONS: Record<ReportReason, string> = {
  price: 'Cobra distinto a lo que dice',
  'no-show': 'No llegó a la visita',
  conduct: 'Me trató mal',
  'false-information': 'Dice cosas que no son ciertas',
  unsafe: 'Sentí que era peligroso o una estafa',
  offensive: 'Tiene contenido ofensivo',
  'not-real': 'No es real',
  other: 'Otra cosa',
}

/** Where a reason reads better in the words of its target. */
const REASONS_OF: Record<ReportTarget, Partial<Record<ReportReason, string>>> = {
  technician: {
    'false-information': 'Sus datos, fotos o licencias no son ciertos',
    'not-real': 'No es quien dice ser',
    unsafe: 'Me parece peligroso o una estafa',
  },
  review: {
    'not-real': 'No habla de una visita real',
    offensive: 'Es ofensiva o insulta a alguien',
  },
  booking: { price: 'Cobró distinto a lo acordado' },
}

const CLIENT_REASONS: Partial<Record<ReportReason, string>> = {
  'no-show': 'No estaba o la dirección no existe',
  price: 'No pagó lo acordado',
}

/** `reporter` tells which side of a visit reports. */
export function reasonText(
  kind: ReportTarget,
  reason: ReportReason,
  reporter?: 'client' | 'technician',
): string {
  const bySide = kind === 'booking' && reporter === 'technician' ? CLIENT_REASONS[reason] : undefined
  return bySide ?? REASONS_OF[kind][reason] ?? COMMON_REASONS[reason]
}

/** 'Reportar el perfil de Carlos Rojas' */
export function reportTitleText({ kind, subjectName }: Pick<Reportable, 'kind' | 'subjectName'>): string {
  if (kind === 'technician') return `Reportar el perfil de ${subjectName}`
  if (kind === 'review') return `Reportar la reseña de ${subjectName}`
  return `Reportar la visita con ${subjectName}`
}

/** Begins the words of a report about a receipt: 'El comprobante N.º 00418 dice $ 157.000 y el cobro no fue así.' */
export function disputedReceiptText({ id, total }: Pick<ReportedReceipt, 'id' | 'total'>): string {
  return `El comprobante ${receiptNumberText(id)} dice ${profilePriceText(total)} y el cobro no fue así. `
}

/** 'Ya lo reportaste el 13 de noviembre. Te contamos cuando lo revisemos.' */
export function alreadyReportedText(reportedAt: Date, now: Date): string {
  const day = reviewDateText(bogotaDate(reportedAt), bogotaDate(now))
  return `Ya lo reportaste el ${day}. Te contamos cuando lo revisemos.`
}

export const DECISION_LABELS: Record<ReportDecision, string> = { acted: 'Resolver', dismissed: 'Descartar' }

export const STATUS_LABELS: Record<ReportStatus, string> = {
  open: 'Abierto',
  acted: 'Resuelto',
  dismissed: 'Descartado',
}

/** The reporter gets this text when the administrator writes no other. */
export const DISMISSED_ANSWER =
  'Lo revisamos y no encontramos nada que vaya contra nuestras reglas. Si vuelve a pasar, cuéntanos.'

interface Decided {
  readonly status: ReportStatus
  readonly decidedByName: string | null
  readonly isOwn: boolean
}

/** 'Foto 1 del reporte' */
export const REPORT_PHOTOS_ABOUT = 'del reporte'
export const REPORT_PHOTOS_HINT = `Hasta ${PHOTOS_MAX}. Solo las ve nuestro equipo; se borran ${PROBLEM_PHOTO_KEPT_DAYS} días después de resolverlo.`

/** An open report in the queue of the administrators. */
export const reportQueuePath = (id: number) => `/admin/reportes#reporte-${id}`

/** To the second of two administrators: 'Camila ya lo resolvió.' */
export function reportDecidedText({ status, decidedByName, isOwn }: Decided): string {
  const who = firstNameOf(decidedByName ?? '') || 'Otra persona'
  if (isOwn) return status === 'acted' ? 'Ya lo habías resuelto.' : 'Ya lo habías descartado.'
  return status === 'acted' ? `${who} ya lo resolvió.` : `${who} ya lo descartó.`
}

/** 'Otros 2 reportes abiertos sobre Carlos' */
export function othersOpenText(count: number, name: string): string {
  const reports = count === 1 ? 'Otro reporte abierto' : `Otros ${count} reportes abiertos`
  return `${reports} sobre ${firstNameOf(name) || 'esa persona'}`
}

/** 'el perfil de Carlos Rojas', 'tu visita con Ana, lunes 16 de noviembre, 15:00' */
export function reportedThingText({
  kind,
  subjectName,
  visit,
}: Pick<DecidedReport, 'kind' | 'subjectName' | 'visit'>): string {
  if (kind === 'technician') return `el perfil de ${subjectName}`
  if (kind === 'review') return `la reseña de ${subjectName}`
  const moment = visit ? `, ${dayText(visit.date)}, ${visit.start}` : ''
  return `tu visita con ${subjectName}${moment}`
}

import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import {
  type DecisionRefusal,
  REPORT_DETAILS_MAX_LENGTH,
  type ReportRefusal,
} from '#reports/domain/report.ts'

export const REPORT_SUCCESSES = {
  'report-sent': 'Gracias. Lo revisamos y te contamos.',
  'report-acted': 'Reporte resuelto. Le contamos a quien reportó.',
  'report-dismissed': 'Reporte descartado. Le contamos a quien reportó.',
} as const

export type ReportSuccess = keyof typeof REPORT_SUCCESSES

// Why a report, or the decision about one, was refused.

export type ReportRefusalCode = PlatformRefusalCode | ReportRefusal | DecisionRefusal

const REPORT_REFUSALS: Record<ReportRefusalCode, string> = {
  ...PLATFORM_REFUSALS,
  'report-reason-required': 'Elige qué pasó.',
  'report-details-required': 'Cuéntanos qué pasó.',
  'report-details-long': `Es demasiado largo: máximo ${REPORT_DETAILS_MAX_LENGTH} caracteres.`,
  'own-report': 'No puedes reportarte.',
  'already-reported': 'Ya lo reportaste. Te contamos cuando lo revisemos.',
  'report-target-gone': 'Eso ya no está publicado.',
  'report-failed': 'No pudimos enviar el reporte. Intenta nuevamente.',
  'report-answer-required': 'Escribe qué le contamos a quien reportó.',
  'report-decided': 'Alguien ya decidió sobre este reporte.',
}

export function reportRefusalText(code: ReportRefusalCode): string {
  return REPORT_REFUSALS[code]
}

import type { Refusals } from '#platform/domain/outcome.ts'
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

export const REPORT_REFUSALS: Refusals<ReportRefusalCode> = {
  ...PLATFORM_REFUSALS,
  'report-reason-required': ['invalid', 'Elige qué pasó.'],
  'report-details-required': ['invalid', 'Cuéntanos qué pasó.'],
  'report-details-long': ['invalid', `Es demasiado largo: máximo ${REPORT_DETAILS_MAX_LENGTH} caracteres.`],
  'own-report': ['forbidden', 'No puedes reportarte.'],
  'already-reported': ['conflict', 'Ya lo reportaste. Te contamos cuando lo revisemos.'],
  'report-target-gone': ['missing', 'Eso ya no está publicado.'],
  'report-failed': ['conflict', 'No pudimos enviar el reporte. Intenta nuevamente.'],
  'report-answer-required': ['invalid', 'Escribe qué le contamos a quien reportó.'],
  'report-decided': ['conflict', 'Alguien ya decidió sobre este reporte.'],
}

export function reportRefusalText(code: ReportRefusalCode): string {
  return REPORT_REFUSALS[code][1]
}

export const REPORT_SUCCESSES = {
  'report-sent': 'Gracias. Lo revisamos y te contamos.',
  'report-acted': 'Reporte resuelto. Le contamos a quien reportó.',
  'report-dismissed': 'Reporte descartado. Le contamos a quien reportó.',
} as const

export type ReportSuccess = keyof typeof REPORT_SUCCESSES

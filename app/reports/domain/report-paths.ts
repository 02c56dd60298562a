// The addresses of the report form: '/reportar/perfil/…'. Apart from the texts, which public pages need not load.

export const REPORT_TARGETS = ['technician', 'review', 'booking'] as const
export type ReportTarget = (typeof REPORT_TARGETS)[number]

const TARGET_SEGMENTS: Record<ReportTarget, string> = {
  technician: 'perfil',
  review: 'resena',
  booking: 'visita',
}

export function reportTargetFrom(segment: string): ReportTarget | null {
  return REPORT_TARGETS.find(kind => TARGET_SEGMENTS[kind] === segment) ?? null
}

/** Offers the reviews of a profile, to report one of them. */
export function reviewsToReportPath(slug: string, shown?: number): string {
  return `${reportPath('technician', slug)}?que=resena${shown === undefined ? '' : `&resenas=${shown}`}`
}

/** `id`: slug or uid, review id, or booking key. */
export function reportPath(kind: ReportTarget, id: string | number): string {
  return `/reportar/${TARGET_SEGMENTS[kind]}/${encodeURIComponent(id)}`
}

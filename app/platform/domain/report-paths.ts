// The addresses of the report form: '/reportar/perfil/…'. Apart from the texts, which public pages need not load.

const REPORT_TARGETS = ['technician', 'review', 'booking'] as const
export type ReportTarget = (typeof REPORT_TARGETS)[number]

const TARGET_SEGMENTS: Record<ReportTarget, string> = {
  technician: 'perfil',
  review: 'resena',
  booking: 'visita',
}

export function reportTargetFrom(segment: string): ReportTarget | null {
  return REPORT_TARGETS.find(kind => TARGET_SEGMENTS[kind] === segment) ?? null
}

/** `id`: slug or uid, review id, or booking key. */
export function reportPath(kind: ReportTarget, id: string | number): string {
  return `/reportar/${TARGET_SEGMENTS[kind]}/${encodeURIComponent(id)}`
}

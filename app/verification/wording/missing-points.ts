// D52: what a profile lacks of the publish checklist, in the panel.
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'

const POINT_NAMES: Record<ChecklistPoint, string> = {
  photo: 'foto',
  bio: 'bio',
  specialty: 'especialidad',
  service: 'servicio con precio',
  city: 'ciudad',
  zone: 'zona',
}

/** 'Le falta: foto, bio'; empty when nothing is missing. */
export function missingText(points: readonly ChecklistPoint[]): string {
  return points.length > 0 ? `Le falta: ${points.map(point => POINT_NAMES[point]).join(', ')}` : ''
}

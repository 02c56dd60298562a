// Section 5, publish checklist: six points, checked in the editor and again on the server.
import type { Technician } from '#technicians/domain/technician.ts'

export const BIO_MIN_LENGTH = 120

export const CHECKLIST_POINTS = ['photo', 'bio', 'specialty', 'service', 'city', 'zone'] as const
export type ChecklistPoint = (typeof CHECKLIST_POINTS)[number]

type Checked = Pick<
  Technician,
  'fotoURL' | 'bioCorta' | 'especialidades' | 'servicios' | 'ciudad' | 'zonasCobertura'
>

/** D36: the first service decides; a price of 0 passes, one that cannot be read does not. */
export function missingPoints(technician: Checked): ChecklistPoint[] {
  const [first] = technician.servicios
  const met: Record<ChecklistPoint, boolean> = {
    photo: Boolean(technician.fotoURL),
    bio: technician.bioCorta.trim().length >= BIO_MIN_LENGTH,
    specialty: technician.especialidades.length > 0,
    service: first !== undefined && first.nombre.trim() !== '' && (first.precioSugerido ?? -1) >= 0,
    city: technician.ciudad.trim() !== '',
    zone: technician.zonasCobertura.length > 0,
  }
  return CHECKLIST_POINTS.filter(point => !met[point])
}

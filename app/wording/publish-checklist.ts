import type { ChecklistPoint } from '#domain/technicians/publish-checklist.ts'

export const CHECKLIST_TEXTS: Record<ChecklistPoint, string> = {
  photo: 'Una foto tuya',
  bio: 'Una presentación de 120 caracteres o más',
  specialty: 'Al menos una especialidad',
  service: 'Un servicio con nombre y precio',
  city: 'La ciudad donde trabajas',
  zone: 'Al menos una zona de cobertura',
}

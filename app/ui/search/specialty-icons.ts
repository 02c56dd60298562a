import type { SpecialtyLabel } from '#domain/technicians/specialties.ts'
import type { IconName } from '#ui/icons/names.ts'

const ICONS: Partial<Record<SpecialtyLabel, IconName>> = {
  Plomería: 'droplets',
  Electricidad: 'zap',
  Carpintería: 'hammer',
  Pintura: 'paint-roller',
  Cerrajería: 'key-round',
  'Lavadoras / Secadoras': 'washing-machine',
  Neveras: 'refrigerator',
  'Aires Acondicionados': 'air-vent',
  Gasodomésticos: 'flame',
  Drywall: 'layers',
  'Pisos / Baldosas': 'layout-grid',
  CCTV: 'camera',
}

export function specialtyIcon(label: SpecialtyLabel): IconName {
  return ICONS[label] ?? 'wrench'
}

import type { IconName } from '#platform/ui/icons/names.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export const TRADE_ICONS: Record<SpecialtyLabel, IconName> = {
  Plomería: 'droplets',
  Electricidad: 'zap',
  Carpintería: 'hammer',
  Pintura: 'paint-roller',
  Cerrajería: 'key-round',
  Refrigeración: 'refrigerator',
  'Lavadoras / Secadoras': 'washing-machine',
  Neveras: 'refrigerator',
  'Aires Acondicionados': 'air-vent',
  Gasodomésticos: 'flame',
  Drywall: 'layers',
  'Pisos / Baldosas': 'layout-grid',
  Impermeabilización: 'droplets',
  Soldadura: 'flame',
  'Aluminio / Vidriería': 'layers',
  'Domótica básica': 'house',
  CCTV: 'camera',
  'Ensamble de muebles': 'hammer',
  'Jardinería menor': 'wrench',
  Tapicería: 'wrench',
  'Yeso / Estuco': 'paint-roller',
  Enchapes: 'layout-grid',
  'Iluminación LED': 'zap',
  'Paneles solares (básico)': 'zap',
}

// How a trade looks: its icon, and the tile pattern of a profile's cover.
import type { IconName } from '#platform/ui/icons/names.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

const PETAL = 'tile-cover-petal'
const DIAMOND = 'tile-cover-diamond'
const ARCS = 'tile-cover-arcs'
const STARS = 'tile-cover-stars'
const STEPS = 'tile-cover-steps'
const QUARTER = 'tile-cover-quarter'

export const TRADE_LOOKS: Record<SpecialtyLabel, { readonly icon: IconName; readonly cover: string }> = {
  Plomería: { icon: 'droplets', cover: PETAL },
  Electricidad: { icon: 'zap', cover: STARS },
  Carpintería: { icon: 'hammer', cover: DIAMOND },
  Pintura: { icon: 'paint-roller', cover: QUARTER },
  Cerrajería: { icon: 'key-round', cover: DIAMOND },
  Refrigeración: { icon: 'refrigerator', cover: ARCS },
  'Lavadoras / Secadoras': { icon: 'washing-machine', cover: ARCS },
  Neveras: { icon: 'refrigerator', cover: ARCS },
  'Aires Acondicionados': { icon: 'air-vent', cover: ARCS },
  Gasodomésticos: { icon: 'flame', cover: PETAL },
  Drywall: { icon: 'layers', cover: STEPS },
  'Pisos / Baldosas': { icon: 'layout-grid', cover: STEPS },
  Impermeabilización: { icon: 'droplets', cover: PETAL },
  Soldadura: { icon: 'flame', cover: DIAMOND },
  'Aluminio / Vidriería': { icon: 'layers', cover: QUARTER },
  'Domótica básica': { icon: 'house', cover: STARS },
  CCTV: { icon: 'camera', cover: STARS },
  'Ensamble de muebles': { icon: 'hammer', cover: DIAMOND },
  'Jardinería menor': { icon: 'wrench', cover: PETAL },
  Tapicería: { icon: 'wrench', cover: QUARTER },
  'Yeso / Estuco': { icon: 'paint-roller', cover: STEPS },
  Enchapes: { icon: 'layout-grid', cover: STEPS },
  'Iluminación LED': { icon: 'zap', cover: STARS },
  'Paneles solares (básico)': { icon: 'zap', cover: STARS },
}

// Trades that the same person often learns: what somebody who has one of them might add. One group each.
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'

type TradeGroup = 'appliances' | 'water-and-gas' | 'power' | 'wood' | 'walls-and-floors' | 'metal' | 'garden'

const GROUPS: Record<SpecialtyLabel, TradeGroup> = {
  Plomería: 'water-and-gas',
  Electricidad: 'power',
  Carpintería: 'wood',
  Pintura: 'walls-and-floors',
  Cerrajería: 'metal',
  Refrigeración: 'appliances',
  'Lavadoras / Secadoras': 'appliances',
  Neveras: 'appliances',
  'Aires Acondicionados': 'appliances',
  Gasodomésticos: 'water-and-gas',
  Drywall: 'walls-and-floors',
  'Pisos / Baldosas': 'walls-and-floors',
  Impermeabilización: 'water-and-gas',
  Soldadura: 'metal',
  'Aluminio / Vidriería': 'metal',
  'Domótica básica': 'power',
  CCTV: 'power',
  'Ensamble de muebles': 'wood',
  'Jardinería menor': 'garden',
  Tapicería: 'wood',
  'Yeso / Estuco': 'walls-and-floors',
  Enchapes: 'walls-and-floors',
  'Iluminación LED': 'power',
  'Paneles solares (básico)': 'power',
}

/** The trades of somebody, then the others of their groups. Labels that are no trade are left out. */
export function tradesNear(labels: readonly string[]): SpecialtyLabel[] {
  const all = SPECIALTIES.map(({ label }) => label)
  const own = all.filter(label => labels.includes(label))
  const groups = new Set(own.map(label => GROUPS[label]))
  return [...own, ...all.filter(label => !own.includes(label) && groups.has(GROUPS[label]))]
}

import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

const PETAL = 'tile-cover-petal'
const DIAMOND = 'tile-cover-diamond'
const ARCS = 'tile-cover-arcs'
const STARS = 'tile-cover-stars'
const STEPS = 'tile-cover-steps'
const QUARTER = 'tile-cover-quarter'

/** The tile pattern of the cover, by trade. */
const PATTERNS: Record<SpecialtyLabel, string> = {
  Plomería: PETAL,
  Electricidad: STARS,
  Carpintería: DIAMOND,
  Pintura: QUARTER,
  Cerrajería: DIAMOND,
  Refrigeración: ARCS,
  'Lavadoras / Secadoras': ARCS,
  Neveras: ARCS,
  'Aires Acondicionados': ARCS,
  Gasodomésticos: PETAL,
  Drywall: STEPS,
  'Pisos / Baldosas': STEPS,
  Impermeabilización: PETAL,
  Soldadura: DIAMOND,
  'Aluminio / Vidriería': QUARTER,
  'Domótica básica': STARS,
  CCTV: STARS,
  'Ensamble de muebles': DIAMOND,
  'Jardinería menor': PETAL,
  Tapicería: QUARTER,
  'Yeso / Estuco': STEPS,
  Enchapes: STEPS,
  'Iluminación LED': STARS,
  'Paneles solares (básico)': STARS,
}

export function coverPattern(especialidades: readonly string[]): string {
  const [first = ''] = especialidades
  const specialty = specialtyFrom(first)
  return specialty ? PATTERNS[specialty] : PETAL
}

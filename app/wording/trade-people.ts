// What those who work in a trade are called: 'No hay plomeros en Suba'.
import type { SpecialtyLabel } from '#domain/technicians/specialties.ts'

const PEOPLE: Record<SpecialtyLabel, string> = {
  Plomería: 'plomeros',
  Electricidad: 'electricistas',
  Carpintería: 'carpinteros',
  Pintura: 'pintores',
  Cerrajería: 'cerrajeros',
  Refrigeración: 'técnicos en refrigeración',
  'Lavadoras / Secadoras': 'técnicos de lavadoras',
  Neveras: 'técnicos de neveras',
  'Aires Acondicionados': 'técnicos de aires acondicionados',
  Gasodomésticos: 'técnicos de gas',
  Drywall: 'técnicos de drywall',
  'Pisos / Baldosas': 'instaladores de pisos',
  Impermeabilización: 'impermeabilizadores',
  Soldadura: 'soldadores',
  'Aluminio / Vidriería': 'vidrieros',
  'Domótica básica': 'técnicos en domótica',
  CCTV: 'técnicos de cámaras',
  'Ensamble de muebles': 'armadores de muebles',
  'Jardinería menor': 'jardineros',
  Tapicería: 'tapiceros',
  'Yeso / Estuco': 'estucadores',
  Enchapes: 'enchapadores',
  'Iluminación LED': 'técnicos en iluminación',
  'Paneles solares (básico)': 'técnicos en paneles solares',
}

export function tradePeopleText(trade: SpecialtyLabel): string {
  return PEOPLE[trade]
}

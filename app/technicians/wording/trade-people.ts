// Who works in a trade, as it stands in a sentence: 'No hay plomeros en Suba'.
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export const TRADE_PEOPLE: Record<SpecialtyLabel, { readonly one: string; readonly many: string }> = {
  Plomería: { one: 'plomero', many: 'plomeros' },
  Electricidad: { one: 'electricista', many: 'electricistas' },
  Carpintería: { one: 'carpintero', many: 'carpinteros' },
  Pintura: { one: 'pintor', many: 'pintores' },
  Cerrajería: { one: 'cerrajero', many: 'cerrajeros' },
  Refrigeración: { one: 'técnico de refrigeración', many: 'técnicos de refrigeración' },
  'Lavadoras / Secadoras': { one: 'técnico de lavadoras', many: 'técnicos de lavadoras' },
  Neveras: { one: 'técnico de neveras', many: 'técnicos de neveras' },
  'Aires Acondicionados': {
    one: 'técnico de aires acondicionados',
    many: 'técnicos de aires acondicionados',
  },
  Gasodomésticos: { one: 'técnico de gasodomésticos', many: 'técnicos de gasodomésticos' },
  Drywall: { one: 'instalador de drywall', many: 'instaladores de drywall' },
  'Pisos / Baldosas': { one: 'instalador de pisos', many: 'instaladores de pisos' },
  Impermeabilización: { one: 'impermeabilizador', many: 'impermeabilizadores' },
  Soldadura: { one: 'soldador', many: 'soldadores' },
  'Aluminio / Vidriería': { one: 'vidriero', many: 'vidrieros' },
  'Domótica básica': { one: 'técnico de domótica', many: 'técnicos de domótica' },
  CCTV: { one: 'instalador de cámaras', many: 'instaladores de cámaras' },
  'Ensamble de muebles': { one: 'armador de muebles', many: 'armadores de muebles' },
  'Jardinería menor': { one: 'jardinero', many: 'jardineros' },
  Tapicería: { one: 'tapicero', many: 'tapiceros' },
  'Yeso / Estuco': { one: 'estucador', many: 'estucadores' },
  Enchapes: { one: 'enchapador', many: 'enchapadores' },
  'Iluminación LED': { one: 'instalador de iluminación', many: 'instaladores de iluminación' },
  'Paneles solares (básico)': {
    one: 'instalador de paneles solares',
    many: 'instaladores de paneles solares',
  },
}

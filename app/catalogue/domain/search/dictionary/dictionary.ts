import {
  AIR_CONDITIONING,
  FRIDGES,
  REFRIGERATION,
  WASHERS,
} from '#catalogue/domain/search/dictionary/appliances.ts'
import {
  CAMERAS,
  ELECTRICITY,
  LIGHTING,
  SMART_HOME,
  SOLAR,
} from '#catalogue/domain/search/dictionary/electricity.ts'
import {
  DRYWALL,
  FLOORS,
  GARDEN,
  PAINTING,
  PLASTER,
  TILING,
} from '#catalogue/domain/search/dictionary/house-and-garden.ts'
import type { TradeWords } from '#catalogue/domain/search/dictionary/trade-words.ts'
import { GAS, PLUMBING, WATERPROOFING } from '#catalogue/domain/search/dictionary/water-and-gas.ts'
import {
  ASSEMBLY,
  CARPENTRY,
  GLASS,
  LOCKSMITH,
  UPHOLSTERY,
  WELDING,
} from '#catalogue/domain/search/dictionary/wood-metal-and-glass.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export const DICTIONARY: Record<SpecialtyLabel, TradeWords> = {
  Plomería: PLUMBING,
  Electricidad: ELECTRICITY,
  Carpintería: CARPENTRY,
  Pintura: PAINTING,
  Cerrajería: LOCKSMITH,
  Refrigeración: REFRIGERATION,
  'Lavadoras / Secadoras': WASHERS,
  Neveras: FRIDGES,
  'Aires Acondicionados': AIR_CONDITIONING,
  Gasodomésticos: GAS,
  Drywall: DRYWALL,
  'Pisos / Baldosas': FLOORS,
  Impermeabilización: WATERPROOFING,
  Soldadura: WELDING,
  'Aluminio / Vidriería': GLASS,
  'Domótica básica': SMART_HOME,
  CCTV: CAMERAS,
  'Ensamble de muebles': ASSEMBLY,
  'Jardinería menor': GARDEN,
  Tapicería: UPHOLSTERY,
  'Yeso / Estuco': PLASTER,
  Enchapes: TILING,
  'Iluminación LED': LIGHTING,
  'Paneles solares (básico)': SOLAR,
}

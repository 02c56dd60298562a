// D18: the synonyms of the 24 specialties.
import { plainText } from '#domain/plain-text.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#domain/technicians/specialties.ts'

/** As plainText writes them: lower case, no accents. */
export const SYNONYMS: Record<SpecialtyLabel, readonly string[]> = {
  Plomería: [
    'plomero',
    'plomera',
    'fontaneria',
    'fontanero',
    'gasfiter',
    'tuberia',
    'fuga',
    'gotera',
    'destape',
    'canerias',
  ],
  Electricidad: [
    'electricista',
    'electrico',
    'electrica',
    'cableado',
    'cortocircuito',
    'tomacorriente',
    'breaker',
  ],
  Carpintería: ['carpintero', 'carpintera', 'ebanista', 'ebanisteria', 'madera'],
  Pintura: ['pintor', 'pintora', 'pintar'],
  Cerrajería: ['cerrajero', 'cerrajera', 'chapa', 'cerradura', 'llaves'],
  Refrigeración: ['frio', 'cuarto frio', 'congelador'],
  'Lavadoras / Secadoras': ['reparacion de lavadoras', 'lavadora', 'lavadoras', 'secadora', 'secadoras'],
  Neveras: [
    'reparacion de neveras',
    'nevera',
    'refrigerador',
    'refrigeradores',
    'heladera',
    'nevecon',
    'frigorifico',
  ],
  'Aires Acondicionados': ['aire acondicionado', 'aires acondicionados', 'minisplit', 'climatizacion'],
  Gasodomésticos: ['instalacion de gasodomesticos', 'gasodomestico', 'gas', 'estufa', 'calentador', 'horno'],
  Drywall: ['cielo raso', 'panel yeso', 'superboard'],
  'Pisos / Baldosas': ['pisos', 'piso', 'baldosa', 'baldosas', 'laminado'],
  Impermeabilización: ['impermeabilizar', 'humedad', 'humedades', 'filtracion', 'cubierta'],
  Soldadura: ['soldador', 'soldadora', 'soldar', 'ornamentacion', 'rejas'],
  'Aluminio / Vidriería': ['aluminio', 'vidrio', 'vidrios', 'vidrieria', 'ventana', 'ventanas', 'espejo'],
  'Domótica básica': ['domotica', 'casa inteligente', 'automatizacion'],
  CCTV: ['camaras', 'camara', 'camaras de seguridad', 'vigilancia'],
  'Ensamble de muebles': ['armar muebles', 'ensamble', 'armado de muebles', 'muebles'],
  'Jardinería menor': ['jardinero', 'jardinera', 'jardineria', 'poda', 'cesped', 'jardin'],
  Tapicería: ['tapicero', 'tapicera', 'tapizar', 'sofa', 'sillas'],
  'Yeso / Estuco': ['yeso', 'estuco', 'estucar', 'resane'],
  Enchapes: ['enchape', 'enchapar', 'enchapador', 'ceramica', 'porcelanato'],
  'Iluminación LED': ['iluminacion', 'luces', 'led', 'lampara', 'lamparas'],
  'Paneles solares (básico)': ['paneles solares', 'panel solar', 'energia solar', 'solar'],
}

/** By slug, label or synonym; null when unknown. */
export function specialtyFrom(text: string): SpecialtyLabel | null {
  const plain = plainText(text)
  const meant = SPECIALTIES.find(
    ({ label, slug }) => plain === slug || plain === plainText(label) || SYNONYMS[label].includes(plain),
  )
  return meant?.label ?? null
}

// Brands sold in Colombia, alone and with what is broken.
import { rows, type SearchRow } from '#tests/search/search-row.ts'

export const BRANDS: readonly SearchRow[] = [
  ...rows({ trades: ['Gasodomésticos', 'Neveras', 'Lavadoras / Secadoras', 'Refrigeración'] }, [
    'haceb',
    'mabe',
    'challenger',
    'servicio técnico haceb',
    'Electrolux',
    'whirlpool',
  ]),
  ...rows({ trades: ['Neveras', 'Lavadoras / Secadoras', 'Aires Acondicionados', 'Refrigeración'] }, [
    'samsung',
    'SAMSUNG',
    'lg',
    'servicio técnico lg',
    'panasonic',
  ]),
  ...rows({ trades: ['Neveras'] }, [
    'nevera haceb',
    'nevera samsung no enfría',
    'nevecon lg',
    'nevera mabe dañada',
  ]),
  ...rows({ trades: ['Lavadoras / Secadoras'] }, [
    'lavadora lg no centrifuga',
    'lavadora samsung',
    'lavadora whirlpool no prende',
    'lavadora haceb',
  ]),
  ...rows({ trades: ['Gasodomésticos'] }, [
    'calentador haceb',
    'calentador bosch',
    'estufa challenger',
    'estufa abba',
    'estufa socoda',
  ]),
  ...rows({ trades: ['Plomería'] }, ['grifería corona', 'sanitario corona', 'grifería grival']),
  ...rows({ trades: ['Aires Acondicionados'] }, ['aire lg inverter', 'aire acondicionado samsung']),
  ...rows({ trades: ['Cerrajería'] }, ['chapa yale', 'cerradura schlage']),
  ...rows({ trades: ['CCTV'] }, ['hikvision', 'cámaras dahua', 'cámara ezviz']),
  ...rows({ trades: ['Domótica básica'] }, ['alexa', 'google home', 'sonoff']),
  ...rows({ trades: ['Pintura'] }, ['viniltex', 'pintura pintuco']),
  ...rows({ trades: ['Impermeabilización'] }, ['sika impermeabilizar terraza']),
  ...rows({ trades: ['Ensamble de muebles'] }, ['armar muebles ikea', 'armar mueble rta']),
]

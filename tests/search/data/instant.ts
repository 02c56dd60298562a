// D62: whoever confirms at once is preferred, where there is somebody.
import { rows, type SearchRow } from '#tests/search/search-row.ts'

export const INSTANT: readonly SearchRow[] = [
  ...rows({ trades: ['Plomería'], instant: true }, [
    'plomero ya mismo',
    'plomero inmediato',
    'necesito un plomero de inmediato',
    'plomero al instante',
    'plomero que confirme al instante',
    'plomería con confirmación inmediata',
    'fuga de agua inmediatamente',
    'PLOMERO YA MISMO',
  ]),
  ...rows({ trades: ['Plomería'], ciudad: 'Bogotá', instant: true }, [
    'plomero ya mismo en bogotá',
    'plomero inmediato bogota',
  ]),
  ...rows({ trades: ['Electricidad'], ciudad: 'Bogotá', instant: true }, [
    'electricista inmediata en bogotá',
    'se fue la luz necesito a alguien ahora mismo en bogotá',
  ]),
  ...rows({ trades: ['Neveras'], ciudad: 'Cali', instant: true }, ['nevera dañada ya mismo cali']),
  ...rows({ trades: ['Aires Acondicionados'], ciudad: 'Barranquilla', instant: true }, [
    'aire acondicionado barranquilla al instante',
  ]),
  ...rows({ instant: true }, ['ya mismo', 'al instante', 'inmediato']),
  ...rows({ trades: ['Electricidad'], ciudad: 'Cartagena', instant: 'nobody' }, [
    'electricista ya mismo en cartagena',
    'electricista inmediato cartagena',
  ]),
  ...rows({ trades: ['Tapicería'], instant: 'nobody' }, ['tapicero inmediato']),
  // 'mismo' alone is no such wish.
  ...rows({ trades: ['Plomería'] }, ['plomero mañana mismo', 'el mismo plomero']),
]

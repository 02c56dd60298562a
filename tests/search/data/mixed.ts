// A trade or trouble in a place; words that say nothing about who is looked for; two things at once.
import { rows, type SearchRow } from '#tests/search/search-row.ts'

export const MIXED: readonly SearchRow[] = [
  ...rows({ trades: ['Plomería'], ciudad: 'Bogotá' }, [
    'plomero en bogotá',
    'plomero bogota barato',
    'necesito un plomero urgente en bogotá por favor',
    'plomero en el norte de bogotá',
    'bogotá plomero',
  ]),
  ...rows({ trades: ['Plomería'], ciudad: 'Bogotá', relaxed: true }, [
    'plomero en suba',
    'plomero urgente en kennedy',
    'plomero chapinero',
    'destapar inodoro en fontibón',
  ]),
  ...rows({ trades: ['Plomería'], barrio: 'Bosa La Libertad' }, ['plomero en bosa', 'inodoro tapado bosa']),
  ...rows({ trades: ['Plomería'], barrio: 'Usaquén' }, ['plomero en usaquen']),
  ...rows({ trades: ['Electricidad'], barrio: 'Laureles' }, [
    'electricista laureles',
    'corto en laureles medellín',
  ]),
  ...rows({ trades: ['Electricidad'], ciudad: 'Medellín' }, [
    'electricista en medellín',
    'se fue la luz medellin',
    'ELECTRICISTA MEDELLIN',
  ]),
  ...rows({ trades: ['Electricidad'], ciudad: 'Bogotá', relaxed: true }, ['electricista en soacha']),
  ...rows({ trades: ['Electricidad'], ciudad: 'Bucaramanga', relaxed: true }, [
    'electricista en floridablanca',
  ]),
  ...rows({ trades: ['Electricidad'], barrio: 'Normandía' }, [
    'electricista engativá',
    'electricista en normandía',
  ]),
  ...rows({ trades: ['Aires Acondicionados'], ciudad: 'Barranquilla' }, [
    'quien instala aires acondicionados en barranquilla',
    'mantenimiento de minisplit en barranquilla',
  ]),
  ...rows({ trades: ['Aires Acondicionados'], ciudad: 'Cartagena' }, ['aire acondicionado cartagena']),
  ...rows({ trades: ['Aires Acondicionados'], relaxed: true }, [
    'aire acondicionado en bogotá',
    'aires santa marta',
  ]),
  ...rows({ trades: ['Neveras'], ciudad: 'Cali' }, [
    'se me dañó la nevera en cali',
    'técnico de neveras cali sur',
  ]),
  ...rows({ trades: ['Neveras'], ciudad: 'Bogotá' }, ['arreglo de neveras en bogotá a domicilio']),
  ...rows({ trades: ['Neveras'], ciudad: 'Soledad' }, ['nevera en soledad']),
  ...rows({ trades: ['Neveras'], barrio: 'La América' }, ['nevera la américa medellín']),
  ...rows({ trades: ['Lavadoras / Secadoras'], ciudad: 'Bucaramanga' }, ['lavadora no enciende bucaramanga']),
  ...rows({ trades: ['Lavadoras / Secadoras'], ciudad: 'Soacha' }, ['técnico de lavadoras en soacha']),
  ...rows({ trades: ['Cerrajería'], ciudad: 'Bucaramanga' }, ['cerrajero 24 horas bucaramanga']),
  ...rows({ trades: ['Cerrajería'], ciudad: 'Bello', relaxed: true }, ['cerrajero en medellín']),
  ...rows({ trades: ['Cerrajería'], relaxed: true }, [
    'cerrajero en cali',
    'cerrajero urgente en cartagena ya',
  ]),
  ...rows({ trades: ['Pintura'], ciudad: 'Cali' }, ['pintor en cali', 'pintar apartamento en cali']),
  ...rows({ trades: ['Pintura'], ciudad: 'Envigado', relaxed: true }, ['pintor en medellín']),
  ...rows({ trades: ['Pintura'], ciudad: 'Ibagué' }, ['pintor ibague']),
  ...rows({ trades: ['Carpintería'], barrio: 'Kennedy' }, [
    'carpintero en kennedy',
    'kennedy carpintero puertas',
  ]),
  ...rows({ trades: ['Carpintería'], ciudad: 'Pereira' }, ['carpintero en pereira']),
  ...rows({ trades: ['Gasodomésticos'], ciudad: 'Medellín' }, [
    'calentador de gas medellín',
    'huele a gas medellín',
  ]),
  ...rows({ trades: ['Jardinería menor'], ciudad: 'Itagüí', relaxed: true }, ['jardinero en medellín']),
  ...rows({ trades: ['Jardinería menor'], ciudad: 'Cali' }, ['jardinero en cali']),
  ...rows({ trades: ['Tapicería'], barrio: 'Chapinero Alto' }, ['tapicero en chapinero']),
  ...rows({ trades: ['Tapicería'], relaxed: true }, ['tapicero en barranquilla']),
  ...rows({ trades: ['Drywall'], barrio: 'Suba' }, ['drywall en suba', 'enchapar baño y drywall suba']),
  ...rows({ trades: ['Soldadura'], barrio: 'Galán' }, ['ornamentador en puente aranda']),
  ...rows({ trades: ['CCTV'], ciudad: 'Floridablanca', relaxed: true }, ['cámaras de seguridad bucaramanga']),
  ...rows({ trades: ['CCTV'], barrio: 'Cedritos' }, ['instalar cámaras en cedritos']),
  ...rows({ trades: ['Impermeabilización'], ciudad: 'Pereira' }, [
    'goteras pereira',
    'impermeabilizar pereira',
  ]),
  ...rows({ trades: ['Plomería'], ciudad: 'Pereira', relaxed: true }, [
    'plomero en armenia',
    'plomero en manizales',
  ]),
  ...rows({ trades: ['Plomería'], ciudad: 'Medellín', relaxed: true }, [
    'plomero en envigado',
    'plomero sabaneta',
  ]),
  ...rows({ trades: ['Paneles solares (básico)'], ciudad: 'Manizales' }, ['paneles solares manizales']),
  ...rows({ trades: ['Aluminio / Vidriería'], ciudad: 'Barranquilla' }, ['vidrio roto barranquilla']),
  ...rows({ trades: ['Plomería', 'Electricidad'] }, ['plomero y electricista', 'plomero electricista']),
  ...rows({ trades: ['Plomería'] }, [
    'plomero cerca de mí',
    'plomero qwertyuiop',
    'hola buenas tardes necesito un plomero gracias',
    'me pueden recomendar un buen plomero?',
    'plomero,',
    '¿plomero?',
    'plomero disponible hoy',
    'cuánto cobra un plomero',
  ]),
  ...rows({ trades: ['Electricidad'] }, [
    'electricista certificado con experiencia',
    'un electricista para mañana',
  ]),
  ...rows({}, [
    'urgente',
    'técnico',
    'necesito un técnico',
    'a domicilio',
    'barato',
    'cerca de mí',
    'instalar',
  ]),
]

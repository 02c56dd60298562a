// Where, by what stands around the name; and common words that are the name of a barrio somewhere.
import { rows, type SearchRow } from '#tests/search/search-row.ts'

export const SAID_PLACES: readonly SearchRow[] = [
  ...rows({ trades: ['Electricidad', 'Iluminación LED'], nowhere: true }, [
    'la luz de la cocina no prende',
    'la luz del baño titila',
    'se quemó la luz del corredor',
    'no tengo luz en la sala',
  ]),
  ...rows({ trades: ['Lavadoras / Secadoras'], nowhere: true }, [
    'el tambor de mi lavadora suena',
    'se soltó el tambor',
    'lavadora con el tambor pegado este lunes',
  ]),
  ...rows({ trades: ['Plomería'], nowhere: true }, [
    'plomero este finde en la mañana',
    'plomero para este jueves',
    'el tanque del agua está sucio',
    'la fuente del jardín bota agua',
    'se dañó la bomba del lago',
    'el registro está duro',
    'plomero de confianza con paz y salvo',
  ]),
  ...rows({ trades: ['Carpintería', 'Ensamble de muebles'], nowhere: true }, [
    'la mesa del comedor está coja',
    'hacer un mueble en pino',
    'puerta en roble',
    'carpintero con buena madera',
  ]),
  ...rows({ trades: ['Jardinería menor'], nowhere: true }, [
    'el prado del jardín está seco',
    'podar los pinos',
    'sembrar rosales',
    'cortar las palmas',
    'el pasto del patio está largo',
  ]),
  ...rows({ trades: ['Pintura'], nowhere: true }, [
    'pintar la portada de la casa',
    'pintar el portal',
    'pintor con modelo de contrato',
  ]),
  ...rows({ trades: ['Plomería'], ciudad: 'Bogotá' }, [
    'plomero por los lados de bogotá',
    'plomero aquí en bogotá',
    'estoy en bogota y necesito plomero',
    'plomero barrio bosa la libertad bogotá',
  ]),
  ...rows({ trades: ['Electricidad'], barrio: 'Laureles' }, [
    'electricista en el barrio laureles',
    'electricista cerca de laureles',
    'electricista sector laureles',
    'electricista por laureles',
  ]),
  ...rows({ trades: ['Neveras', 'Refrigeración'], ciudad: 'Cali' }, [
    'arreglan neveras en cali?',
    'cali nevera dañada',
    'técnico de neveras cali valle',
    'mi nevera no enfría, vivo en cali',
  ]),
  ...rows({ trades: ['Aires Acondicionados'], ciudad: 'Barranquilla' }, [
    'aire acondicionado en barranquilla',
    'técnico de aires b/quilla barranquilla',
    'mantenimiento de aires en barranquilla',
  ]),
  ...rows({ trades: ['Electricidad'], ciudad: 'Medellín' }, [
    'electricista en medallo',
    'electricista pa medellin',
    'un corto en mi casa en medellín',
    'necesito electricista acá en medellín parce',
  ]),
  ...rows({ trades: ['Tapicería', 'Ensamble de muebles'], ciudad: 'Cali' }, [
    'tapicero en cali',
    'tapizar sofá en cali',
  ]),
  ...rows({ trades: ['Plomería'] }, [
    'plomero que pueda venir',
    'plomero con herramienta propia',
    'plomero que sepa de tubería de cobre',
    'plomero que dé factura electrónica',
    'plomero que no deje regueros',
    'plomero que atienda conjuntos residenciales',
    'plomero que ta cerca y da garantía',
    'plomero que me explique qué pasó',
  ]),
  ...rows({ trades: ['Electricidad'] }, [
    'electricista con matrícula conte',
    'electricista que sepa de domótica también',
    'electricista que llegue rápido y cumpla',
    'electricista con carné',
    'electricista que acepte nequi',
  ]),
]

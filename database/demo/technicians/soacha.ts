import { licence, services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const SOACHA: readonly TechnicianEntry[] = [
  {
    nombre: 'Carlos Andrés Rojas',
    ciudad: 'Soacha',
    barrio: 'Compartir',
    telefono: '+57 312 555 0182',
    especialidades: ['Plomería', 'Gasodomésticos', 'Impermeabilización'],
    bioCorta:
      'Plomero con 14 años destapando, soldando y cambiando tubería. Llego con repuestos y te dejo la cocina limpia. Si vuelve a gotear, vuelvo gratis.',
    descripcion:
      'Soy plomero desde los diecinueve, cuando mi papá me enseñó a soldar en cobre. Catorce años después sigo igual: llego a la hora, explico el daño con palabras normales y no cambio lo que todavía sirve. Cargo repuestos en la moto para no hacerte perder otro día. Si vuelve a gotear en el mismo punto, vuelvo gratis.',
    servicios: services(`
      PLO-01 | Destape de cañería | por visita | 60.000 | Lavaplatos, ducha o sifón con sonda eléctrica. Incluye revisión final con agua corriente.
      PLO-04 | Cambio de grifería | por unidad | 45.000 | Retiro de la llave vieja, instalación de la nueva, empaques y prueba de fugas.
      PLO-09 | Fuga oculta | diagnóstico | 110.000 | Ubicación con geófono, sin romper de más. Informe con fotos.
      GAS-02 | Instalación de calentador de gas | por trabajo | 180.000 | Conexión, prueba de hermeticidad y registro fotográfico.`),
    tags: ['destape', 'fugas', 'calentador', 'grifería', 'garantía'],
    zonasCobertura: ['Sur', 'Oeste', 'Centro', 'Zona 1'],
    aniosExperiencia: 14,
    tarifaBase: 60_000,
    horarios: weekly('lun,jue 08-12 14-19; mar,mie 08-19; vie 08-18; sab 08-13'),
    disponibilidadTxt: 'De lunes a viernes desde las 8; los sábados hasta la 1.',
    certificaciones: [
      'Plomería e instalaciones hidrosanitarias, SENA',
      'Trabajo seguro en alturas, nivel avanzado',
    ],
    licencias: [licence('Competencia laboral en gas', 'SENA', '9537-220145', 19)],
    verificado: true,
    estado: 'publicado',
    stars: [39, 2, 1, 0, 0],
    joinedMonthsAgo: 24,
    portrait: {
      skin: 'wheat',
      tint: 'sand',
      hair: 'black',
      front: 'short',
      wears: ['polo', 'petrol', 'pine'],
      cap: 'petrol',
      beard: 'stubble',
    },
  },
  {
    nombre: 'Nelson Vargas',
    ciudad: 'Soacha',
    barrio: 'San Mateo',
    telefono: '+57 315 555 0171',
    especialidades: ['Lavadoras / Secadoras', 'Neveras'],
    bioCorta:
      'Lavadoras que no exprimen, secadoras que no calientan. Diagnóstico honesto: si no vale la pena arreglarla te lo digo, te cobro solo la visita y hasta te acompaño a escoger la próxima para que no te metan gato por liebre.',
    servicios: services(`
      LAV-01 | Diagnóstico de lavadora | por visita | 60.000 | Se abona al arreglo si lo hacemos.
      LAV-03 | Cambio de bomba de desagüe | precio fijo | 150.000 | Repuesto, mano de obra y tres meses de garantía.
      LAV-06 | Reparación de tarjeta | por trabajo | 240.000 | La llevo al taller y vuelve en dos días.
      NEV-04 | Nevera que no enfría | por visita | 70.000 | Relé, ventilador, termostato y sensor.`),
    tags: ['lavadora', 'secadora', 'nevera', 'garantía'],
    zonasCobertura: ['Sur', 'Oeste'],
    aniosExperiencia: 33,
    tarifaBase: 60_000,
    horarios: weekly('lun-vie 09-13 14-19; sab 09-15'),
    exceptions: { daysOff: [15] },
    certificaciones: ['Mantenimiento de electrodomésticos, SENA'],
    verificado: true,
    stars: [14, 4, 1, 0, 0],
    joinedMonthsAgo: 20,
    portrait: {
      skin: 'fair',
      tint: 'sage',
      hair: 'ash',
      front: 'bald',
      wears: ['overall', 'mist', 'slate'],
      beard: 'stubble',
      aged: true,
    },
  },
]

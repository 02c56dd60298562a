import { licence, services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const BUCARAMANGA: readonly TechnicianEntry[] = [
  {
    nombre: 'Édgar Peñaloza',
    ciudad: 'Bucaramanga',
    barrio: 'Cabecera',
    telefono: '+57 317 555 0106',
    especialidades: ['Cerrajería', 'Soldadura'],
    bioCorta:
      'Abro sin dañar la puerta y cambio guardas el mismo día. Llego identificado y te pido a ti lo mismo, que así nos cuidamos todos. Si la chapa es buena la rescato; si es de juguete, te lo digo sin anestesia.',
    servicios: services(`
      CER-01 | Apertura de puerta | por visita | 65.000 | Ganzúa primero, taladro de último.
      CER-03 | Cambio de guardas | por unidad | 80.000 | Con tres llaves y factura.
      CER-06 | Chapa de seguridad | por trabajo | 170.000 | Perforación, instalación y ajuste de marco.
      SOL-01 | Soldadura de reja o marco | por visita | 90.000 | Refuerzo y pintura del punto.`),
    tags: ['apertura', 'guardas', 'chapa', 'identificado'],
    zonasCobertura: ['Centro', 'Este', 'Norte'],
    aniosExperiencia: 15,
    tarifaBase: 65_000,
    horarios: weekly('lun-vie 08-20; sab 08-18'),
    disponibilidadTxt: 'Hasta las ocho de la noche; sábados hasta las seis.',
    certificaciones: ['Cerrajería, SENA'],
    verificado: true,
    estado: 'publicado',
    stars: [11, 3, 1, 0, 0],
    joinedMonthsAgo: 19,
    portrait: {
      skin: 'bronze',
      tint: 'steel',
      hair: 'black',
      front: 'bald',
      wears: ['polo', 'slate', 'ink'],
      beard: 'full',
    },
  },
  {
    nombre: 'Luz Dary Ardila',
    ciudad: 'Bucaramanga',
    barrio: 'San Alonso',
    telefono: '+57 318 555 0133',
    especialidades: ['Lavadoras / Secadoras', 'Neveras'],
    bioCorta:
      'Santandereana, directa y puntual. Desarmo tu lavadora encima de una sábana, te muestro la media que se tragó y la armo otra vez sin que sobre nada. Cobro lo justo y no fío, pero doy garantía.',
    servicios: services(`
      LAV-01 | Diagnóstico y arreglo menor | por visita | 60.000 | La mayoría queda lista en una hora.
      LAV-04 | Mantenimiento completo | precio fijo | 130.000 | Desarme, lavado de tina y cambio de filtros.
      NEV-02 | Empaque de nevera | por unidad | 120.000 | Medido y puesto el mismo día.`),
    tags: ['lavadora', 'mantenimiento', 'empaque', 'garantía'],
    zonasCobertura: ['Centro', 'Este'],
    aniosExperiencia: 11,
    tarifaBase: 60_000,
    horarios: weekly('lun-vie 08-12 14-18; sab 08-12'),
    certificaciones: ['Mantenimiento de electrodomésticos, SENA'],
    verificado: true,
    stars: [10, 2, 0, 0, 0],
    joinedMonthsAgo: 16,
    portrait: {
      skin: 'fair',
      tint: 'olive',
      hair: 'brown',
      front: 'parted',
      back: 'pony',
      wears: ['overall', 'petrol', 'sand'],
      lashes: true,
    },
  },
  {
    nombre: 'Ciro Alfonso Mantilla',
    ciudad: 'Bucaramanga',
    barrio: 'Provenza',
    telefono: '+57 316 555 0184',
    especialidades: ['Electricidad', 'Iluminación LED', 'Paneles solares (básico)'],
    bioCorta:
      'Electricista de los de libreta y lápiz detrás de la oreja. Dibujo el plano de tu instalación antes de tocar un cable y te lo dejo pegado en el tablero. Cambio luces viejas por LED y te muestro el ahorro en el siguiente recibo.',
    servicios: services(`
      ELE-01 | Revisión eléctrica con plano | por visita | 85.000 | Una tarde de trabajo, plano incluido.
      LED-01 | Cambio de luminarias | por unidad | 45.000 | Bala, panel o aplique.
      SOL-02 | Mantenimiento de paneles | precio fijo | 190.000 | Lavado y medición por cadena.`),
    tags: ['plano eléctrico', 'LED', 'ahorro', 'paneles'],
    zonasCobertura: ['Sur', 'Oeste', 'Centro'],
    aniosExperiencia: 27,
    tarifaBase: 85_000,
    horarios: weekly('lun-vie 08-17'),
    exceptions: { shortDays: { 2: [{ inicio: '08:00', fin: '12:00' }] }, holidays: true },
    certificaciones: ['RETIE', 'Sistemas solares fotovoltaicos, SENA'],
    licencias: [licence('Carné de técnico electricista', 'CONTE', 'TE-08842', 22)],
    verificado: true,
    stars: [8, 2, 1, 0, 0],
    joinedMonthsAgo: 15,
    portrait: {
      skin: 'wheat',
      tint: 'honey',
      hair: 'white',
      brow: 'ash',
      front: 'side',
      wears: ['shirt', 'blue', 'mango'],
      glasses: true,
      aged: true,
    },
  },
  {
    nombre: 'Óscar Mauricio Jaimes',
    ciudad: 'Bucaramanga',
    barrio: 'Real de Minas',
    telefono: '+57 320 555 0127',
    especialidades: ['Drywall', 'Yeso / Estuco', 'Pintura'],
    bioCorta:
      'Convierto un cuarto en dos, o dos en uno, sin que tengas que irte de la casa. Trabajo en seco, tapo todo y barro cada tarde. Los fines de semana soy árbitro de microfútbol, así que las líneas rectas me quedan rectas.',
    servicios: services(`
      DRY-01 | División en drywall | por metro cuadrado | 80.000 | Con aislante acústico.
      EST-01 | Estuco y lijado | por metro cuadrado | 45.000 | Lija con aspiradora.
      PIN-01 | Pintura de habitación | por cuarto | 145.000 | Dos manos y retoques a los ocho días.`),
    tags: ['divisiones', 'estuco', 'pintura', 'sin polvo'],
    zonasCobertura: ['Oeste', 'Centro', 'Sur'],
    aniosExperiencia: 14,
    tarifaBase: 80_000,
    horarios: weekly('lun-vie 08-17'),
    verificado: false,
    disponible: false,
    stars: [4, 2, 0, 0, 0],
    joinedMonthsAgo: 8,
    portrait: {
      skin: 'fair',
      tint: 'rose',
      hair: 'brown',
      front: 'crew',
      wears: ['tee', 'mist', 'slate'],
      beard: 'stubble',
      eyes: 'smiling',
    },
  },
  {
    nombre: 'Silvia Juliana Serrano Prada',
    ciudad: 'Floridablanca',
    barrio: 'Cañaveral',
    telefono: '+57 302 555 0172',
    especialidades: ['CCTV', 'Domótica básica'],
    bioCorta:
      'Instalo cámaras, videoporteros y alarmas para casas y consultorios. Oriento cada lente pensando en tu privacidad y en la del vecino, y te entrego las claves en sobre cerrado. Soporte por videollamada el primer mes.',
    servicios: services(`
      CAM-01 | Cámara inalámbrica | por unidad | 85.000 | Ubicación, red y aplicación.
      CAM-05 | Videoportero | por trabajo | 190.000 | Cableado, monitor y timbre.
      DOM-04 | Sensores de puerta y movimiento | precio fijo | 150.000 | Hasta seis sensores configurados.`),
    tags: ['cámaras', 'videoportero', 'alarma', 'privacidad'],
    zonasCobertura: ['Sur', 'Este'],
    aniosExperiencia: 8,
    tarifaBase: 85_000,
    horarios: weekly('lun-vie 09-18; sab 09-13'),
    certificaciones: ['Tecnóloga en gestión de redes de datos, SENA'],
    verificado: true,
    stars: [7, 1, 0, 0, 0],
    joinedMonthsAgo: 10,
    portrait: {
      skin: 'fair',
      tint: 'water',
      hair: 'black',
      front: 'side',
      back: 'long',
      wears: ['polo', 'ink', 'petrol'],
      glasses: true,
      lashes: true,
    },
  },
]

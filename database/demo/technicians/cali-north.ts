import { licence, services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const CALI_NORTH: readonly TechnicianEntry[] = [
  {
    nombre: 'Sandra Milena Caicedo',
    ciudad: 'Cali',
    barrio: 'Granada',
    telefono: '+57 310 555 0138',
    especialidades: ['Tapicería', 'Ensamble de muebles'],
    bioCorta:
      'Retapizo salas y comedores en tu casa o en mi taller. Telas antifluido, presupuesto con foto y entrega en la fecha que digo. Si tienes gatos te recomiendo la que no les gusta; llevo tres años probándola con los míos.',
    servicios: services(`
      TAP-01 | Silla de comedor | por unidad | 70.000 | Espuma, tela y tachuelas. Mínimo dos sillas.
      TAP-05 | Sala en L | por trabajo | 440.000 | Mano de obra. Recojo y entrego con protección.
      TAP-08 | Cojines a la medida | por unidad | 60.000 | Con cremallera, para que los laves.
      MUE-01 | Armado de mueble | por hora | 55.000 | Comedores, camas y zapateros.`),
    tags: ['salas', 'comedores', 'antifluido', 'cojines'],
    zonasCobertura: ['Norte', 'Oeste', 'Centro'],
    aniosExperiencia: 13,
    tarifaBase: 70_000,
    horarios: weekly('lun 14-18; mar-vie 09-18; sab 09-13'),
    certificaciones: ['Tapicería de muebles, SENA'],
    verificado: true,
    estado: 'publicado',
    stars: [17, 0, 0, 0, 0],
    joinedMonthsAgo: 19,
    portrait: {
      skin: 'bronze',
      tint: 'steel',
      hair: 'black',
      front: 'parted',
      back: 'parted',
      wears: ['polo', 'brick', 'clay'],
      lashes: true,
      earrings: true,
    },
  },
  {
    nombre: 'Kelly Johanna Riascos',
    ciudad: 'Cali',
    barrio: 'Marroquín',
    telefono: '+57 321 555 0142',
    especialidades: ['Electricidad', 'CCTV'],
    bioCorta:
      'Electricista del Distrito y orgullosa de serlo. Organizo cableados que dan miedo, pongo polo a tierra y cámaras que se ven hasta con la luz ida. A las casas de la cuadra les cobro la revisión a mitad de precio.',
    servicios: services(`
      ELE-01 | Revisión y arreglo de cortos | por visita | 65.000 | Con medición y arreglo menor.
      ELE-05 | Polo a tierra | por trabajo | 210.000 | Varilla de cobre y conexión al tablero.
      CAM-03 | Kit de dos cámaras | precio fijo | 240.000 | Instalación con batería de respaldo. Equipos aparte.`),
    tags: ['corto', 'polo a tierra', 'cámaras', 'cableado'],
    zonasCobertura: ['Este', 'Sur', 'Centro'],
    aniosExperiencia: 6,
    tarifaBase: 65_000,
    horarios: weekly('lun-vie 08-17; sab 08-13'),
    certificaciones: ['Técnica en instalaciones eléctricas residenciales, SENA', 'RETIE'],
    licencias: [licence('Carné de técnica electricista', 'CONTE', 'TE-41209', 34)],
    verificado: true,
    stars: [10, 2, 1, 0, 0],
    joinedMonthsAgo: 10,
    portrait: {
      skin: 'deep',
      tint: 'honey',
      hair: 'jet',
      front: 'curly',
      wears: ['vest', 'petrol', 'orange'],
      lashes: true,
      earrings: true,
    },
  },
  {
    nombre: 'Amparo Lasso',
    ciudad: 'Cali',
    barrio: 'El Peñón',
    telefono: '+57 300 555 0175',
    especialidades: ['Pintura', 'Impermeabilización'],
    bioCorta:
      'Pintora de brocha gorda y mano fina. Me especializo en paredes que se descascaran por la humedad: raspo, trato la sal, impermeabilizo y después pinto. Hecho así dura años; hecho de afán dura hasta el próximo invierno.',
    servicios: services(`
      PIN-01 | Habitación completa | por cuarto | 150.000 | Dos manos de vinilo lavable.
      IMP-05 | Tratamiento de salitre | por metro cuadrado | 55.000 | Raspado, sellador y revoque sanador.
      PIN-05 | Rejas y pasamanos | por visita | 90.000 | Lija, anticorrosivo y esmalte.`),
    tags: ['humedad', 'salitre', 'color', 'rejas'],
    zonasCobertura: ['Oeste', 'Norte', 'Centro'],
    aniosExperiencia: 20,
    tarifaBase: 90_000,
    horarios: weekly('lun-vie 08-16'),
    exceptions: { holidays: true },
    verificado: true,
    stars: [7, 3, 0, 0, 0],
    joinedMonthsAgo: 17,
    portrait: {
      skin: 'brown',
      tint: 'rose',
      hair: 'grey',
      front: 'curly',
      wears: ['overall', 'cream', 'petrol'],
      eyes: 'smiling',
      aged: true,
      earrings: true,
    },
  },
  {
    nombre: 'Viviana Escobar Ríos',
    ciudad: 'Cali',
    barrio: 'Versalles',
    telefono: '+57 311 555 0199',
    especialidades: ['Jardinería menor'],
    bioCorta:
      'Bióloga de la del Valle, jardinera por gusto. Diseño antejardines con plantas nativas que piden poca agua y llenan la casa de colibríes. También hago poda y mantenimiento mensual, y te dejo un calendario pegado en la nevera.',
    servicios: services(`
      JAR-04 | Mantenimiento mensual | por visita | 75.000 | Poda, abono y revisión de riego.
      JAR-07 | Antejardín con nativas | por trabajo | 350.000 | Diseño, siembra y primera visita de control.
      JAR-08 | Riego por goteo | precio fijo | 180.000 | Hasta veinte materas, con temporizador.`),
    tags: ['plantas nativas', 'riego', 'antejardín', 'poda'],
    zonasCobertura: ['Norte', 'Oeste', 'Sur'],
    aniosExperiencia: 7,
    tarifaBase: 75_000,
    horarios: weekly('mar-vie 08-14; sab 08-13'),
    verificado: false,
    stars: [6, 1, 0, 0, 0],
    joinedMonthsAgo: 8,
    portrait: {
      skin: 'wheat',
      tint: 'sage',
      hair: 'brown',
      front: 'side',
      back: 'parted',
      wears: ['overall', 'sand', 'petrol'],
      lashes: true,
      glasses: true,
    },
  },
  {
    nombre: 'Rigoberto Chará',
    ciudad: 'Cali',
    barrio: 'Salomia',
    telefono: '+57 314 555 0113',
    especialidades: ['Gasodomésticos', 'Plomería'],
    bioCorta:
      'Treinta años con la llave de tubo en la mano y ni una queja en la empresa de gas. Reviso, certifico y explico. Si la estufa quema amarillo no esperes al fin de semana, escríbeme y paso ese mismo día.',
    servicios: services(`
      GAS-02 | Instalación de estufa | por trabajo | 90.000 | Manguera certificada, abrazaderas y prueba.
      GAS-06 | Detección de fuga | por visita | 75.000 | Con detector electrónico en toda la red.
      PLO-07 | Cambio de registro | por unidad | 80.000 | Bola en bronce, con empaque y teflón.`),
    tags: ['estufa', 'fuga de gas', 'registro', 'calentador'],
    zonasCobertura: ['Norte', 'Este'],
    aniosExperiencia: 30,
    tarifaBase: 75_000,
    horarios: weekly('lun-vie 08-12 14-18'),
    certificaciones: ['Instalador de gas, organismo acreditado ante ONAC'],
    licencias: [licence('Competencia en instalaciones de gas', 'CDT de Gas', 'IG-07-01933', 5)],
    verificado: true,
    stars: [8, 2, 1, 0, 0],
    joinedMonthsAgo: 18,
    portrait: {
      skin: 'brown',
      tint: 'sand',
      hair: 'grey',
      front: 'crew',
      wears: ['shirt', 'slate', 'mango'],
      moustache: true,
      aged: true,
      eyes: 'smiling',
    },
  },
]

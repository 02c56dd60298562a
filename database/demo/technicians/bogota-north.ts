import { licence, services, type TechnicianEntry, weekly } from '#database/demo/technicians/entry.ts'

export const BOGOTA_NORTH: readonly TechnicianEntry[] = [
  {
    nombre: 'Diana Milena Quiroga',
    ciudad: 'Bogotá',
    barrio: 'Suba',
    telefono: '+57 311 555 0141',
    especialidades: ['Drywall', 'Enchapes', 'Pisos / Baldosas', 'Yeso / Estuco'],
    bioCorta:
      'Drywall, cielos rasos y enchapes con acabados parejos. Mido, cotizo por escrito y cumplo la fecha. Recojo hasta el último puñado de polvo: sé lo que es vivir en un apartamento en obra, porque el mío fue el primero que remodelé.',
    descripcion:
      'Aprendí el oficio remodelando mi propio apartamento en Suba, un fin de semana a la vez. Hoy tengo una cuadrilla de tres personas, dos de ellas mujeres, y con ellas hago divisiones, cielos rasos con luz indirecta, baños y cocinas. Trabajo con plásticos y aspiradora para que puedas seguir viviendo en tu casa. Entrego con garantía de un año en juntas y fisuras.',
    servicios: services(`
      DRY-01 | Muro divisorio en drywall | por metro cuadrado | 85.000 | Doble cara, con aislante en fibra de vidrio y masilla lista para pintar.
      DRY-03 | Cielo raso | por metro cuadrado | 78.000 | Estructura, lámina y juntas. Dejo los huecos para tus lámparas.
      ENC-01 | Enchape de baño | por metro cuadrado | 65.000 | Mano de obra en piso y pared, con nivelación y boquilla.
      EST-02 | Resane de humedad y estuco | por trabajo | 120.000 | Hasta dos metros cuadrados: pico, sello, estuco y lijo.`),
    tags: ['remodelación', 'cielo raso', 'baños', 'garantía', 'obra limpia'],
    zonasCobertura: ['Norte', 'Oeste', 'Centro'],
    aniosExperiencia: 11,
    tarifaBase: 85_000,
    horarios: weekly('lun-vie 08-17; sab 08-12'),
    disponibilidadTxt: 'Visitas de medición entre semana; obras pequeñas los sábados.',
    exceptions: { daysOff: [12], holidays: true },
    certificaciones: ['Construcción liviana en seco, SENA', 'Trabajo seguro en alturas, nivel avanzado'],
    verificado: true,
    estado: 'publicado',
    stars: [28, 3, 0, 0, 0],
    joinedMonthsAgo: 22,
    portrait: {
      skin: 'fair',
      tint: 'water',
      hair: 'chestnut',
      front: 'long',
      back: 'parted',
      wears: ['vest', 'slate', 'orange'],
      helmet: 'mango',
      lashes: true,
    },
  },
  {
    nombre: 'Óscar Javier Poveda',
    ciudad: 'Bogotá',
    barrio: 'Usaquén',
    telefono: '+57 310 555 0126',
    especialidades: ['Gasodomésticos', 'Plomería'],
    bioCorta:
      'Calentadores de paso, estufas y redes de gas. Llevo detector y manómetro, así que sales de dudas el mismo día. Si encuentro una fuga cierro la llave, te explico y no me voy hasta que puedas bañarte con agua caliente.',
    servicios: services(`
      GAS-01 | Revisión de calentador de paso | por visita | 80.000 | Limpieza de quemador y membrana, prueba de tiro y de monóxido.
      GAS-03 | Instalación de estufa o cubierta | por trabajo | 95.000 | Conexión con manguera certificada y prueba de hermeticidad.
      PLO-05 | Cambio de llave de paso | por unidad | 70.000 | Incluye empaques. La llave la pones tú o la llevo yo a precio de ferretería.`),
    tags: ['calentador', 'estufa', 'monóxido', 'gas natural'],
    zonasCobertura: ['Norte', 'Centro'],
    aniosExperiencia: 16,
    tarifaBase: 80_000,
    horarios: weekly('lun-vie 08-18; sab 09-14'),
    certificaciones: ['Instalador de gas residencial, certificado por organismo acreditado ante ONAC'],
    licencias: [licence('Competencia en instalaciones de gas', 'CDT de Gas', 'IG-11-04872', 14)],
    verificado: true,
    stars: [10, 2, 1, 0, 0],
    joinedMonthsAgo: 19,
    portrait: {
      skin: 'wheat',
      tint: 'steel',
      hair: 'brown',
      front: 'short',
      wears: ['shirt', 'slate', 'mango'],
      moustache: true,
    },
  },
  {
    nombre: 'Fabián Camilo Torres Gaitán',
    ciudad: 'Bogotá',
    barrio: 'Cedritos',
    telefono: '+57 315 555 0109',
    especialidades: ['CCTV', 'Domótica básica'],
    bioCorta:
      'Pongo cámaras donde de verdad sirven: la portería, el parqueadero, la cuna del bebé. Te dejo la aplicación instalada en el celular y te enseño a buscar una grabación. Si mi mamá lo entendió, tú también.',
    servicios: services(`
      CAM-01 | Instalación de cámara interior | por unidad | 90.000 | Fijación, red y configuración de la aplicación.
      CAM-04 | Sistema de cuatro cámaras con grabador | precio fijo | 420.000 | Mano de obra con cableado hasta 60 metros. Equipos aparte.
      DOM-01 | Cerradura inteligente | por unidad | 130.000 | Perforación limpia, claves para la familia y una llave de respaldo.`),
    tags: ['cámaras', 'seguridad', 'cerradura inteligente', 'wifi'],
    zonasCobertura: ['Norte', 'Zona 1'],
    aniosExperiencia: 6,
    tarifaBase: 90_000,
    horarios: weekly('lun-sab 09-19'),
    disponibilidadTxt: 'De lunes a sábado hasta las siete de la noche.',
    certificaciones: ['Técnico en instalación de redes de computadores, SENA'],
    verificado: false,
    stars: [9, 3, 0, 0, 0],
    joinedMonthsAgo: 9,
    portrait: {
      skin: 'fair',
      tint: 'olive',
      hair: 'chestnut',
      front: 'side',
      wears: ['tee', 'ink', 'petrol'],
      beard: 'stubble',
      glasses: true,
    },
  },
]

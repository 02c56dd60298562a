// D73: the troubles of each trade, by which receipts are grouped. The one table: pages name them, SQL gets its phrases.
import { firstNamed } from '#prices/domain/trouble-phrases.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface Trouble {
  /** Stored. */
  readonly key: string
  readonly name: string
  /** As beginnings of words, without accents: 'destap' is in 'Destape de sifón' and in 'destapar'. */
  readonly phrases: readonly string[]
}

const trouble = (key: string, name: string, phrases: string): Trouble => ({
  key,
  name,
  phrases: phrases.split(', '),
})

/** What was only looked at: the last of each trade. */
const look = (name: string) => trouble('revision', name, 'revision, diagnostic, visita tecnica, visita y')

/** Of the phrases that a text holds, that of the first row counts: what says more stands before what says less. */
export const TROUBLES: Readonly<Record<SpecialtyLabel, readonly Trouble[]>> = {
  Plomería: [
    trouble('fuga-oculta', 'Fuga oculta', 'fuga oculta, deteccion de fuga, geofono, recibo alto'),
    trouble('destape', 'Destape de cañería o sifón', 'destap, tapad, tapon, sonda'),
    trouble('sanitario', 'Cambio o arreglo de sanitario', 'sanitari, inodoro, cisterna, valvula de descarga'),
    trouble('griferia', 'Cambio de grifería', 'grif, lavamanos, lavaplatos, mezclador, ducha'),
    trouble('goteo', 'Goteo o fuga a la vista', 'gote, fuga, llave de paso, cambio de registro, empaque'),
    trouble('tuberia', 'Cambio de tubería', 'tuber, bajante, tubo'),
    trouble('tanque', 'Tanque o motobomba', 'tanque, turbina, motobomba, flotador'),
    look('Solo revisión de plomería'),
  ],
  Electricidad: [
    trouble('tablero', 'Tablero nuevo', 'tablero'),
    trouble(
      'linea',
      'Línea para ducha o aire',
      'linea nueva, linea de 220, linea para, ducha electrica, 220',
    ),
    trouble('tierra', 'Polo a tierra', 'tierra'),
    trouble('cortos', 'Cortos y breakers', 'corto, breaker, taco, sin luz, se fue la luz, tarjeta quemada'),
    trouble(
      'toma',
      'Toma, interruptor o punto nuevo',
      'toma, interruptor, punto electrico, punto nuevo, enchufe',
    ),
    trouble('lampara', 'Lámpara o luces', 'lampar, luminari, bombill, luces'),
    trouble('picos', 'Protector contra picos', 'protector, picos'),
    look('Solo revisión eléctrica'),
  ],
  Carpintería: [
    trouble('closet', 'Clóset a la medida', 'closet a, closet o, closet nuevo, armario'),
    trouble('cocina', 'Mueble de cocina', 'cocina, alacena'),
    trouble(
      'puerta-nueva',
      'Puerta nueva o restaurada',
      'puerta en, puerta nueva, puerta antigua, puerta de madera',
    ),
    trouble('puerta', 'Ajuste de puerta', 'puerta, bisagra, marco'),
    trouble('cajones', 'Arreglo de cajones', 'cajon, riel'),
    trouble('repisas', 'Repisas', 'repisa, estante'),
    look('Solo revisión de carpintería'),
  ],
  Pintura: [
    trouble('fachada', 'Fachada', 'fachada, reja'),
    trouble('habitacion', 'Pintura de una habitación', 'habitacion, cuarto, alcoba'),
    trouble('pared', 'Una pared', 'pared, acento, retoque'),
    trouble('sala', 'Sala o apartamento', 'sala, apartamento, apto, casa'),
    look('Solo visita o asesoría de pintura'),
  ],
  Cerrajería: [
    trouble('apertura', 'Apertura de puerta', 'apertur, abrir, llaves adentro'),
    trouble('guardas', 'Cambio de guardas', 'guarda'),
    trouble('digital', 'Cerradura digital', 'digital, huella, inteligente'),
    trouble('seguridad', 'Cerradura de seguridad', 'seguridad, multipunto'),
    trouble('chapa', 'Cambio de chapa', 'chapa, cerradura, cerrojo, cilindro'),
    trouble('llave', 'Copia de llaves', 'copia'),
    look('Solo revisión de cerradura'),
  ],
  Refrigeración: [
    trouble('compresor', 'Cambio de compresor', 'compresor, motor'),
    trouble('cuarto-frio', 'Cuarto frío', 'cuarto frio'),
    trouble('gas', 'Carga de gas', 'carga de gas, recarga, refrigerante'),
    trouble('vitrina', 'Congelador o vitrina de tienda', 'congelador, vitrina, nevera de, botellero'),
    trouble('mantenimiento', 'Mantenimiento', 'mantenimiento, limpieza'),
    look('Solo revisión de refrigeración'),
  ],
  'Lavadoras / Secadoras': [
    trouble('tarjeta', 'Arreglo de tarjeta', 'tarjeta'),
    trouble('rodamientos', 'Cambio de rodamientos', 'rodamient, balinera, no exprime, centrifug'),
    trouble('bomba', 'Lavadora que no bota el agua', 'bomba, desague, no bota'),
    trouble('secadora', 'Secadora', 'secadora'),
    trouble('fuga', 'Bota agua por debajo', 'bota agua, manguera, empaque'),
    trouble('mantenimiento', 'Mantenimiento de lavadora', 'mantenimiento, limpieza'),
    look('Solo revisión de lavadora'),
  ],
  Neveras: [
    trouble(
      'no-enfria',
      'Nevera que no enfría',
      'no enfria, no esta enfriando, dejo de enfriar, termostato, timer, resistencia, compresor, ventilador',
    ),
    trouble('gas', 'Carga de gas', 'carga de gas, recarga, refrigerante, gas r'),
    trouble('empaque', 'Cambio de empaque', 'empaque'),
    trouble('fuga', 'Bota agua o hace hielo', 'bota agua, hielo, escarcha, desague'),
    look('Solo revisión de nevera'),
  ],
  'Aires Acondicionados': [
    trouble('instalacion', 'Instalación de minisplit', 'instalacion, instalar, traslado'),
    trouble('gas', 'Carga de gas', 'carga de gas, recarga, r 410, r410, refrigerante'),
    trouble('fuga', 'Aire que bota agua', 'bota agua, gotea'),
    trouble('ventana', 'Aire de ventana', 'ventana'),
    trouble('lavado', 'Lavado o mantenimiento', 'lavado, lavar, mantenimiento, limpieza'),
    trouble('no-enfria', 'Aire que no enfría', 'no enfria, capacitor, tarjeta'),
    look('Solo revisión de aire'),
  ],
  Gasodomésticos: [
    trouble(
      'calentador-nuevo',
      'Instalación de calentador',
      'instalacion de calentador, instalar calentador, instalar un calentador, calentador nuevo',
    ),
    trouble('punto', 'Punto de gas', 'punto de gas, punto adicional'),
    trouble('calentador', 'Arreglo de calentador', 'calentador'),
    trouble(
      'estufa-nueva',
      'Instalación de estufa u horno',
      'instalacion de estufa, instalacion de cubierta, instalacion de horno, instalar una, instalar estufa',
    ),
    trouble('estufa', 'Arreglo de estufa', 'estufa, cubierta, horno, quemador'),
    trouble('manguera', 'Manguera y regulador', 'manguera, regulador, huele'),
    look('Solo revisión de gas'),
  ],
  Drywall: [
    trouble('techo', 'Cielo raso', 'cielo'),
    trouble('hueco', 'Arreglo de hueco o grieta', 'hueco, grieta, junta, reparacion'),
    trouble('mueble', 'Nicho o mueble', 'nicho, mueble'),
    trouble('muro', 'Muro divisorio', 'muro, division, divisori'),
    look('Solo revisión de drywall'),
  ],
  'Pisos / Baldosas': [
    trouble('baldosas', 'Baldosas sueltas', 'baldosa'),
    trouble('laminado', 'Piso laminado o vinílico', 'laminado, vinilico'),
    trouble('porcelanato', 'Porcelanato', 'porcelanato'),
    trouble('pulida', 'Pulida de piso', 'puli'),
    trouble('guardaescoba', 'Guardaescobas', 'guardaescoba'),
    look('Solo revisión de pisos'),
  ],
  Impermeabilización: [
    trouble('terraza', 'Terraza o balcón', 'terraza, balcon'),
    trouble('canal', 'Canales y bajantes', 'canal, bajante'),
    trouble('manto', 'Manto o membrana', 'manto, membrana'),
    trouble('salitre', 'Humedad y salitre', 'salitre, humedad'),
    trouble('gotera', 'Gotera o filtración', 'goter, filtracion, techo'),
    look('Solo revisión de humedad'),
  ],
  Soldadura: [
    trouble('pasamanos', 'Pasamanos o baranda', 'pasamanos, baranda'),
    trouble('estructura', 'Refuerzo de estructura', 'estructura, refuerzo'),
    trouble('porton', 'Arreglo de portón', 'porton, garaje'),
    trouble('reja', 'Arreglo de reja', 'reja, marco, bisagra'),
    look('Solo revisión de soldadura'),
  ],
  'Aluminio / Vidriería': [
    trouble('division', 'División de baño', 'division'),
    trouble('espejo', 'Espejo', 'espejo'),
    trouble('puerta', 'Puerta corrediza', 'puerta'),
    trouble('ventana-nueva', 'Ventana nueva', 'ventana corrediza nueva, ventana nueva'),
    trouble('vidrio', 'Cambio de vidrio', 'vidrio'),
    trouble('ventana', 'Ajuste o sello de ventana', 'ventana, corrediza, silicona, sello'),
    look('Solo revisión de ventanas'),
  ],
  'Domótica básica': [
    trouble('cerradura', 'Cerradura inteligente', 'cerradura'),
    trouble('persiana', 'Persianas', 'persiana, cortina'),
    trouble('luces', 'Luces e interruptores', 'interruptor, luces, bombill'),
    trouble('configuracion', 'Configuración de casa conectada', 'configura, rutina, asistente, asesoria'),
    look('Solo revisión de domótica'),
  ],
  CCTV: [
    trouble('kit', 'Kit de varias cámaras', 'kit, cuatro camaras, dos camaras, sistema, grabador'),
    trouble('portero', 'Videoportero', 'videoportero, citofon'),
    trouble('sensores', 'Sensores y alarma', 'sensor, alarma'),
    trouble('camara', 'Una cámara', 'camara'),
    look('Solo revisión de cámaras'),
  ],
  'Ensamble de muebles': [
    trouble('tv', 'Televisor o repisa', 'televisor, repisa, soporte'),
    trouble('closet', 'Clóset o biblioteca', 'closet, biblioteca'),
    trouble('mueble', 'Armado de mueble', 'armad, armar, mueble, cama, escritorio, cuna'),
    look('Solo revisión de muebles'),
  ],
  'Jardinería menor': [
    trouble('riego', 'Riego', 'riego'),
    trouble('huerta', 'Huerta o antejardín', 'huerta, antejardin'),
    trouble('plagas', 'Control de plagas', 'plaga, fumiga'),
    trouble('materas', 'Trasplante de materas', 'matera, trasplant'),
    trouble('prado', 'Corte de prado', 'prado, cesped, guadana'),
    trouble('poda', 'Poda y limpieza', 'poda, seto, arbust, mantenimiento, limpieza'),
    look('Solo revisión de jardín'),
  ],
  Tapicería: [
    trouble('espuma', 'Cambio de espuma', 'espuma'),
    trouble('sofa', 'Retapizado de sofá', 'sofa, sala en'),
    trouble('silla', 'Silla de comedor', 'silla'),
    trouble('butaca', 'Butaca o mecedora', 'butaca, mecedora, rejilla'),
    trouble('cabecero', 'Cabecero', 'cabecero'),
    trouble('cojines', 'Cojines', 'cojin'),
    look('Solo revisión de tapicería'),
  ],
  'Yeso / Estuco': [
    trouble('veneciano', 'Estuco veneciano', 'veneciano'),
    trouble('resane', 'Resane de humedad o grieta', 'resane, humedad, grieta'),
    trouble('moldura', 'Molduras', 'moldura, cornisa'),
    trouble('estuco', 'Estuco', 'estuc, lija, alisad'),
    look('Solo revisión de estuco'),
  ],
  Enchapes: [
    trouble('bano', 'Enchape de baño', 'bano'),
    trouble('cocina', 'Enchape de cocina', 'cocina'),
    trouble('patio', 'Enchape de patio o terraza', 'patio, terraza, lavader'),
    trouble('piezas', 'Piezas sueltas', 'pieza, suelt, boquilla'),
    look('Solo revisión de enchape'),
  ],
  'Iluminación LED': [
    trouble('cinta', 'Cinta LED', 'cinta'),
    trouble('diseno', 'Diseño de iluminación', 'diseno'),
    trouble('lampara', 'Instalación de lámparas', 'lampar, reflector, colgante'),
    trouble('cambio', 'Cambio a luces LED', 'cambio a, luminari, luces, iluminacion, bala'),
    look('Solo revisión de iluminación'),
  ],
  'Paneles solares (básico)': [
    trouble('kit', 'Instalación de kit solar', 'kit, instalacion'),
    trouble('mantenimiento', 'Mantenimiento de paneles', 'mantenimiento, limpieza'),
    trouble('estudio', 'Estudio solar', 'estudio, visita tecnica'),
    look('Solo revisión de paneles'),
  ],
}

/** What the texts name: the service and the lines of a receipt or a quote, or what is typed in a form. */
export function troubleOf(trade: SpecialtyLabel, texts: readonly string[]): Trouble | null {
  return firstNamed(TROUBLES[trade], texts)
}

/** Null for a key that this version does not know. */
export function troubleWithKey(trade: SpecialtyLabel, key: string): Trouble | null {
  return TROUBLES[trade].find(each => each.key === key) ?? null
}

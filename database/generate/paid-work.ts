// What receipts of generated visits say: work of each trade, the most frequent first, and what it usually costs.
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface PaidWork {
  readonly concepto: string
  /** Of all lines, in COP. */
  readonly price: number
}

const work = (rows: string): PaidWork[] =>
  rows.split('; ').map(row => {
    const [concepto = '', thousands = ''] = row.split(': ')
    return { concepto, price: Number(thousands) * 1_000 }
  })

export const PAID_WORK: Readonly<Record<SpecialtyLabel, readonly PaidWork[]>> = {
  Plomería: work(
    'Destape de sifón con sonda: 85; Cambio de grifería: 110; Empaque de llave que gotea: 70; Válvula de descarga del sanitario: 95; Fuga oculta con geófono: 180; Cambio de tubería: 160; Flotador del tanque: 120; Visita y revisión: 50',
  ),
  Electricidad: work(
    'Cambio de breaker: 95; Toma doble nueva: 80; Línea nueva para ducha: 240; Instalación de lámpara: 90; Tablero de ocho circuitos: 420; Varilla de polo a tierra: 250; Visita y revisión: 60',
  ),
  Carpintería: work(
    'Ajuste de puerta que roza: 75; Cambio de rieles de cajones: 95; Repisas instaladas: 160; Clóset a la medida: 620; Mueble de cocina: 540; Puerta de madera: 480; Visita y revisión: 50',
  ),
  Pintura: work(
    'Pintura de habitación: 210; Pared de acento: 130; Pintura de sala: 340; Fachada en vinilo: 620; Visita y asesoría de color: 60',
  ),
  Cerrajería: work(
    'Cambio de guardas: 95; Apertura de puerta: 80; Cerradura de seguridad: 240; Cambio de chapa: 130; Cerradura digital: 320; Copia de llaves: 35; Visita y revisión: 45',
  ),
  Refrigeración: work(
    'Vitrina que no bajaba de temperatura: 150; Carga de gas: 210; Cambio de compresor: 520; Mantenimiento preventivo: 130; Ajuste de cuarto frío: 260; Visita y revisión: 70',
  ),
  'Lavadoras / Secadoras': work(
    'Bomba de desagüe: 150; Cambio de rodamientos: 270; Arreglo de tarjeta: 260; Mantenimiento de lavadora: 110; Banda de secadora: 140; Manguera de llenado: 80; Visita y revisión: 55',
  ),
  Neveras: work(
    'Cambio de termostato: 140; Recarga de gas: 200; Empaque de puerta: 135; Resistencia de deshielo: 150; Destape del desagüe: 85; Visita y revisión: 55',
  ),
  'Aires Acondicionados': work(
    'Lavado de minisplit: 100; Instalación de minisplit: 390; Recarga de gas R-410: 210; Bandeja que bota agua: 95; Cambio de capacitor: 130; Visita y revisión: 65',
  ),
  Gasodomésticos: work(
    'Arreglo de calentador: 120; Instalación de calentador: 210; Quemadores de la estufa: 85; Instalación de estufa: 115; Manguera y regulador: 80; Punto de gas: 260; Visita y revisión: 60',
  ),
  Drywall: work(
    'Arreglo de hueco: 110; Cielo raso: 420; Muro divisorio: 560; Nicho para televisor: 330; Visita y revisión: 50',
  ),
  'Pisos / Baldosas': work(
    'Cambio de baldosas sueltas: 130; Piso laminado: 620; Guardaescobas: 160; Porcelanato: 780; Pulida de piso: 480; Visita y revisión: 50',
  ),
  Impermeabilización: work(
    'Sello de gotera: 150; Impermeabilización de terraza: 680; Limpieza y sello de canal: 170; Manto asfáltico: 740; Tratamiento de salitre: 260; Visita y revisión: 70',
  ),
  Soldadura: work(
    'Arreglo de reja: 120; Bisagra de portón: 150; Pasamanos: 380; Refuerzo de estructura: 420; Visita y revisión: 55',
  ),
  'Aluminio / Vidriería': work(
    'Cambio de vidrio: 120; Ajuste de ventana: 85; División de baño: 420; Espejo instalado: 230; Puerta corrediza: 480; Visita y revisión: 50',
  ),
  'Domótica básica': work(
    'Cerradura instalada: 190; Interruptores: 170; Configuración de asistente: 110; Motor de persiana: 240; Visita y revisión: 70',
  ),
  CCTV: work(
    'Cámara instalada: 150; Kit de dos cámaras: 360; Videoportero: 260; Sensor de puerta: 170; Visita y revisión: 60',
  ),
  'Ensamble de muebles': work(
    'Armado de mueble: 80; Soporte de televisor: 95; Armado de clóset: 160; Visita y revisión: 40',
  ),
  'Jardinería menor': work(
    'Corte de prado: 80; Poda de setos: 95; Trasplante de materas: 70; Control de plagas: 110; Huerta de balcón: 220; Riego por goteo: 260; Visita y revisión: 40',
  ),
  Tapicería: work(
    'Silla de comedor: 280; Cambio de espuma: 160; Retapizado de sofá: 620; Cojines: 120; Butaca: 260; Cabecero: 340; Visita y revisión: 45',
  ),
  'Yeso / Estuco': work(
    'Resane de grieta: 130; Estuco de pared: 260; Molduras: 240; Estuco veneciano: 560; Visita y revisión: 50',
  ),
  Enchapes: work(
    'Piezas sueltas: 120; Enchape de baño: 720; Enchape de cocina: 520; Enchape de patio: 640; Visita y revisión: 50',
  ),
  'Iluminación LED': work(
    'Instalación de lámparas: 110; Cambio a luces LED: 150; Cinta LED: 160; Diseño de iluminación: 140; Visita y revisión: 50',
  ),
  'Paneles solares (básico)': work(
    'Mantenimiento de paneles: 240; Estudio de consumo: 170; Instalación de kit: 680; Visita y revisión: 120',
  ),
}

/** Prices of a city, beside those of Bogotá. */
const DEARNESS: Readonly<Record<string, number>> = {
  Bogotá: 1,
  Medellín: 1.02,
  Cartagena: 1.05,
  Barranquilla: 0.97,
  Cali: 0.95,
  Soacha: 0.88,
  Soledad: 0.86,
}
const ELSEWHERE = 0.92

export const dearnessOf = (ciudad: string) => DEARNESS[ciudad] ?? ELSEWHERE

/** The weight falls with the rank. */
export const rankWeight = (rank: number) => 1 / (rank + 1.5)

export const PAID_WORK_ROWS = SPECIALTIES.flatMap(({ label }) =>
  PAID_WORK[label].map((each, rank) => ({ trade: label, rank, weight: rankWeight(rank), ...each })),
)

// Which checks the demo technicians have, beyond what every verified one has. Days are counted from the day of loading.
import type { DocumentDrawing } from '#database/demo/drawings/document-drawings.ts'
import type { CheckStatus, DocumentCheckKind } from '#verification/domain/check.ts'

export interface CheckEntry {
  readonly kind: DocumentCheckKind
  readonly status: CheckStatus
  readonly entity?: string
  readonly number?: string
  /** Days until it expires; negative when it did. */
  readonly expiresIn?: number
  readonly issuedDaysAgo?: number
  readonly sentDaysAgo: number
  readonly decidedDaysAgo?: number
  readonly note?: string
  readonly documents?: readonly (readonly [drawing: DocumentDrawing, name: string])[]
}

const BOTH_SIDES = [
  ['identity', 'cedula-frente.jpg'],
  ['identity-back', 'cedula-respaldo.jpg'],
] as const
const CERTIFICATE = [['background', 'antecedentes.jpg']] as const

const pending = (sentDaysAgo: number, entry: Partial<CheckEntry> = {}): CheckEntry => ({
  kind: 'identity',
  status: 'pending',
  number: '1.020.304.482',
  documents: BOTH_SIDES,
  ...entry,
  sentDaysAgo,
})

const accepted = (decidedDaysAgo: number, entry: Partial<CheckEntry> = {}): CheckEntry => ({
  kind: 'identity',
  status: 'accepted',
  number: '1.018.400.317',
  ...entry,
  sentDaysAgo: decidedDaysAgo + 0.8,
  decidedDaysAgo,
})

const background = { kind: 'background', entity: 'Policía Nacional', number: '' } as const

/** By name. Those of a verified technician replace what he would have of the same kind. */
export const CHECK_ENTRIES: Readonly<Record<string, readonly CheckEntry[]>> = {
  'Carlos Andrés Rojas': [
    accepted(249, { number: '80.123.456' }),
    {
      ...background,
      status: 'returned',
      issuedDaysAgo: 60,
      sentDaysAgo: 1.4,
      decidedDaysAgo: 0.17,
      note: 'El certificado es de 2024. Descarga uno nuevo en la página de la Policía Nacional y súbelo.',
      documents: CERTIFICATE,
    },
    accepted(227, { kind: 'gas-licence', entity: 'SENA', number: '9537-220145', expiresIn: 24 }),
    pending(0.85, {
      kind: 'training',
      entity: 'SENA',
      number: '9210-118842',
      documents: [['training', 'sena-2025.jpg']],
    }),
  ],
  // The renewal waits beside the one in force.
  'Luz Marina Cárdenas': [
    accepted(356, { ...background, issuedDaysAgo: 360, expiresIn: 5 }),
    pending(2.2, { ...background, issuedDaysAgo: 4, documents: CERTIFICATE }),
  ],
  'Diana Milena Quiroga': [accepted(350, { ...background, issuedDaysAgo: 354, expiresIn: 11 })],
  'Jairo Hernán Beltrán': [
    accepted(300, { kind: 'electrical-licence', entity: 'CONTE', number: 'TE-19036', expiresIn: 28 }),
    accepted(120, { kind: 'insurance', entity: 'Seguros Bolívar', number: '1507-4410', expiresIn: 17 }),
  ],
  'Óscar Javier Poveda': [
    accepted(390, { ...background, status: 'expired', issuedDaysAgo: 395, expiresIn: -30 }),
    pending(4.1, {
      kind: 'insurance',
      entity: 'Sura',
      number: '0331-882',
      expiresIn: 300,
      documents: [['insurance', 'poliza.jpg']],
    }),
  ],
  'Wilson Bautista': [
    accepted(12, {
      kind: 'training',
      entity: 'SENA',
      number: '8841-20',
      documents: [['training', 'ebanisteria.jpg']],
    }),
  ],
  'Yeimy Tatiana Rincón': [
    accepted(400, {
      kind: 'gas-licence',
      entity: 'SENA',
      number: '9537-231877',
      status: 'expired',
      expiresIn: -8,
    }),
  ],

  'Édinson Berdugo': [
    {
      kind: 'identity',
      status: 'replaced',
      number: '72.304.482',
      sentDaysAgo: 5,
      decidedDaysAgo: 4,
      note: 'La foto está movida y no se lee el número.',
    },
    pending(0.22, { number: '72.304.482' }),
    pending(0.21, { ...background, issuedDaysAgo: 6, documents: CERTIFICATE }),
    accepted(220, {
      kind: 'training',
      entity: 'SENA, instalaciones hidráulicas',
      number: '9110-0417',
      expiresIn: 24,
    }),
  ],
  'Marelvis Insignares': [pending(12.3, { number: '32.887.104' })],
  'Ubaldo Enrique Herrera': [
    accepted(60, { number: '73.110.298' }),
    pending(15.4, { ...background, issuedDaysAgo: 20, documents: CERTIFICATE }),
  ],
  'Ferney Angulo': [
    pending(9.1, { number: '1.112.760.045' }),
    pending(9, { ...background, issuedDaysAgo: 12, documents: CERTIFICATE }),
  ],
  'Wilmer Alexis Balanta': [
    {
      kind: 'identity',
      status: 'replaced',
      number: '1.144.200.518',
      sentDaysAgo: 11,
      decidedDaysAgo: 10,
      note: 'Falta el respaldo de la cédula.',
    },
    pending(6.3, { number: '1.144.200.518' }),
  ],
  'Natalia Andrea Higuita': [pending(7.2, { number: '1.036.611.209' })],
  'Libardo Antonio Murillo': [pending(10.4, { number: '10.277.541' })],
  'Johana Andrea Loaiza': [pending(1.1, { number: '1.088.245.660' })],
  'Eduar Julio Marrugo': [
    accepted(45, { number: '1.047.390.112' }),
    accepted(44, { ...background, issuedDaysAgo: 50, expiresIn: 315 }),
    pending(3.2, {
      kind: 'electrical-licence',
      entity: 'CONTE',
      number: 'TE-40117',
      documents: [['electrical-licence', 'matricula.jpg']],
    }),
  ],
  'Jaider Enrique Movilla': [
    {
      kind: 'identity',
      status: 'returned',
      number: '1.129.544.870',
      sentDaysAgo: 8,
      decidedDaysAgo: 7.2,
      note: 'La foto salió con reflejo y no se lee el nombre. Tómala sin flash.',
      documents: BOTH_SIDES,
    },
  ],
  // Accepted, and nobody pressed 'Verificar' yet.
  'Fabián Camilo Torres Gaitán': [
    accepted(2.1, { number: '1.014.233.907', documents: BOTH_SIDES }),
    accepted(2, { ...background, issuedDaysAgo: 9, expiresIn: 356, documents: CERTIFICATE }),
  ],
  // A foreigner's document.
  'Angélica Forero Niño': [accepted(410, { number: '5.204.118', status: 'expired', expiresIn: -19 })],
  'Alirio Castaño': [
    accepted(90, { number: '10.245.733' }),
    accepted(500, { kind: 'training', entity: 'SENA', number: '7714-09', status: 'expired', expiresIn: -40 }),
  ],
}

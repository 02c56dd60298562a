// Section 2, technician profile editor; D38: the profile as its form holds it, every field an unparsed string.
import type { DayKey } from '#technicians/domain/technician.ts'

export interface ServiceDraft {
  readonly nombre: string
  readonly codigo: string
  readonly descripcion: string
  readonly tarifa: string
  readonly precioSugerido: string
}

export interface LicenceDraft {
  readonly tipo: string
  readonly entidad: string
  readonly numero: string
  readonly vence: string
}

export interface RangeDraft {
  readonly inicio: string
  readonly fin: string
}

/** `libre`: days off from `fecha` to `hasta`. `horario`: other hours on `fecha`. */
export const EXCEPTION_KINDS = ['libre', 'horario'] as const
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number]

export interface ExceptionDraft extends RangeDraft {
  readonly tipo: ExceptionKind
  readonly fecha: string
  readonly hasta: string
}

export interface ProfileDraft {
  readonly nombre: string
  readonly telefono: string
  readonly ciudad: string
  readonly barrio: string
  readonly aniosExperiencia: string
  readonly bioCorta: string
  readonly tarifaBase: string
  readonly disponibilidadTxt: string
  readonly disponible: boolean
  readonly especialidades: readonly string[]
  readonly zonasCobertura: readonly string[]
  readonly servicios: readonly ServiceDraft[]
  readonly certificaciones: readonly string[]
  /** The input that has not been added to the list yet. */
  readonly certificacion: string
  readonly tags: readonly string[]
  readonly tag: string
  readonly licencias: readonly LicenceDraft[]
  readonly horarios: Readonly<Record<DayKey, readonly RangeDraft[]>>
  readonly excepciones: readonly ExceptionDraft[]
  readonly festivos: boolean
}

export const EMPTY_SERVICE: ServiceDraft = {
  nombre: '',
  codigo: '',
  descripcion: '',
  tarifa: '',
  precioSugerido: '',
}
export const EMPTY_LICENCE: LicenceDraft = { tipo: '', entidad: '', numero: '', vence: '' }
export const EMPTY_EXCEPTION: ExceptionDraft = { tipo: 'libre', fecha: '', hasta: '', inicio: '', fin: '' }
export const USUAL_RANGE: RangeDraft = { inicio: '08:00', fin: '18:00' }

export const MAX_ROWS = {
  servicios: 40,
  certificaciones: 30,
  tags: 20,
  licencias: 20,
  excepciones: 60,
  /** Per day. */
  horarios: 6,
} as const
export type RowKind = keyof typeof MAX_ROWS

export const BIO_MAX_LENGTH = 1_200
export const NOTE_MAX_LENGTH = 300
export const TEXT_MAX_LENGTH = 120
export const SHORT_MAX_LENGTH = 40
/** Section 9. */
export const BIO_PREVIEW_LENGTH = 200

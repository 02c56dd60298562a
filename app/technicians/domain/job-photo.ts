// Photos of past jobs on a public profile.
import { isDate } from '#platform/domain/time.ts'

export interface JobPhoto {
  readonly id: number
  readonly url: string
  readonly caption: string
  /** 'YYYY-MM' */
  readonly month: string
}

/** For its owner and administrators. */
export interface OwnJobPhoto extends JobPhoto {
  readonly isHidden: boolean
}

export const JOB_PHOTOS_MAX = 8
export const JOB_CAPTION_MAX_LENGTH = 90
/** How many years back a job may be. */
const JOB_PHOTO_YEARS = 15

type JobPhotoMistake = 'caption-required' | 'caption-too-long' | 'month-required' | 'month-in-future'

export type JobPhotoRefusal =
  | JobPhotoMistake
  | 'too-many-job-photos'
  | 'job-photo-gone'
  | 'job-photo-not-saved'
  /** Another administrator hid or showed it before. */
  | 'job-photo-decided'

export interface JobPhotoText {
  readonly caption: string
  /** 'YYYY-MM' */
  readonly month: string
}

export const JOB_PHOTO_FIELDS = ['texto', 'mes', 'anio'] as const
export type JobPhotoFields = { readonly [Name in (typeof JOB_PHOTO_FIELDS)[number]]?: string | undefined }

export type ParsedJobPhoto =
  | { readonly ok: true; readonly value: JobPhotoText }
  | { readonly ok: false; readonly field: 'texto' | 'mes'; readonly code: JobPhotoMistake }

/** `today` is 'YYYY-MM-DD'. */
export function parseJobPhoto(
  { texto = '', mes = '', anio = '' }: JobPhotoFields,
  today: string,
): ParsedJobPhoto {
  const caption = texto.replace(/\s+/g, ' ').trim()
  if (caption === '') return { ok: false, field: 'texto', code: 'caption-required' }
  if ([...caption].length > JOB_CAPTION_MAX_LENGTH)
    return { ok: false, field: 'texto', code: 'caption-too-long' }
  const month = `${anio}-${mes.padStart(2, '0')}`
  if (!isDate(`${month}-01`) || month < oldestMonth(today))
    return { ok: false, field: 'mes', code: 'month-required' }
  if (month > today.slice(0, 7)) return { ok: false, field: 'mes', code: 'month-in-future' }
  return { ok: true, value: { caption, month } }
}

/** The years that the form offers, newest first. */
export function jobPhotoYears(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: JOB_PHOTO_YEARS }, (_, index) => year - index)
}

const oldestMonth = (today: string) => `${jobPhotoYears(today).at(-1)}-01`

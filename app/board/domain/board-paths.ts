// Addresses of the board, its file and the lists behind its figures.
import { BOARD_PATH, CHANNELS_PATH } from '#accounts/domain/panel-paths.ts'
import { FATE_NAMES, type Fate, fatesOf } from '#board/domain/facts.ts'
import type { JobState } from '#board/domain/queued-jobs.ts'
import type { Stretch } from '#board/domain/stretch.ts'
import { catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import type { Channel } from '#platform/domain/notification.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface BoardView {
  readonly days: Stretch
  /** 'Ver las 41' */
  readonly isWhole?: boolean
  /** On phones the trades in place of the cities. */
  readonly isByTrade?: boolean
  /** Every city with its free hours. */
  readonly isEveryCity?: boolean
  /** The jobs behind a figure. */
  readonly jobs?: JobState | null
  /** Words whose trade is asked for. */
  readonly words?: string | null
}

export function boardPath({ days, isWhole, isByTrade, isEveryCity, jobs, words }: BoardView): string {
  const query = new URLSearchParams()
  if (days !== 7) query.set('dias', String(days))
  if (isWhole) query.set('ver', 'todas')
  if (isByTrade) query.set('por', 'oficio')
  if (isEveryCity) query.set('ciudades', 'todas')
  if (jobs) query.set('trabajos', jobs)
  if (words) query.set('texto', words)
  return query.size === 0 ? BOARD_PATH : `${BOARD_PATH}?${query}`
}

export const boardFilePath = (days: Stretch) => `${BOARD_PATH}.csv?dias=${days}`

/** Sums of the board; 'confirmadas' are those that were, whatever became of them. */
const SUMS = {
  todas: fatesOf('before', 'after', 'done'),
  'sin-confirmar': fatesOf('before'),
  confirmadas: fatesOf('after', 'done'),
  'sin-hacer': fatesOf('after'),
} as const satisfies Record<string, readonly Fate[]>
export type VisitSum = keyof typeof SUMS

/** What of the visits of a stretch a list shows. */
export type VisitGroup = Fate | VisitSum

export const isVisitSum = (group: VisitGroup): group is VisitSum => Object.hasOwn(SUMS, group)
export const fatesOfGroup = (group: VisitGroup): readonly Fate[] =>
  isVisitSum(group) ? SUMS[group] : [group]

const GROUPS: readonly VisitGroup[] = [...(Object.keys(SUMS) as VisitSum[]), ...FATE_NAMES]
export const visitGroupFrom = (text: string | null): VisitGroup =>
  GROUPS.find(group => group === text) ?? 'todas'

/** As they are stored; OTHERS are those without a row of their own, UNSAID has none. */
interface VisitPart {
  readonly city?: string
  readonly trade?: string
}

export function visitsPath(days: Stretch, group: VisitGroup, { city, trade }: VisitPart = {}): string {
  const query = new URLSearchParams({ dias: String(days), que: group })
  if (city) query.set('ciudad', city)
  if (trade) query.set('esp', trade)
  return `${BOARD_PATH}/visitas?${query}`
}

export function cataloguePath(trade: SpecialtyLabel | null, city: string | null): string {
  return `/tecnicos${catalogueSearch({ ...NO_FILTERS, esp: trade, ciudad: city || null })}`
}

const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  whatsapp: 'whatsapp',
  email: 'correo',
  push: 'aparato',
}

/** /admin/avisos keeps a month. */
export function failuresPath(days: Stretch, channel?: Channel): string {
  const query = new URLSearchParams({ dias: String(Math.min(days, 28)) })
  if (channel) query.set('canal', CHANNEL_WORDS[channel])
  return channel ? `${CHANNELS_PATH}?${query}&ver=todas#fallas` : `${CHANNELS_PATH}?${query}`
}

/** In the letter of Monday; nobody has to sign in. */
export const letterStopPath = (token: string) => `/tablero/correo/${token}`
/** The act of the row in /perfil. */
export const LETTER_CHOICE_PATH = '/perfil/tablero'

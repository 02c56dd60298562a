// The words of /admin/tablero.
import type { AnswerPart, NearTechnicians, UnmetSearch } from '#board/domain/board.ts'
import { isVisitSum, type VisitGroup, type VisitSum } from '#board/domain/board-paths.ts'
import { type Fate, OTHERS, UNSAID } from '#board/domain/facts.ts'
import type { JobQueue, JobState, QueuedJob } from '#board/domain/queued-jobs.ts'
import type { ComparedDays, Days, Stretch } from '#board/domain/stretch.ts'
import { topicText } from '#moderation/wording/channels.ts'
import { addDays, bogotaDate, bogotaTime, HOUR_MS, MINUTE_MS, weekdayOf } from '#platform/domain/time.ts'
import { dayAndMonthText, dayOfMonth, shortDayText, shortWeekdayText } from '#platform/wording/dates.ts'
import { numberText } from '#platform/wording/price.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'
import { waitedText } from '#visits/wording/reputation.ts'

export const STRETCH_LABELS: Readonly<Record<Stretch, string>> = { 7: '7 días', 28: '28 días', 90: '90 días' }
/** At the head of a column. */
export const nowText = (days: Stretch) => (days === 7 ? 'Esta semana' : `Estos ${days} días`)
export const beforeLegend = (days: Stretch) =>
  days === 7 ? 'La raya marca la semana de antes' : `La raya marca los ${days} días de antes`

/** 'Del 9 al 15 de noviembre', 'Del 26 de octubre al 1 de noviembre' */
export function daysText({ from, through }: Days): string {
  const first = from.slice(0, 7) === through.slice(0, 7) ? String(dayOfMonth(from)) : dayAndMonthText(from)
  return `el ${first} al ${dayAndMonthText(through)}`
}

/** 'Del 9 al 15 de noviembre; «antes» es del 2 al 8.' */
export function stretchText({ from, through, before }: ComparedDays): string {
  const isSameMonth = before.from.slice(0, 7) === from.slice(0, 7) && from.slice(0, 7) === through.slice(0, 7)
  const earlier = isSameMonth
    ? `el ${dayOfMonth(before.from)} al ${dayOfMonth(before.through)}`
    : daysText(before)
  return `D${daysText({ from, through })}; «antes» es d${earlier}.`
}

/** 'Contado hoy a las 06:00.' */
export function countedText(at: Date, now: Date): string {
  return `Contado ${relativeDayText(bogotaDate(at), bogotaDate(now)).toLowerCase()} a las ${bogotaTime(at)}.`
}

export const NEVER_COUNTED = 'Se cuenta cada noche a las 06:00; todavía no se ha contado.'

export const EMPTY = {
  searches: 'Todavía no hay búsquedas.',
  allFound: 'Todos encontraron a alguien.',
  visits: 'Todavía no hay visitas.',
  nothingMissed: 'Todas las visitas salieron.',
  technicians: 'Todavía no hay técnicos publicados.',
  notices: 'Todavía no se ha enviado ninguno.',
} as const

export const FATE_LABELS: Readonly<Record<Fate, string>> = {
  'no-answer': 'Nadie respondió',
  declined: 'El técnico no podía',
  replaced: 'El cliente buscó a otra persona',
  'could-not-receive-before': 'El cliente no podía recibirla',
  'closed-before': 'Se cerró una de las cuentas',
  'unknown-before': 'Sin motivo escrito',
  'technician-cancelled': 'Canceló el técnico',
  'could-not-receive': 'El cliente no podía recibirla',
  'no-show': 'El técnico no llegó',
  'nobody-home': 'No había nadie en casa',
  contested: 'Dicen cosas distintas',
  'closed-after': 'Se cerró una de las cuentas',
  'unknown-after': 'Sin motivo escrito',
  completed: 'Completadas',
}

const SUM_LABELS: Readonly<Record<VisitSum, string>> = {
  todas: 'Solicitudes',
  'sin-confirmar': 'Sin confirmar',
  confirmadas: 'Confirmadas',
  'sin-hacer': 'Confirmadas que no se hicieron',
}

/** The title of a list of visits. */
export const groupText = (group: VisitGroup): string =>
  isVisitSum(group) ? SUM_LABELS[group] : FATE_LABELS[group]

/** 'Neveras', '«calentador de paso»' */
export const searchedText = ({ trade, words }: Pick<UnmetSearch, 'trade' | 'words'>) => trade ?? `«${words}»`

/** 'Suba, Bogotá', 'Soacha' */
export const placeText = ({ area, city }: Pick<UnmetSearch, 'area' | 'city'>) =>
  [area, city].filter(Boolean).join(', ') || 'Sin lugar'

export const NOBODY_NEAR = 'Nadie cerca'
export const UNKNOWN_TRADE = 'No sabemos qué oficio es'

/** '4 en Bogotá' */
export const nearText = ({ technicians, city }: NearTechnicians) => `${numberText(technicians)} en ${city}`

/** '33 %' */
export const shareText = (share: number) => `${Math.round(share * 100)} %`

/** Under a bar: 'lun', or its first day, '19 oct'. */
export function barText(day: string, days: Stretch): string {
  if (days === 7) return shortWeekdayText(weekdayOf(day)).toLowerCase()
  const [number, , month = ''] = dayAndMonthText(day).split(' ')
  return `${number} ${month.slice(0, 3)}`
}

export const BARS_TITLES: Readonly<Record<Stretch, string>> = {
  7: 'Solicitudes por día',
  28: 'Solicitudes por semana',
  90: 'Solicitudes cada diez días',
}

/** 'Hoy, mañana y el miércoles 18'; counted on another day 'Del lunes 16 al miércoles 18'. */
export function freeDaysText(countedOn: string, today: string): string {
  const last = shortDayText(addDays(countedOn, 2))
  return countedOn === today ? `Hoy, mañana y el ${last}` : `Del ${shortDayText(countedOn)} al ${last}`
}

export const searchesText = (count: number) =>
  `${numberText(count)} ${count === 1 ? 'búsqueda' : 'búsquedas'}`

/** Under a city on narrow screens, where nothing that was searched is missing. */
export const heldText = (held: number, of: number) =>
  held === of ? 'Hay alguien en cada oficio' : `Hay alguien en ${held} de ${of} oficios`

const REST: Readonly<Record<AnswerPart, string>> = { city: 'Las demás', trade: 'Los demás' }
const REST_OF_LIST: Readonly<Record<AnswerPart, string>> = {
  city: 'Las demás ciudades',
  trade: 'Los demás oficios',
}
const UNKNOWN: Readonly<Record<AnswerPart, string>> = { city: 'Sin ciudad', trade: 'Sin oficio' }

export const answerName = (part: AnswerPart, name: string) =>
  name === OTHERS ? REST[part] : name || UNKNOWN[part]

/** Of an address, over a list of visits. */
export const listedPartText = (part: AnswerPart, name: string) =>
  name === OTHERS ? REST_OF_LIST[part] : name === UNSAID ? UNKNOWN[part] : name

export const JOB_STATE_LABELS: Readonly<Record<JobState, string>> = {
  cola: 'En cola',
  reintentos: 'Se vuelven a intentar',
  rendidos: 'Se rindieron',
}

/** Jobs that tell nobody anything. */
const TASKS: Readonly<Record<string, string>> = {
  'settle-bookings': 'Cierre de las visitas',
  'expire-checks': 'Documentos que vencen',
  'apply-retention': 'Limpieza de la noche',
  'apply-hourly-retention': 'Limpieza de cada hora',
  'check-whatsapp-account': 'Consulta a Meta',
  'learn-search-weights': 'Palabras del buscador',
  'compute-usual-prices': 'Precios usuales',
  'count-board': 'Cuenta del tablero',
  'send-board-letters': 'Correo del lunes',
  'check-searched-supply': 'Quién está libre para lo buscado',
  'tell-search-alerts': 'Avísame cuando haya',
  'export-data': 'Descarga de datos',
  'answer-whatsapp': 'Respuesta por WhatsApp',
}

const CHANNELS: readonly (readonly [task: RegExp, words: string])[] = [
  [/-whatsapp$/, 'WhatsApp'],
  [/-push$/, 'Aviso en el aparato'],
  [/-mail$/, 'Correo'],
]

/** 'WhatsApp: Recordatorio', 'Precios usuales' */
export function jobText({ task, topic }: Pick<QueuedJob, 'task' | 'topic'>): string {
  const own = TASKS[task]
  if (own !== undefined) return own
  const [, channel] = CHANNELS.find(([pattern]) => pattern.test(task)) ?? []
  if (!channel) return 'Trabajo interno'
  return topic === null ? channel : `${channel}: ${topicText(topic)}`
}

/** 'El más viejo lleva 40 s', 'Correo: Comprobante, a las 07:04', 'Correo: Comprobante, tras 12 intentos' */
export function queueText({ state, first }: JobQueue, now: Date): string {
  if (!first) return 'Ninguno'
  if (state === 'cola') return `El más viejo lleva ${ageText(now.getTime() - first.dueAt.getTime())}`
  if (state === 'reintentos') return `${jobText(first)}, ${momentText(first.dueAt, now)}`
  return `${jobText(first)}, tras ${first.attempts} ${first.attempts === 1 ? 'intento' : 'intentos'}`
}

function ageText(ms: number): string {
  if (ms < MINUTE_MS) return `${Math.max(Math.round(ms / 1_000), 0)} s`
  if (ms < HOUR_MS) return `${Math.round(ms / MINUTE_MS)} min`
  return waitedText(Math.round(ms / MINUTE_MS))
}

/** 'a las 07:04', 'mañana a las 07:04' */
export function momentText(at: Date, now: Date): string {
  const [day, today] = [bogotaDate(at), bogotaDate(now)]
  const time = `a las ${bogotaTime(at)}`
  return day === today ? time : `${relativeDayText(day, today).toLowerCase()} ${time}`
}

// Texts of /admin/avisos.
import type { DeliveryReason } from '#accounts/domain/channel-delivery.ts'
import type { MessageState } from '#accounts/domain/whatsapp-message.ts'
import type { BookingNotification } from '#bookings/domain/notifications.ts'
import type {
  ChannelState,
  FailedNotice,
  Instead,
  REPORT_PERIODS,
  ReportPeriod,
  SentState,
} from '#moderation/domain/channel-report.ts'
import type { Tally } from '#platform/domain/lists.ts'
import type { Channel } from '#platform/domain/notification.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { tallyFigure } from '#platform/wording/counts.ts'
import { shortDayText } from '#platform/wording/dates.ts'
import { numberText } from '#platform/wording/price.ts'
import { relativeMomentText } from '#platform/wording/relative-day.ts'
import type { ProgressAct } from '#visits/domain/visit-progress.ts'

export const PERIOD_LABELS: Readonly<Record<(typeof REPORT_PERIODS)[number], string>> = {
  1: 'Hoy',
  7: '7 días',
  28: '28 días',
}

export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  whatsapp: 'WhatsApp',
  email: 'Correo',
  push: 'Aviso en el aparato',
}

export const UNREADABLE_PART = 'No pudimos contar esto. Intenta de nuevo.'

export const REASON_LABELS: Readonly<Record<DeliveryReason, Partial<Record<Channel, string>>>> = {
  mailbox: { email: 'El buzón no existe' },
  refused: { email: 'Su correo no lo aceptó', push: 'Su navegador no lo aceptó' },
  gone: { push: 'Aparato vencido' },
  unreachable: { email: 'No se pudo entregar', push: 'No se pudo entregar' },
}
export const LATE_LABEL = 'Tardó más de 5 minutos'

const BOOKING_TOPICS: Readonly<Record<BookingNotification, string>> = {
  requested: 'Nueva visita',
  booked: 'Visita reservada',
  unanswered: 'Falta contestar',
  'address-completed': 'Ya hay dirección',
  'cannot-receive': 'No puede recibir',
  'can-receive': 'Sí puede recibir',
  'offer-taken': 'Tomó otra hora',
  'quote-booked': 'Reservó lo cotizado',
  'repeat-booked': 'Reservó la garantía',
  overdue: 'No le han contestado',
  replaced: 'Reservó con otra persona',
  confirmada: 'Visita confirmada',
  tomorrow: 'Recordatorio',
  'set-out': 'En una hora',
  soon: 'Recordatorio',
  'whether-came': '¿Ya llegó?',
  rate: 'Calificar',
  cancelada: 'Visita cancelada',
  expired: 'Visita vencida',
  'not-done': 'Visita sin hacerse',
  'not-done-technician': 'Visita sin hacerse',
  'nobody-home': 'No había nadie',
  'technician-withdrawn': 'Visita cancelada',
  'client-withdrawn': 'Visita cancelada',
}

const STEP_TOPICS: Readonly<Record<ProgressAct, string>> = {
  'en-camino': 'Va en camino',
  tarde: 'Llega tarde',
  llegue: 'Llegó',
  nadie: 'No hay nadie',
  terminar: 'Terminó',
  'llego-si': 'Dice que sí llegó',
  'llego-no': 'No ha llegado',
  esperar: 'Lo espera',
  buscar: 'Busca a otra persona',
}

/** By the topics of app/accounts/domain/channel-delivery.ts. */
const TOPICS: Readonly<Record<string, string>> = {
  booking: 'Visita',
  message: 'Mensaje',
  longer: 'La visita dura más',
  receipt: 'Comprobante',
  reminder: 'Recordatorio de un pago',
  paid: 'Dice que ya pagó',
  quote: 'Cotización',
  guarantee: 'Garantía',
  review: 'Reseña',
  reply: 'Respuesta a una reseña',
  reset: 'Cambio de contraseña',
  'password-changed': 'Contraseña cambiada',
  confirmation: 'Confirmar el correo',
  'email-change': 'Cambio de correo',
  'email-changed': 'Correo cambiado',
  'second-step': 'Segundo paso',
  moderation: 'Decisión del equipo',
  check: 'Revisión de un documento',
  report: 'Reporte',
  export: 'Descarga de datos',
  deletion: 'Cuenta eliminada',
  board: 'Tablero del lunes',
  alert: 'Avísame cuando haya',
  'alert-confirmation': 'Confirmar un aviso',
  answer: 'Respuesta en el chat',
}

export function topicText(topic: string): string {
  const [kind = '', detail = ''] = topic.split(':')
  const details: Readonly<Record<string, string>> =
    kind === 'booking' ? BOOKING_TOPICS : kind === 'step' ? STEP_TOPICS : {}
  if (Object.hasOwn(details, detail)) return details[detail] ?? ''
  return Object.hasOwn(TOPICS, kind) ? (TOPICS[kind] ?? '') : 'Aviso'
}

/** 'Caído desde las 14:02', 'Caído desde ayer a las 14:02' */
export function stateText(state: ChannelState, now: Date): string {
  switch (state.kind) {
    case 'works':
      return 'Funciona'
    case 'slow':
      return 'Lento'
    case 'off':
      return 'Sin configurar'
    case 'gone':
      return `${numberText(state.devices)} ${state.devices === 1 ? 'vencido' : 'vencidos'}`
    case 'down': {
      const isToday = bogotaDate(state.since) === bogotaDate(now)
      const moment = isToday ? `las ${bogotaTime(state.since)}` : momentText(state.since, now)
      return `Caído desde ${moment}`
    }
  }
}

const momentText = (at: Date, now: Date) =>
  relativeMomentText(bogotaDate(at), bogotaTime(at), bogotaDate(now))

/** '3 aparatos de 2 personas' */
export function devicesText(devices: Tally, people: Tally): string {
  if (devices.count === 0) return 'Nadie los tiene activos'
  const ofDevices = `${tallyFigure(devices)} ${devices.count === 1 ? 'aparato' : 'aparatos'}`
  return `${ofDevices} de ${tallyFigure(people)} ${people.count === 1 ? 'persona' : 'personas'}`
}

/** Under the state; null: nothing to say. Without SMTP_URL the program writes its e-mails into a folder. */
export function stateDetail(channel: Channel, state: ChannelState): string | null {
  if (state.kind === 'off') {
    const missing = `Falta\u00a0${state.setting}`
    return channel === 'email' ? `${missing}: quedan en la carpeta outbox.` : `${missing}.`
  }
  if (state.kind === 'slow') return 'Más de 5 minutos.'
  if (state.kind !== 'down') return null
  if (state.isTokenRefused) return 'El token venció o no sirve: WHATSAPP_TOKEN. Todo va por correo.'
  return channel === 'whatsapp' ? 'Todo va por correo.' : 'Se intenta de nuevo.'
}

export const MESSAGE_STATES: Readonly<Record<MessageState, string>> = {
  waiting: 'Espera',
  sending: 'Espera',
  sent: 'Enviado',
  delivered: 'Entregado',
  read: 'Leído',
  failed: 'Falló',
}

export const SENT_LABELS: Readonly<Record<SentState, string>> = {
  sent: 'Enviados',
  delivered: 'Entregados',
  read: 'Leídos',
  waiting: 'Esperan',
}

/** '15:42'; of an earlier day 'lunes 16, 15:42'. */
export function shortMomentText(at: Date, now: Date): string {
  const date = bogotaDate(at)
  return date === bogotaDate(now) ? bogotaTime(at) : `${shortDayText(date)}, ${bogotaTime(at)}`
}

export function insteadText(instead: Instead, now: Date): string {
  switch (instead.kind) {
    case 'sent':
      return `${CHANNEL_LABELS[instead.channel]}, ${shortMomentText(instead.at, now)}`
    case 'waiting':
      return 'Va en camino por otro canal'
    case 'needless':
      return 'Ya no hacía falta'
    case 'chat':
      return 'Era una respuesta en el chat'
    case 'nothing':
      return 'Nada: no tiene otro canal'
  }
}

/** '1 persona no recibió nada por ningún canal: Ángela María Uribe, «Comprobante» de las 10:20.' */
export function unreachedText(
  lost: readonly Pick<FailedNotice, 'name' | 'topic' | 'at'>[],
  now: Date,
): string {
  const [first] = lost
  if (!first) return ''
  const date = bogotaDate(first.at)
  const moment =
    date === bogotaDate(now)
      ? `de las ${bogotaTime(first.at)}`
      : `del ${shortDayText(date)} a las ${bogotaTime(first.at)}`
  const example = `${first.name ?? 'alguien sin cuenta'}, «${topicText(first.topic)}» ${moment}.`
  return lost.length === 1
    ? `1 persona no recibió nada por ningún canal: ${example}`
    : `${numberText(lost.length)} personas no recibieron nada por ningún canal. La última: ${example}`
}

/** 'Lo que TecniYa le escribe a la gente, y si llegó. Hoy, lunes 16 de noviembre, hasta las 16:05.' */
export function introText(days: ReportPeriod, dayText: string, now: Date): string {
  const period = days === 1 ? `Hoy, ${dayText}` : `Los últimos ${days} días`
  return `Lo que TecniYa le escribe a la gente, y si llegó. ${period}, hasta las ${bogotaTime(now)}.`
}

export const QUALITY_LABELS: Readonly<Record<string, string>> = {
  GREEN: 'Alta',
  YELLOW: 'Media',
  RED: 'Baja',
}

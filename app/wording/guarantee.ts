// Guarantee cases: whose turn it is, and what that person can do. The words follow Ley 1480 and Decreto 735, as /terminos.
import { BRAND } from '#content/brand.ts'
import { addDays, bogotaDate } from '#domain/bogota-time.ts'
import { lastDayOf } from '#domain/guarantee/guarantee-acts.ts'
import {
  type GuaranteeOutcome,
  type GuaranteeStep,
  type GuaranteeWish,
  mayReopen,
  REOPEN_DAYS,
} from '#domain/guarantee/guarantee-case.ts'
import { type GuaranteeFile, type GuaranteeReader, lastMove } from '#domain/guarantee/guarantee-file.ts'
import { firstNameOf } from '#wording/bookings.ts'
import { reviewDateText } from '#wording/dates.ts'
import { relativeMomentText } from '#wording/relative-day.ts'
import { shortNameOf } from '#wording/short-name.ts'

export const FREE_BY_GUARANTEE_TEXT = 'Sin costo, por garantía'

export const WISH_LABELS: Record<GuaranteeWish, string> = {
  repeat: 'Que repita el trabajo sin costo',
  refund: 'Que me devuelva lo que pagué',
}

/** As the technician and administrators read it: 'Prefiere que se repita el trabajo.' */
export const WISH_TEXTS: Record<GuaranteeWish, string> = {
  repeat: 'Prefiere que se repita el trabajo.',
  refund: 'Prefiere que se le devuelva el dinero.',
}

/** The administrators' list. */
export const STEP_LABELS: Record<GuaranteeStep, string> = {
  opened: 'Responde el técnico',
  'repeat-offered': 'El cliente escoge hora',
  'repeat-booked': 'Visita agendada',
  'repeat-done': 'El cliente dice si quedó bien',
  'refund-offered': 'Devolución por confirmar',
  disputed: 'Por decidir',
  closed: 'Cerrado',
}

export const OUTCOME_LABELS: Record<GuaranteeOutcome, string> = {
  repaired: 'Quedó arreglado',
  refunded: 'Se devolvió el dinero',
  dismissed: 'La garantía no aplicó',
  withdrawn: 'Se cerró sin reclamo',
}

/** 'Hasta el 16 de noviembre' */
export function untilDayText(dueAt: Date, today: string): string {
  return `Hasta el ${dueDayText(dueAt, today)}`
}

/** '16 de noviembre' */
export function dueDayText(dueAt: Date, today: string): string {
  return reviewDateText(lastDayOf(dueAt), today)
}

export interface Names {
  /** 'Carlos' */
  readonly technician: string
  /** 'María Eugenia' */
  readonly client: string
}

export function namesOf({
  technicianName,
  clientName,
}: Pick<GuaranteeFile, 'technicianName' | 'clientName'>): Names {
  return {
    technician: firstNameOf(technicianName) || 'el técnico',
    client: shortNameOf(clientName) || 'el cliente',
  }
}

export interface TurnTexts {
  /** Whether whoever reads must act. */
  readonly isOwn: boolean
  readonly label: string
  readonly title: string
  readonly text: string
}

const OWN = { isOwn: true, label: 'Te toca a ti' }

export function turnTexts(file: GuaranteeFile, reader: GuaranteeReader, now: Date): TurnTexts {
  const names = namesOf(file)
  const { technician, client } = names
  const today = bogotaDate(now)
  const day = file.dueAt ? dueDayText(file.dueAt, today) : ''
  const other = (who: string) => ({ isOwn: false, label: `Le toca a ${who}` })
  const isClient = reader === 'client'
  switch (file.step) {
    case 'opened':
      return reader === 'technician'
        ? {
            ...OWN,
            title: `Responde a ${client}`,
            text: `${WISH_TEXTS[file.wish]} Tienes hasta el ${day}; después decide el equipo de ${BRAND.name}.`,
          }
        : {
            ...other(technician),
            title: `${technician} revisa qué falló`,
            text: `Tiene hasta el ${day} para responder. Si no responde, decide el equipo de ${BRAND.name}.`,
          }
    case 'repeat-offered':
      return isClient
        ? {
            ...OWN,
            title: `Escoge cuándo vuelve ${technician}`,
            text: `${repeatReasonText(file)} La hora se escoge igual que en una reserva.`,
          }
        : {
            ...other(client),
            title: `${client} escoge la hora`,
            text: `Llega a la agenda como una visita sin costo. Tiene hasta el ${day}.`,
          }
    case 'repeat-booked':
      return repeatBookedTexts(file, reader, today)
    case 'repeat-done':
      return isClient
        ? {
            ...OWN,
            title: '¿Quedó bien?',
            text: `${technician} repitió el trabajo. Si no nos dices nada hasta el ${day}, cerramos el caso como arreglado.`,
          }
        : { ...other(client), title: `${client} dice si quedó bien`, text: `Tiene hasta el ${day}.` }
    case 'refund-offered':
      return refundTexts(file, reader, day)
    case 'disputed':
      return reader === 'admin'
        ? {
            ...OWN,
            title: 'Decide este caso',
            text: `Lee lo que escribieron los dos. Les dijimos que a más tardar el ${day}.`,
          }
        : {
            ...other(BRAND.name),
            title: 'Nuestro equipo decide',
            text: `Leemos lo que escribieron los dos y decidimos a más tardar el ${day}. Te avisamos.`,
          }
    case 'closed':
      return closedTexts(file, reader, now)
  }
}

function repeatReasonText(file: GuaranteeFile): string {
  const kind = lastMove(file)?.kind
  if (kind === 'order-repeat') return 'Decidimos que repita el trabajo sin costo.'
  return kind === 'cancel-repeat'
    ? 'La visita se canceló; sigue siendo sin costo.'
    : 'Acepta repetir el trabajo sin costo.'
}

function repeatBookedTexts(file: GuaranteeFile, reader: GuaranteeReader, today: string): TurnTexts {
  const { technician, client } = namesOf(file)
  const moment = file.repeat ? relativeMomentText(file.repeat.date, file.repeat.start, today) : ''
  const isPending = file.repeat?.status === 'solicitada'
  const base = { isOwn: false, label: 'Visita agendada' }
  if (reader === 'technician')
    return {
      ...base,
      title: `Vuelves ${moment}`,
      text: isPending
        ? 'Acéptala en tu agenda. Es sin costo, por garantía.'
        : `Es sin costo. Después ${client} dice si quedó bien.`,
    }
  return {
    ...base,
    title: `${technician} vuelve ${moment}`,
    text: isPending
      ? `${technician} todavía no la confirma. Es sin costo.`
      : reader === 'client'
        ? 'Es sin costo. Después nos dices si quedó bien.'
        : `Después ${client} dice si quedó bien.`,
  }
}

/** '$ 90.000', or 'el dinero' when an administrator decided. */
export function refundText(file: Pick<GuaranteeFile, 'events'>): string {
  const move = lastMove(file)
  return move?.kind === 'offer-refund' && move.amount ? move.amount : 'el dinero'
}

function refundTexts(file: GuaranteeFile, reader: GuaranteeReader, day: string): TurnTexts {
  const { technician, client } = namesOf(file)
  const amount = refundText(file)
  if (reader === 'client')
    return {
      ...OWN,
      title: `${technician} te devuelve ${amount}`,
      text: `Confirma cuando lo tengas, hasta el ${day}. Si no llega o es menos de lo que pagaste, dinos que no estás de acuerdo.`,
    }
  const title =
    reader === 'technician' ? `Devuélvele ${amount} a ${client}` : `${technician} devuelve ${amount}`
  return {
    isOwn: false,
    label: 'Falta la devolución',
    title,
    text: `${client} confirma cuando lo reciba, hasta el ${day}.`,
  }
}

function closedTexts(file: GuaranteeFile, reader: GuaranteeReader, now: Date): TurnTexts {
  const { outcome, closedAt } = file
  const base = { isOwn: false, label: 'Caso cerrado', title: OUTCOME_LABELS[outcome ?? 'withdrawn'] }
  const today = bogotaDate(now)
  if (outcome === 'dismissed') {
    const text = `${lastMove(file)?.text ?? ''} Quien no esté de acuerdo puede acudir a la Superintendencia de Industria y Comercio.`
    return { ...base, text: text.trim() }
  }
  if (outcome !== 'withdrawn' || reader !== 'client') return { ...base, text: 'Todo queda guardado aquí.' }
  const silent = lastMove(file)?.kind === 'lapse'
  const until = closedAt && reviewDateText(addDays(bogotaDate(closedAt), REOPEN_DAYS), today)
  return {
    ...base,
    title: silent ? 'Se cerró porque no respondiste' : 'Retiraste el caso',
    text: `Tu garantía legal no se pierde por eso.${mayReopen(file, now) ? ` Puedes abrirlo de nuevo hasta el ${until}.` : ''}`,
  }
}

/** One line for the lists: 'Te toca a ti', 'Le toca a Carlos'. `other` is the name of the other side. */
export function caseStateText(
  { step, turn }: Pick<GuaranteeFile, 'step' | 'turn'>,
  reader: 'client' | 'technician',
  other: string,
): string {
  if (step === 'closed') return 'Garantía cerrada'
  if (turn === null) return 'Visita de garantía agendada'
  if (turn === reader) return 'Te toca a ti'
  return turn === 'admin' ? `Decide el equipo de ${BRAND.name}` : `Le toca a ${other}`
}

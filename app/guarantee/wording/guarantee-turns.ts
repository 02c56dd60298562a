// Whose turn it is in a guarantee case, and what that person can do.

import { mayReopen, REOPEN_DAYS } from '#guarantee/domain/guarantee-case.ts'
import { type GuaranteeFile, type GuaranteeReader, lastMove } from '#guarantee/domain/guarantee-file.ts'
import { dueDayText, namesOf, OUTCOME_LABELS, WISH_TEXTS } from '#guarantee/wording/guarantee.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { relativeMomentText } from '#platform/wording/relative-day.ts'

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

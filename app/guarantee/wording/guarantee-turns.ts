// Whose turn it is in a guarantee case, and what that person can do.

import { mayReopen, REOPEN_DAYS } from '#guarantee/domain/guarantee-case.ts'
import { type GuaranteeDossier, type GuaranteeReader, lastMove } from '#guarantee/domain/guarantee-dossier.ts'
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

export function turnTexts(dossier: GuaranteeDossier, reader: GuaranteeReader, now: Date): TurnTexts {
  const names = namesOf(dossier)
  const { technician, client } = names
  const today = bogotaDate(now)
  const day = dossier.dueAt ? dueDayText(dossier.dueAt, today) : ''
  const other = (who: string) => ({ isOwn: false, label: `Le toca a ${who}` })
  const isClient = reader === 'client'
  switch (dossier.step) {
    case 'opened':
      return reader === 'technician'
        ? {
            ...OWN,
            title: `Responde a ${client}`,
            text: `${WISH_TEXTS[dossier.wish]} Tienes hasta el ${day}; después decide el equipo de ${BRAND.name}.`,
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
            text: `${repeatReasonText(dossier)} La hora se escoge igual que en una reserva.`,
          }
        : {
            ...other(client),
            title: `${client} escoge la hora`,
            text: `Llega a la agenda como una visita sin costo. Tiene hasta el ${day}.`,
          }
    case 'repeat-booked':
      return repeatBookedTexts(dossier, reader, today)
    case 'repeat-done':
      return isClient
        ? {
            ...OWN,
            title: '¿Quedó bien?',
            text: `${technician} repitió el trabajo. Si no nos dices nada hasta el ${day}, cerramos el caso como arreglado.`,
          }
        : { ...other(client), title: `${client} dice si quedó bien`, text: `Tiene hasta el ${day}.` }
    case 'refund-offered':
      return refundTexts(dossier, reader, day)
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
      return closedTexts(dossier, reader, now)
  }
}

function repeatReasonText(dossier: GuaranteeDossier): string {
  const kind = lastMove(dossier)?.kind
  if (kind === 'order-repeat') return 'Decidimos que repita el trabajo sin costo.'
  return kind === 'cancel-repeat'
    ? 'La visita se canceló; sigue siendo sin costo.'
    : 'Acepta repetir el trabajo sin costo.'
}

function repeatBookedTexts(dossier: GuaranteeDossier, reader: GuaranteeReader, today: string): TurnTexts {
  const { technician, client } = namesOf(dossier)
  const moment = dossier.repeat ? relativeMomentText(dossier.repeat.date, dossier.repeat.start, today) : ''
  const isPending = dossier.repeat?.status === 'solicitada'
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
export function refundText(dossier: Pick<GuaranteeDossier, 'events'>): string {
  const move = lastMove(dossier)
  return move?.kind === 'offer-refund' && move.amount ? move.amount : 'el dinero'
}

function refundTexts(dossier: GuaranteeDossier, reader: GuaranteeReader, day: string): TurnTexts {
  const { technician, client } = namesOf(dossier)
  const amount = refundText(dossier)
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

function closedTexts(dossier: GuaranteeDossier, reader: GuaranteeReader, now: Date): TurnTexts {
  const { outcome, closedAt } = dossier
  const base = { isOwn: false, label: 'Caso cerrado', title: OUTCOME_LABELS[outcome ?? 'withdrawn'] }
  const today = bogotaDate(now)
  if (outcome === 'dismissed') {
    const text = `${lastMove(dossier)?.text ?? ''} Quien no esté de acuerdo puede acudir a la Superintendencia de Industria y Comercio.`
    return { ...base, text: text.trim() }
  }
  if (outcome !== 'withdrawn' || reader !== 'client') return { ...base, text: 'Todo queda guardado aquí.' }
  const silent = lastMove(dossier)?.kind === 'lapse'
  const until = closedAt && reviewDateText(addDays(bogotaDate(closedAt), REOPEN_DAYS), today)
  return {
    ...base,
    title: silent ? 'Se cerró porque no respondiste' : 'Retiraste el caso',
    text: `Tu garantía legal no se pierde por eso.${mayReopen(dossier, now) ? ` Puedes abrirlo de nuevo hasta el ${until}.` : ''}`,
  }
}

// Whose turn it is in a guarantee case, and what that person can do.

import { mayReopen, REOPEN_DAYS } from '#guarantee/domain/guarantee-case.ts'
import { type GuaranteeDossier, type GuaranteeReader, lastMove } from '#guarantee/domain/guarantee-dossier.ts'
import { dueAfter } from '#guarantee/domain/guarantee-state.ts'
import { isProlonged } from '#guarantee/domain/overdue-decision.ts'
import { dueDayText, namesOf, OUTCOME_LABELS, WISH_TEXTS } from '#guarantee/wording/guarantee.ts'
import { owedText, refundPaymentText } from '#guarantee/wording/refund.ts'
import { taskText } from '#guarantee/wording/waiting-cases.ts'
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
            title: taskText(dossier),
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
            title: taskText(dossier),
            text: `${repeatReasonText(dossier)} La hora que escojas queda confirmada. Tienes hasta el ${day}.`,
          }
        : {
            ...other(client),
            title: `${client} escoge la hora`,
            text: `Queda confirmada en la agenda como una visita sin costo. Tiene hasta el ${day}.`,
          }
    case 'repeat-booked':
      return repeatBookedTexts(dossier, reader, today)
    case 'repeat-unclear':
      return isClient
        ? {
            ...OWN,
            title: `¿Vino ${technician}?`,
            text: `Nadie ha dicho que se hizo la visita del ${repeatDayText(dossier, today)}. Si no nos dices nada hasta el ${day}, cerramos el caso; puedes abrirlo de nuevo.`,
          }
        : {
            ...other(client),
            title: `${client} dice si ${reader === 'technician' ? 'fuiste' : `fue ${technician}`}`,
            text: `Nadie ha dicho que se hizo la visita del ${repeatDayText(dossier, today)}. Tiene hasta el ${day}.`,
          }
    case 'repeat-done':
      return isClient
        ? {
            ...OWN,
            title: '¿Quedó bien?',
            text: `${technician} repitió el trabajo. Si no nos dices nada hasta el ${day}, cerramos el caso como arreglado.`,
          }
        : { ...other(client), title: `${client} dice si quedó bien`, text: `Tiene hasta el ${day}.` }
    case 'refund-offered':
      return owedTexts(dossier, reader, day)
    case 'refund-sent':
      return sentTexts(dossier, reader, day, today)
    case 'disputed':
      return decisionTexts(dossier, reader, now)
    case 'closed':
      return closedTexts(dossier, reader, now)
  }
}

/** Administrators who are late own it to both sides, with the day that they promise now. */
function decisionTexts(dossier: GuaranteeDossier, reader: GuaranteeReader, now: Date): TurnTexts {
  const { dueAt, stepAt } = dossier
  const today = bogotaDate(now)
  const day = dueAt ? dueDayText(dueAt, today) : ''
  const isLate = isProlonged(dossier)
  const promised = dueAfter('disputed', stepAt)
  const firstDay = promised ? dueDayText(promised, today) : day
  if (reader === 'admin')
    return {
      ...OWN,
      title: taskText(dossier),
      text: isLate
        ? `Se venció el ${firstDay}. Les dijimos que nos atrasamos y que decidimos a más tardar el ${day}.`
        : `Lee lo que escribieron los dos. Les dijimos que a más tardar el ${day}.`,
    }
  const base = { isOwn: false, label: `Le toca a ${BRAND.name}` }
  if (dueAt && now >= dueAt)
    return {
      ...base,
      title: 'Nos atrasamos',
      text: `Debíamos decidir a más tardar el ${day} y no lo hicimos. El caso sigue abierto, y quien no quiera esperar puede acudir a la Superintendencia de Industria y Comercio.`,
    }
  if (isLate)
    return {
      ...base,
      title: `Nos atrasamos: decidimos el ${day}`,
      text: `Debíamos decidir a más tardar el ${firstDay}. El ${day} es el último día; te avisamos.`,
    }
  return {
    ...base,
    title: 'Nuestro equipo decide',
    text: `Leemos lo que escribieron los dos y decidimos a más tardar el ${day}. Te avisamos.`,
  }
}

function repeatReasonText(dossier: GuaranteeDossier): string {
  const kind = lastMove(dossier)?.kind
  if (kind === 'order-repeat') return 'Decidimos que repita el trabajo sin costo.'
  return kind === 'cancel-repeat' || kind === 'miss-repeat'
    ? 'La visita no se hizo; sigue siendo sin costo.'
    : 'Acepta repetir el trabajo sin costo.'
}

function repeatDayText({ repeat }: GuaranteeDossier, today: string): string {
  return repeat ? `${reviewDateText(repeat.date, today)}, ${repeat.start}` : 'garantía'
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

/** Offered or ordered money: the technician returns it and says so. */
function owedTexts(dossier: GuaranteeDossier, reader: GuaranteeReader, day: string): TurnTexts {
  const { technician, client } = namesOf(dossier)
  const amount = owedText(dossier)
  const isOrdered = lastMove(dossier)?.kind === 'order-refund'
  const reason = isOrdered ? 'Lo decidió nuestro equipo.' : ''
  if (reader === 'technician')
    return {
      ...OWN,
      title: taskText(dossier),
      text: `${reason} Tienes hasta el ${day}. Cuando lo hagas, dilo aquí: ${client} confirma que le llegó.${reachText(dossier)}`.trim(),
    }
  return {
    isOwn: false,
    label: `Le toca a ${technician}`,
    title: `${technician} ${reader === 'client' ? 'te devuelve' : 'devuelve'} ${amount}`,
    text: `${reason} Tiene hasta el ${day}. Si no lo hace, decide el equipo de ${BRAND.name}.`.trim(),
  }
}

/** How a client who deleted the account can be reached. */
function reachText({ clientReach }: Pick<GuaranteeDossier, 'clientReach'>): string {
  if (!clientReach) return ''
  const { email, phone } = clientReach
  return ` Eliminó su cuenta: escríbele a ${email}${phone && ` o llama al ${phone}`}.`
}

function sentTexts(
  dossier: GuaranteeDossier,
  reader: GuaranteeReader,
  day: string,
  today: string,
): TurnTexts {
  const { technician, client } = namesOf(dossier)
  const payment = lastMove(dossier)?.payment
  const how = payment ? ` ${refundPaymentText(payment, today)}` : ''
  if (reader === 'client')
    return {
      ...OWN,
      title: taskText(dossier),
      text: `Dice que lo hizo${how}. Si no nos dices nada hasta el ${day}, cerramos el caso como devuelto.`,
    }
  return {
    isOwn: false,
    label: `Le toca a ${client}`,
    title: `${client} dice si le llegó ${owedText(dossier)}`,
    text: `${reader === 'technician' ? 'Dijiste' : `${technician} dijo`} que lo ${reader === 'technician' ? 'devolviste' : 'devolvió'}${how}. Tiene hasta el ${day}.`,
  }
}

function closedTexts(dossier: GuaranteeDossier, reader: GuaranteeReader, now: Date): TurnTexts {
  const { outcome, closedAt } = dossier
  const base = { isOwn: false, label: 'Caso cerrado', title: closedTitle(dossier) }
  const today = bogotaDate(now)
  if (outcome === 'dismissed') {
    const text = `${lastMove(dossier)?.text ?? ''} Quien no esté de acuerdo puede acudir a la Superintendencia de Industria y Comercio.`
    return { ...base, text: text.trim() }
  }
  if (outcome !== 'withdrawn' || reader !== 'client') return { ...base, text: KEPT_TEXT }
  const silent = lastMove(dossier)?.kind === 'lapse'
  const until = closedAt && reviewDateText(addDays(bogotaDate(closedAt), REOPEN_DAYS), today)
  return {
    ...base,
    title: silent ? 'Se cerró porque no respondiste' : 'Retiraste el caso',
    text: `Tu garantía legal no se pierde por eso.${mayReopen(dossier, now) ? ` Puedes abrirlo de nuevo hasta el ${until}.` : ''}`,
  }
}

const KEPT_TEXT = 'Todo queda guardado aquí.'

/** 'Se devolvieron $ 144.000' */
function closedTitle(dossier: GuaranteeDossier): string {
  const { outcome, refundPesos } = dossier
  if (lastMove(dossier)?.kind === 'client-left')
    return `Se cerró porque ${namesOf(dossier).client} eliminó su cuenta`
  return outcome === 'refunded' && refundPesos !== null
    ? `Se devolvieron ${owedText(dossier)}`
    : OUTCOME_LABELS[outcome ?? 'withdrawn']
}

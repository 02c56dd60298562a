// 'Cómo va': what happened in a guarantee case, what happens now and what may follow.

import { expectedSteps, type GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeStep } from '#guarantee/domain/guarantee-case.ts'
import {
  type GuaranteeDossier,
  type GuaranteeEvent,
  type GuaranteeReader,
  lastMove,
} from '#guarantee/domain/guarantee-dossier.ts'
import { type Names, namesOf, OUTCOME_LABELS, untilDayText } from '#guarantee/wording/guarantee.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'

export interface ShownStep {
  readonly key: string
  readonly state: 'done' | 'now' | 'next'
  readonly title: string
  readonly detail: string
}

type Move = Exclude<GuaranteeAct, 'message'>

interface MoveTexts {
  /** For whoever did it. */
  readonly own?: string
  readonly other: (names: Names) => string
  readonly detail?: string
}

const DECIDED = { other: () => `${BRAND.name} decidió` }

const MOVES: Record<Move, MoveTexts> = {
  open: { own: 'Abriste el caso', other: ({ client }) => `${client} abrió el caso` },
  'offer-repeat': {
    own: 'Respondiste',
    other: ({ technician }) => `${technician} respondió`,
    detail: 'Vuelve sin costo',
  },
  'offer-refund': { own: 'Respondiste', other: ({ technician }) => `${technician} respondió` },
  contest: {
    own: 'Respondiste',
    other: ({ technician }) => `${technician} respondió`,
    detail: 'No está de acuerdo',
  },
  'book-repeat': { own: 'Escogiste la hora', other: ({ client }) => `${client} escogió la hora` },
  'accept-repeat': { own: 'Dijiste que quedó bien', other: ({ client }) => `${client} dijo que quedó bien` },
  'reject-repeat': {
    own: 'Dijiste que sigue fallando',
    other: ({ client }) => `${client} dijo que sigue fallando`,
  },
  'confirm-refund': {
    own: 'Confirmaste la devolución',
    other: ({ client }) => `${client} confirmó la devolución`,
  },
  disagree: { own: 'No estuviste de acuerdo', other: ({ client }) => `${client} no estuvo de acuerdo` },
  withdraw: { own: 'Retiraste el caso', other: ({ client }) => `${client} retiró el caso` },
  reopen: { own: 'Abriste el caso de nuevo', other: ({ client }) => `${client} abrió el caso de nuevo` },
  'order-repeat': { ...DECIDED, detail: 'Que se repita el trabajo' },
  'order-refund': { ...DECIDED, detail: 'Que se devuelva el dinero' },
  dismiss: { ...DECIDED, detail: 'La garantía no aplica' },
  escalate: { other: ({ technician }) => `${technician} no respondió a tiempo` },
  lapse: { other: ({ client }) => `Se acabó el plazo de ${client}` },
  'complete-repeat': { other: () => 'Se repitió la visita' },
  'cancel-repeat': { other: () => 'La visita se canceló' },
  'restore-repeat': { other: () => 'La visita sigue en pie' },
}

/** 'Carlos respondió' */
function moveTitle(event: GuaranteeEvent, names: Names, reader: GuaranteeReader): string {
  if (event.kind === 'message') return ''
  const { own, other } = MOVES[event.kind]
  return own && event.by === reader ? own : other(names)
}

function moveDetail({ kind, amount }: GuaranteeEvent): string {
  if (kind === 'message') return ''
  return kind === 'offer-refund' ? `Devuelve ${amount}` : (MOVES[kind].detail ?? '')
}

/** '11 de noviembre, 07:45' */
export function momentText(at: Date, today: string): string {
  return `${reviewDateText(bogotaDate(at), today)}, ${bogotaTime(at)}`
}

export function shownSteps(dossier: GuaranteeDossier, reader: GuaranteeReader, now: Date): ShownStep[] {
  const today = bogotaDate(now)
  const names = namesOf(dossier)
  const moves = dossier.events.filter(({ kind }) => kind !== 'message')
  const done = moves.map((event): ShownStep => {
    const details = [momentText(event.at, today), moveDetail(event)]
    return {
      key: `e${event.id}`,
      state: 'done',
      title: moveTitle(event, names, reader),
      detail: details.filter(Boolean).join(' · '),
    }
  })
  const isClosed = dossier.step === 'closed'
  const current = {
    key: dossier.step,
    state: isClosed ? 'done' : 'now',
    ...stepTexts(dossier.step, dossier, reader),
  } as const
  const until = dossier.dueAt && untilDayText(dossier.dueAt, today)
  return [
    ...done,
    {
      ...current,
      detail: isClosed
        ? dossier.outcome
          ? OUTCOME_LABELS[dossier.outcome]
          : ''
        : (until ?? currentDetail(dossier, today)),
    },
    ...expectedSteps(dossier.step).map(step => ({
      key: step,
      state: 'next' as const,
      ...stepTexts(step, dossier, reader),
    })),
  ]
}

function currentDetail({ repeat }: GuaranteeDossier, today: string): string {
  return repeat ? `${reviewDateText(repeat.date, today)}, ${repeat.start}` : ''
}

function stepTexts(
  step: GuaranteeStep,
  dossier: GuaranteeDossier,
  reader: GuaranteeReader,
): { title: string; detail: string } {
  const { technician, client } = namesOf(dossier)
  const isClient = reader === 'client'
  switch (step) {
    case 'opened':
      return { title: reader === 'technician' ? 'Respondes' : `${technician} responde`, detail: '' }
    case 'repeat-offered':
      return { title: isClient ? 'Escoges la hora' : `${client} escoge la hora`, detail: '' }
    case 'repeat-booked':
      return {
        title: 'Se repite la visita',
        detail: isClient ? 'Tú dices si quedó bien' : `${client} dice si quedó bien`,
      }
    case 'repeat-done':
      return { title: isClient ? 'Dices si quedó bien' : `${client} dice si quedó bien`, detail: '' }
    case 'refund-offered':
      return { title: isClient ? 'Te devuelven el dinero' : 'Se devuelve el dinero', detail: '' }
    case 'disputed':
      return { title: `Decide el equipo de ${BRAND.name}`, detail: '' }
    case 'closed':
      return { title: 'Caso cerrado', detail: CLOSED_DETAILS[reader] }
  }
}

const CLOSED_DETAILS: Record<GuaranteeReader, string> = {
  client: 'Queda guardado en tus reservas',
  technician: 'Queda guardado en tu agenda',
  admin: 'Queda guardado',
}

/** For somebody whose form came too late: 'El caso cambió. Carlos respondió: vuelve sin costo.' */
export function meanwhileText(dossier: GuaranteeDossier, reader: GuaranteeReader): string {
  const move = lastMove(dossier)
  if (!move) return 'El caso cambió mientras lo leías.'
  const detail = moveDetail(move).toLocaleLowerCase('es')
  const isColleague = reader === 'admin' && move.by === 'admin' && move.actorName !== ''
  const title = isColleague
    ? `${firstNameOf(move.actorName)} ya decidió`
    : moveTitle(move, namesOf(dossier), reader)
  return `${isColleague ? '' : 'El caso cambió. '}${title}${detail ? `: ${detail}` : ''}.`
}

// 'Cómo va': what happened in a guarantee case, what happens now and what may follow.

import type { GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeStep } from '#guarantee/domain/guarantee-case.ts'
import {
  type GuaranteeDossier,
  type GuaranteeEvent,
  type GuaranteeReader,
  lastMove,
} from '#guarantee/domain/guarantee-dossier.ts'
import { expectedSteps } from '#guarantee/domain/guarantee-state.ts'
import { type Names, namesOf, OUTCOME_LABELS, untilDayText } from '#guarantee/wording/guarantee.ts'
import { eventAmountText, owedText, REFUND_MEANS_TEXTS } from '#guarantee/wording/refund.ts'
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
  /** What was said with it: for whoever did it, where that differs. */
  readonly detail?: string
  readonly ownDetail?: string
}

const DECIDED = { own: 'Decidiste', other: () => `${BRAND.name} decidió` }

const MOVES: Record<Move, MoveTexts> = {
  open: { own: 'Abriste el caso', other: ({ client }) => `${client} abrió el caso` },
  'offer-repeat': {
    own: 'Respondiste',
    other: ({ technician }) => `${technician} respondió`,
    detail: 'Vuelve sin costo',
    ownDetail: 'Vuelves sin costo',
  },
  'offer-refund': {
    own: 'Respondiste',
    other: ({ technician }) => `${technician} respondió`,
    detail: 'Devuelve',
    ownDetail: 'Devuelves',
  },
  contest: {
    own: 'No estuviste de acuerdo',
    other: ({ technician }) => `${technician} no está de acuerdo`,
  },
  'book-repeat': { own: 'Escogiste la hora', other: ({ client }) => `${client} escogió la hora` },
  'finish-repeat': { own: 'Terminaste', other: ({ technician }) => `${technician} repitió el trabajo` },
  'accept-repeat': { own: 'Dijiste que quedó bien', other: ({ client }) => `${client} dijo que quedó bien` },
  'reject-repeat': {
    own: 'Dijiste que sigue fallando',
    other: ({ client }) => `${client} dijo que sigue fallando`,
  },
  'miss-repeat': {
    own: 'Dijiste que no vino',
    other: ({ client, technician }) => `${client} dijo que ${technician} no vino`,
  },
  'send-refund': {
    own: 'Dijiste que lo devolviste',
    other: ({ technician }) => `${technician} dijo que lo devolvió`,
  },
  'confirm-refund': {
    own: 'Dijiste que te llegó',
    other: ({ client }) => `${client} dijo que le llegó`,
  },
  'deny-refund': {
    own: 'Dijiste que no te llegó',
    other: ({ client }) => `${client} dijo que no le llegó`,
  },
  disagree: { own: 'No estuviste de acuerdo', other: ({ client }) => `${client} no estuvo de acuerdo` },
  withdraw: { own: 'Retiraste el caso', other: ({ client }) => `${client} retiró el caso` },
  reopen: { own: 'Abriste el caso de nuevo', other: ({ client }) => `${client} abrió el caso de nuevo` },
  'order-repeat': { ...DECIDED, detail: 'Que se repita el trabajo' },
  'order-refund': { ...DECIDED, detail: 'Que se devuelva el dinero' },
  'settle-refund': { ...DECIDED, detail: 'El dinero ya se devolvió' },
  dismiss: { ...DECIDED, detail: 'La garantía no aplica' },
  'undo-decision': { own: 'Retiraste la decisión', other: () => `${BRAND.name} revisa su decisión` },
  prolong: { other: () => 'Nos atrasamos con la decisión' },
  escalate: { other: ({ technician }) => `${technician} no respondió a tiempo` },
  'escalate-refund': { other: ({ technician }) => `${technician} no dijo a tiempo que lo devolvió` },
  lapse: { other: ({ client }) => `Se acabó el plazo de ${client}` },
  'presume-repaired': { other: ({ client }) => `${client} no dijo que siguiera fallando` },
  'presume-refunded': { other: ({ client }) => `${client} no dijo que faltara el dinero` },
  'complete-repeat': { other: ({ technician }) => `${technician} repitió el trabajo` },
  'ask-repeat': { other: () => 'Pasó la hora de la visita' },
  'cancel-repeat': { other: () => 'La visita no se hizo' },
  'contest-repeat': { other: () => 'No coinciden en si se hizo la visita' },
  'restore-repeat': { other: () => 'La visita sigue en pie' },
  'client-left': { other: ({ client }) => `${client} eliminó su cuenta` },
  'client-left-owed': { other: ({ client }) => `${client} eliminó su cuenta` },
  'technician-left': { other: ({ technician }) => `${technician} eliminó su cuenta` },
}

const SIDES: Names = { client: 'El cliente', technician: 'El técnico' }

/** Of each stored act, to whoever reads a list of them: 'El cliente abrió el caso'. */
export const GUARANTEE_ACT_TEXTS: Readonly<Record<string, string>> = {
  message: 'Escribió',
  ...Object.fromEntries(
    Object.entries(MOVES).map(([act, { other, detail }]) => [
      act,
      [other(SIDES), detail?.toLowerCase()].filter(Boolean).join(': '),
    ]),
  ),
}

/** 'Carlos respondió' */
function moveTitle(event: GuaranteeEvent, names: Names, reader: GuaranteeReader): string {
  if (event.kind === 'message') return ''
  const { own, other } = MOVES[event.kind]
  return own && event.by === reader ? own : other(names)
}

/** 'Devuelve $ 90.000', '$ 90.000 por Nequi' */
function moveDetail(event: GuaranteeEvent, reader: GuaranteeReader): string {
  if (event.kind === 'message') return ''
  const { detail = '', ownDetail } = MOVES[event.kind]
  const amount = event.kind === 'order-repeat' ? '' : eventAmountText(event)
  const said = ownDetail && event.by === reader ? ownDetail : detail
  const means = event.payment && REFUND_MEANS_TEXTS[event.payment.means]
  const colon = event.kind === 'order-refund' && amount ? ':' : ''
  return [said + colon, amount, means].filter(Boolean).join(' ')
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
    const details = [momentText(event.at, today), moveDetail(event, reader)]
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
    case 'repeat-unclear':
      return { title: `¿Vino ${technician}?`, detail: '' }
    case 'repeat-done':
      return { title: isClient ? 'Dices si quedó bien' : `${client} dice si quedó bien`, detail: '' }
    case 'refund-offered': {
      const amount = owedText(dossier)
      if (reader === 'technician') return { title: `Devuelves ${amount}`, detail: '' }
      return { title: `${technician} ${isClient ? 'te devuelve' : 'devuelve'} ${amount}`, detail: '' }
    }
    case 'refund-sent':
      return { title: isClient ? 'Dices si te llegó' : `${client} dice si le llegó`, detail: '' }
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

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1)

/** For somebody whose form came too late: 'El caso cambió. Carlos respondió: vuelve sin costo.' */
export function meanwhileText(dossier: GuaranteeDossier, reader: GuaranteeReader): string {
  const move = lastMove(dossier)
  if (!move) return 'El caso cambió mientras lo leías.'
  const detail = lowerFirst(moveDetail(move, reader))
  const isColleague = reader === 'admin' && move.by === 'admin' && move.actorName !== ''
  const title = isColleague
    ? `${firstNameOf(move.actorName)} ya decidió`
    : moveTitle(move, namesOf(dossier), reader)
  return `${isColleague ? '' : 'El caso cambió. '}${title}${detail ? `: ${detail}` : ''}.`
}

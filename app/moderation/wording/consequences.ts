// D56: the question before an act of moderation, and what will happen.
import type { AffectedVisit } from '#bookings/domain/booking.ts'
import type { BulkConsequences } from '#moderation/domain/bulk.ts'
import { type AskingAct, type Consequences, UNDO_WINDOW_MINUTES } from '#moderation/domain/moderation-act.ts'
import { DELETE_CONFIRMATIONS } from '#moderation/wording/moderation.ts'
import { listText } from '#platform/wording/list-text.ts'
import { relativeMomentText } from '#platform/wording/relative-day.ts'

export const UNDO_HINT = `Puedes deshacerlo durante ${UNDO_WINDOW_MINUTES} minutos.`

/** '¿Bloquear a Carlos Andrés Rojas?'; for deleting, the question of section 8. */
export function confirmationText({ act, kind, name }: Pick<Consequences, 'act' | 'kind' | 'name'>): string {
  if (act === 'delete') return DELETE_CONFIRMATIONS[kind]
  if (act === 'review') return `¿Enviar a revisión a ${name}?`
  return kind === 'user' ? `¿Bloquear la cuenta de ${name}?` : `¿Bloquear a ${name}?`
}

export const CONFIRM_LABELS: Record<AskingAct, string> = {
  review: 'Enviar a revisión',
  block: 'Bloquear',
  delete: 'Eliminar',
}

export interface ConsequenceLine {
  readonly about: 'cancelled-visits' | 'kept-visits' | 'catalogue' | 'sessions' | 'email'
  readonly title: string
  readonly detail: string
}

/** The most serious first. */
export function consequenceLines(consequences: Consequences): ConsequenceLine[] {
  const { kind, act, visits, leavesCatalogue, endsSessions, emailTo } = consequences
  const lines: (ConsequenceLine | false)[] = [
    visits.count > 0 &&
      visits.cancelled && {
        about: 'cancelled-visits',
        title: `${cancelledText(visits.count)} y se avisa a ${peopleText(visits)}`,
        detail: firstVisitText(consequences),
      },
    endsSessions && {
      about: 'sessions',
      title: 'Sale de inmediato de donde esté',
      detail: act === 'delete' ? 'No puede volver a entrar.' : 'No puede entrar hasta que la desbloquees.',
    },
    leavesCatalogue && {
      about: 'catalogue',
      title: kind === 'user' ? 'Su perfil sale del catálogo' : 'Sale del catálogo de inmediato',
      detail: 'Su página y sus fotos dejan de verse.',
    },
    visits.count > 0 &&
      !visits.cancelled && {
        about: 'kept-visits',
        title: visits.count === 1 ? 'Su visita sigue en pie' : `Sus ${visits.count} visitas siguen en pie`,
        detail: firstVisitText(consequences),
      },
    emailTo !== null && {
      about: 'email',
      title: 'Le llega un correo con el motivo',
      detail: `A ${emailTo}`,
    },
  ]
  return lines.filter(line => line !== false)
}

/** '¿Enviar a revisión a 3 técnicos?' */
export function bulkConfirmationText({ names: [first = '', ...others] }: BulkConsequences): string {
  const name = others.length === 0 ? first : `${others.length + 1} técnicos`
  return confirmationText({ act: 'review', kind: 'technician', name })
}

/** As for one; whom it changes are many. */
export function bulkConsequenceLines({
  names,
  hidden,
  visits,
  clients,
}: BulkConsequences): ConsequenceLine[] {
  const lines: (ConsequenceLine | false)[] = [
    hidden > 0 && {
      about: 'catalogue',
      title: hidden === 1 ? '1 sale del catálogo de inmediato' : `${hidden} salen del catálogo de inmediato`,
      detail:
        hidden === 1 ? 'Su página y sus fotos dejan de verse.' : 'Sus páginas y sus fotos dejan de verse.',
    },
    visits > 0 && {
      about: 'kept-visits',
      title: visits === 1 ? 'Su visita sigue en pie' : `Sus ${visits} visitas siguen en pie`,
      detail:
        visits === 1
          ? 'Su cliente no recibe aviso.'
          : `Con ${peopleText({ people: clients, withClients: true })}, que no reciben aviso.`,
    },
    names.length > 0 && {
      about: 'email',
      title:
        names.length === 1
          ? 'Le llega un correo con el motivo'
          : 'A cada uno le llega un correo con el motivo',
      detail: `A ${listText(names)}`,
    },
  ]
  return lines.filter(line => line !== false)
}

function cancelledText(count: number): string {
  return count === 1 ? 'Se cancela 1 visita' : `Se cancelan ${count} visitas`
}

function peopleText({ people, withClients }: Pick<Consequences['visits'], 'people' | 'withClients'>): string {
  const noun = withClients ? 'cliente' : 'persona'
  return `${people} ${noun}${people === 1 ? '' : 's'}`
}

function firstVisitText({ visits, today }: Consequences): string {
  const [first] = visits.first
  if (!first) return ''
  return `${visits.count === 1 ? 'Es' : 'La primera,'} ${relativeMomentText(first.date, first.start, today)}.`
}

/** 'Mañana a las 09:00, Ana Ruiz' */
export function visitText({ date, start, name }: AffectedVisit, today: string): string {
  return `${relativeMomentText(date, start, today)}, ${name}`
}

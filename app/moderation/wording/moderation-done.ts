// D52, D56: what administrators read after an act; every answer names the person.

import { type ActReport, UNDO_WINDOW_MINUTES } from '#moderation/domain/moderation-act.ts'
import { historyText } from '#moderation/wording/moderation.ts'
import { type ModerationRefusalCode, moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { COMMAND_LINE, type TrailEntry, type TrailKind } from '#platform/domain/trail.ts'
import { fullDateText } from '#platform/wording/dates.ts'
import { missingText } from '#technicians/wording/profile-status.ts'

export interface DoneTexts {
  readonly done: string
  /** A second sentence. */
  readonly detail: string | null
}

export function doneTexts(report: ActReport): DoneTexts {
  if (report.act === 'undo') return undoneTexts(report)
  const { name } = report
  return report.kind === 'technician' ? technicianTexts(report) : userTexts(report, `La cuenta de ${name}`)
}

function technicianTexts(report: ActReport): DoneTexts {
  const { act, name, missing } = report
  switch (act) {
    case 'publish':
      return {
        done: `${name} ya está en el catálogo.`,
        detail: missing.length > 0 ? `Publicado. ${missingText(missing)}.` : null,
      }
    case 'review':
      return { done: `${name} quedó en revisión.`, detail: 'Ya no aparece en el catálogo.' }
    case 'block':
      return {
        done: `${name} quedó bloqueado.`,
        detail: acknowledgedText(report) ?? 'Ya no aparece en el catálogo.',
      }
    case 'verify':
      return { done: `${name} quedó verificado.`, detail: null }
    case 'unverify':
      return { done: `${name} ya no muestra la insignia Verificado.`, detail: null }
    case 'delete':
      return { done: `${name} quedó eliminado de la lista.`, detail: acknowledgedText(report) }
    default:
      return { done: `El perfil de ${name} volvió.`, detail: 'Sigue oculto y en revisión.' }
  }
}

function userTexts(report: ActReport, account: string): DoneTexts {
  switch (report.act) {
    case 'block':
      return {
        done: `${account} quedó bloqueada.`,
        detail: acknowledgedText(report) ?? 'Sus sesiones terminaron.',
      }
    case 'unblock':
      return { done: `${account} quedó desbloqueada.`, detail: 'Ya puede iniciar sesión.' }
    case 'delete':
      return { done: `${account} quedó eliminada de la lista.`, detail: acknowledgedText(report) }
    default:
      return {
        done: `${account} volvió.`,
        detail: report.mayEnter ? 'Ya puede iniciar sesión.' : 'Sigue bloqueada.',
      }
  }
}

/** 'Avisamos a los 4 clientes en 10 minutos.' */
function acknowledgedText({ cancelled, notified, withClients }: ActReport): string | null {
  if (cancelled === 0) return null
  const people =
    notified === 1
      ? withClients
        ? 'al cliente'
        : 'a la otra persona'
      : `a ${withClients ? `los ${notified} clientes` : `las ${notified} personas`}`
  return `Avisamos ${people} en ${UNDO_WINDOW_MINUTES} minutos.`
}

function undoneTexts({ kind, name, returned, lost, cancelled }: ActReport): DoneTexts {
  const done = kind === 'user' ? `La cuenta de ${name} está como antes.` : `${name} está como antes.`
  if (cancelled > 0)
    return {
      done,
      detail: `${cancelled === 1 ? 'Se canceló la visita nueva' : 'Se cancelaron las visitas nuevas'}.`,
    }
  const total = returned + lost
  if (total === 0) return { done, detail: 'Nadie recibió aviso.' }
  if (lost === 0)
    return {
      done,
      detail: `${returned === 1 ? 'Volvió su visita' : `Volvieron sus ${returned} visitas`}. Nadie recibió aviso.`,
    }
  return {
    done,
    detail: `${returned === 1 ? 'Volvió 1' : `Volvieron ${returned}`} de ${total} visitas: ${
      lost === 1 ? 'la otra ya no se puede' : 'las otras ya no se pueden'
    } dar.`,
  }
}

const CONFLICTS: readonly ModerationRefusalCode[] = [
  'moderation-already-done',
  'moderation-changed',
  'moderation-target-gone',
  'undo-changed',
]

const SENTENCE_END = /(?<=\.) /

/** The refusal; where somebody else was first, with who did what: 'Ya estaba así: Camila bloqueó al técnico.' */
export function moderationConflictText(
  code: ModerationRefusalCode,
  kind: TrailKind,
  last: TrailEntry | null,
  now: Date,
): string {
  const text = moderationRefusalText(code)
  if (!last || !CONFLICTS.includes(code)) return text
  const [first = text, ...rest] = text.split(SENTENCE_END)
  const day = bogotaDate(last.at) === bogotaDate(now) ? '' : ` el ${fullDateText(bogotaDate(last.at))}`
  return [`${first.slice(0, -1)}: ${whoDidWhat(kind, last)}${day}.`, ...rest].join(' ')
}

/** Of several rows, why one of them changed meanwhile: 'Camila Ordóñez publicó el perfil. Mira cómo quedó y decide de nuevo.' */
export function bulkConflictText(last: TrailEntry | null): string {
  const text = moderationRefusalText('moderation-changed')
  if (!last?.actorName) return text
  const [, ...rest] = text.split(SENTENCE_END)
  return [`${whoDidWhat('technician', last)}.`, ...rest].join(' ')
}

/** 'Camila Ordóñez bloqueó al técnico' */
function whoDidWhat(kind: TrailKind, { actorUid, actorName, act }: TrailEntry): string {
  const actor = actorUid === COMMAND_LINE ? 'La línea de comandos' : actorName || 'Alguien'
  const text = historyText(kind, act)
  return `${actor} ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
}

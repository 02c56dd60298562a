// 'Qué verificamos': what each check of a technician reads to the public.

import { shortDateText, shortMonthText } from '#platform/wording/dates.ts'
import type { PublicCheck } from '#verification/domain/check.ts'

/** 'Competencia laboral, SENA · Vence jun 2027' */
export function checkLine(check: PublicCheck): string {
  const { expiresOn } = check
  return [what(check), expiresOn && `Vence ${shortMonthText(expiresOn.slice(0, 7)).toLowerCase()}`]
    .filter(Boolean)
    .join(' · ')
}

function what({ kind, entity }: PublicCheck): string {
  switch (kind) {
    case 'identity':
      return 'Documento revisado por TecniYa'
    case 'background':
      return `${entity || 'Policía Nacional'}, sin asuntos pendientes`
    case 'electrical-licence':
      return entity || 'CONTE'
    case 'gas-licence':
      return withEntity('Competencia laboral', entity)
    case 'training':
      return withEntity('Formación en su oficio', entity)
    case 'insurance':
      return withEntity('Responsabilidad civil', entity)
    case 'phone':
      return 'Confirmado en una visita completada'
  }
}

const withEntity = (text: string, entity: string) => (entity ? `${text}, ${entity}` : text)

/** '12 mar 2026' */
export const checkDateText = ({ date }: PublicCheck) => shortDateText(date)

/** '4 revisiones al día; mira cuáles' */
export function checksSummaryText(count: number): string {
  return count === 1 ? '1 revisión al día; mira cuál' : `${count} revisiones al día; mira cuáles`
}

export const CHECKS_TITLE = 'Qué verificamos'
export const CHECKS_NOTE = 'Cada revisión tiene fecha. Si una vence, deja de mostrarse.'

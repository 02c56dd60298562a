// Ley 1581 in /perfil: the person's data, the authorisation and the deletion of the account.

import { type DeletionConsequences, RECOVERY_DAYS } from '#accounts/domain/account-deletion.ts'
import { type Authorization, POLICY_VERSION } from '#accounts/domain/authorization.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { fullDateText } from '#platform/wording/dates.ts'
import { numberText } from '#platform/wording/price.ts'
import type { ExportState } from '#rights/domain/data-export.ts'

export const OWN_DATA_INTRO = 'Ley 1581: son tuyos. Puedes verlos, corregirlos y llevártelos.'
export const EXPORT_TEXT =
  'Preparamos un archivo con todo lo que guardamos de ti y te mandamos el enlace por correo. Sirve un día.'
export const EXPORT_PREPARING_TEXT = 'Estamos preparando tu archivo. Te escribimos al correo cuando esté.'
export const EXPORT_EXPIRED_TEXT = 'Tu archivo anterior ya venció y lo borramos. Puedes pedir otro.'

/** The row 'Mis datos' while it is closed. */
export const EXPORT_STATES: Record<ExportState['kind'], string> = {
  none: 'Descargar',
  expired: 'Descargar',
  preparing: 'Preparando…',
  ready: 'Listo',
}

/** 'Tu archivo está listo (1,4 MB). Sirve hasta el 17 de noviembre de 2026 a las 10:00.' */
export function exportReadyText(bytes: number, expiresAt: Date): string {
  const until = `${fullDateText(bogotaDate(expiresAt))} a las ${bogotaTime(expiresAt)}`
  return `Tu archivo está listo (${sizeText(bytes)}). Sirve hasta el ${until}.`
}

const MB = 1024 * 1024

/** '1,4 MB', '12 kB' */
function sizeText(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} kB`
  return `${(bytes / MB).toFixed(1).replace('.', ',')} MB`
}

/** 'Autorizaste el uso de tus datos el 12 de enero de 2026.' */
export function authorizedText({ authorizedAt, toldAt }: Authorization): string {
  if (authorizedAt) return `Autorizaste el uso de tus datos el ${fullDateText(bogotaDate(authorizedAt))}.`
  if (toldAt) return `Te contamos para qué usamos tus datos el ${fullDateText(bogotaDate(toldAt))}.`
  return 'Tu cuenta es anterior al registro de autorizaciones.'
}

/** '12 de enero de 2026', or null where none is known. */
export function authorizationDateText({ authorizedAt, toldAt }: Authorization): string | null {
  const at = authorizedAt ?? toldAt
  return at && fullDateText(bogotaDate(at))
}

const OTHERS: Record<DeletionConsequences['visitsWith'], string> = {
  technicians: 'a los técnicos',
  clients: 'a tus clientes',
  both: 'a la otra parte',
}

/** 'Se cancelan tus 2 visitas pendientes y avisamos a los técnicos.'; null without visits. */
export function cancelledVisitsText({ visits, visitsWith }: DeletionConsequences): string | null {
  if (visits === 0) return null
  if (visits === 1)
    return `Se cancela tu visita pendiente y avisamos ${visitsWith === 'technicians' ? 'al técnico' : 'al cliente'}.`
  return `Se cancelan tus ${numberText(visits)} visitas pendientes y avisamos ${OTHERS[visitsWith]}.`
}

/** 'Tus 5 reseñas quedan sin tu nombre.'; null without reviews. */
export function namelessReviewsText({ reviews }: DeletionConsequences): string | null {
  if (reviews === 0) return null
  return reviews === 1
    ? 'Tu reseña queda sin tu nombre.'
    : `Tus ${numberText(reviews)} reseñas quedan sin tu nombre.`
}

export const HIDDEN_PROFILE_TEXT = 'Tu perfil sale del catálogo de inmediato.'
export const CHANGE_OF_MIND_TEXT = `Tienes ${RECOVERY_DAYS} días para arrepentirte. Después borramos lo demás.`

export const WITHDRAWAL_TEXT = `Sin tu autorización no podemos tener tu cuenta: el nombre, el correo y las visitas son tus datos. Por eso retirarla es eliminar la cuenta, con los mismos pasos y los mismos ${RECOVERY_DAYS} días para arrepentirte.`

/** 'El texto vigente es del 16 de noviembre de 2026; te lo contamos el 17 de noviembre de 2026' */
export function currentPolicyText({ toldVersion, toldAt }: Authorization): string {
  const told =
    toldAt && toldVersion === POLICY_VERSION ? `; te lo contamos el ${fullDateText(bogotaDate(toldAt))}` : ''
  return `El texto vigente es del ${fullDateText(POLICY_VERSION)}${told}`
}

export const RECOVERY_LEAD = `Si la eliminaste hace menos de ${RECOVERY_DAYS} días, todavía puedes recuperarla.`

interface Recovered {
  /** A technician's. */
  readonly hasProfile: boolean
}

export function recoveredText({ hasProfile }: Recovered): string {
  return hasProfile
    ? 'Si la recuperas, vuelven tus datos, tus reseñas con tu nombre y tu perfil de técnico.'
    : 'Si la recuperas, vuelven tus datos y tus reseñas con tu nombre.'
}

/** Clients book visits, technicians do not. */
export function notRecoveredText({ hasProfile }: Recovered): string {
  return hasProfile
    ? 'Las visitas que se cancelaron no vuelven.'
    : 'Las visitas que se cancelaron no vuelven: resérvalas otra vez.'
}

/** 'El 16 de noviembre de 2026 pediste eliminarla.' */
export function deletedOnText(requestedAt: Date): string {
  return `El ${fullDateText(bogotaDate(requestedAt))} pediste eliminarla.`
}

/** 'El 16 de diciembre de 2026 borramos tus datos y ya no hay vuelta atrás.' */
export function erasedOnText(erasedAt: Date): string {
  return `El ${fullDateText(bogotaDate(erasedAt))} borramos tus datos y ya no hay vuelta atrás.`
}

/** 'Se cierra tu caso de garantía abierto.'; null without one. */
export function closedCasesText({ cases: { closing } }: DeletionConsequences): string | null {
  if (closing === 0) return null
  return closing === 1
    ? 'Se cierra tu caso de garantía abierto.'
    : `Se cierran tus ${numberText(closing)} casos de garantía abiertos.`
}

/** D76 */
export function owedCasesText({ cases: { owed } }: DeletionConsequences): string | null {
  if (owed === 0) return null
  return 'Te deben dinero por una garantía: el caso sigue abierto y el técnico ve tu correo y tu teléfono para devolvértelo, hasta que borremos tus datos.'
}

/** Of a technician. */
export function decidedCasesText({ cases: { decided } }: DeletionConsequences): string | null {
  if (decided === 0) return null
  return decided === 1
    ? 'Tu caso de garantía abierto pasa al equipo de TecniYa, que decide sin ti.'
    : `Tus ${numberText(decided)} casos de garantía abiertos pasan al equipo de TecniYa, que decide sin ti.`
}

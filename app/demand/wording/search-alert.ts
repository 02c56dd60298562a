// The words of 'Avísame cuando haya'.
import { SEARCH_ALERT, type SearchAlertRefusal, type WantedTrade } from '#demand/domain/search-alert.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'

export const ALERT_REFUSALS: Refusals<SearchAlertRefusal> = {
  'alert-incomplete': ['invalid', 'Busca primero un oficio y un lugar.'],
  'alert-email': ['invalid', 'Escribe un correo válido.'],
  'alerts-full': ['limit', `Ya tienes ${SEARCH_ALERT.most} avisos. Quita alguno en tu perfil.`],
  'alert-too-often': ['limit', 'Son muchos avisos seguidos. Intenta en una hora.'],
  'alert-not-saved': ['outage', 'No pudimos guardar el aviso. Intenta de nuevo.'],
  'alert-gone': ['missing', 'Ese aviso ya no está.'],
}

/** 'plomeros en Suba, Bogotá', 'plomeros' */
export function wantedText({ trade, city, area }: WantedTrade): string {
  const place = [area, city].filter(Boolean).join(', ')
  const { many } = TRADE_PEOPLE[trade]
  return place ? `${many} en ${place}` : many
}

export const ASK_TEXT = `Te escribimos una sola vez. Si en ${SEARCH_ALERT.keptDays} días no hay, lo borramos.`

/** Under the form of somebody who is signed in. */
export const askedText = (wanted: WantedTrade) => `Listo: te avisamos cuando haya ${wantedText(wanted)}.`

/** The same whatever this address asked for before. */
export const askedByGuestText = (email: string) =>
  `Te mandamos un correo a ${email}. Ábrelo y confirma: sin eso no te avisamos.`

/** Told by /perfil. */
export const ALERT_SUCCESSES = { 'alert-removed': 'Listo: ya no te avisamos de eso.' } as const
export type AlertSuccess = keyof typeof ALERT_SUCCESSES

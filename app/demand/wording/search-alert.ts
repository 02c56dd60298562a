// The words of 'Avísame cuando haya'.
import { SEARCH_ALERT, type WantedTrade } from '#demand/domain/search-alert.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'

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

/** Somebody was published before the link was opened. */
export const metText = (wanted: WantedTrade) =>
  `Ya hay ${wantedText(wanted)}: se publicó mientras confirmabas. Borramos tu correo.`

import { data, redirect } from 'react-router'
import {
  ACCOUNT_REFUSALS,
  ACCOUNT_SUCCESSES,
  type AccountRefusalCode,
  type AccountSuccess,
} from '#accounts/wording/outcomes.ts'
import { answerRefusal, type Refused, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { type CardAnswer, formRefusal } from '#platform/wording/form-answer.ts'

/** A form of a card of /perfil succeeded: its script shows the answer in the card, without one the next page does. */
export function cardDone(
  fields: Record<string, string>,
  flash: AccountSuccess,
  { origin, cookies = [] }: { origin: string; cookies?: readonly string[] },
) {
  if (fields.tarjeta === '1') {
    const answer: CardAnswer = { saved: ACCOUNT_SUCCESSES[flash], refusal: null }
    return data(answer, withCookies(cookies))
  }
  throw redirect('/perfil', withCookies([...cookies, flashCookie<AccountSuccess>(flash, origin)]))
}

/** Only `typed` is shown again: these forms hold passwords. */
export function cardRefused(
  outcome: Refused<AccountRefusalCode>,
  { field = null, typed = {} }: { field?: string | null; typed?: Record<string, string> } = {},
) {
  const answer = (text: string): CardAnswer => ({ saved: null, refusal: formRefusal(text, typed, field) })
  return answerRefusal(ACCOUNT_REFUSALS, outcome, answer)
}

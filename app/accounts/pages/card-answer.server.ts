import { data, redirect } from 'react-router'
import {
  ACCOUNT_SUCCESSES,
  type AccountRefusalCode,
  type AccountSuccess,
  accountRefusalText,
} from '#accounts/wording/outcomes.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { noticeCookie } from '#platform/http/site-cookies.server.ts'
import { type CardAnswer, formRefusal } from '#platform/wording/form-answer.ts'

/** A form of a card of /perfil succeeded: its script shows the answer in the card, without one the next page does. */
export function cardDone(
  fields: Record<string, string>,
  notice: AccountSuccess,
  { origin, cookies = [] }: { origin: string; cookies?: readonly string[] },
) {
  if (fields.tarjeta === '1') {
    const answer: CardAnswer = { saved: ACCOUNT_SUCCESSES[notice], refusal: null }
    return data(answer, withCookies(cookies))
  }
  throw redirect('/perfil', withCookies([...cookies, noticeCookie<AccountSuccess>(notice, origin)]))
}

const STATUS: Partial<Record<AccountRefusalCode, number>> = {
  'too-many-requests': 429,
  'account-not-saved': 503,
  'email-already-in-use': 409,
  'email-change-gone': 409,
  'email-change-under-way': 409,
  'session-gone': 409,
}

/** Only `typed` is shown again: these forms hold passwords. */
export function cardRefused(
  code: AccountRefusalCode,
  { field = null, typed = {} }: { field?: string | null; typed?: Record<string, string> } = {},
) {
  const answer: CardAnswer = { saved: null, refusal: formRefusal(accountRefusalText(code), typed, field) }
  return data(answer, STATUS[code] ?? 400)
}

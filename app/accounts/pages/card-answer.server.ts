import { data, redirect } from 'react-router'
import { type AccountRefusalCode, accountRefusalText } from '#accounts/wording/refusals.ts'
import { ACCOUNT_SUCCESSES, type AccountSuccess } from '#accounts/wording/successes.ts'
import { noticeCookie } from '#platform/http/notice-cookie.server.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import type { CardAnswer } from '#platform/wording/form-answer.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'

/** A form of a card of /perfil succeeded: its script shows the answer in the card, without one the next page does. */
export function cardDone(
  fields: Record<string, string>,
  notice: AccountSuccess,
  { origin, cookies = [], to = '/perfil' }: { origin: string; cookies?: readonly string[]; to?: string },
) {
  if (fields.tarjeta === '1') {
    const answer: CardAnswer = { saved: ACCOUNT_SUCCESSES[notice], refusal: null }
    return data(answer, withCookies(cookies))
  }
  throw redirect(to, withCookies([...cookies, noticeCookie<AccountSuccess>(notice, origin)]))
}

const STATUS: Partial<Record<AccountRefusalCode, number>> = {
  'too-many-requests': 429,
  'account-not-saved': 503,
  'email-already-in-use': 409,
  'email-change-gone': 409,
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

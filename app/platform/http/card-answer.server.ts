import { data, redirect } from 'react-router'
import { type Notice, noticeCookie } from '#platform/http/notice-cookie.server.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import type { CardAnswer } from '#platform/wording/form-answer.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import type { RefusalCode } from '#platform/wording/refusals.ts'
import { SUCCESS_TEXTS } from '#platform/wording/successes.ts'

/** A form of a card of /perfil succeeded: its script shows the answer in the card, without one the next page does. */
export function cardDone(
  fields: Record<string, string>,
  notice: Notice,
  { origin, cookies = [], to = '/perfil' }: { origin: string; cookies?: readonly string[]; to?: string },
) {
  if (fields.tarjeta === '1') {
    const answer: CardAnswer = { saved: SUCCESS_TEXTS[notice], refusal: null }
    return data(answer, withCookies(cookies))
  }
  throw redirect(to, withCookies([...cookies, noticeCookie(notice, origin)]))
}

const STATUS: Partial<Record<RefusalCode, number>> = {
  'too-many-requests': 429,
  'account-not-saved': 503,
  'email-already-in-use': 409,
  'email-change-gone': 409,
  'session-gone': 409,
}

/** Only `typed` is shown again: these forms hold passwords. */
export function cardRefused(
  code: RefusalCode,
  { field = null, typed = {} }: { field?: string | null; typed?: Record<string, string> } = {},
) {
  const answer: CardAnswer = { saved: null, refusal: formRefusal(code, typed, field) }
  return data(answer, STATUS[code] ?? 400)
}

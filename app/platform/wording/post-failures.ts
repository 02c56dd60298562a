// Section 8, D48: what a form says that failed before its page could answer. Pages with a script answer the same texts
// themselves.
import { type RefusalCode, refusalText } from '#platform/wording/refusals.ts'

type Code = RefusalCode | ((act: string) => RefusalCode)

const FORMS: readonly [path: RegExp, code: Code][] = [
  [/^\/auth\/login$/, 'sign-in-failed'],
  [/^\/auth\/register$/, 'registration-failed'],
  [/^\/auth\/forgot$/, 'reset-not-sent'],
  [/^\/auth\/reset$/, 'account-not-saved'],
  [/^\/perfil$/, 'account-not-saved'],
  [/^\/agendar\//, 'booking-failed'],
  [/^\/mis-reservas$/, act => (act === 'dismiss-rescue' ? 'rescue-not-dismissed' : 'rating-failed')],
  [/^\/mis-reservas\/[^/]+\/direccion$/, 'address-not-saved'],
  [/^\/agenda$/, act => (act === 'cancel' ? 'not-cancelled' : 'not-accepted')],
  [/^\/agenda\/clientes$/, 'client-not-allowed'],
  [/^\/agenda\/no-acepto\//, 'client-not-blocked'],
  [/\/(garantia|garantias)(\/|$)/, 'guarantee-failed'],
  [/^\/mi-perfil$/, profileCode],
  [/^\/mi-perfil\/foto/, 'photo-failed'],
  [/^\/mi-perfil\/trabajos$/, 'job-photo-not-saved'],
  [/^\/mi-perfil\/resenas$/, 'reply-failed'],
  [/^\/mi-perfil\/verificacion$/, 'check-not-withdrawn'],
  [/^\/mi-perfil\/verificacion\//, 'document-failed'],
  [/^\/reportar\//, 'report-failed'],
  [/^\/admin/, 'moderation-failed'],
]

/** Null for a path without a form. */
export function postFailureText(pathname: string, act: string): string | null {
  const code = FORMS.find(([path]) => path.test(pathname))?.[1]
  if (code === undefined) return null
  return refusalText(typeof code === 'function' ? code(act) : code)
}

/** Each button of the editor has its own text. */
function profileCode(act: string): RefusalCode {
  if (act === 'publicar') return 'profile-not-published'
  return act === 'ocultar' ? 'profile-not-hidden' : 'profile-not-saved'
}

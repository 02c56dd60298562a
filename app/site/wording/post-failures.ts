// Section 8, D48: what a form says that failed before its page could answer. Pages with a script answer the same texts
// themselves.
import { accountRefusalText } from '#accounts/wording/outcomes.ts'
import { agendaFailureText, bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { reportRefusalText } from '#reports/wording/outcomes.ts'
import { reviewRefusalText } from '#reviews/wording/outcomes.ts'
import { technicianRefusalText } from '#technicians/wording/outcomes.ts'
import { verificationRefusalText } from '#verification/wording/outcomes.ts'

type Text = string | ((act: string) => string)

const FORMS: readonly [path: RegExp, text: Text][] = [
  [/^\/auth\/login$/, accountRefusalText('sign-in-failed')],
  [/^\/auth\/register$/, accountRefusalText('registration-failed')],
  [/^\/auth\/forgot$/, accountRefusalText('reset-not-sent')],
  [/^\/auth\/reset$/, accountRefusalText('account-not-saved')],
  [/^\/perfil$/, accountRefusalText('account-not-saved')],
  [/^\/agendar\//, bookingRefusalText('booking-failed')],
  [/^\/mis-reservas$/, clientText],
  [/^\/mis-reservas\/[^/]+\/direccion$/, bookingRefusalText('address-not-saved')],
  [/^\/agenda$/, agendaFailureText],
  [/^\/agenda\/clientes$/, bookingRefusalText('client-not-allowed')],
  [/^\/agenda\/no-acepto\//, bookingRefusalText('client-not-blocked')],
  [/\/(garantia|garantias)(\/|$)/, guaranteeRefusalText('guarantee-failed')],
  [/^\/mi-perfil$/, profileText],
  [/^\/mi-perfil\/trabajos$/, technicianRefusalText('job-photo-not-saved')],
  [/^\/mi-perfil\/resenas$/, reviewRefusalText('reply-failed')],
  [/^\/mi-perfil\/verificacion$/, verificationRefusalText('credential-not-withdrawn')],
  [/^\/mi-perfil\/verificacion\//, verificationRefusalText('document-failed')],
  [/^\/reportar\//, reportRefusalText('report-failed')],
  [/^\/admin/, moderationRefusalText('moderation-failed')],
]

/** Null for a path without a form. */
export function postFailureText(pathname: string, act: string): string | null {
  const text = FORMS.find(([path]) => path.test(pathname))?.[1]
  if (text === undefined) return null
  return typeof text === 'function' ? text(act) : text
}

function clientText(act: string): string {
  return act === 'dismiss-rescue'
    ? bookingRefusalText('rescue-not-dismissed')
    : reviewRefusalText('rating-failed')
}

/** Each button of the editor has its own text. */
function profileText(act: string): string {
  if (act === 'publicar') return technicianRefusalText('profile-not-published')
  return technicianRefusalText(act === 'ocultar' ? 'profile-not-hidden' : 'profile-not-saved')
}

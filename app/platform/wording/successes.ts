// Section 8 of the specification: success messages.

import { SAFE_ACCOUNT_SUCCESS_TEXTS } from '#accounts/wording/safe-account-texts.ts'
import { firstNameOf } from '#bookings/wording/bookings.ts'

export const SUCCESS_TEXTS = {
  'reset-sent': 'Te enviamos un correo con el enlace para restablecer tu contraseña.',
  'password-changed': 'Tu contraseña quedó cambiada. Ya puedes iniciar sesión.',
  'email-confirmed': 'Tu correo quedó confirmado.',
  'confirmation-sent': 'Te enviamos el correo. Ábrelo y toca «Confirmar mi correo».',
  'account-created': 'Tu cuenta quedó lista.',
  'account-saved': 'Cambios guardados.',
  ...SAFE_ACCOUNT_SUCCESS_TEXTS,
  'account-deleted':
    'Tu cuenta quedó eliminada. Tienes 30 días para arrepentirte: si entras con tu contraseña, la recuperas.',
  'account-recovered': 'Recuperaste tu cuenta. Ya puedes iniciar sesión.',
  'export-requested': 'Estamos preparando tu archivo. Te escribimos cuando esté.',
  'policy-told': 'Gracias por leerlo.',
  'profile-saved': 'Cambios guardados.',
  'profile-published': '¡Tu perfil ya está publicado en el catálogo!',
  'profile-hidden': 'Tu perfil se ha ocultado del catálogo.',
  // D21: the edit left the checklist incomplete, so the profile was unpublished.
  'profile-fell':
    'Cambios guardados. Tu perfil se ha ocultado del catálogo porque le faltan campos: complétalos y publícalo otra vez.',
  'booking-sent': 'Reserva enviada ✅. Te avisaremos cuando el técnico confirme.',
  'booking-accepted': 'Reserva confirmada. Ya le avisamos a tu cliente.',
  'booking-cancelled': 'Reserva cancelada. Ya le avisamos a tu cliente.',
  'client-blocked': 'Listo. Ese cliente ya no puede reservarte.',
  'client-allowed': 'Listo. Ese cliente puede reservarte otra vez.',
  'address-completed': 'Dirección guardada. Ya le avisamos al técnico.',
  'rescue-dismissed': 'Listo. Esa visita queda en tu historial.',
  'review-sent': 'Gracias por calificar. Publicaremos tu reseña cuando la revisemos.',
  'reply-sent': 'Respuesta enviada. La publicaremos cuando la revisemos.',
  'guarantee-opened': 'Listo. Abrimos tu caso y ya le avisamos al técnico.',
  'guarantee-acted': 'Listo. Ya le avisamos a la otra parte.',
  'guarantee-decided': 'Decisión guardada. Ya les avisamos a los dos.',
  'photo-saved': 'Foto subida y guardada.',
  'job-photo-added': 'Trabajo agregado. Ya se ve en tu perfil.',
  'job-photo-saved': 'Cambios guardados.',
  'job-photo-deleted': 'Trabajo borrado.',
  'job-photo-hidden': 'Foto oculta. Ya no se ve en el perfil.',
  'job-photo-shown': 'La foto vuelve a verse en el perfil.',
  'problem-photo-added': 'Foto agregada.',
  'check-sent': 'Recibido. Lo miramos en un día hábil y te escribimos.',
  'check-withdrawn': 'Listo, borramos lo que enviaste.',
  'review-approve': 'Reseña aprobada. Ya se puede leer.',
  'review-reject': 'Reseña rechazada.',
  'review-reopen': 'La reseña vuelve a esperar.',
  'accept-check': 'Aceptado. Ya le avisamos al técnico.',
  'return-check': 'Devuelto. El técnico recibe el motivo por correo.',
  'request-check': 'Pedido de nuevo. El técnico recibe el motivo por correo.',
  'reply-approve': 'Respuesta aprobada. Ya se puede leer.',
  'reply-reject': 'Respuesta rechazada. Le contamos por qué al técnico.',
  'reply-reopen': 'La respuesta vuelve a esperar.',
  'report-sent': 'Gracias. Lo revisamos y te contamos.',
  'report-acted': 'Reporte resuelto. Le contamos a quien reportó.',
  'report-dismissed': 'Reporte descartado. Le contamos a quien reportó.',
} as const

/** 'Tu cuenta quedó lista, Rosa.' */
export function accountCreatedText(name: string): string {
  const firstName = firstNameOf(name)
  return firstName ? `Tu cuenta quedó lista, ${firstName}.` : SUCCESS_TEXTS['account-created']
}

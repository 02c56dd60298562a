// Section 8 of the specification: success messages.
import { firstNameOf } from '#wording/bookings.ts'

export const SUCCESS_TEXTS = {
  'reset-sent': 'Te enviamos un correo con el enlace para restablecer tu contraseña.',
  'password-changed': 'Tu contraseña quedó cambiada. Ya puedes iniciar sesión.',
  'account-created': 'Tu cuenta quedó lista.',
  'account-saved': 'Cambios guardados.',
  'profile-saved': 'Cambios guardados.',
  'profile-published': '¡Tu perfil ya está publicado en el catálogo!',
  'profile-hidden': 'Tu perfil se ha ocultado del catálogo.',
  // D21: the edit left the checklist incomplete, so the profile was unpublished.
  'profile-fell':
    'Cambios guardados. Tu perfil se ha ocultado del catálogo porque le faltan campos: complétalos y publícalo otra vez.',
  'booking-sent': 'Reserva enviada ✅. Te avisaremos cuando el técnico confirme.',
  'booking-accepted': 'Reserva confirmada. Ya le avisamos a tu cliente.',
  'booking-cancelled': 'Reserva cancelada. Ya le avisamos a tu cliente.',
  'address-completed': 'Dirección guardada. Ya le avisamos al técnico.',
  'rescue-dismissed': 'Listo. Esa visita queda en tu historial.',
  'review-sent': 'Gracias por calificar. Publicaremos tu reseña cuando la revisemos.',
  'guarantee-opened': 'Listo. Abrimos tu caso y ya le avisamos al técnico.',
  'guarantee-acted': 'Listo. Ya le avisamos a la otra parte.',
  'guarantee-decided': 'Decisión guardada. Ya les avisamos a los dos.',
  'photo-saved': 'Foto subida y guardada.',
  'problem-photo-added': 'Foto agregada.',
  'technician-publish': 'Perfil publicado. Ya aparece en el catálogo.',
  'technician-review': 'Perfil en revisión. Ya no aparece en el catálogo.',
  'technician-block': 'Técnico bloqueado. Avisamos a los clientes con visitas pendientes.',
  'technician-verify': 'Técnico verificado.',
  'technician-unverify': 'Le quitamos la verificación.',
  'technician-delete': 'Técnico eliminado de la lista.',
  'user-block': 'Cuenta bloqueada. Sus sesiones terminaron.',
  'user-unblock': 'Cuenta desbloqueada. Ya puede iniciar sesión.',
  'user-delete': 'Cuenta eliminada de la lista.',
  'review-approve': 'Reseña aprobada. Ya se puede leer.',
  'review-reject': 'Reseña rechazada.',
  'review-reopen': 'La reseña vuelve a esperar.',
} as const

/** 'Tu cuenta quedó lista, Rosa.' */
export function accountCreatedText(name: string): string {
  const firstName = firstNameOf(name)
  return firstName ? `Tu cuenta quedó lista, ${firstName}.` : SUCCESS_TEXTS['account-created']
}

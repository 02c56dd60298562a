// Sections 5 and 8 of the specification, line by line: the message of each refusal code.

import type { DeletionRefusal, RecoveryRefusal } from '#accounts/domain/account-deletion.ts'
import type { FieldCode } from '#accounts/domain/credential-rules.ts'
import type { SafeAccountRefusal } from '#accounts/domain/safe-account.ts'
import { SAFE_ACCOUNT_REFUSAL_TEXTS } from '#accounts/wording/safe-account-texts.ts'
import type { ProblemPhotoRefusal } from '#bookings/domain/problem-photo.ts'
import type {
  AgendaRefusal,
  BookingRefusal,
  ClientBlockRefusal,
  ClientChangeRefusal,
  RatingRefusal,
} from '#bookings/domain/refusals.ts'
import type { GuaranteeRefusal } from '#guarantee/domain/guarantee-case.ts'
import type { BulkRefusal } from '#moderation/domain/bulk.ts'
import type { ModerationRefusal } from '#platform/domain/acts.ts'
import type { PhotoRefusal } from '#platform/domain/photo.ts'
import type { DecisionRefusal, ReportRefusal } from '#reports/domain/report.ts'
import type { ReplyRefusal } from '#reviews/domain/review-reply.ts'
import type { ExportRefusal } from '#rights/domain/data-export.ts'
import type { JobPhotoRefusal } from '#technicians/domain/job-photo.ts'
import type { ProfileFieldCode } from '#technicians/domain/parse-profile.ts'
import type { ProfileRefusal } from '#technicians/domain/profile-changes.ts'
import type { CheckRefusal } from '#verification/domain/check-decisions.ts'
import type { SendCheckRefusal, WithdrawCheckRefusal } from '#verification/domain/check-refusals.ts'

export type RefusalCode =
  | FieldCode
  | BookingRefusal
  | AgendaRefusal
  | ClientBlockRefusal
  | RatingRefusal
  | ClientChangeRefusal
  | ProfileFieldCode
  | ProfileRefusal
  | PhotoRefusal
  | JobPhotoRefusal
  | ProblemPhotoRefusal
  | ModerationRefusal
  | BulkRefusal
  | CheckRefusal
  | ReplyRefusal
  | ReportRefusal
  | DecisionRefusal
  | SendCheckRefusal
  | WithdrawCheckRefusal
  | GuaranteeRefusal
  | 'guarantee-decision-required'
  | 'guarantee-reason-required'
  | 'invalid-credential'
  | 'user-not-found'
  | 'user-disabled'
  | 'sign-in-failed'
  | 'email-already-in-use'
  | 'weak-password'
  | 'registration-failed'
  | 'reset-not-sent'
  | 'invalid-token'
  | 'account-not-saved'
  | 'email-not-confirmed'
  | 'confirmation-not-sent'
  | SafeAccountRefusal
  | DeletionRefusal
  | RecoveryRefusal
  | ExportRefusal
  | 'account-not-deleted'

const REFUSAL_TEXTS: Record<RefusalCode, string> = {
  'name-required': 'Ingresa tu nombre.',
  'invalid-email': 'Correo inválido.',
  'short-password': 'La contraseña debe tener mínimo 6 caracteres.',
  'long-password': 'La contraseña es demasiado larga.',
  'long-line': 'Es demasiado largo: máximo 120 caracteres.',
  'password-required': 'Ingresa tu contraseña.',
  'city-required': 'Ingresa tu ciudad.',
  'neighbourhood-required': 'Ingresa tu barrio.',
  'invalid-phone': 'Teléfono inválido.',
  'invalid-role': 'Rol inválido.',
  'invalid-credential': 'Credenciales inválidas.',
  'user-not-found': 'Usuario no encontrado.',
  'user-disabled': 'Tu cuenta está deshabilitada.',
  'too-many-requests': 'Demasiados intentos. Intenta luego.',
  'sign-in-failed': 'No se pudo iniciar sesión.',
  'email-already-in-use': 'Ese correo ya está registrado.',
  'weak-password': 'Contraseña débil.',
  'registration-failed': 'No se pudo crear la cuenta.',
  'reset-not-sent': 'No pudimos enviar el correo. Verifica el email o intenta más tarde.',
  'invalid-token': 'El enlace ya no es válido. Pide uno nuevo.',
  'account-not-saved': 'No pudimos guardar los cambios.',
  'email-not-confirmed': 'No pudimos confirmar tu correo. Intenta nuevamente.',
  'confirmation-not-sent': 'No pudimos enviarte el correo. Intenta más tarde.',
  ...SAFE_ACCOUNT_REFUSAL_TEXTS,
  'sign-in-to-book': 'Debes iniciar sesión como cliente para reservar.',
  'technician-id-missing': 'Falta el id del técnico (tid).',
  'slot-required': 'Selecciona fecha y hora.',
  'invalid-slot': 'Fecha u hora inválidas.',
  'past-slot': 'La fecha/hora debe ser futura.',
  'slot-taken': 'Ese horario ya está reservado.',
  'closed-slot': 'El técnico no atiende a esa hora. Elige otra.',
  'technician-unavailable': 'El técnico no existe o no está publicado.',
  'technician-not-receiving': 'El técnico no recibe trabajos por ahora. Elige otro.',
  'client-not-accepted': 'Este técnico no puede tomar tu solicitud. Elige otro.',
  'too-many-unanswered': 'Tienes varias solicitudes sin respuesta. Espera a que te contesten.',
  'network-too-many-requests':
    'Desde tu red se han pedido muchas reservas. Intenta de nuevo en una hora o desde otra conexión.',
  'too-many-from-network':
    'Desde tu red ya hay varias solicitudes sin respuesta para este técnico. Elige otro o usa otra conexión.',
  'technician-busy': 'Este técnico tiene muchas solicitudes por responder. Espera su respuesta o elige otro.',
  'own-booking': 'No puedes reservar una visita contigo.',
  'booking-failed': 'No pudimos crear la reserva. Intenta nuevamente.',
  'sign-in': 'Debes iniciar sesión.',
  'sign-in-as-technician': 'Debes iniciar sesión como técnico.',
  'not-accepted': 'No se pudo aceptar la reserva.',
  'not-cancelled': 'No se pudo cancelar. Intenta de nuevo.',
  'past-booking': 'No puedes cancelar una reserva pasada.',
  'client-not-blocked': 'No pudimos guardarlo. Intenta de nuevo.',
  'client-not-allowed': 'No pudimos guardarlo. Intenta de nuevo.',
  'profile-not-saved': 'No pudimos guardar los cambios.',
  'profile-not-published': 'No pudimos publicar el perfil.',
  'profile-not-hidden': 'No pudimos ocultar el perfil.',
  'profile-incomplete':
    'Te faltan campos para publicar: foto, bio (≥120), 1 especialidad, 1 servicio con precio, ciudad y al menos 1 zona.',
  'profile-changed':
    'Tu perfil cambió en otra pestaña o en otro teléfono. Lo que escribiste sigue aquí: guarda otra vez para conservarlo y reemplazar lo otro.',
  'invalid-price': 'Escribe un precio en pesos, de 0 en adelante.',
  'invalid-range': 'Escribe desde qué hora y hasta qué hora; la segunda va después.',
  'invalid-date': 'Escribe una fecha que exista.',
  'invalid-until': 'La fecha final va después de la primera, hasta tres meses.',
  'exception-twice': 'Ese día está dos veces: como día libre y con horario.',
  'too-many-rows': 'Son demasiados. Quita algunos y guarda de nuevo.',
  'last-admin-leaves': 'Eres el último administrador. Nombra otro antes de eliminar tu cuenta.',
  'account-not-deleted': 'No pudimos eliminar tu cuenta. Intenta nuevamente.',
  'recovery-expired': 'Inicia sesión otra vez para recuperar tu cuenta.',
  'export-under-way': 'Ya estamos preparando tu archivo. Te escribimos cuando esté.',
  'export-too-often': 'Ya pediste varios archivos hoy. Intenta mañana.',
  'export-not-requested': 'No pudimos preparar tu archivo. Intenta nuevamente.',
  'guarantee-not-completed': 'La garantía se usa cuando la visita ya se hizo.',
  'guarantee-too-late':
    'Pasaron más de 30 días desde la visita y aquí ya no se puede abrir un caso. Tu garantía legal puede durar más: escríbenos.',
  'guarantee-text-required': 'Escribe qué pasó.',
  'guarantee-amount-required': 'Escribe cuánto devuelves.',
  'guarantee-decision-required': 'Escoge una decisión.',
  'guarantee-reason-required': 'Escribe por qué: lo leen los dos.',
  'guarantee-changed': 'El caso cambió mientras lo leías.',
  'guarantee-failed': 'No pudimos guardar tu respuesta. Intenta nuevamente.',
  'guarantee-not-repeatable': 'Tu caso de garantía cambió. Ábrelo en Mis reservas para ver qué sigue.',
  'rating-required': 'Elige de 1 a 5 estrellas.',
  'invalid-quality': 'Puntualidad, limpieza y precio van de 1 a 5, o sin calificar.',
  'already-rated': 'Ya calificaste este servicio.',
  'rating-failed': 'No pudimos guardar tu calificación. Intenta nuevamente.',
  'reply-required': 'Escribe tu respuesta.',
  'reply-too-long': 'Tu respuesta es demasiado larga: máximo 600 caracteres.',
  'reply-closed': 'Tu respuesta ya está publicada y no se puede cambiar.',
  'reply-failed': 'No pudimos guardar tu respuesta. Intenta nuevamente.',
  'address-required': 'Escribe la dirección de la visita.',
  'address-closed': 'La dirección de esta visita ya no se puede cambiar.',
  'address-not-saved': 'No pudimos guardar la dirección. Intenta nuevamente.',
  'rescue-not-dismissed': 'No pudimos quitar esa solicitud. Intenta nuevamente.',
  'photo-required': 'Elige una foto.',
  'photo-one-only': 'Elige una sola foto.',
  'photo-format': 'Formato no permitido. Usa JPG, PNG o WEBP.',
  'photo-too-large': 'La imagen supera el tamaño máximo (5MB).',
  'photo-too-many-pixels': 'La imagen tiene demasiados píxeles. Usa una de menos de 24 megapíxeles.',
  'photo-proportions': 'La imagen es demasiado alargada. Recórtala y súbela otra vez.',
  'photo-damaged': 'La imagen llegó dañada o incompleta. Prueba con otra.',
  'too-many-photos': 'Son hasta 3 fotos. Guardamos las primeras.',
  'photo-failed': 'No pudimos subir tu foto.',
  'photo-host-refused': 'No pudimos subir tu foto.',
  'caption-required': 'Escribe qué hiciste en este trabajo.',
  'caption-too-long': 'Es demasiado largo: máximo 90 caracteres.',
  'month-required': 'Elige el mes y el año del trabajo.',
  'month-in-future': 'Ese mes aún no llega. Elige uno que ya pasó.',
  'too-many-job-photos': 'Ya tienes 8 trabajos. Borra uno para agregar otro.',
  'job-photo-gone': 'Esa foto ya no está.',
  'job-photo-not-saved': 'No pudimos guardar el trabajo. Intenta nuevamente.',
  'job-photo-decided': 'Otra persona del equipo ya cambió esa foto.',
  'no-profile': 'No se pudo cargar tu perfil técnico.',
  'check-entity-required': 'Escribe la entidad que lo expidió.',
  'check-number-required': 'Escribe el número que trae.',
  'check-number-invalid': 'El número tiene entre 6 y 10 dígitos. Revísalo.',
  'check-issued-required': 'Escribe la fecha en que lo expidieron.',
  'check-issued-invalid': 'Escribe una fecha completa, del año 2000 en adelante.',
  'check-issued-future': 'Esa fecha todavía no llega. Revísala.',
  'check-issued-old': 'Tiene más de 90 días. Descarga uno nuevo y súbelo.',
  'check-expiry-required': 'Escribe hasta cuándo vale.',
  'check-expiry-invalid': 'Escribe una fecha completa que exista.',
  'check-expired': 'Ya venció. Sube uno vigente.',
  'check-sent-meanwhile': 'Ya lo enviaste desde otra pestaña. Míralo antes de enviar otro.',
  'check-not-pending': 'Ya no está en revisión. Mira aquí cómo quedó.',
  'check-not-withdrawn': 'No pudimos quitarlo. Intenta nuevamente.',
  'document-required': 'Elige al menos un archivo.',
  'too-many-documents': 'Son hasta 3 archivos.',
  'document-format': 'Formato no permitido. Usa JPG, PNG, WEBP o PDF.',
  'document-too-large': 'Cada archivo puede pesar hasta 8 MB.',
  'document-too-many-pixels': 'La imagen tiene demasiados píxeles. Usa una de menos de 24 megapíxeles.',
  'document-damaged': 'Un archivo llegó dañado o incompleto. Elígelo otra vez o prueba con otro.',
  'document-failed': 'No pudimos guardar tus archivos. Intenta de nuevo en unos minutos.',
  'moderation-not-admin': 'Tu cuenta ya no puede moderar.',
  'moderation-target-gone': 'Ya no está en la lista.',
  'moderation-account-barred': 'Su cuenta está bloqueada o eliminada. Actívala antes de publicar el perfil.',
  'moderation-own-account': 'No puedes bloquear ni eliminar tu propia cuenta.',
  'moderation-admin-blocked': 'Es administrador. Quítale primero ese rol y después bloquéalo.',
  'moderation-last-admin': 'Es el último administrador. Nombra otro antes de eliminarlo.',
  'moderation-reason-required': 'Escribe por qué la rechazas.',
  'moderation-reason-missing': 'Se cancelan visitas: escribe el motivo.',
  'moderation-account-deleted': 'Su cuenta está eliminada. Restaura la cuenta y con ella vuelve el perfil.',
  'moderation-already-done': 'Ya estaba así.',
  'moderation-changed': 'Cambió mientras lo mirabas. Mira cómo quedó y decide de nuevo.',
  'undo-too-late': 'Pasaron los diez minutos y ya avisamos: no se puede deshacer.',
  'undo-changed': 'Ya no se puede deshacer.',
  'bulk-empty': 'Selecciona al menos un técnico.',
  'bulk-too-many': 'Son demasiados a la vez: máximo 20.',
  'moderation-not-identified': 'Para verificar falta aceptar la cédula.',
  'check-gone': 'Ese documento ya no está.',
  'check-already-decided': 'Ya se decidió sobre este documento.',
  'check-reason-required': 'Escribe el motivo: el técnico lo lee.',
  'check-invalid-date': 'Escribe una fecha que exista. La de expedición no puede ser futura.',
  'check-dates-reversed': 'La fecha de vencimiento va después de la de expedición.',
  'check-out-of-date': 'Ya venció. Devuélvelo y pide uno vigente.',
  'moderation-already-decided': 'Otra persona ya decidió sobre esto.',
  'moderation-reply-changed': 'El técnico cambió su respuesta. Léela de nuevo antes de decidir.',
  'moderation-failed': 'No pudimos hacer el cambio. Intenta de nuevo.',
  'report-reason-required': 'Elige qué pasó.',
  'report-details-required': 'Cuéntanos qué pasó.',
  'report-details-long': 'Es demasiado largo: máximo 600 caracteres.',
  'own-report': 'No puedes reportarte.',
  'already-reported': 'Ya lo reportaste. Te contamos cuando lo revisemos.',
  'report-target-gone': 'Eso ya no está publicado.',
  'report-failed': 'No pudimos enviar el reporte. Intenta nuevamente.',
  'report-answer-required': 'Escribe qué le contamos a quien reportó.',
  'report-decided': 'Alguien ya decidió sobre este reporte.',
}

export function refusalText(code: RefusalCode): string {
  return REFUSAL_TEXTS[code]
}

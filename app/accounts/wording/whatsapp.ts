// The row 'WhatsApp' of /perfil and its offers, in the lists of visits.
import type { Role } from '#accounts/domain/role.ts'
import type { WhatsappRefusal } from '#accounts/domain/whatsapp-connection.ts'
import { FAILURES_MAX } from '#accounts/domain/whatsapp-message.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { relativeDayText, relativeMomentText } from '#platform/wording/relative-day.ts'

/** Where the row of /perfil is. */
export const WHATSAPP_ROW = '/perfil#whatsapp'
/** What its forms are posted to. */
export const WHATSAPP_PAGE = '/perfil/whatsapp'

/** What sending the message agrees to. A change of it is a new WHATSAPP_CONSENT_VERSION. */
export const WHATSAPP_CONSENT =
  'Se conecta el número desde el que lo envíes, aunque no sea el de tu perfil. Nadie más lo ve. Al enviarlo nos autorizas a escribirte ahí; lo quitas cuando quieras.'

export const CONNECT_TEXT = 'Conecta tu WhatsApp'
export const WHATSAPP_INTRO = 'Tu visita te llega al chat y contestas desde ahí. El correo queda de respaldo.'
export const CHAT_OPENS_TEXT = 'Se abre el chat de TecniYa con un mensaje listo. Solo envíalo.'
export const NOT_WRITTEN = ['Promociones ni encuestas', 'Para pedirte claves, códigos o plata'] as const

const WRITTEN_TO_CLIENT = [
  'Si confirmaron, si ya van, la cotización y el comprobante',
  'Lo que te escriba tu técnico. Le contestas ahí mismo',
  'Si algo cambia o se cancela',
]

export const WRITTEN: Record<Role, readonly string[]> = {
  cliente: WRITTEN_TO_CLIENT,
  tecnico: [
    'Visitas nuevas, para aceptarlas con un botón',
    'La hora de salir, y lo que te escriba el cliente',
    'Si respondieron tu cotización',
  ],
  admin: WRITTEN_TO_CLIENT,
}

const ENDING = 'y todo lo que no te llegue por WhatsApp.'

/** What goes by e-mail also to whoever is connected. */
export const STILL_BY_EMAIL: Record<Role, string> = {
  cliente: `Los avisos de tus visitas te llegan ahí. Al correo siguen yendo el comprobante y las decisiones de una garantía, ${ENDING}`,
  tecnico: `Los avisos de tus visitas te llegan ahí. Al correo siguen yendo las decisiones de una garantía, ${ENDING}`,
  admin: `Los avisos de tus visitas te llegan ahí. Al correo siguen yendo el comprobante y las decisiones de una garantía, ${ENDING}`,
}

/** 'Conectar TY-4F7K': the message that proves the number. */
export const connectMessage = (code: string) => `Conectar ${code}`

/** '··· 48 21' */
export const numberText = (ending: string) => `··· ${ending}`

/** 'Desde hoy a las 16:33' */
export const sinceText = (at: Date, now: Date) =>
  `Desde ${relativeMomentText(bogotaDate(at), bogotaTime(at), bogotaDate(now))}`

/** 'El código TY-4F7K venció. Pide uno nuevo.' */
export const expiredText = (code: string) => `El código ${code} venció. Pide uno nuevo.`

/** 'Ayer no te llegaron 2 mensajes. …' */
export function failingText(failingAt: Date, now: Date): string {
  const day = capitalised(relativeDayText(bogotaDate(failingAt), bogotaDate(now)))
  return `${day} no te llegaron ${FAILURES_MAX} mensajes. Te escribimos al correo. Revisa que no hayas bloqueado a TecniYa.`
}

/** While a new number has not written. */
export const formerNumberText = (ending: string) =>
  `Mientras tanto te seguimos escribiendo al\u00a0${numberText(ending).replaceAll(' ', '\u00a0')}.`

/** 'El código vale hasta las 16:42.' */
export const validUntilText = (expiresAt: Date) => `El código vale hasta las ${bogotaTime(expiresAt)}.`

/** To the account that has the number. */
export const claimedText = (claimedAt: Date, now: Date) =>
  `Otra cuenta intentó conectar este número ${relativeMomentText(bogotaDate(claimedAt), bogotaTime(claimedAt), bogotaDate(now))}. Sigue en la tuya.`

export const CONNECTED_TEXT = 'Listo: tu WhatsApp quedó conectado.'
export const NOT_YET_TEXT = 'Todavía no nos llega tu mensaje.'

/** The pages with an offer: closing it leads back there. */
export const OFFERED_ON = ['/mis-reservas', '/agenda'] as const

export const OFFER_TEXTS = {
  client: 'Ahí te decimos si confirma.',
  technician: 'Acepta visitas con un botón.',
}

// Apart from those of the account: pages without WhatsApp do not load them.

export const WHATSAPP_REFUSALS: Refusals<WhatsappRefusal> = {
  'whatsapp-not-offered': ['missing', 'Por ahora no escribimos por WhatsApp.'],
  'whatsapp-not-connected': ['conflict', 'Tu WhatsApp no está conectado.'],
  'whatsapp-number-taken': [
    'conflict',
    'Este WhatsApp ya está en otra cuenta de TecniYa. Desconéctalo allá primero.',
  ],
  'whatsapp-too-many-codes': ['limit', 'Pediste muchos códigos. Intenta de nuevo en una hora.'],
  'whatsapp-tested-before': ['limit', 'Ya probamos hace poco. Puedes probar una vez cada hora.'],
}

export const WHATSAPP_SUCCESSES = {
  'whatsapp-off': 'Desconectamos tu WhatsApp. Te escribimos al correo.',
  'whatsapp-back': 'Tu WhatsApp sigue conectado.',
  'whatsapp-tested': 'Te mandamos un mensaje de prueba.',
} as const

export type WhatsappSuccess = keyof typeof WHATSAPP_SUCCESSES

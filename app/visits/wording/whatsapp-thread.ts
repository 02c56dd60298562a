// What the conversation of a visit says of WhatsApp.
import type { DeliveryMark } from '#visits/domain/message-delivery.ts'

/** 'Carlos los lee en su WhatsApp.' */
export const readsThereText = (name: string) => `${name} los lee en su WhatsApp.`

export const DELIVERY_LABELS = { sent: 'Enviado', delivered: 'Entregado', read: 'Leído' } as const

/** Without 'la' or 'lo': nobody says which. */
export const callText = (name: string) => `Si es de ahora mismo, llama a ${name}.`

export function undeliveredText(mark: DeliveryMark | null, name: string): string | null {
  if (mark === 'by-email') return 'No le llegó por WhatsApp; le escribimos al correo.'
  return mark === 'nowhere' ? `No le llegó por ningún lado. Llama a ${name}.` : null
}

// What an error code of the Cloud API means for us, and its words for the operator.
// https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
import type { IncomingStatus } from '#platform/domain/whatsapp.ts'
import type { ApiFailure } from '#platform/whatsapp/whatsapp-channel.ts'

interface Meaning {
  readonly outcome: ApiFailure['outcome']
  readonly text: string
  /** It is the number: other messages will not arrive there either. */
  readonly isOfNumber?: true
  /** Free text was too late: the template of the message may still go. */
  readonly hasTemplate?: true
}

const refused = (text: string): Meaning => ({ outcome: 'refused', text })
const unreachable = (text: string): Meaning => ({ outcome: 'refused', text, isOfNumber: true })
const wait = (text: string): Meaning => ({ outcome: 'wait', text })
/** Nothing at all can be sent until the operator does something. */
const account = (text: string): Meaning => ({ outcome: 'token', text })

const RENEW = 'El token venció o no sirve'
const PERMISSION = 'Al token le falta un permiso'
const TEMPLATE_OTHER = 'La plantilla no es como la aprobaron'

const MEANINGS: Readonly<Record<number, Meaning>> = {
  0: account(RENEW),
  1: wait('WhatsApp falló'),
  2: wait('WhatsApp está caído'),
  3: account(PERMISSION),
  4: wait('Tope de llamadas de la aplicación'),
  10: account(PERMISSION),
  33: account('Ese número ya no está en la cuenta'),
  100: refused('WhatsApp no entendió el mensaje'),
  190: account(RENEW),
  368: account('Meta restringió la cuenta'),
  80007: wait('Tope de llamadas de la cuenta'),
  130429: wait('Tope de mensajes por segundo'),
  130472: refused('WhatsApp no se lo entrega por un experimento'),
  130497: refused('La cuenta no puede escribir a ese país'),
  131000: wait('WhatsApp falló'),
  131005: account(PERMISSION),
  131008: refused('WhatsApp no entendió el mensaje'),
  131009: refused('WhatsApp no entendió el mensaje'),
  131016: wait('WhatsApp está caído'),
  131021: unreachable('Es el número de TecniYa'),
  131026: unreachable('Sin WhatsApp en ese número'),
  131030: unreachable('No está entre los números de prueba'),
  131031: account('Meta bloqueó la cuenta'),
  131037: account('Meta no ha aprobado el nombre del número'),
  131042: account('Falta el medio de pago en Meta'),
  131045: account('El número no está bien registrado'),
  131047: { ...refused('Fuera de las 24 horas'), hasTemplate: true },
  131048: wait('Tope de mensajes por quejas'),
  131049: refused('WhatsApp decidió no entregarlo'),
  131050: unreachable('Nos bloqueó'),
  131051: refused('WhatsApp no entendió el mensaje'),
  131052: refused('No se pudo bajar el archivo'),
  131053: refused('WhatsApp no aceptó el archivo'),
  131056: wait('Muchos mensajes seguidos a la misma persona'),
  131057: wait('La cuenta está en mantenimiento'),
  132000: refused(TEMPLATE_OTHER),
  132001: refused('La plantilla no está aprobada'),
  132005: refused('El mensaje quedó muy largo'),
  132007: refused('Meta no acepta lo que dice la plantilla'),
  132012: refused(TEMPLATE_OTHER),
  132015: refused('Meta pausó la plantilla'),
  132016: refused('Meta desactivó la plantilla'),
  132018: refused(TEMPLATE_OTHER),
  133004: wait('WhatsApp está caído'),
  133010: account('El número no está registrado'),
}

/** `status` decides about codes that are not in the table. */
export function outcomeOf(status: number, code: number | null): ApiFailure['outcome'] {
  if (code !== null && Object.hasOwn(MEANINGS, code)) return (MEANINGS[code] as Meaning).outcome
  // Permissions of the Graph API.
  if (status === 401 || (code !== null && code >= 200 && code < 300)) return 'token'
  return status === 429 || status >= 500 ? 'wait' : 'refused'
}

/** Whether other messages to the number will fail too. */
export function isFailureOfNumber(code: number | null): boolean {
  return code !== null && MEANINGS[code]?.isOfNumber === true
}

/** How a message that failed with this code may be sent once more; null: not at all. What a status says was not delivered. */
export function retryOf(code: number | null): 'template' | 'later' | null {
  const meaning = code === null ? undefined : MEANINGS[code]
  if (meaning?.hasTemplate) return 'template'
  return meaning?.outcome === 'wait' ? 'later' : null
}

/** With what follows of each code. */
export function judgedStatuses(statuses: readonly IncomingStatus[]) {
  return statuses.map(status => ({
    ...status,
    isOfNumber: isFailureOfNumber(status.errorCode),
    retry: retryOf(status.errorCode),
  }))
}

/** For the operator; null: the API did not answer. */
export function failureText(code: number | null): string {
  if (code === null) return 'WhatsApp no contestó'
  return MEANINGS[code]?.text ?? `WhatsApp no lo aceptó (${code})`
}

/** WhatsApp or our account failed, not the number or the message. */
export const isServiceFailure = (code: number | null) => code === null || outcomeOf(200, code) !== 'refused'

// What the chat answers to what is written without a button.

import { neighbourhoodOf, type VisitPlace } from '#bookings/domain/visit-place.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { calledName } from '#platform/wording/person-names.ts'
import { relativeHourText } from '#platform/wording/relative-day.ts'
import type { Situation } from '#visits/domain/situation.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'

export const TOO_LONG_TEXT = 'Es muy largo para un mensaje. Mándalo en dos.'
export const NOT_PASSED_TEXT = 'No pudimos pasar tu mensaje. Llama desde la visita.'

/** What cannot be passed on, by the API's word for it. */
const NOT_PASSED_ON: Readonly<Record<string, string>> = {
  audio: 'notas de voz',
  voice: 'notas de voz',
  video: 'videos',
  sticker: 'stickers',
  contacts: 'contactos',
  location: 'ubicaciones',
  document: 'archivos',
}

/** 'Todavía no pasamos notas de voz. Escríbelo o manda una foto.' */
export function notPassedOnText(type: string): string {
  const what = Object.hasOwn(NOT_PASSED_ON, type) ? NOT_PASSED_ON[type] : 'ese tipo de mensajes'
  return `Todavía no pasamos ${what}. Escríbelo o manda una foto.`
}

export const NO_OPEN_VISIT: Record<VisitSide, { text: string; title: string; path: string }> = {
  technician: { text: 'No tienes visitas abiertas. Mira tu agenda.', title: 'Ver agenda', path: '/agenda' },
  client: {
    text: 'No tienes visitas abiertas. Mira tus reservas.',
    title: 'Ver mis reservas',
    path: '/mis-reservas',
  },
}

// '¿Para quién es tu mensaje?'

export const CHOOSE_BUTTON = 'Escoger'
export const NOBODY_ROW = { title: 'A nadie', text: 'No lo mandes' }
export const SENT_TO_NOBODY_TEXT = 'Listo, no lo mandamos.'
export const KEPT_GONE_TEXT = 'Ese mensaje ya no espera. Si hace falta, escríbelo otra vez.'
export const TOO_MANY_KEPT_TEXT = 'Primero dinos para quién son los mensajes que ya escribiste.'

const COUNTS = ['', 'una visita abierta', 'dos visitas abiertas', 'tres visitas abiertas']
const QUOTED_MAX = 160

/** '«Se me alargó esto, llego 15 minutos tarde»' */
function quotedMessage(text: string): string {
  if (text.trim() === '') return 'Tu foto'
  const line = text.trim().replace(/\s+/g, ' ')
  return `«${line.length > QUOTED_MAX ? `${truncateText(line, QUOTED_MAX)}…` : line}»`
}

export function chooseText(text: string, openVisits: number): string {
  const count = COUNTS[openVisits] ?? `${openVisits} visitas abiertas`
  return `*¿Para quién es tu mensaje?*\n${quotedMessage(text)}\nTienes ${count}.`
}

interface Chosen extends VisitPlace {
  readonly side: VisitSide
  readonly otherName: string
  readonly date: string
  readonly start: string
  readonly servicio: string
  readonly especialidad: string | null
}

/** 'María Eugenia', 'Hoy 10:00 · estás en su casa'. */
export function visitRow(visit: Chosen, { insideSince }: Situation, today: string) {
  const isClient = visit.side === 'client'
  const where = insideSince
    ? isClient
      ? 'está en tu casa'
      : 'estás en su casa'
    : isClient
      ? visit.servicio || (visit.especialidad ?? '')
      : neighbourhoodOf(visit)
  const when = capitalised(relativeHourText(visit.date, visit.start, today))
  return {
    title:
      calledName(isClient ? 'technician' : 'client', visit.otherName) ||
      (isClient ? 'Tu técnico' : 'Tu cliente'),
    text: where ? `${when} · ${where}` : when,
  }
}

export const sentText = (name: string) =>
  `Enviado a *${name}*. Para contestarle a otra persona sin que te preguntemos, responde sobre su mensaje.`

export function droppedText(texts: readonly string[]): string {
  const [first = ''] = texts
  if (texts.length > 1) return `No mandamos tus últimos ${texts.length} mensajes: no dijiste para quién eran.`
  return `No mandamos tu mensaje ${quotedMessage(first)}: no dijiste para quién era.`
}

// What the chat answers to connecting, leaving and strangers.
import type { Connected } from '#accounts/domain/whatsapp-connection.ts'
import type { ChatAnswer } from '#platform/domain/whatsapp.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'

const profileLink = (origin: string) => ({ title: 'Abrir mi perfil', url: `${origin}/perfil` })
/** 'tecniya.co' */
const siteOf = (origin: string) => origin.replace(/^https?:\/\//, '')

const CONNECTING: Readonly<
  Record<Exclude<Connected['kind'], 'connected' | 'too-many-codes'>, { text: string; isLinked?: true }>
> = {
  'unknown-code': { text: 'No encontramos ese código. Ábrelo de nuevo desde tu perfil.', isLinked: true },
  'expired-code': { text: 'Ese código venció. Pide uno nuevo en tu perfil.', isLinked: true },
  'number-taken': { text: 'Este WhatsApp ya está en otra cuenta de TecniYa. Desconéctalo allá primero.' },
}

/** Null: nothing is answered. */
export function connectedAnswer(connected: Connected, origin: string): ChatAnswer | null {
  if (connected.kind === 'too-many-codes') return null
  if (connected.kind === 'connected') {
    const name = shortNameOf(connected.name)
    return {
      text: `Listo${name && `, ${name}`}. Desde ahora te escribimos aquí. Para dejarlo, escribe SALIR.`,
    }
  }
  const { text, isLinked } = CONNECTING[connected.kind]
  return { text, ...(isLinked && { link: profileLink(origin) }) }
}

export const leftAnswer: ChatAnswer = {
  text: 'Listo, ya no te escribimos aquí. Tus avisos te llegan al correo.',
}

export function strangerAnswer(origin: string): ChatAnswer {
  return {
    text: `Aquí solo llegan los avisos de tus visitas. Conecta tu cuenta en ${siteOf(origin)}/perfil`,
    link: profileLink(origin),
  }
}

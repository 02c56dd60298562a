import { BRAND } from '#content/brand.ts'
import { letterHtml } from '#notifications/letter-html.server.ts'
import type { Letter } from '#notifications/mail.server.ts'

/** D9: the link opens /auth/reset, works once and expires after an hour. */
export function resetLetter({
  name,
  email,
  token,
  from,
  origin,
}: {
  name: string
  email: string
  token: string
  /** Where to go after signing in again. */
  from?: string | null
  origin: string
}): Letter {
  const link = `${origin}/auth/reset?${new URLSearchParams({ token, ...(from && { from }) })}`
  const greeting = `Hola, ${name}:`
  const why = `Recibimos una solicitud para cambiar la contraseña de tu cuenta en ${BRAND.name}.`
  const how = 'Abre este enlace y escribe la nueva. Sirve una sola vez y vence en una hora.'
  const ignore = 'Si no fuiste tú, ignora este correo: tu contraseña sigue igual.'
  return {
    to: { name, address: email },
    subject: `Cambia tu contraseña de ${BRAND.name}`,
    text: [greeting, why, how, link, ignore, BRAND.signature].join('\n\n'),
    html: letterHtml({
      paragraphs: [greeting, why, how],
      button: { text: 'Cambiar mi contraseña', link },
      closing: [ignore],
    }),
  }
}

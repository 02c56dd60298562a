import { BRAND } from '#content/brand.ts'
import { button } from '#notifications/letter-buttons.server.ts'
import { composeLetter } from '#notifications/letter-layout.server.ts'
import { greeting, note, paragraph, strong } from '#notifications/letter-parts.server.ts'
import type { Letter } from '#notifications/mail.server.ts'
import { shortNameOf } from '#wording/short-name.ts'

interface ResetRequest {
  readonly name: string
  readonly email: string
  readonly token: string
  /** Where to go after signing in again. */
  readonly from?: string | null
  readonly origin: string
}

/** D9: the link opens /auth/reset, works once and expires after an hour. */
export function resetLetter({ name, email, token, from, origin }: ResetRequest): Letter {
  const link = `${origin}/auth/reset?${new URLSearchParams({ token, ...(from && { from }) })}`
  return composeLetter({
    to: { name, address: email },
    subject: `Cambia tu contraseña de ${BRAND.name}`,
    preview: 'El enlace sirve una sola vez y vence en una hora.',
    head: { title: 'Cambia tu contraseña' },
    parts: [
      greeting(shortNameOf(name)),
      paragraph(`Recibimos una solicitud para cambiar la contraseña de tu cuenta en ${BRAND.name}.`),
      paragraph(['Abre el enlace y escribe la nueva. ', strong('Sirve una sola vez y vence en una hora.')]),
      button({ text: 'Cambiar mi contraseña', link }),
      note('Si no fuiste tú, ignora este correo: tu contraseña sigue igual.'),
    ],
  })
}

import { accountLetter } from '#accounts/notifications/account-letter.server.ts'
import { button } from '#platform/mail/letter-buttons.server.ts'
import { note, paragraph, strong } from '#platform/mail/letter-parts.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import { BRAND } from '#platform/wording/brand.ts'

interface ResetRequest {
  readonly name: string
  readonly email: string
  readonly token: string
  readonly origin: string
}

/** D9: the link opens /auth/reset, works once and expires after an hour. */
export function resetLetter({ name, email, token, origin }: ResetRequest): Letter {
  return accountLetter({
    name,
    email,
    subject: `Cambia tu contraseña de ${BRAND.name}`,
    title: 'Cambia tu contraseña',
    preview: 'El enlace sirve una sola vez y vence en una hora.',
    parts: [
      paragraph(`Recibimos una solicitud para cambiar la contraseña de tu cuenta en ${BRAND.name}.`),
      paragraph(['Abre el enlace y escribe la nueva. ', strong('Sirve una sola vez y vence en una hora.')]),
      button({
        text: 'Cambiar mi contraseña',
        link: `${origin}/auth/reset?${new URLSearchParams({ token })}`,
      }),
      note('Si no fuiste tú, ignora este correo: tu contraseña sigue igual.'),
    ],
  })
}

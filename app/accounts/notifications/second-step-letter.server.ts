import { accountLetter } from '#accounts/notifications/account-letter.server.ts'
import { button } from '#platform/mail/letter-buttons.server.ts'
import { note, paragraph } from '#platform/mail/letter-parts.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import { BRAND } from '#platform/wording/brand.ts'

/** The second step was switched on or off. */
export function secondStepLetter({
  name,
  email,
  on,
  origin,
}: {
  name: string
  email: string
  on: boolean
  origin: string
}): Letter {
  const title = on ? 'Activaste el segundo paso' : 'Se desactivó el segundo paso'
  return accountLetter({
    name,
    email,
    subject: `${title} de tu cuenta de ${BRAND.name}`,
    title,
    preview: on ? 'Ahora pedimos un código al entrar.' : 'Ya no pedimos un código al entrar.',
    parts: [
      paragraph(
        on
          ? 'Desde ahora, después de tu contraseña pedimos un código de tu app. Guarda los códigos de respaldo donde no se pierdan.'
          : 'Desde ahora basta tu contraseña para entrar a tu cuenta.',
      ),
      paragraph('Si no fuiste tú, cambia tu contraseña y cierra las otras sesiones:'),
      button({ text: 'Ir a mi perfil', link: `${origin}/perfil` }),
      note(`Si no puedes entrar, escríbenos a ${BRAND.email}.`),
    ],
  })
}

import { BRAND } from '#content/brand.ts'
import { bogotaDate, bogotaTime } from '#domain/bogota-time.ts'
import { button } from '#notifications/letter-buttons.server.ts'
import { composeLetter } from '#notifications/letter-layout.server.ts'
import { greeting, note, paragraph } from '#notifications/letter-parts.server.ts'
import type { Letter } from '#notifications/mail.server.ts'
import { dayText } from '#wording/dates.ts'
import { shortNameOf } from '#wording/short-name.ts'

/** After a change in /perfil and after a reset. */
export function passwordChangedLetter({
  name,
  email,
  origin,
  at,
}: {
  name: string
  email: string
  origin: string
  at: Date
}): Letter {
  return composeLetter({
    to: { name, address: email },
    subject: `Cambió tu contraseña de ${BRAND.name}`,
    preview: 'Si fuiste tú, no tienes que hacer nada.',
    head: { title: 'Cambió tu contraseña' },
    parts: [
      greeting(shortNameOf(name)),
      paragraph(
        `La contraseña de tu cuenta cambió el ${dayText(bogotaDate(at))} a las ${bogotaTime(at)}. Cerramos tus otras sesiones.`,
      ),
      paragraph('Si fuiste tú, no tienes que hacer nada. Si no, pon una nueva ya mismo:'),
      button({ text: 'Poner otra contraseña', link: `${origin}/auth/forgot` }),
      note(`Si no puedes entrar, escríbenos a ${BRAND.email}.`),
    ],
  })
}

import { accountLetter } from '#accounts/notifications/account-letter.server.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/bogota-time.ts'
import { button } from '#platform/mail/letter-buttons.server.ts'
import { note, paragraph } from '#platform/mail/letter-parts.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayText } from '#platform/wording/dates.ts'

interface ChangedPassword {
  readonly name: string
  readonly email: string
  readonly origin: string
  readonly at: Date
}

/** After a change in /perfil and after a reset. */
export function passwordChangedLetter({ name, email, origin, at }: ChangedPassword): Letter {
  return accountLetter({
    name,
    email,
    subject: `Tu contraseña de ${BRAND.name} cambió`,
    title: 'Tu contraseña cambió',
    preview: 'Si no fuiste tú, cámbiala ya.',
    parts: [
      paragraph(
        `La contraseña de tu cuenta cambió el ${dayText(bogotaDate(at))} a las ${bogotaTime(at)}. Cerramos tus otras sesiones. Si fuiste tú, no tienes que hacer nada.`,
      ),
      paragraph(
        `Si no fuiste tú, pon otra contraseña ahora mismo y escríbenos a ${BRAND.email}: alguien más entró.`,
      ),
      button({ text: 'Poner otra contraseña', link: `${origin}/auth/forgot` }),
      note('Nunca te pedimos la contraseña por correo, por teléfono ni por WhatsApp.'),
    ],
  })
}

// E-mails about the rights over one's data.

import { erasureDate } from '#accounts/domain/account-deletion.ts'
import { accountEmail } from '#accounts/notifications/account-emails.server.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { button, note, paragraph, strong } from '#platform/mail/email-parts.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { fullDateText } from '#platform/wording/dates.ts'
import { EXPORT_PAGE } from '#rights/domain/data-export.ts'

interface Recipient {
  readonly name: string
  readonly email: string
}

/** The link needs the signed-in owner: the e-mail alone opens nothing. */
export function exportEmail(
  recipient: Recipient & { readonly id: string; readonly expiresAt: Date },
  origin: string,
): Email {
  const { name, email, expiresAt } = recipient
  const until = `${fullDateText(bogotaDate(expiresAt))} a las ${bogotaTime(expiresAt)}`
  return accountEmail({
    name,
    email,
    subject: 'Tu archivo con tus datos está listo',
    preview: 'Sirve un día.',
    title: 'Tus datos están listos',
    parts: [
      paragraph(`Preparamos un archivo ZIP con todo lo que ${BRAND.name} guarda de ti.`),
      paragraph([strong(`Puedes bajarlo hasta el ${until}.`), ' Después lo borramos; puedes pedir otro.']),
      button({ text: 'Ver mi archivo', link: `${origin}${EXPORT_PAGE}` }),
      note('Para bajarlo tienes que iniciar sesión. Si no lo pediste tú, cambia tu contraseña.'),
    ],
    messageId: `<datos-${recipient.id}@tecniya.co>`,
  })
}

export function deletionEmail(
  recipient: Recipient & { readonly uid: string; readonly requestedAt: Date },
  origin: string,
): Email {
  const { name, email } = recipient
  const erased = fullDateText(bogotaDate(erasureDate(recipient.requestedAt)))
  return accountEmail({
    name,
    email,
    subject: `Eliminaste tu cuenta de ${BRAND.name}`,
    preview: `Puedes recuperarla hasta el ${erased}.`,
    title: 'Tu cuenta quedó eliminada',
    parts: [
      paragraph(
        `El ${fullDateText(bogotaDate(recipient.requestedAt))} pediste eliminar tu cuenta. Cerramos tus sesiones, cancelamos las visitas que tenías pendientes y avisamos a la otra parte.`,
      ),
      paragraph([strong(`El ${erased} borramos tus datos.`), ' Antes puedes recuperarla: inicia sesión.']),
      button({ text: 'Recuperar mi cuenta', link: `${origin}/auth/login` }),
      note(`Si no fuiste tú, recupérala y cambia tu contraseña, o escríbenos a ${BRAND.email}.`),
    ],
    messageId: `<eliminada-${encodeURIComponent(recipient.uid)}-${recipient.requestedAt.getTime()}@tecniya.co>`,
  })
}

// What is told when somebody of a trade was published. Names of nobody: a trade and a place are all that was asked for.
import {
  alertPath,
  LEAVE_ALERT,
  SEARCH_ALERT,
  type WantedTrade,
  wantedPath,
} from '#demand/domain/search-alert.ts'
import { wantedText } from '#demand/wording/search-alert.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { WhatsappMessage } from '#platform/domain/whatsapp.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { button, note, paragraph } from '#platform/mail/email-parts.server.ts'
import { templateMessage } from '#platform/whatsapp/template-message.ts'
import type { TemplateName } from '#platform/whatsapp/templates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { specialtySlug } from '#technicians/domain/specialties.ts'

interface Confirmation {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly wanted: WantedTrade
}

/** To an address that anybody may have typed. */
export function alertConfirmationEmail({ id, email, token, wanted }: Confirmation, origin: string): Email {
  const link = `${origin}${alertPath(token)}`
  const what = wantedText(wanted)
  return {
    to: { name: '', address: email },
    messageId: `<aviso-${id}@tecniya.co>`,
    unsubscribe: `${link}?act=${LEAVE_ALERT}`,
    greets: '',
    write: () => ({
      subject: `Confirma el aviso: ${what}`,
      preview: 'Si no fuiste tú, no tienes que hacer nada.',
      head: { title: 'Confirma tu aviso' },
      parts: [
        paragraph(
          `Alguien pidió que avisáramos a este correo cuando haya ${what}. Si fuiste tú, confírmalo.`,
        ),
        button({ text: 'Sí, avísame', link }),
        note(
          `El enlace vence en ${SEARCH_ALERT.confirmedWithinHours} horas. Si no fuiste tú, ignora este correo: sin confirmarlo no te avisamos.`,
        ),
      ],
      isAboutAccount: true,
    }),
  }
}

interface Told {
  readonly to: { readonly name: string; readonly address: string }
  readonly wanted: WantedTrade
  /** Of the profile: a retry is the same e-mail. */
  readonly technician: string
}

export function alertEmail({ to, wanted, technician }: Told, origin: string): Email {
  const what = wantedText(wanted)
  return {
    to,
    messageId: `<ya-hay-${specialtySlug(wanted.trade)}-${encodeURIComponent(technician)}@tecniya.co>`,
    greets: shortNameOf(to.name),
    write: () => ({
      subject: `Ya hay ${what}`,
      preview: 'Acaba de publicarse un perfil.',
      parts: [
        paragraph(`Nos pediste avisarte cuando hubiera ${what}. Acaba de publicarse un perfil.`),
        button({ text: 'Ver quién es', link: `${origin}${wantedPath(wanted)}` }),
        note('Este aviso era de una sola vez: ya lo borramos.'),
      ],
      isAboutAccount: true,
    }),
  }
}

export function alertPush(wanted: WantedTrade): PushMessage {
  return {
    title: `Ya hay ${wantedText(wanted)}`,
    body: 'Acaba de publicarse un perfil. Míralo.',
    url: wantedPath(wanted),
    tag: `aviso-${wantedPath(wanted)}`,
  }
}

export function alertWhatsapp(wanted: WantedTrade): WhatsappMessage<TemplateName> {
  return templateMessage('ya_hay_quien', { words: [wantedText(wanted)], buttons: [wantedPath(wanted)] })
}

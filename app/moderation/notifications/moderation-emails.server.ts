// E-mails to people whose profile or account was moderated, with the administrator's reason.

import type { ModerationNotification } from '#moderation/domain/moderation-act.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { button, paragraph, strong } from '#platform/mail/email-parts.server.ts'
import { firstName, noText, nothing, reducer, told, writtenFrom } from '#platform/mail/unconfirmed-mailbox.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'

export interface ModeratedRecipient {
  /** Id of the history entry; part of the Message-ID, so that a retry has the same one. */
  readonly trailEntryId: number
  readonly notification: ModerationNotification
  readonly name: string
  readonly email: string
  /** Number of upcoming visits that were cancelled. */
  readonly cancelled: number
  /** As typed by the administrator. */
  readonly reason: string | null
}

interface Draft {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Ends with how to object. */
  readonly asks?: boolean
  readonly button?: { readonly text: string; readonly path: string }
}

const ASK_WHY = `Si crees que es un error o quieres saber por qué, escríbenos a ${BRAND.email}.`
const ASK = `Si crees que es un error, escríbenos a ${BRAND.email}.`
const EDITOR = { text: 'Abrir mi perfil', path: EDITOR_PATH }

export function moderationEmail(recipient: ModeratedRecipient, origin: string): Email {
  const { name, email, trailEntryId } = recipient
  return {
    to: { name, address: email },
    messageId: `<moderacion-${trailEntryId}@tecniya.co>`,
    greets: shortNameOf(name),
    write: writtenFrom({ recipient }, { recipient: reducedRecipient }, ({ recipient }) => {
      const { subject, paragraphs, asks, button: act } = draftOf(recipient)
      const { reason } = recipient
      return {
        subject,
        preview: paragraphs[0] ?? '',
        parts: [
          ...paragraphs.map(paragraph),
          reason ? paragraph([strong('Motivo:'), ` ${reason}`]) : null,
          asks ? paragraph(reason ? ASK : ASK_WHY) : null,
          act ? button({ text: act.text, link: `${origin}${act.path}` }) : null,
        ],
      }
    }),
  }
}

const reducedRecipient = reducer<ModeratedRecipient>({
  trailEntryId: told,
  notification: told,
  name: firstName,
  email: noText,
  cancelled: told,
  reason: nothing,
})

function draftOf({ notification, cancelled }: ModeratedRecipient): Draft {
  const visits = (others: string) =>
    cancelled > 0 ? [`Cancelamos las visitas que tenías pendientes y avisamos ${others}.`] : []
  switch (notification) {
    case 'technician-publish':
      return {
        subject: 'Tu perfil ya está en el catálogo',
        paragraphs: [
          `Publicamos tu perfil: los clientes ya lo encuentran en ${BRAND.name}.`,
          'Mantén tus horarios al día, porque reservan las horas libres que ven.',
        ],
        button: EDITOR,
      }
    case 'technician-review':
      return {
        subject: 'Estamos revisando tu perfil',
        paragraphs: [
          'Mientras lo revisamos, tu perfil no aparece en el catálogo.',
          'Las visitas que ya te pidieron siguen en pie: respóndelas desde tu agenda.',
        ],
        asks: true,
        button: { text: 'Ver mi agenda', path: '/agenda' },
      }
    case 'technician-block':
      return {
        subject: 'Bloqueamos tu perfil',
        paragraphs: [
          'Tu perfil ya no aparece en el catálogo y no se puede publicar.',
          ...visits('a tus clientes'),
        ],
        asks: true,
      }
    case 'technician-delete':
      return {
        subject: 'Retiramos tu perfil de técnico',
        paragraphs: ['Tu perfil ya no aparece en el catálogo.', ...visits('a tus clientes')],
        asks: true,
      }
    case 'technician-restore':
      return {
        subject: 'Tu perfil de técnico volvió',
        paragraphs: [
          'Tu perfil está otra vez con nosotros. Lo estamos revisando y por ahora no aparece en el catálogo.',
          'Puedes corregirlo y guardarlo; nosotros lo publicamos.',
        ],
        button: EDITOR,
      }
    case 'technician-verify':
      return {
        subject: 'Tu perfil está verificado',
        paragraphs: ['Desde hoy los clientes ven la insignia Verificado junto a tu nombre.'],
        button: EDITOR,
      }
    case 'technician-unverify':
      return {
        subject: 'Tu perfil ya no muestra la insignia Verificado',
        paragraphs: ['Quitamos la insignia Verificado de tu perfil. Lo demás sigue igual.'],
        asks: true,
        button: EDITOR,
      }
    case 'user-block':
      return {
        subject: `Bloqueamos tu cuenta de ${BRAND.name}`,
        paragraphs: ['Por ahora no puedes iniciar sesión.', ...visits('a la otra parte')],
        asks: true,
      }
    case 'user-unblock':
      return {
        subject: `Tu cuenta de ${BRAND.name} está activa otra vez`,
        paragraphs: [
          'Ya puedes iniciar sesión. Las visitas que cancelamos no vuelven por sí solas.',
          'Si ofreces tus servicios, tu perfil sigue oculto hasta que lo publiques de nuevo.',
        ],
        button: { text: 'Iniciar sesión', path: '/auth/login' },
      }
    case 'user-restore':
      return {
        subject: `Tu cuenta de ${BRAND.name} volvió`,
        paragraphs: [
          'Ya puedes iniciar sesión. Las visitas que cancelamos no vuelven por sí solas.',
          'Si ofreces tus servicios, revisamos tu perfil antes de publicarlo de nuevo.',
        ],
        button: { text: 'Iniciar sesión', path: '/auth/login' },
      }
    case 'user-delete':
      return {
        subject: `Eliminamos tu cuenta de ${BRAND.name}`,
        paragraphs: ['Ya no puedes iniciar sesión.', ...visits('a la otra parte')],
        asks: true,
      }
  }
}

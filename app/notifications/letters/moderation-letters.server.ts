// Record 115: letters to people whose profile or account was moderated. The administrator's reason stays in the history
// and is not sent.
import { BRAND } from '#content/brand.ts'
import type { ModerationNotice } from '#domain/moderation/notices.ts'
import { button } from '#notifications/letter-buttons.server.ts'
import { composeLetter } from '#notifications/letter-layout.server.ts'
import { greeting, paragraph } from '#notifications/letter-parts.server.ts'
import type { Letter } from '#notifications/mail.server.ts'
import { shortNameOf } from '#wording/short-name.ts'

export interface ModeratedRecipient {
  /** Id of the history entry; part of the Message-ID, so that a retry has the same one. */
  readonly line: number
  readonly notice: ModerationNotice
  readonly name: string
  readonly email: string
  /** Number of upcoming visits that were cancelled. */
  readonly cancelled: number
}

interface Draft {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly text: string; readonly path: string }
}

const ASK = `Si crees que es un error o quieres saber por qué, escríbenos a ${BRAND.email}.`
const EDITOR = { text: 'Abrir mi perfil', path: '/mi-perfil' }

export function moderationLetter(recipient: ModeratedRecipient, origin: string): Letter {
  const { subject, paragraphs, button: act } = draftOf(recipient)
  return composeLetter({
    to: { name: recipient.name, address: recipient.email },
    subject,
    preview: paragraphs[0] ?? '',
    head: { title: subject },
    parts: [
      greeting(shortNameOf(recipient.name)),
      ...paragraphs.map(paragraph),
      ...(act ? [button({ text: act.text, link: `${origin}${act.path}` })] : []),
    ],
    messageId: `<moderacion-${recipient.line}@tecniya.co>`,
  })
}

function draftOf({ notice, cancelled }: ModeratedRecipient): Draft {
  const visits = (others: string) =>
    cancelled > 0 ? [`Cancelamos las visitas que tenías pendientes y avisamos ${others}.`] : []
  switch (notice) {
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
          ASK,
        ],
        button: { text: 'Ver mi agenda', path: '/agenda' },
      }
    case 'technician-block':
      return {
        subject: 'Bloqueamos tu perfil',
        paragraphs: [
          'Tu perfil ya no aparece en el catálogo y no se puede publicar.',
          ...visits('a tus clientes'),
          ASK,
        ],
      }
    case 'technician-delete':
      return {
        subject: 'Retiramos tu perfil de técnico',
        paragraphs: ['Tu perfil ya no aparece en el catálogo.', ...visits('a tus clientes'), ASK],
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
        paragraphs: ['Quitamos la insignia Verificado de tu perfil. Lo demás sigue igual.', ASK],
        button: EDITOR,
      }
    case 'user-block':
      return {
        subject: `Bloqueamos tu cuenta de ${BRAND.name}`,
        paragraphs: ['Por ahora no puedes iniciar sesión.', ...visits('a la otra parte'), ASK],
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
    case 'user-delete':
      return {
        subject: `Eliminamos tu cuenta de ${BRAND.name}`,
        paragraphs: ['Ya no puedes iniciar sesión.', ...visits('a la otra parte'), ASK],
      }
  }
}

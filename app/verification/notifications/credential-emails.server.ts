// D53: e-mails about the credentials behind 'Verificado', to the technician and, when one expires, to administrators.

import type { Email } from '#platform/mail/email-layout.server.ts'
import { box, button, type EmailPart, paragraph } from '#platform/mail/email-parts.server.ts'
import { firstName, noText, reducer, told, writtenFrom } from '#platform/mail/unconfirmed-mailbox.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { capitalised, fullDateText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { DocumentCredentialKind } from '#verification/domain/credential.ts'
import type { CredentialNotification } from '#verification/domain/credential-decisions.ts'
import { CREDENTIAL_WORDS } from '#verification/wording/credential-texts.ts'
import { VERIFICATION_PAGE } from '#verification/wording/verification-paths.ts'

export interface CredentialEmail {
  readonly credential: number
  readonly notification: CredentialNotification
  /** Null when it goes to the technician. */
  readonly admin: string | null
  readonly lostBadge: boolean
  readonly kind: DocumentCredentialKind
  readonly note: string
  /** 'YYYY-MM-DD' */
  readonly expiresOn: string | null
  readonly technicianId: string
  readonly technicianName: string
  readonly recipient: { readonly name: string; readonly email: string }
}

interface Draft {
  readonly subject: string
  readonly parts: readonly EmailPart[]
  readonly button: { readonly text: string; readonly path: string }
}

export function credentialEmail(email: CredentialEmail, origin: string): Email {
  const { credential, notification, admin, recipient } = email
  return {
    to: { name: recipient.name || recipient.email, address: recipient.email },
    messageId: `<revision-${credential}-${notification}${admin === null ? '' : `-${admin}`}@tecniya.co>`,
    greets: shortNameOf(recipient.name),
    write: writtenFrom({ email }, { email: reducedEmail }, ({ email }) => {
      const { subject, parts, button: act } = admin === null ? draftOf(email) : adminDraftOf(email)
      return {
        subject,
        preview: parts[0]?.text ?? '',
        parts: [...parts, button({ text: act.text, link: `${origin}${act.path}` })],
      }
    }),
  }
}

const reducedEmail = reducer<CredentialEmail>({
  credential: told,
  notification: told,
  admin: told,
  lostBadge: told,
  kind: told,
  note: noText,
  expiresOn: told,
  technicianId: told,
  technicianName: name => firstName(name) || 'un técnico',
  recipient: ({ name }) => ({ name: firstName(name), email: '' }),
})

function draftOf({ notification, kind, note, expiresOn, lostBadge }: CredentialEmail): Draft {
  const own = ownNoun(kind)
  const withoutBadge = lostBadge
    ? [
        paragraph(
          'Mientras tanto tu perfil no muestra la insignia Verificado. Vuelve cuando aceptemos el documento.',
        ),
      ]
    : []
  switch (notification) {
    case 'accepted':
      return {
        subject: `Aceptamos ${own}`,
        parts: [
          paragraph('Revisamos el documento y está en orden: los clientes lo leen en tu perfil.'),
          ...(expiresOn
            ? [
                paragraph(
                  `Vence el ${fullDateText(expiresOn)}. Te avisamos un mes antes para que lo renueves.`,
                ),
              ]
            : []),
        ],
        button: { text: 'Ver mi verificación', path: VERIFICATION_PAGE },
      }
    case 'returned':
    case 'requested':
      return {
        subject:
          notification === 'returned'
            ? `Te devolvimos ${CREDENTIAL_WORDS[kind].noun}`
            : `Necesitamos otra vez ${CREDENTIAL_WORDS[kind].noun}`,
        parts: [
          paragraph(
            (notification === 'returned'
              ? 'Revisamos lo que enviaste y falta algo.'
              : 'Ya lo habíamos aceptado, pero necesitamos que lo envíes de nuevo.') +
              (note ? ' Este es el motivo:' : ''),
          ),
          box('amber', [note]),
          ...withoutBadge,
        ],
        button: { text: 'Enviar otro', path: VERIFICATION_PAGE },
      }
    case 'expiring':
      return {
        subject: `${capitalised(own)} vence el ${fullDateText(expiresOn)}`,
        parts: [
          paragraph('Envíanos el documento renovado antes de ese día para que siga en tu perfil.'),
          ...(kind === 'identity'
            ? [paragraph('Sin cédula vigente tu perfil deja de mostrar la insignia Verificado.')]
            : []),
        ],
        button: { text: 'Enviar la renovación', path: VERIFICATION_PAGE },
      }
    case 'expired':
      return {
        subject: `${capitalised(own)} venció`,
        parts: [
          paragraph(
            `Venció el ${fullDateText(expiresOn)} y ya no aparece en tu perfil. Envíanos el documento renovado.`,
          ),
          ...withoutBadge,
          paragraph(`Si crees que es un error, escríbenos a ${BRAND.email}.`),
        ],
        button: { text: 'Enviar la renovación', path: VERIFICATION_PAGE },
      }
  }
}

/** Administrators are told of what the clock did. */
function adminDraftOf(email: CredentialEmail): Draft {
  const { kind, expiresOn, lostBadge, technicianId, technicianName } = email
  return {
    subject: `Venció ${CREDENTIAL_WORDS[kind].noun} de ${technicianName}`,
    parts: [
      paragraph(
        `Venció el ${fullDateText(expiresOn)} y ya no cuenta entre sus revisiones. También le avisamos por correo.`,
      ),
      ...(lostBadge ? [paragraph('Su perfil ya no muestra la insignia Verificado.')] : []),
    ],
    button: { text: 'Abrir la ficha', path: `/admin/tecnicos/${encodeURIComponent(technicianId)}` },
  }
}

/** 'tu cédula' */
function ownNoun(kind: DocumentCredentialKind): string {
  return CREDENTIAL_WORDS[kind].noun.replace(/^(la|el) /, 'tu ')
}

import { accountLetter } from '#accounts/notifications/account-letter.server.ts'
import { button } from '#platform/mail/letter-buttons.server.ts'
import { note, paragraph } from '#platform/mail/letter-parts.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import { BRAND } from '#platform/wording/brand.ts'

interface Confirmation {
  readonly email: string
  readonly token: string
  readonly origin: string
}

/** Record 130: the link opens a page with one button; opening it changes nothing. */
export function confirmationLetter({ email, token, origin }: Confirmation): Letter {
  return accountLetter({
    name: '',
    email,
    subject: `Confirma tu correo en ${BRAND.name}`,
    title: 'Confirma tu correo',
    preview: 'Así te llegan completos los avisos de tus visitas.',
    parts: [
      paragraph(`Alguien creó una cuenta en ${BRAND.name} con este correo. Si fuiste tú, confírmalo.`),
      paragraph('Así te llegan completos los avisos de tus visitas: quién va, a dónde y a qué hora.'),
      button({
        text: 'Confirmar mi correo',
        link: `${origin}/auth/confirmar?${new URLSearchParams({ token })}`,
      }),
      note(`El enlace vence en 7 días. Si no fuiste tú, ignora este correo o escríbenos a ${BRAND.email}.`),
    ],
  })
}

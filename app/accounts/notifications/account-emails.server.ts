// E-mails about the account itself. They are the same for an address that nobody confirmed.

import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { button, type EmailPart, note, paragraph, strong } from '#platform/mail/email-parts.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'

export interface AccountEmail {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly title: string
  readonly preview: string
  /** After the greeting; nothing that a person typed. */
  readonly parts: readonly EmailPart[]
  readonly messageId?: string
}

export function accountEmail({ name, email, title, messageId, ...draft }: AccountEmail): Email {
  return {
    to: { name, address: email },
    messageId,
    greets: shortNameOf(name),
    write: () => ({ ...draft, head: { title }, isAboutAccount: true }),
  }
}

/** Without a token it leads to where another e-mail can be asked for. */
export function confirmationLink(origin: string, token?: string): string {
  return `${origin}/auth/confirmar${token === undefined ? '' : `?${new URLSearchParams({ token })}`}`
}

interface Confirmation {
  readonly email: string
  readonly token: string
  readonly origin: string
}

/** The link opens a page with one button; opening it changes nothing. */
export function confirmationEmail({ email, token, origin }: Confirmation): Email {
  return accountEmail({
    name: '',
    email,
    subject: `Confirma tu correo en ${BRAND.name}`,
    title: 'Confirma tu correo',
    preview: 'Así te llegan completos los avisos de tus visitas.',
    parts: [
      paragraph(`Alguien creó una cuenta en ${BRAND.name} con este correo. Si fuiste tú, confírmalo.`),
      paragraph('Así te llegan completos los avisos de tus visitas: con dirección, teléfono y mensajes.'),
      button({
        text: 'Confirmar mi correo',
        link: confirmationLink(origin, token),
      }),
      note(`El enlace vence en 7 días. Si no fuiste tú, ignora este correo o escríbenos a ${BRAND.email}.`),
    ],
  })
}

// The e-mails of a changed e-mail address.

/** To the new address. It was not confirmed yet, so the e-mail carries nothing that somebody typed. */
export function newAddressEmail({
  email,
  token,
  id,
  origin,
}: {
  email: string
  token: string
  id: string
  origin: string
}): Email {
  return accountEmail({
    name: '',
    email,
    subject: `Confirma tu correo nuevo en ${BRAND.name}`,
    title: 'Confirma tu correo nuevo',
    preview: 'El enlace sirve una sola vez y vence en una hora.',
    parts: [
      paragraph(`Alguien con una cuenta en ${BRAND.name} pidió usar esta dirección de correo.`),
      paragraph([
        'Si fuiste tú, ábrelo donde tienes tu sesión y confirma. ',
        strong('Sirve una sola vez y vence en una hora.'),
      ]),
      button({
        text: 'Confirmar este correo',
        link: `${origin}/perfil/correo/confirmar?${new URLSearchParams({ token })}`,
      }),
      note('Si no fuiste tú, ignora este correo: nada cambia.'),
    ],
    messageId: `<correo-nuevo-${id}@tecniya.co>`,
  })
}

/** To the former address, after the change. It belongs to no account any more, so the e-mail carries nothing typed. */
export function addressChangedEmail({ oldEmail, origin }: { oldEmail: string; origin: string }): Email {
  return accountEmail({
    name: '',
    email: oldEmail,
    subject: `Cambió el correo de tu cuenta de ${BRAND.name}`,
    title: 'Cambió el correo de tu cuenta',
    preview: 'A esta dirección ya no te escribiremos.',
    parts: [
      paragraph('El correo de tu cuenta ahora es otro. A este ya no te escribiremos.'),
      paragraph(
        `¿No fuiste tú? Escríbenos ya a ${BRAND.email} desde esta dirección: paramos la cuenta y te la devolvemos.`,
      ),
      button({ text: 'Escribirle al equipo', link: `${origin}/contacto` }),
    ],
  })
}

interface ChangedPassword {
  readonly name: string
  readonly email: string
  readonly origin: string
  readonly at: Date
}

/** After a change in /perfil and after a reset. */
export function passwordChangedEmail({ name, email, origin, at }: ChangedPassword): Email {
  return accountEmail({
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

interface ResetRequest {
  readonly name: string
  readonly email: string
  readonly token: string
  readonly origin: string
}

/** D9: the link opens /auth/reset, works once and expires after an hour. */
export function resetEmail({ name, email, token, origin }: ResetRequest): Email {
  return accountEmail({
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

/** The second step was switched on or off. */
export function secondStepEmail({
  name,
  email,
  on,
  origin,
}: {
  name: string
  email: string
  on: boolean
  origin: string
}): Email {
  const title = on ? 'Activaste el segundo paso' : 'Se desactivó el segundo paso'
  return accountEmail({
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

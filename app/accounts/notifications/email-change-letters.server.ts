// Record 128: the letters of a changed e-mail address.

import { button } from '#platform/mail/letter-buttons.server.ts'
import { composeLetter } from '#platform/mail/letter-layout.server.ts'
import { greeting, note, paragraph, strong } from '#platform/mail/letter-parts.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import { BRAND } from '#platform/wording/brand.ts'

/** To the new address. It was not confirmed yet, so the letter carries nothing that somebody typed. */
export function emailChangeLetter({
  email,
  token,
  id,
  origin,
}: {
  email: string
  token: string
  id: string
  origin: string
}): Letter {
  const link = `${origin}/perfil/correo/confirmar?${new URLSearchParams({ token })}`
  const content = {
    subject: `Confirma tu correo nuevo en ${BRAND.name}`,
    preview: 'El enlace sirve una sola vez y vence en una hora.',
    head: { title: 'Confirma tu correo nuevo' },
    parts: [
      greeting(''),
      paragraph(`Alguien con una cuenta en ${BRAND.name} pidió usar esta dirección de correo.`),
      paragraph([
        'Si fuiste tú, ábrelo donde tienes tu sesión y confirma. ',
        strong('Sirve una sola vez y vence en una hora.'),
      ]),
      button({ text: 'Confirmar este correo', link }),
      note('Si no fuiste tú, ignora este correo: nada cambia.'),
    ],
  }
  return composeLetter({
    ...content,
    to: { name: '', address: email },
    messageId: `<correo-nuevo-${id}@tecniya.co>`,
    plain: content,
  })
}

/** To the former address, after the change. It belongs to no account any more, so the letter carries nothing typed. */
export function emailChangedLetter({ oldEmail, origin }: { oldEmail: string; origin: string }): Letter {
  const content = {
    subject: `Cambió el correo de tu cuenta de ${BRAND.name}`,
    preview: 'A esta dirección ya no te escribiremos.',
    head: { title: 'Cambió el correo de tu cuenta' },
    parts: [
      greeting(''),
      paragraph('El correo de tu cuenta ahora es otro. A este ya no te escribiremos.'),
      paragraph(
        `¿No fuiste tú? Escríbenos ya a ${BRAND.email} desde esta dirección: paramos la cuenta y te la devolvemos.`,
      ),
      button({ text: 'Escribirle al equipo', link: `${origin}/contacto` }),
    ],
  }
  return composeLetter({ ...content, to: { name: '', address: oldEmail }, plain: content })
}

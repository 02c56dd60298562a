// The body of a letter to an address that nobody confirmed.
import { button, type LetterLink } from '#platform/mail/letter-buttons.server.ts'
import { greeting, type LetterPart, note, paragraph } from '#platform/mail/letter-parts.server.ts'

/** What happened, in our words only, and where to see the rest. */
export function plainParts(sentences: readonly string[], link?: LetterLink): LetterPart[] {
  return [
    greeting(''),
    ...sentences.map(paragraph),
    ...(link ? [button(link)] : []),
    note(
      'Los detalles están en tu cuenta. Para recibirlos aquí, abre «Mi perfil» y confirma este correo. Si no tienes una cuenta con nosotros, ignóralo.',
    ),
  ]
}

// Letters about the account itself. Whoever holds the address gets all of them; only the name is left out while nobody has
// confirmed it.
import { composeLetter } from '#platform/mail/letter-layout.server.ts'
import { greeting, type LetterPart } from '#platform/mail/letter-parts.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import { shortNameOf } from '#platform/wording/short-name.ts'

export interface AccountLetter {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly title: string
  readonly preview: string
  /** After the greeting; nothing that a person typed. */
  readonly parts: readonly LetterPart[]
  readonly messageId?: string
}

export function accountLetter(letter: AccountLetter): Letter {
  const { name, email, subject, title, preview, parts, messageId } = letter
  const content = { subject, preview, head: { title } }
  return composeLetter({
    ...content,
    to: { name, address: email },
    messageId,
    parts: [greeting(shortNameOf(name)), ...parts],
    plain: { ...content, parts: [greeting(''), ...parts] },
  })
}

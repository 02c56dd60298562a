// D26: the passwords that people use most, and those made of the name or the e-mail, are weak.
import { dictionary } from '@zxcvbn-ts/language-common'
import { plainText } from '#platform/domain/plain-text.ts'

/** Counted in leaks; ordered by how often each was found. */
const LIST_LENGTH = 10_000
/** What people here use that is not among them. */
const LOCAL = `0123456789 987654321 87654321 7654321 654321 abcdef contrasena contrasena1 micontrasena clave clave123
  claveclave miclave secreto secreto1 administrador usuario usuario1 usuario123 invitado prueba prueba1 prueba123
  tecnico tecnico1 tecnico123 cliente cliente1 cliente123 tecniya tecniya1 tecniya123 bogota bogota1 bogota123
  medellin medellin1 medellin123 barranquilla cartagena bucaramanga nacional millonarios teamo teamo1 teamo123
  tequiero tequieromucho amor amor123 amorcito miamor hermosa angelito corazon familia familia1 felicidad holahola
  buenosdias jesucristo dios123 diosesamor diosesfiel cristo alejandra whatsapp instagram celular gatito perrito`

const FOUND_IN_LEAKS: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, LIST_LENGTH))
const COMMON: ReadonlySet<string> = new Set([...FOUND_IN_LEAKS, ...LOCAL.split(/\s+/)])

/** Below this a word is too short to be recognized without its ending: 'abc', 'sol'. */
const CORE_MIN_LENGTH = 4

/** Case, accents and spaces are ignored. */
export function isWeakPassword(password: string, person: { name: string; email: string }): boolean {
  const plain = plainText(password).replace(/\s+/g, '')
  if (COMMON.has(plain) || new Set(plain).size <= 2) return true
  // Without the digits and signs around it: 'dragon' of 'Dragón123!'.
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
  if (core.length >= CORE_MIN_LENGTH && FOUND_IN_LEAKS.has(core)) return true
  return personalParts(person).some(part => part === plain || part === core)
}

/** Names and parts of the mailbox, alone and joined. */
function personalParts({ name, email }: { name: string; email: string }): string[] {
  const mailbox = plainText(email.split('@')[0] ?? '')
  const words = plainText(name).split(/\s+/)
  const parts = [...words, words.join(''), mailbox, ...mailbox.split(/[._+-]+/), plainText(email)]
  return parts.filter(part => part.length >= CORE_MIN_LENGTH)
}

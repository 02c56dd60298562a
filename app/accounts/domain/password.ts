// D26: common passwords and those made of the name or the e-mail are weak.
import { plainText } from '#platform/domain/plain-text.ts'

const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 87654321 7654321 654321 111111 1111111 11111111
  000000 00000000 222222 333333 444444 555555 666666 777777 888888 88888888 999999 121212 112233 123123 123321 123456a
  a123456 abc123 abcd1234 abcdef 123abc qwerty qwerty123 qwertyuiop 1q2w3e 1q2w3e4r 1q2w3e4r5t asdfgh asdfghjkl zxcvbn
  zxcvbnm password password1 passw0rd contrasena contrasena1 contraseña clave clave123 claveclave secreto secreto1
  micontrasena miclave admin admin1 admin123 administrador usuario usuario1 usuario123 invitado prueba prueba1 prueba123
  tecnico tecnico1 tecnico123 cliente cliente1 cliente123 tecniya tecniya1 tecniya123 colombia colombia1 colombia123
  bogota bogota1 bogota123 medellin medellin1 medellin123 barranquilla cartagena bucaramanga nacional america junior
  millonarios santafe futbol futbol1 teamo teamo1 teamo123 tequiero tequieromucho amor123 amorcito mi amor miamor
  estrella princesa hermosa angel123 angelito mariposa chocolate corazon familia familia1 felicidad hola123 hola1234
  holahola buenosdias jesus1 jesucristo dios123 diosesamor diosesfiel cristo sebastian santiago alejandro alejandra
  daniela valentina camila mariana sofia123 juan123 carlos carlos123 andres andres123 maria1 maria123 jose123 luis123
  iloveyou welcome monkey dragon letmein football baseball sunshine princess superman batman pokemon naruto shadow
  master michael jordan computer internet samsung whatsapp facebook instagram celular gatito perrito`
    .split(/\s+/)
    .map(plainText),
)

const PERSONAL_PART_MIN_LENGTH = 4

export function isWeakPassword(password: string, person: { name: string; email: string }): boolean {
  const plain = plainText(password).replace(/\s+/g, '')
  if (COMMON.has(plain) || new Set(plain).size <= 2) return true
  const core = plain.replace(/[^a-z]+$|^[^a-z]+/g, '')
  return personalParts(person).some(part => plain === part || core === part)
}

/** Names and parts of the mailbox, alone and joined. */
function personalParts({ name, email }: { name: string; email: string }): string[] {
  const mailbox = plainText(email.split('@')[0] ?? '')
  const words = plainText(name).split(/\s+/)
  const parts = [...words, words.join(''), mailbox, ...mailbox.split(/[._+-]+/), plainText(email)]
  return parts.filter(part => part.length >= PERSONAL_PART_MIN_LENGTH)
}

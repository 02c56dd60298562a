// What `npm run admin` does (D22, D25): grants and revokes the administrator role, lists and restores deleted accounts.

import { emailField } from '#accounts/domain/credentials.ts'
import { removeSecondStep } from '#accounts/use-cases/remove-second-step.server.ts'
import { grantAdmin, restoreDeleted, revokeAdmin } from '#moderation/use-cases/command-line-acts.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { fullDateText } from '#platform/wording/dates.ts'
import { listDeleted } from '#rights/persistence/account-deletion.server.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const USAGE = `Uso:
  npm run admin -- grant CORREO     hace administrador a quien tiene esa cuenta
  npm run admin -- revoke CORREO    le quita el rol
  npm run admin -- segundo-paso-quitar CORREO   le quita el segundo paso a quien perdió el teléfono y los códigos
  npm run admin -- deleted          lista las cuentas y los perfiles eliminados
  npm run admin -- restore CORREO   devuelve lo que se eliminó con ese correo`
const MAX_LISTED = 1_000

interface Tools {
  readonly db: PooledDb
  readonly now: () => Date
}
/** Returns the lines to print. */
type Act = (tools: Tools, email: string) => Promise<string[]>

const ACTS: Record<'grant' | 'revoke' | 'restore' | 'segundo-paso-quitar', Act> = {
  async 'segundo-paso-quitar'(tools, email) {
    const outcome = await removeSecondStep(tools, email)
    if (outcome.ok) return [`${email} ya entra sin segundo paso. Cerramos sus sesiones y le escribimos.`]
    throw new UserFacingError(
      outcome.code === 'nobody'
        ? `Nadie tiene una cuenta con el correo ${email}.`
        : `La cuenta ${email} no tiene segundo paso.`,
    )
  },
  async grant(tools, email) {
    const outcome = await grantAdmin(tools, email)
    if (outcome.ok) return [`${email} ahora es administrador.`]
    throw new UserFacingError(
      outcome.code === 'nobody'
        ? `Nadie tiene una cuenta con el correo ${email}.`
        : `La cuenta ${email} está eliminada: devuélvela antes con npm run admin -- restore ${email}`,
    )
  },
  async revoke(tools, email) {
    const outcome = await revokeAdmin(tools, email)
    if (outcome.ok) return [`${email} ya no es administrador.`]
    throw new UserFacingError(
      outcome.code === 'no-admin'
        ? `No hay un administrador con el correo ${email}.`
        : `${email} es el último administrador: nombra otro antes de quitarle el rol.`,
    )
  },
  async restore(tools, email) {
    const outcome = await restoreDeleted(tools, email)
    if (!outcome.ok) throw new UserFacingError(`No hay nada eliminado con el correo ${email}.`)
    const { account, profile } = outcome.value
    return [
      ...(account ? [`La cuenta ${email} volvió: ya puede iniciar sesión, si no está bloqueada.`] : []),
      ...(profile ? [`El perfil de técnico de ${email} volvió en revisión; publícalo desde el panel.`] : []),
    ]
  },
}

async function deletedLines(db: PooledDb): Promise<string[]> {
  const deleted = await listDeleted(db, MAX_LISTED + 1)
  if (deleted.length === 0) return ['No hay cuentas ni perfiles eliminados.']
  const lines = deleted.slice(0, MAX_LISTED).map(({ email, name, what, deletedAt }) => {
    const kind = what === 'account' ? 'cuenta eliminada' : 'perfil de técnico eliminado'
    return `${email} (${name}): ${kind} el ${fullDateText(bogotaDate(deletedAt))}.`
  })
  const more = deleted.length > MAX_LISTED ? [`Y más: aquí van los ${MAX_LISTED} últimos.`] : []
  return [...lines, ...more]
}

/** The words after `npm run admin --`; returns the lines to print. */
export async function runAdminAct(tools: Tools, words: readonly string[]): Promise<string[]> {
  const [name = '', address = '', ...more] = words
  const act = Object.hasOwn(ACTS, name) ? ACTS[name as keyof typeof ACTS] : null
  const email = emailField.safeParse(address)
  const isList = name === 'deleted' && address === ''
  if (more.length > 0 || (!isList && !(act && email.success))) throw new UserFacingError(USAGE)
  return act && email.success ? act(tools, email.data) : deletedLines(tools.db)
}

// Proof that somebody just gave what signing in to an account asks for, which its owner deleted: a signed text for a cookie,
// valid for minutes, for that deletion and that password only.
import { RECOVERY_PROOF_MS } from '#accounts/domain/account-deletion.ts'
import { createSigner } from '#accounts/identity/signature.server.ts'

interface Deletion {
  readonly uid: string
  readonly requestedAt: Date
  readonly passwordHash: string | null
}

export interface RecoveryProofs {
  create(deletion: Deletion, now: Date): string
  /** Whose it is; null unless it is genuine and in time. */
  uidFrom(proof: string | null, now: Date): string | null
  /** False when the account was taken back and deleted again since, or has a new password. */
  isOf(proof: string | null, deletion: Deletion): boolean
}

export function createRecoveryProofs(secret: string): RecoveryProofs {
  const signer = createSigner(secret, 'recovery')

  function read(proof: string | null) {
    const [content = '', signature = ''] = proof?.split('.') ?? []
    if (!signer.isSigned(signature, content)) return null
    const [uid = '', requestedMs, untilMs, password = ''] = Buffer.from(content, 'base64url')
      .toString()
      .split('\n')
    return { uid, requestedMs: Number(requestedMs), untilMs: Number(untilMs), password }
  }

  return {
    create({ uid, requestedAt, passwordHash }, now) {
      const untilMs = now.getTime() + RECOVERY_PROOF_MS
      const text = [uid, requestedAt.getTime(), untilMs, signer.sign(uid, passwordHash ?? '')].join('\n')
      const content = Buffer.from(text).toString('base64url')
      return `${content}.${signer.sign(content)}`
    },
    uidFrom(proof, now) {
      const found = read(proof)
      return found && found.untilMs > now.getTime() ? found.uid : null
    },
    isOf(proof, { uid, requestedAt, passwordHash }) {
      const found = read(proof)
      if (found?.uid !== uid || found.requestedMs !== requestedAt.getTime()) return false
      return signer.isSigned(found.password, uid, passwordHash ?? '')
    },
  }
}

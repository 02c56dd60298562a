// Proof that somebody just signed in to an account that its owner deleted: a signed text for a cookie, valid for minutes
// and for that deletion only.
import { RECOVERY_PROOF_MS } from '#accounts/domain/account-deletion.ts'
import { createSigner } from '#accounts/identity/signature.server.ts'

interface Deletion {
  readonly uid: string
  readonly requestedAt: Date
}

export interface RecoveryProofs {
  create(deletion: Deletion, now: Date): string
  /** Whose it is; null unless it is genuine and in time. */
  uidFrom(proof: string | null, now: Date): string | null
  /** False when the account was taken back and deleted again since. */
  isOf(proof: string | null, deletion: Deletion): boolean
}

export function createRecoveryProofs(secret: string): RecoveryProofs {
  const signer = createSigner(secret, 'recovery')

  function read(proof: string | null) {
    const [content = '', signature = ''] = proof?.split('.') ?? []
    if (!signer.isSigned(signature, content)) return null
    const [uid = '', requestedMs, untilMs] = Buffer.from(content, 'base64url').toString().split('\n')
    return { uid, requestedMs: Number(requestedMs), untilMs: Number(untilMs) }
  }

  return {
    create({ uid, requestedAt }, now) {
      const text = [uid, requestedAt.getTime(), now.getTime() + RECOVERY_PROOF_MS].join('\n')
      const content = Buffer.from(text).toString('base64url')
      return `${content}.${signer.sign(content)}`
    },
    uidFrom(proof, now) {
      const found = read(proof)
      return found && found.untilMs > now.getTime() ? found.uid : null
    },
    isOf(proof, { uid, requestedAt }) {
      const found = read(proof)
      return found?.uid === uid && found.requestedMs === requestedAt.getTime()
    },
  }
}

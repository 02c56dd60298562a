// Browsers that signed in to an account before are counted apart when passwords and codes are guessed, so that a
// stranger's wrong guesses keep no owner out (OWASP, "Slow down online guessing attacks with device cookies").
import { randomBytes } from 'node:crypto'
import { createSigner } from '#accounts/identity/signature.server.ts'
import { findPasswordHash } from '#accounts/persistence/passwords.server.ts'
import { findSecondStep } from '#accounts/persistence/two-factors.server.ts'
import { cookieName, findCookie, serializeCookie } from '#platform/domain/browser-storage.ts'
import type { Db } from '#platform/persistence/database.server.ts'

const MAX_AGE_S = 365 * 24 * 60 * 60
/** Several people of one household sign in on one phone; the latest are remembered. */
const ENTRIES_MAX = 4
const ENTRY = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{43})$/

export interface KnownDevices {
  /** The id under which this browser is known to the account; null for a stranger. */
  find(headers: Headers, uid: string): Promise<string | null>
  /** The Set-Cookie value that makes this browser known to the account. */
  remember(headers: Headers, uid: string): Promise<string>
}

export function createKnownDevices(
  db: Pick<Db, 'select'>,
  { secret, secure }: { secret: string; secure: boolean },
): KnownDevices {
  const signer = createSigner(secret, 'known-device')
  const name = cookieName('knownDevice', secure)

  /**
   * The stored password is part of what is signed, and the second step if it is on: a new one makes every device a stranger.
   * Whoever had only the password before could otherwise collect devices, each with a count of its own.
   */
  async function signedParts(uid: string): Promise<readonly string[]> {
    const [passwordHash, secondStep] = await Promise.all([findPasswordHash(db, uid), findSecondStep(db, uid)])
    return [uid, passwordHash ?? '', ...(secondStep?.verified ? [secondStep.id] : [])]
  }

  return {
    async find(headers, uid) {
      const entries = entriesIn(headers.get('cookie'), name)
      if (entries.length === 0) return null
      const account = await signedParts(uid)
      const own = entries.find(
        ({ id, issued, signature }) => isFresh(issued) && signer.isSigned(signature, id, issued, ...account),
      )
      return own?.id ?? null
    },
    async remember(headers, uid) {
      const account = await signedParts(uid)
      const id = randomBytes(16).toString('base64url')
      const issued = Math.floor(Date.now() / 1_000).toString(36)
      const others = entriesIn(headers.get('cookie'), name).filter(
        other => !signer.isSigned(other.signature, other.id, other.issued, ...account),
      )
      const entries = [{ id, issued, signature: signer.sign(id, issued, ...account) }, ...others]
      const value = entries.slice(0, ENTRIES_MAX).map(each => `${each.id}.${each.issued}.${each.signature}`)
      return serializeCookie(name, value.join('~'), MAX_AGE_S, secure)
    },
  }
}

function entriesIn(cookies: string | null, name: string) {
  const texts = findCookie(cookies, name)?.split('~').slice(0, ENTRIES_MAX) ?? []
  return texts.flatMap(text => {
    const [, id, issued, signature] = ENTRY.exec(text) ?? []
    return id && issued && signature ? [{ id, issued, signature }] : []
  })
}

function isFresh(issued: string): boolean {
  return Number.parseInt(issued, 36) > Date.now() / 1_000 - MAX_AGE_S
}

import { base32, totpCode } from '#accounts/identity/second-step.server.ts'
import { beginSecondStep, confirmSecondStep } from '#accounts/use-cases/own-second-step.server.ts'
import type { Services } from '#app/services.ts'
import type { Member } from '#tests/support/people/people.ts'

export interface Authenticator {
  readonly recoveryCodes: readonly string[]
  /** A code that is right at this moment and was not given before: there are three. */
  code(): string
}

const STEP_MS = 30_000

/** What an authenticator app computes from the secret as it is typed into it. */
export function codesOf(typedSecret: string): () => string {
  const secret = textOf(typedSecret)
  const used = new Set<string>()
  return () => {
    const now = Math.floor(Date.now() / STEP_MS)
    const next = [now, now + 1, now - 1].map(step => totpCode(secret, step)).find(code => !used.has(code))
    if (!next) throw new Error('every code of this moment was used')
    used.add(next)
    return next
  }
}

/** The inverse of base32. */
function textOf(typed: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...typed].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const text = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2))).toString()
  if (base32(text) !== typed) throw new Error('not base32')
  return text
}

/** Switches the second step of a person on. */
export async function withSecondStep(services: Services, person: Member): Promise<Authenticator> {
  const { uid, password, browser: headers } = person
  await beginSecondStep(services, uid, { password, headers })
  const setup = await services.identity.secondStep.findSetup(uid)
  if (!setup) throw new Error('the second step was not begun')
  const code = codesOf(setup.secret)
  const outcome = await confirmSecondStep(services, uid, { code: code(), headers })
  if (!outcome.ok) throw new Error(`the second step was refused: ${outcome.code}`)
  return { recoveryCodes: outcome.value.recoveryCodes, code }
}

// Connecting WhatsApp: the message with the code proves the number it comes from, and is the consent.
import { randomInt } from 'node:crypto'
import {
  CODE_LENGTH,
  CODE_LETTERS,
  CODE_MS,
  type Connected,
  OFFER_HIDDEN_MS,
  RESTORE_MS,
  WHATSAPP_CODE_LIMIT,
  WHATSAPP_CONSENT_VERSION,
  WHATSAPP_START_LIMIT,
  WHATSAPP_TEST_LIMIT,
  type WhatsappRefusal,
} from '#accounts/domain/whatsapp-connection.ts'
import {
  deleteCodeOf,
  findConnection,
  hideOffer,
  leaveConnection,
  lockCode,
  markCode,
  restoreConnection,
  storeCode,
  storeConnection,
} from '#accounts/persistence/whatsapp-connections.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

interface SignedIn {
  readonly uid: string
  readonly sessionId: string
}

/** A new code; an earlier one ends. */
export async function startConnecting(
  { db, limits, now, whatsapp }: Services,
  { uid, sessionId }: SignedIn,
): Promise<Outcome<void, Extract<WhatsappRefusal, 'whatsapp-not-offered' | 'whatsapp-too-many-codes'>>> {
  if (!whatsapp) return refused('whatsapp-not-offered')
  if (!(await limits.consume(WHATSAPP_START_LIMIT, uid))) return refused('whatsapp-too-many-codes')
  const expiresAt = new Date(now().getTime() + CODE_MS)
  // Of half a million codes some are taken.
  while (!(await storeCode(db, { uid, sessionId, code: randomCode(), expiresAt })));
  return accepted()
}

function randomCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}

/** Repeated with the same message after a crash, it answers the same. */
export async function connectByCode(
  { db, limits, now, log }: Pick<Services, 'db' | 'limits' | 'now' | 'log'>,
  { number, code }: { readonly number: string; readonly code: string },
): Promise<Connected> {
  if (!(await limits.consume(WHATSAPP_CODE_LIMIT, number))) return { kind: 'too-many-codes' }
  return db.transaction(async tx => {
    const found = await lockCode(tx, code)
    if (!found) return { kind: 'unknown-code' }
    const { uid, name, expiresAt, usedAt } = found
    if (usedAt) {
      const connection = await findConnection(tx, uid)
      return connection?.number === number ? { kind: 'connected', name } : { kind: 'unknown-code' }
    }
    if (expiresAt <= now()) return { kind: 'expired-code' }
    const connection = { uid, number, consent: WHATSAPP_CONSENT_VERSION, now: now() }
    if (!(await storeConnection(tx, connection))) {
      await markCode(tx, code, { takenAt: now() })
      return { kind: 'number-taken' }
    }
    await markCode(tx, code, { usedAt: now() })
    log.info({ account: 'whatsapp-connected', uid }, 'account changed')
    return { kind: 'connected', name }
  })
}

export async function disconnectWhatsapp(
  { db, now, log }: Services,
  uid: string,
): Promise<Outcome<void, 'whatsapp-not-connected'>> {
  await deleteCodeOf(db, uid)
  if (!(await leaveConnection(db, { uid }, now()))) return refused('whatsapp-not-connected')
  log.info({ account: 'whatsapp-disconnected', uid }, 'account changed')
  return accepted()
}

/** 'Deshacer'. */
export async function restoreWhatsapp(
  { db, now, log }: Services,
  uid: string,
): Promise<Outcome<void, 'whatsapp-not-connected'>> {
  const leftSince = new Date(now().getTime() - RESTORE_MS)
  if (!(await restoreConnection(db, uid, leftSince))) return refused('whatsapp-not-connected')
  log.info({ account: 'whatsapp-restored', uid }, 'account changed')
  return accepted()
}

/** SALIR, BAJA or STOP in the chat. False when the number was not connected. */
export function leaveWhatsapp({ db, now }: Pick<Services, 'db' | 'now'>, number: string): Promise<boolean> {
  return leaveConnection(db, { number }, now())
}

/** One message to a number that did not take the last ones; when it arrives, the others follow. */
export async function testWhatsapp(
  { db, limits, whatsapp }: Services,
  uid: string,
): Promise<
  Outcome<
    void,
    Extract<WhatsappRefusal, 'whatsapp-not-offered' | 'whatsapp-not-connected' | 'whatsapp-tested-before'>
  >
> {
  if (!whatsapp) return refused('whatsapp-not-offered')
  if (!(await findConnection(db, uid))) return refused('whatsapp-not-connected')
  if (!(await limits.consume(WHATSAPP_TEST_LIMIT, uid))) return refused('whatsapp-tested-before')
  await addJob(db, 'send-whatsapp', { id: crypto.randomUUID(), uid, email: null, test: true })
  return accepted()
}

/** On every device of the account. */
export function hideWhatsappOffer({ db, now }: Services, uid: string): Promise<void> {
  return hideOffer(db, uid, new Date(now().getTime() + OFFER_HIDDEN_MS))
}

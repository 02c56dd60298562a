// Issue 37: the WhatsApp of an account, as its owner finds it.

/** An open code lives this long, and proves one number. */
export const CODE_LIFE_MS = 10 * 60_000
/** After so many failures in a row nothing more is sent there. */
export const FAILURES_IN_A_ROW = 2
/** One message to try it in this time. */
export const TEST_EVERY_MS = 60 * 60_000
/** After 'Desconectar'. */
export const UNDO_DISCONNECT_MS = 10_000
/** How long an offer that was closed stays away. */
export const OFFER_HIDDEN_MS = 30 * 24 * 60 * 60_000

export interface WhatsappNumber {
  /** The last four digits: all that its owner is shown. */
  readonly ending: string
  readonly connectedAt: Date
  /** Messages in a row that did not arrive, and the last of them. */
  readonly failures: number
  readonly failedAt: Date | null
  /** When 'Probar otra vez' last sent a message. */
  readonly testedAt: Date | null
}

export interface WhatsappFacts {
  readonly number: WhatsappNumber | null
  /** The newest code of this session that no number has used. */
  readonly code: { readonly text: string; readonly expiresAt: Date } | null
  readonly offerHiddenUntil: Date | null
}

export type WhatsappState =
  | { readonly kind: 'off' }
  /** `number`: the one that stays until the new one wrote. */
  | {
      readonly kind: 'waiting'
      readonly code: string
      readonly expiresAt: Date
      readonly number: WhatsappNumber | null
    }
  | { readonly kind: 'expired'; readonly code: string }
  | { readonly kind: 'connected'; readonly number: WhatsappNumber }
  | {
      readonly kind: 'failing'
      readonly number: WhatsappNumber
      readonly failedAt: Date
      /** Null: at once. */
      readonly mayTestAt: Date | null
    }

export function whatsappState({ number, code }: WhatsappFacts, now: Date): WhatsappState {
  if (code && code.expiresAt > now)
    return { kind: 'waiting', code: code.text, expiresAt: code.expiresAt, number }
  if (!number) return code ? { kind: 'expired', code: code.text } : { kind: 'off' }
  const { failures, failedAt, testedAt } = number
  if (failures < FAILURES_IN_A_ROW || !failedAt) return { kind: 'connected', number }
  const mayTestAt = testedAt && new Date(testedAt.getTime() + TEST_EVERY_MS)
  return { kind: 'failing', number, failedAt, mayTestAt: mayTestAt && mayTestAt > now ? mayTestAt : null }
}

/** Whether the offers of the lists are shown. */
export const isWhatsappOffered = ({ number, offerHiddenUntil }: WhatsappFacts, now: Date) =>
  number === null && (offerHiddenUntil === null || offerHiddenUntil <= now)

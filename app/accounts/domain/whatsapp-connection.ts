// D71: connecting WhatsApp by a code that the person sends from the number itself.
import type { Viewer } from '#accounts/domain/role.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'

/** Without letters and digits that look alike. */
export const CODE_LETTERS = '23456789ACDEFGHJKMNPQRTVWXY'
export const CODE_LENGTH = 4
const CODE_PREFIX = 'TY-'
export const CODE_MS = 10 * MINUTE_MS
/** For how long the page says that it expired. */
export const EXPIRED_CODE_KEPT_MS = HOUR_MS

export const OFFER_HIDDEN_MS = 30 * DAY_MS
/** How long 'Deshacer' works. */
export const RESTORE_MS = 10 * MINUTE_MS
/** A number that was disconnected is forgotten after this. */
export const LEFT_KEPT_DAYS = 1

/** Codes that one number tries. */
export const WHATSAPP_CODE_LIMIT = rateLimit('whatsapp-code', 5, HOUR_MS)
/** Codes that one account asks for. */
export const WHATSAPP_START_LIMIT = rateLimit('whatsapp-start', 20, HOUR_MS)
export const WHATSAPP_TEST_LIMIT = rateLimit('whatsapp-test', 1, HOUR_MS)
/** Answers to somebody without an account. */
export const WHATSAPP_STRANGER_LIMIT = rateLimit('whatsapp-stranger', 1, DAY_MS)

/** Which version of the words of the consent was agreed to. Stored. */
export const WHATSAPP_CONSENT_VERSION = '2026-11-19'

export type WhatsappRefusal =
  | 'whatsapp-not-offered'
  | 'whatsapp-not-connected'
  | 'whatsapp-number-taken'
  | 'whatsapp-too-many-codes'
  | 'whatsapp-tested-before'

/** What came of a code that somebody wrote. */
export type Connected =
  | { readonly kind: 'connected'; readonly name: string }
  | { readonly kind: 'unknown-code' | 'expired-code' | 'number-taken' }
  /** Nothing is answered. */
  | { readonly kind: 'too-many-codes' }

/** Whose number it is. */
export interface ConnectedPerson {
  readonly viewer: Viewer
  readonly number: string
}

/** 'TY-4F7K' of '4F7K'. */
export const shownCode = (code: string) => `${CODE_PREFIX}${code}`

/** '4F7K' in 'conectar ty-4f7k'; '' where the code was mistyped; null when the text asks for nothing of the kind. */
export function codeIn(text: string): string | null {
  const [, typed] = /^\s*(?:conectar\s+)?ty\s*[-–—]?\s*(\w{4})\s*[.!]?\s*$/i.exec(text) ?? []
  if (typed) return typed.toUpperCase()
  return /^\s*conectar\b/i.test(text) ? '' : null
}

/** The last four digits in pairs. */
const numberEnding = (number: string) => `${number.slice(-4, -2)} ${number.slice(-2)}`

/** As the database has it. */
export interface WhatsappFacts {
  readonly connection: {
    readonly number: string
    readonly connectedAt: Date
    readonly failingAt: Date | null
    readonly claimedAt: Date | null
    readonly leftAt: Date | null
  } | null
  /** Of the session that asks. */
  readonly code: {
    readonly code: string
    readonly expiresAt: Date
    readonly usedAt: Date | null
    readonly takenAt: Date | null
  } | null
  readonly hiddenUntil: Date | null
}

export interface WhatsappState {
  /** 'waiting' and 'expired' also while another number is connected. */
  readonly kind: 'none' | 'waiting' | 'expired' | 'connected' | 'failing'
  readonly connection: {
    /** '48 21' */
    readonly ending: string
    readonly since: Date
    /** Since when nothing more is sent: messages did not arrive. */
    readonly failingAt: Date | null
    /** Another account tried to connect this number. */
    readonly claimedAt: Date | null
  } | null
  readonly code: {
    /** 'TY-4F7K' */
    readonly text: string
    readonly expiresAt: Date
    readonly isExpired: boolean
    /** The number that sent it belongs to another account. */
    readonly isNumberTaken: boolean
  } | null
  /** It was disconnected a moment ago. */
  readonly isRestorable: boolean
  /** Not connected, and the offer was not closed. */
  readonly isOffered: boolean
}

export function whatsappState({ connection, code, hiddenUntil }: WhatsappFacts, now: Date): WhatsappState {
  const live = connection && !connection.leftAt ? connection : null
  const open = code && !code.usedAt ? code : null
  const isExpired = open !== null && open.expiresAt <= now
  const leftAt = connection?.leftAt
  return {
    kind: kindOf(),
    connection: live && {
      ending: numberEnding(live.number),
      since: live.connectedAt,
      failingAt: live.failingAt,
      claimedAt: live.claimedAt,
    },
    code: open && {
      text: shownCode(open.code),
      expiresAt: open.expiresAt,
      isExpired,
      isNumberTaken: open.takenAt !== null,
    },
    isRestorable: isRestorable(leftAt ?? null, now),
    isOffered: !live && !(hiddenUntil && hiddenUntil > now),
  }

  function kindOf(): WhatsappState['kind'] {
    if (open) return isExpired ? 'expired' : 'waiting'
    if (!live) return 'none'
    return live.failingAt ? 'failing' : 'connected'
  }
}

function isRestorable(leftAt: Date | null, now: Date): boolean {
  return leftAt !== null && now.getTime() - leftAt.getTime() < RESTORE_MS
}

import type { DocumentMistake } from '#verification/domain/check-document.ts'
import type { CheckFieldCode } from '#verification/domain/check-form.ts'

export type SendCheckRefusal =
  | CheckFieldCode
  | DocumentMistake
  | 'sign-in-as-technician'
  | 'no-profile'
  | 'too-many-requests'
  /** Another tab sent one at the same moment. */
  | 'check-sent-meanwhile'
  /** A failure of this server; a retry may succeed. */
  | 'document-failed'

export type WithdrawCheckRefusal =
  | 'sign-in-as-technician'
  /** Decided, replaced or withdrawn meanwhile. */
  | 'check-not-pending'
  | 'check-not-withdrawn'

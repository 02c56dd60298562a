// What /admin/avisos shows, as its server file counts it. A part that could not be read is null.
import type { ChannelCounts, ChannelState, FailedNotice } from '#moderation/domain/channel-report.ts'
import type { Tally } from '#platform/domain/lists.ts'
import type { Channel } from '#platform/domain/notification.ts'

export interface ChannelRow {
  readonly channel: Channel
  /** Sender, or whose devices. */
  readonly detail: string
  readonly state: ChannelState
  readonly counts: ChannelCounts
}

export interface ReasonCount {
  readonly text: string
  readonly count: number
}

export interface WhatsappReach {
  readonly people: readonly { readonly label: string; readonly connected: Tally; readonly all: Tally }[]
  /** Null: Meta was not asked yet. */
  readonly quality: string | null
  readonly writtenTo: Tally
  /** Null: without limit, or not known. */
  readonly peoplePerDay: number | null
}

export type TemplateStanding = 'approved' | 'reviewing' | 'rejected' | 'other' | 'missing' | 'unknown'

export interface TemplateRow {
  readonly name: string
  readonly title: string
  readonly to: string
  readonly buttons: string
  readonly standing: TemplateStanding
  /** 'Aprobada', 'Pausada por quejas' */
  readonly status: string
  /** Why it goes by e-mail meanwhile. */
  readonly detail: string | null
  readonly count: number
  readonly failed: number
}

export interface TemplateList {
  readonly rows: readonly TemplateRow[]
  /** Answers and free words in the chat. */
  readonly free: { readonly count: number; readonly failed: number }
  readonly checkedAt: Date | null
  readonly failure: string | null
  /** False: without WHATSAPP_BUSINESS_ID they cannot be asked for. */
  readonly isAskable: boolean
}

export interface ChannelReport {
  readonly channels: readonly ChannelRow[] | null
  /** The latest, at most FAILURES_READ. */
  readonly failures: readonly FailedNotice[] | null
  /** Undefined: WhatsApp is not set up. */
  readonly reasons?: readonly ReasonCount[] | null
  readonly reach?: WhatsappReach | null
  readonly templates?: TemplateList | null
}

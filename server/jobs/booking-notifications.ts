// The texts and the due reminders of bookings, gathered from the subjects: what the table of notifications asks for and nobody
// has does not compile.
import { BOOKING_DRAFTS, type BookingDrafts } from '#bookings/notifications/booking-emails.server.ts'
import { BOOKING_PUSH_TEXTS, type BookingPushTexts } from '#bookings/notifications/push-messages.ts'
import {
  BOOKING_WHATSAPP_TEXTS,
  type BookingWhatsappTexts,
} from '#bookings/notifications/whatsapp-messages.ts'
import { DUE_BOOKINGS } from '#bookings/persistence/due-bookings.server.ts'
import type { DueReminders } from '#bookings/persistence/notifications.server.ts'
import { VISIT_DRAFTS, VISIT_PUSH_TEXTS } from '#visits/notifications/booking-notifications.server.ts'
import { VISIT_WHATSAPP_TEXTS } from '#visits/notifications/whatsapp-messages.ts'
import { DUE_VISITS } from '#visits/persistence/due-visits.server.ts'

export const DRAFTS: BookingDrafts = { ...BOOKING_DRAFTS, ...VISIT_DRAFTS }
export const PUSH_TEXTS: BookingPushTexts = { ...BOOKING_PUSH_TEXTS, ...VISIT_PUSH_TEXTS }
export const WHATSAPP_TEXTS: BookingWhatsappTexts = { ...BOOKING_WHATSAPP_TEXTS, ...VISIT_WHATSAPP_TEXTS }
export const DUE_REMINDERS: DueReminders = { ...DUE_BOOKINGS, ...DUE_VISITS }

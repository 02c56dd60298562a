// A visit that will not happen, told to its client by WhatsApp: why, the hours offered instead, else who can go.
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import { buttonId } from '#bookings/domain/chat-buttons.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import type { WhatsappMessage } from '#platform/domain/whatsapp.ts'
import { templateMessage } from '#platform/whatsapp/template-message.ts'
import type { TemplateName } from '#platform/whatsapp/templates.ts'
import { firstNameOf, technicianName } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { relativeHourText, relativeMomentText } from '#platform/wording/relative-day.ts'
import { hourText } from '#technicians/domain/hours.ts'

interface LostVisitFacts {
  readonly technician: string
  readonly clientVisit: string
  readonly options: readonly RescueOption[]
  readonly now: Date
  readonly today: string
}

/** A visit that will not happen: other hours of the technician, else who can go instead. */
export function lostVisitMessage(
  booking: NotifiedBooking,
  facts: LostVisitFacts,
  why: string,
): WhatsappMessage<TemplateName> {
  const { technician, clientVisit, options, now, today } = facts
  const hours = booking.acceptsClient ? booking.offeredHours.filter(hour => hour > now) : []
  if (hours.length > 0) {
    const told = hours.map(hour => relativeMomentText(bogotaDate(hour), bogotaTime(hour), today))
    const words = [technician, why, told.join(', ').replace(/, (?=[^,]*$)/, ' o ')] as const
    const buttons = [buttonId('options', booking.key), clientVisit] as const
    return templateMessage('visita_otras_horas', { words, buttons })
  }
  const [first, second] = options
  if (first && second)
    return templateMessage('visita_con_otras_dos', {
      words: [technician, why, optionText(first, today), optionText(second, today)],
      buttons: [optionPath(first, booking), optionPath(second, booking)],
    })
  if (first)
    return templateMessage('visita_con_otra_persona', {
      words: [technician, why, optionText(first, today)],
      buttons: [optionPath(first, booking), clientVisit],
    })
  // Who could not receive the visit does not look for others.
  const template = booking.cancelReason === 'cliente' ? 'visita_cancelada' : 'visita_sin_otros'
  return templateMessage(template, { words: [technician, why], buttons: [clientVisit] })
}

/** 'Óscar · hoy 10:00 · desde $ 80.000' */
function optionText({ nombre, slot, tarifaBase }: RescueOption, today: string): string {
  const price = tarifaBase === null ? '' : `desde ${profilePriceText(tarifaBase)}`
  const when = relativeHourText(slot.date, hourText(slot.hour), today)
  return [firstNameOf(technicianName(nombre)), when, price].filter(Boolean).join(' · ')
}

const optionPath = ({ uid, slot }: RescueOption, { key }: NotifiedBooking) => rebookingPath(uid, key, slot)

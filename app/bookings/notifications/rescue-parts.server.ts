// Technicians who can go instead, as parts of a letter and as words of its subject.

import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import type { NotifiedBooking } from '#bookings/domain/notified-booking.ts'
import type { RescueOption } from '#bookings/domain/rescue.ts'
import { factsOf, type LetterContext } from '#bookings/notifications/booking-draft.server.ts'
import { bogotaDate } from '#platform/domain/bogota-time.ts'
import { button } from '#platform/mail/letter-buttons.server.ts'
import { COLORS } from '#platform/mail/letter-colors.server.ts'
import { escaped, joined, type LetterPart } from '#platform/mail/letter-parts.server.ts'
import { archOf } from '#platform/mail/letter-pictures.server.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { ratingText, reviewCountText } from '#platform/wording/rating.ts'
import { relativeDayText, relativeHourText } from '#platform/wording/relative-day.ts'
import { firstNameOf } from '#platform/wording/short-name.ts'
import { technicianName } from '#platform/wording/technician-name.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'

const COUNTS = ['', 'un', 'dos', 'tres']
const ANY_TRADE = { one: 'técnico', many: 'técnicos' }

/** 'tres plomeros pueden ir hoy', about the first day on which somebody can; empty without options. */
export function canGoText(booking: NotifiedBooking, context: LetterContext): string {
  const { first, onFirstDay } = firstDayOf(context)
  if (!first) return ''
  const people = TRADE_PEOPLE[booking.trade as SpecialtyLabel] ?? ANY_TRADE
  const day = relativeDayText(first, factsOf(booking, context).today)
  return onFirstDay === 1
    ? `un ${people.one} puede ir ${day}`
    : `${COUNTS[onFirstDay] ?? onFirstDay} ${people.many} pueden ir ${day}`
}

/** ' Estas personas están libres hoy; les llega lo que ya escribiste.' */
export function freeText(context: LetterContext): string {
  const { options = [] } = context
  if (options.length === 0) return ''
  const { first, onFirstDay } = firstDayOf(context)
  const when =
    first && onFirstDay === options.length ? relativeDayText(first, bogotaDate(context.now)) : 'pronto'
  return options.length === 1
    ? ` Esta persona está libre ${when}; le llega lo que ya escribiste.`
    : ` Estas personas están libres ${when}; les llega lo que ya escribiste.`
}

function firstDayOf({ options = [] }: LetterContext): { first: string | undefined; onFirstDay: number } {
  const [first] = options.map(({ slot }) => slot.date).toSorted()
  return { first, onFirstDay: options.filter(({ slot }) => slot.date === first).length }
}

/** Opens the form filled from this booking. */
export function bookAgainLink(
  { key }: NotifiedBooking,
  { origin }: LetterContext,
  technicianId: string,
  slot?: Slot,
): string {
  return `${origin}${rebookingPath(technicianId, key, slot)}`
}

export function optionParts(
  booking: NotifiedBooking,
  context: LetterContext,
  { isFirstMango }: { isFirstMango: boolean },
): LetterPart[] {
  const { today } = factsOf(booking, context)
  return (context.options ?? []).map((option, index) => {
    const when = relativeHourText(option.slot.date, hourText(option.slot.hour), today)
    const link = bookAgainLink(booking, context, option.uid, option.slot)
    const text = `Reservar con ${firstNameOf(technicianName(option.nombre))}, ${when}`
    return joined([
      optionPart(option, index),
      button({ text, link }, isFirstMango && index === 0 ? 'mango' : 'outline'),
    ])
  })
}

function optionPart(option: RescueOption, index: number): LetterPart {
  const { nombre, barrio, ciudad, ratingPromedio, resenasCount, tarifaBase, fotoURL } = option
  const name = technicianName(nombre)
  const picture = archOf({ name, fotoURL }, index)
  const place = barrio.trim() || ciudad.trim()
  const price = tarifaBase === null ? '' : profilePriceText(tarifaBase)
  const rating = ratingText(ratingPromedio, resenasCount)
  const reviews = resenasCount > 0 ? reviewCountText(resenasCount) : 'sin reseñas aún'
  const facts = [escaped(place), price && `desde ${bold(price)}`].filter(Boolean).join(' · ')
  const support = `class="support" style="color:${COLORS.support};font-size:15px;line-height:21px"`
  const line =
    index === 0 ? 'padding-top:6px' : `border-top:1px solid ${COLORS.line};margin-top:18px;padding-top:18px`
  return {
    html: `<div class="line" style="${line}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 10px"><tr>
<td width="64" valign="middle" style="width:64px;padding-right:13px"><img src="cid:${picture.cid}" width="64" height="72" alt="${escaped(name)}" style="display:block;border:0;color:${COLORS.support};font-size:13px;line-height:18px"></td>
<td valign="middle"><div class="ink" style="color:${COLORS.ink};font-size:17px;line-height:23px;font-weight:800">${escaped(name)}</div>
<div ${support}><span class="star" style="color:${COLORS.star}">★</span> ${bold(rating)} (${reviews})</div>
<div ${support}>${facts}</div></td></tr></table></div>`,
    text: [name, `${rating} (${reviews})`, place, price && `desde ${price}`].filter(Boolean).join(' · '),
    pictures: [picture],
  }
}

function bold(text: string): string {
  return `<b class="ink" style="color:${COLORS.ink};font-weight:700">${escaped(text)}</b>`
}

// Section 5 and D45: links are made of digits. Phones are stored as typed.
import { digitsOf } from '#platform/domain/phone-digits.ts'

/** Ten Colombian digits (mobile 3…, fixed 60…) get the country code 57. Empty when the phone has no digits. */
function internationalDigits(phone: string | null | undefined): string {
  const digits = digitsOf(phone)
  const hasCountryCode = (phone ?? '').trim().startsWith('+')
  return !hasCountryCode && /^(?:3|60)\d+$/.test(digits) && digits.length === 10 ? `57${digits}` : digits
}

/** WhatsApp with a ready text; null when the phone has no digits. */
export function whatsappLink(phone: string | null | undefined, text?: string): string | null {
  const digits = internationalDigits(phone)
  return digits === '' ? null : `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** 'tel:+573001234567'; null when the phone has no digits. */
export function callLink(phone: string | null | undefined): string | null {
  const digits = internationalDigits(phone)
  if (digits === '') return null
  return digits === digitsOf(phone) && !(phone ?? '').trim().startsWith('+')
    ? `tel:${digits}`
    : `tel:+${digits}`
}

/** WhatsApp with a ready text and no recipient: the person chooses one. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

// Section 5: phone numbers are reduced to digits for the messaging link.

export function digitsOf(phone: string | null | undefined): string {
  return (phone ?? '').replace(/\D/g, '')
}

/** The deep link of the messaging app, or null when the phone has no digits. */
export function whatsappLink(phone: string | null | undefined): string | null {
  const digits = digitsOf(phone)
  return digits === '' ? null : `https://wa.me/${digits}`
}

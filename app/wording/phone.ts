// Section 5: the WhatsApp link has only the digits of the phone.

export function digitsOf(phone: string | null | undefined): string {
  return (phone ?? '').replace(/\D/g, '')
}

/** Null when the phone has no digits. */
export function whatsappLink(phone: string | null | undefined): string | null {
  const digits = digitsOf(phone)
  return digits === '' ? null : `https://wa.me/${digits}`
}

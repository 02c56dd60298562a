/** Phones are stored as typed (D45); links are made of their digits. */
export function digitsOf(phone: string | null | undefined): string {
  return (phone ?? '').replace(/\D/g, '')
}

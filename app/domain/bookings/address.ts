// D17: whether an address says where to go.

/** True when the address names a street and a house number: 'Cra. 8 # 24-31', 'Av. 30 de Agosto 105'. */
export function hasStreetAndNumber(address: string): boolean {
  return /\d+\D+\d+/.test(address) || /\p{L}{2,}\D*\d{2,}/u.test(address)
}

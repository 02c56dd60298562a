// D17: whether an address tells where to go.

/** 'Cl. 65 Sur # 87-21', 'Carrera 8 No 24-31', 'Kr 8 24 31', 'Km 4 vía La Calera': a street with a number. */
const STREET_AND_NUMBER =
  /\b(?:calle|cll?|carrera|cra|kra?|cr|diagonal|diag|dg|transversal|transv|tv|avenida|av|autopista|circular|manzana|mz|km|kil[oó]metro)\b\.?.*?\d.*?(?:#|\bn[oº°]\b|-|\s)\s*\d|\b(?:km|kil[oó]metro)\b\.?\s*\d/i

export function hasStreetAndNumber(address: string): boolean {
  return STREET_AND_NUMBER.test(address)
}

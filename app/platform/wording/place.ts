const DASH = '–'

/** 'Medellín · Laureles'; a dash without a city. */
export function placeText(ciudad: string, barrio: string, separator = ' · '): string {
  const city = ciudad.trim() || DASH
  const neighbourhood = barrio.trim()
  return neighbourhood === '' ? city : `${city}${separator}${neighbourhood}`
}

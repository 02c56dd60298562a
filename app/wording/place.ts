const DASH = '–'

/** 'Medellín · Laureles'; a dash where no city is known. */
export function placeText(ciudad: string, barrio: string, between = ' · '): string {
  const city = ciudad.trim() || DASH
  const quarter = barrio.trim()
  return quarter === '' ? city : `${city}${between}${quarter}`
}

const TRADES = ['plomero', 'electricista', 'pintor', 'lavadora']
const CITIES = ['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Cartagena']

/** A trade in a city up to a price inside the range of those who match: another URL for each sample, with results. */
export function searchPath(sample: number, type = ''): string {
  const query = new URLSearchParams({
    q: TRADES.at(sample % TRADES.length) ?? '',
    ciudad: CITIES.at(sample % CITIES.length) ?? '',
    maxPrecio: String(100_000 + sample),
  })
  return `/tecnicos${type}?${query}`
}

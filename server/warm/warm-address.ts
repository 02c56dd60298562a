// What may be kept warm: public pages, asked for by somebody without a session. Everything else passes by.

/** Home and catalogue, with these parameters (section 2) and no others: an address that says more is not kept. */
const LISTS = new Set(['/', '/tecnicos'])
const PARAMETERS = new Set([
  'q',
  'esp',
  'ciudad',
  'minRating',
  'minPrecio',
  'maxPrecio',
  'orden',
  'disponible',
  'perfect',
  'fecha',
  'hora',
  'cursor',
])
const QUERY_MAX_LENGTH = 300
const TEXTS = new Set(['/about', '/terminos', '/privacidad', '/contacto', '/carreras', '/cookies'])
/** No dot: `/tecnicos/ana.data` is not a page. */
const ONE_OF_MANY = /^\/(tecnicos|servicio)\/[A-Za-z0-9_-]{1,120}$/
const WITH_MORE_REVIEWS = /^\/tecnicos\/[A-Za-z0-9_-]{1,120}\?resenas=[1-9]\d?0$/

/** `address` is path and query as the browser wrote them. Two spellings of one query are two addresses. */
export function isWarmAddress(address: string): boolean {
  const mark = address.indexOf('?')
  if (mark === -1) return LISTS.has(address) || TEXTS.has(address) || ONE_OF_MANY.test(address)
  if (!LISTS.has(address.slice(0, mark))) return WITH_MORE_REVIEWS.test(address)
  const query = address.slice(mark + 1)
  return query.length <= QUERY_MAX_LENGTH && isKnown(query)
}

function isKnown(query: string): boolean {
  const names = [...new URLSearchParams(query).keys()]
  return names.length > 0 && names.every(name => PARAMETERS.has(name)) && new Set(names).size === names.length
}

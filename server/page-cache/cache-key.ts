// Which requests the page cache answers and under which key: those of guests, for public pages with known parameters.

import type { IncomingMessage } from 'node:http'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { isGuest } from '#server/http/cache-control.ts'
import { chosenEncoding } from '#server/http/encoding.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

/** Null for requests that the cache does not answer. */
export function cacheKeyOf(
  { method, url = '', headers }: IncomingMessage,
  publicOrigin: string | undefined,
): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (!isGuest(headers.cookie)) return null
  const encoding = chosenEncoding(headers['accept-encoding'] as string | undefined)
  // Without a public origin the page contains the Host header, which clients can invent. The URL has no spaces, so
  // no Host can make one key look like another.
  return publicOrigin === undefined ? `${encoding} ${url} ${headers.host}` : `${encoding} ${url}`
}

/** Home and catalogue, with the parameters of section 2 and no others. */
const LIST_PATHS = new Set(['/', '/tecnicos'])
const LIST_PARAMETERS = new Set([...Object.keys(NO_FILTERS), 'cursor'])
const QUERY_MAX_LENGTH = 300
const TEXT_PATHS = new Set(['/about', '/terminos', '/privacidad', '/contacto', '/carreras', '/cookies'])
/** Without a dot, so that data requests such as `/tecnicos/ana.data` do not match. */
const PROFILE_OR_SERVICE = /^\/(tecnicos|servicio)\/[A-Za-z0-9_-]{1,120}$/
/** Pages by trade and city, as canonical paths. */
const LANDING_PAGE = /^\/tecnicos\/(oficio\/[a-z0-9-]{1,60}(\/[a-z0-9-]{1,120})?|ciudad\/[a-z0-9-]{1,120})$/
/** Usual prices, as canonical paths. */
const PRICES_PAGE = /^\/precios(\/[a-z0-9-]{1,60}(\/[a-z0-9-]{1,120})?)?$/
/** A profile that is opened from a search for one trade. */
const PROFILE_OF_SEARCH = new RegExp(
  `^/tecnicos/[A-Za-z0-9_-]{1,120}\\?esp=(${SPECIALTIES.map(({ slug }) => slug).join('|')})$`,
)
const PROFILE_WITH_MORE_REVIEWS = /^\/tecnicos\/[A-Za-z0-9_-]{1,120}\?resenas=[1-9]\d?0$/

/** `pathAndQuery` is compared as the browser sent it: two spellings of one query are two cache keys. */
export function isCacheablePath(pathAndQuery: string): boolean {
  const queryStart = pathAndQuery.indexOf('?')
  if (queryStart === -1) {
    return (
      LIST_PATHS.has(pathAndQuery) ||
      TEXT_PATHS.has(pathAndQuery) ||
      PROFILE_OR_SERVICE.test(pathAndQuery) ||
      LANDING_PAGE.test(pathAndQuery) ||
      PRICES_PAGE.test(pathAndQuery)
    )
  }
  if (!LIST_PATHS.has(pathAndQuery.slice(0, queryStart)))
    return PROFILE_WITH_MORE_REVIEWS.test(pathAndQuery) || PROFILE_OF_SEARCH.test(pathAndQuery)
  const query = pathAndQuery.slice(queryStart + 1)
  return query.length <= QUERY_MAX_LENGTH && hasOnlyKnownParameters(query)
}

function hasOnlyKnownParameters(query: string): boolean {
  const names = [...new URLSearchParams(query).keys()]
  return (
    names.length > 0 && names.every(name => LIST_PARAMETERS.has(name)) && new Set(names).size === names.length
  )
}

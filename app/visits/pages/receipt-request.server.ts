// Which receipt an address names, for its page and its file.
import { data } from 'react-router'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { visitKeyFrom, visitSideFrom } from '#visits/pages/visit-address.server.ts'

interface ReceiptAddress {
  readonly params: { readonly key: string }
  readonly pattern: string
  readonly url: URL
}

/** `number` null: the newest. One that is no number names none. */
export function requestedReceipt({ params, pattern, url }: ReceiptAddress): {
  key: number
  side: VisitSide
  number: number | null
} {
  const named = url.searchParams.get('numero')
  if (named !== null && !/^\d{1,12}$/.test(named)) throw data(null, 404)
  return {
    key: visitKeyFrom(params.key),
    side: visitSideFrom(pattern),
    number: named === null ? null : Number(named),
  }
}

// D69: while its owner has not touched the base price, the editor takes it from the cheapest service.
import { groupThousands } from '#platform/domain/money.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import type { SavedProfile } from '#technicians/domain/technician.ts'

interface BasePrice {
  readonly tarifaBase: string
  /** What the editor put into it; null once its owner touched it. */
  readonly tarifaBaseTomada: string | null
}

/** Of the draft. */
type PricedServices = readonly { readonly nombre: string; readonly precioSugerido: string }[]

/**
 * The form holds what was taken beside the field: where both are equal the field is untouched and follows the services. So it
 * does without a script, when the form is read.
 */
export function withBasePrice<Draft extends BasePrice & { readonly servicios: PricedServices }>(
  draft: Draft,
): Draft {
  if (draft.tarifaBaseTomada === null) return draft
  if (draft.tarifaBase !== draft.tarifaBaseTomada) return { ...draft, tarifaBaseTomada: null }
  const taken = lowestPriceText(draft.servicios)
  return { ...draft, tarifaBase: taken, tarifaBaseTomada: taken }
}

/**
 * The two fields of a stored profile. A price that is not the lowest was typed, also by a version of the program that did not
 * store whose it is.
 */
export function storedBasePrice(
  { tarifaBase, tarifaBasePropia }: Pick<SavedProfile, 'tarifaBase' | 'tarifaBasePropia'>,
  servicios: PricedServices,
): BasePrice {
  const stored = tarifaBase === null ? '' : groupThousands(tarifaBase)
  const taken = lowestPriceText(servicios)
  const isOwn = tarifaBasePropia || (stored !== '' && stored !== taken)
  return isOwn
    ? { tarifaBase: stored, tarifaBaseTomada: null }
    : { tarifaBase: taken, tarifaBaseTomada: taken }
}

/** Of the services that will be stored. Their 0 is a price that was left empty (section 5). */
function lowestPriceText(servicios: PricedServices): string {
  const prices = servicios
    .filter(({ nombre }) => nombre.trim() !== '')
    .flatMap(({ precioSugerido }) => parsePrice(precioSugerido) || [])
  return prices.length > 0 ? groupThousands(Math.min(...prices)) : ''
}

// In a browser: the usual price of what is chosen and typed in a form.
import { firstNamed } from '#prices/domain/trouble-phrases.ts'
import type { ShownPrice } from '#prices/wording/usual-prices.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** What a form needs to find the usual price of what is chosen and typed in it. */
export interface PricesToName {
  readonly ciudad: string
  readonly trades: readonly {
    readonly trade: SpecialtyLabel
    /** All of the trade: one without a price hides those after it. */
    readonly troubles: readonly { readonly phrases: readonly string[]; readonly price: ShownPrice | null }[]
  }[]
}

/** The price of what the texts name; of any of the trades where `trade` is empty. */
export function namedPrice(
  { trades }: Pick<PricesToName, 'trades'>,
  trade: string,
  texts: readonly string[],
): ShownPrice | null {
  const asked = trades.filter(each => trade === '' || each.trade === trade)
  const named = asked.flatMap(({ troubles }) => firstNamed(troubles, texts) ?? [])
  return named[0]?.price ?? null
}

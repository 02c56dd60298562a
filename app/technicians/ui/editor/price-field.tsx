import { EDITOR_CURRENCY } from '#platform/domain/currencies.ts'
import { groupThousands } from '#platform/domain/group-thousands.ts'
import { TextField, type TextFieldProps } from '#platform/ui/basics/text-field.tsx'
import { parsePrice } from '#technicians/domain/parse-price.ts'

const PRICE_MAX_CHARACTERS = 16

/** Whole pesos; digits are grouped on blur. */
export function PriceField(props: Omit<TextFieldProps, 'inputMode' | 'trailing'>) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="off"
      maxLength={PRICE_MAX_CHARACTERS}
      onBlur={event => {
        const price = parsePrice(event.currentTarget.value)
        if (price !== null) event.currentTarget.value = groupThousands(price)
      }}
      trailing={
        <span aria-hidden="true" className="pointer-events-none pr-3 text-support text-ink-600">
          {EDITOR_CURRENCY}
        </span>
      }
    />
  )
}

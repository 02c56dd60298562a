import { EDITOR_CURRENCY } from '#domain/currencies.ts'
import { groupedDigits } from '#domain/grouped-digits.ts'
import { priceFrom } from '#domain/technicians/typed-price.ts'
import { TextField, type TextFieldProps } from '#ui/basics/text-field.tsx'

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
        const price = priceFrom(event.currentTarget.value)
        if (price !== null) event.currentTarget.value = groupedDigits(price)
      }}
      trailing={
        <span aria-hidden="true" className="pointer-events-none pr-3 text-support text-ink-600">
          {EDITOR_CURRENCY}
        </span>
      }
    />
  )
}

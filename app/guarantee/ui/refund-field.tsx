import { type PaidWork, parseRefund, REFUND_AMOUNT_MAX_LENGTH, wholePrice } from '#guarantee/domain/refund.ts'
import { guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { refundBoundText } from '#guarantee/wording/refund.ts'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { numberText } from '#platform/wording/price.ts'

/** The amount of an offer or a decision, filled with what was paid. */
export function RefundField({ label, paid }: { label: string; paid: PaidWork }) {
  const whole = wholePrice(paid)
  return (
    <TextField
      label={label}
      name="monto"
      icon="banknote"
      inputMode="numeric"
      autoComplete="off"
      maxLength={REFUND_AMOUNT_MAX_LENGTH}
      defaultValue={whole === null ? undefined : numberText(whole)}
      hint={refundBoundText(paid)}
    />
  )
}

export function refundMistake(
  { monto = '' }: Readonly<Record<string, string>>,
  paid: PaidWork,
): { field: string; text: string } | null {
  const parsed = parseRefund(monto, paid)
  return parsed.ok ? null : { field: 'monto', text: guaranteeRefusalText(parsed.code) }
}

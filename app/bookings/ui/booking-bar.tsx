import { SubmitButton } from '#platform/ui/basics/validated-form.tsx'

interface BookingBarProps {
  /** 'mar 17, 11:00' */
  slot: string
  /** The price, or why nothing can be booked. */
  price: string
  disabled: boolean
}

/** The sticky bar of phones. */
export function BookingBar({ slot, price, disabled }: BookingBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-(--gutter) mt-6 flex items-center justify-between gap-4 border-t border-paper-200 bg-white px-(--gutter) py-2.5 shadow-bar md:hidden">
      <p className="min-w-0 text-support">
        <span className="block text-small text-ink-600">{slot}</span>
        <span className="block text-body/6 font-extrabold">{price}</span>
      </p>
      <ConfirmButton disabled={disabled} />
    </div>
  )
}

export function ConfirmButton({ wide, disabled }: { wide?: boolean; disabled: boolean }) {
  return (
    <SubmitButton
      kind="mango"
      size="large"
      wide={wide}
      disabled={disabled}
      busyText="Enviando…"
      className="shrink-0 max-sm:px-4"
    >
      Confirmar reserva
    </SubmitButton>
  )
}

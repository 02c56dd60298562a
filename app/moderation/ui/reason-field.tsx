import { REASON_MAX_LENGTH } from '#platform/domain/acts.ts'

interface ReasonFieldProps {
  defaultValue?: string
  required?: boolean
  className?: string
}

export function ReasonField({ defaultValue, required = false, className = '' }: ReasonFieldProps) {
  return (
    <label className={`block text-label font-bold text-ink-900 ${className}`}>
      Motivo <span className="font-normal text-ink-600">(queda en el historial y va en el correo)</span>
      <textarea
        name="motivo"
        rows={2}
        defaultValue={defaultValue}
        maxLength={REASON_MAX_LENGTH}
        required={required}
        autoComplete="off"
        className="field-box mt-2 block resize-y py-2.5 font-normal"
      />
    </label>
  )
}

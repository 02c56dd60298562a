import { REASON_MAX_LENGTH } from '#domain/moderation/acts.ts'

export function ReasonField({ defaultValue, className = '' }: { defaultValue?: string; className?: string }) {
  return (
    <label className={`block text-label font-bold text-ink-900 ${className}`}>
      Motivo <span className="font-normal text-ink-600">(opcional, queda en el historial)</span>
      <input
        name="motivo"
        defaultValue={defaultValue}
        maxLength={REASON_MAX_LENGTH}
        autoComplete="off"
        className="field-box mt-2 font-normal"
      />
    </label>
  )
}

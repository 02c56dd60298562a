import type { CheckAnswer } from '#moderation/ui/file/check-answer.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import type { Check } from '#verification/domain/check.ts'
import {
  ENTITY_MAX_LENGTH,
  KEPT_FOR_MAX_LENGTH,
  NUMBER_MAX_LENGTH,
} from '#verification/domain/check-decisions.ts'

/** What an administrator may correct while accepting. The number stands here in full. */
export function CheckCorrections({
  check,
  noun,
  refusal,
}: {
  check: Check
  noun: string
  refusal: CheckAnswer | null
}) {
  const typed = refusal?.typed
  return (
    <details open={refusal ? true : undefined} className="min-w-0 open:order-last open:w-full">
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-8 px-1 text-support font-bold text-petrol-600 hover:underline max-lg:min-h-11">
        <span>
          Corregir datos<span className="sr-only"> de {noun}</span>
        </span>
      </summary>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        {refusal?.failure && (
          <div className="sm:col-span-2">
            <Message kind="error">{refusal.failure}</Message>
          </div>
        )}
        <Field
          label="Entidad"
          name="entidad"
          value={typed?.entidad ?? check.entity}
          maxLength={ENTITY_MAX_LENGTH}
        />
        <Field
          label="Número"
          name="numero"
          value={typed?.numero ?? check.number}
          maxLength={NUMBER_MAX_LENGTH}
        />
        <Field label="Expedición" name="expedicion" type="date" value={typed?.expedicion ?? check.issuedOn} />
        <Field label="Vencimiento" name="vence" type="date" value={typed?.vence ?? check.expiresOn} />
        <div className="sm:col-span-2">
          <Field
            label="Guardar el documento más de 30 días: por qué"
            name="conservar"
            value={typed?.conservar ?? ''}
            maxLength={KEPT_FOR_MAX_LENGTH}
          />
        </div>
        <Button
          type="submit"
          name="act"
          value="accept-check"
          kind="green-text"
          className="sm:justify-self-start"
        >
          Aceptar con estos datos
        </Button>
      </div>
    </details>
  )
}

interface FieldProps {
  label: string
  name: string
  value: string | null
  type?: 'text' | 'date'
  maxLength?: number
}

function Field({ label, name, value, type = 'text', maxLength }: FieldProps) {
  return (
    <label className="block min-w-0 text-support font-bold">
      {label}
      <input
        type={type}
        name={name}
        defaultValue={value ?? ''}
        maxLength={maxLength}
        autoComplete="off"
        className="field-box mt-1 font-normal"
      />
    </label>
  )
}

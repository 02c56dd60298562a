import { Switch } from '#platform/ui/basics/checkbox.tsx'
import { FieldNote, SelectField, TextField } from '#platform/ui/basics/fields.tsx'
import { useFormFeedback } from '#platform/ui/basics/form-feedback.ts'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import {
  ACCOUNT_KINDS,
  BANK_MAX_LENGTH,
  HOLDER_MAX_LENGTH,
  NUMBER_MAX_LENGTH,
  type PaymentDetails,
  parsePaymentDetails,
} from '#visits/domain/payment-details.ts'
import { ACCOUNT_KIND_LABELS, mobileText, PAYMENT_DETAILS_REFUSALS } from '#visits/wording/payment-details.ts'

/** Suggested only: any bank can be typed. */
const BANKS = [
  ...['Bancolombia', 'Davivienda', 'Banco de Bogotá', 'BBVA Colombia', 'Banco de Occidente', 'Banco Popular'],
  ...['Banco AV Villas', 'Banco Caja Social', 'Banco Agrario', 'Scotiabank Colpatria', 'Nu', 'Lulo Bank'],
]

function validate(fields: Record<string, string>) {
  const parsed = parsePaymentDetails(fields)
  return parsed.ok ? null : { field: parsed.field, text: PAYMENT_DETAILS_REFUSALS[parsed.code][1] }
}

interface PaymentDetailsFormProps {
  details: PaymentDetails
  refusal: FormRefusal | null | undefined
}

export function PaymentDetailsForm({ details, refusal }: PaymentDetailsFormProps) {
  const mobile = { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: NUMBER_MAX_LENGTH } as const
  return (
    <ValidatedForm
      validate={validate}
      refusal={refusal}
      className="grid gap-[1.125rem] rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7"
    >
      <input type="hidden" name="act" value="guardar-datos-de-pago" />
      <div className="grid items-start gap-[1.125rem] sm:grid-cols-2">
        <TextField
          {...mobile}
          label="Nequi"
          name="nequi"
          optional
          placeholder="300 123 4567"
          defaultValue={mobileText(details.nequi)}
        />
        <TextField
          {...mobile}
          label="Daviplata"
          name="daviplata"
          optional
          placeholder="300 123 4567"
          defaultValue={mobileText(details.daviplata)}
        />
      </div>
      <div className="grid items-start gap-[1.125rem] sm:grid-cols-2">
        <TextField
          label="Banco"
          name="banco"
          optional
          list="bancos"
          autoComplete="off"
          maxLength={BANK_MAX_LENGTH}
          defaultValue={details.banco}
        />
        <datalist id="bancos">
          {BANKS.map(bank => (
            <option key={bank} value={bank} />
          ))}
        </datalist>
        <SelectField label="Tipo de cuenta" name="tipo" defaultValue={details.tipo}>
          {ACCOUNT_KINDS.map(kind => (
            <option key={kind} value={kind}>
              {ACCOUNT_KIND_LABELS[kind]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Número de la cuenta"
        name="cuenta"
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={NUMBER_MAX_LENGTH}
        defaultValue={details.cuenta}
      />
      <TextField
        label="A nombre de"
        name="titular"
        optional
        autoComplete="name"
        maxLength={HOLDER_MAX_LENGTH}
        defaultValue={details.titular}
        hint="Como aparece en el banco. Así tu cliente sabe que va bien."
      />
      <ShownSwitch isOn={(refusal?.typed ?? { mostrar: details.mostrar ? '1' : '' }).mostrar === '1'} />
      <FormMessage />
      <SubmitButton kind="primary" size="large" busyText="Guardando…" className="sm:justify-self-start">
        Guardar
      </SubmitButton>
    </ValidatedForm>
  )
}

const SHOWN_ID = 'mostrar-datos'

function ShownSwitch({ isOn }: { isOn: boolean }) {
  const { error } = useFormFeedback()
  const text = error?.field === 'mostrar' ? error.text : null
  return (
    <div>
      <Switch
        name="mostrar"
        value="1"
        defaultChecked={isOn}
        aria-describedby={`${SHOWN_ID}-note`}
        aria-invalid={text ? true : undefined}
        label="Mostrarlos en comprobantes y recordatorios"
      />
      <FieldNote
        id={SHOWN_ID}
        error={text}
        hint="Los ve solo el cliente que te debe un comprobante, y hasta que te pague."
      />
    </div>
  )
}

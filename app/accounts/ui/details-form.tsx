import { ACCOUNT_RULES, LINE_MAX_LENGTH, PHONE_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import type { AccountDetails } from '#accounts/domain/credentials.ts'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { CardAnswer } from '#platform/wording/form-answer.ts'

const validate = formValidator(ACCOUNT_RULES)

interface DetailsFormProps {
  details: AccountDetails
  answer: CardAnswer | null
  /** Something else on the page is the one thing to do. */
  isSecondary: boolean
}

/** D7: what a person may change of the account. */
export function DetailsForm({ details, answer, isSecondary }: DetailsFormProps) {
  return (
    <ValidatedForm
      validate={validate}
      refusal={answer?.refusal}
      success={answer?.saved}
      className="grid gap-[1.125rem] rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7"
    >
      <TextField
        label="Nombre"
        name="name"
        defaultValue={details.name}
        autoComplete="name"
        maxLength={LINE_MAX_LENGTH}
      />
      <div className="grid grid-cols-2 items-start gap-3 max-[21.875rem]:grid-cols-1 sm:gap-[1.125rem]">
        <TextField
          label="Ciudad"
          name="ciudad"
          defaultValue={details.ciudad}
          autoComplete="address-level2"
          maxLength={LINE_MAX_LENGTH}
        />
        <TextField
          label="Barrio"
          name="barrio"
          defaultValue={details.barrio}
          autoComplete="address-level3"
          maxLength={LINE_MAX_LENGTH}
        />
      </div>
      <TextField
        label="Teléfono"
        name="telefono"
        type="tel"
        icon="phone"
        defaultValue={details.telefono}
        inputMode="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX_LENGTH}
      />
      <FormMessage />
      <SubmitButton
        kind={isSecondary ? 'petrol' : 'primary'}
        size="large"
        busyText="Guardando…"
        className="sm:justify-self-start"
      >
        Guardar
      </SubmitButton>
    </ValidatedForm>
  )
}

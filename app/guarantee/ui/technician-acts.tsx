import { REFUND_AMOUNT_MAX_LENGTH } from '#guarantee/domain/guarantee-case.ts'
import type { GuaranteeFile } from '#guarantee/domain/guarantee-file.ts'
import { ActButton, type CaseForms, WrittenAct } from '#guarantee/ui/act-forms.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'

/** What the technician can do now. */
export function TechnicianActs({ file, forms }: { file: GuaranteeFile; forms: CaseForms }) {
  if (file.step === 'repeat-booked')
    return (
      <ButtonLink to="/agenda" kind="white" wide>
        Ver mi agenda
      </ButtonLink>
    )
  if (file.step !== 'opened') return null
  return (
    <>
      <ActButton act="offer-repeat" forms={forms} kind="mango">
        Repetir sin costo
      </ActButton>
      <WrittenAct
        act="offer-refund"
        forms={forms}
        kind="white"
        fields={
          <TextField
            label="¿Cuánto devuelves?"
            name="monto"
            icon="banknote"
            autoComplete="off"
            maxLength={REFUND_AMOUNT_MAX_LENGTH}
            hint="Lo que te pagó, con materiales. Por ejemplo: $ 90.000."
          />
        }
        label="¿Cómo y cuándo lo devuelves?"
        submit="Ofrecer la devolución"
        optional
      >
        Devolver el dinero
      </WrittenAct>
      <WrittenAct
        act="contest"
        forms={forms}
        label="¿Por qué no estás de acuerdo?"
        hint="Lo leen tu cliente y el equipo de TecniYa, que decide."
        submit="Pedir que decida TecniYa"
      >
        No estoy de acuerdo
      </WrittenAct>
    </>
  )
}

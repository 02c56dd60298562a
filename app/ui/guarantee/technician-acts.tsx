import { REFUND_AMOUNT_MAX_LENGTH } from '#domain/guarantee/guarantee-case.ts'
import type { GuaranteeFile } from '#domain/guarantee/guarantee-file.ts'
import { ButtonLink } from '#ui/basics/button.tsx'
import { TextField } from '#ui/basics/text-field.tsx'
import { ActButton, type CaseForms, WrittenAct } from '#ui/guarantee/act-forms.tsx'

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

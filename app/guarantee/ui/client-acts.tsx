import { guaranteeBookingPath } from '#bookings/domain/booking-paths.ts'
import { mayReopen } from '#guarantee/domain/guarantee-case.ts'
import type { GuaranteeFile } from '#guarantee/domain/guarantee-file.ts'
import { ActButton, type CaseForms, WrittenAct } from '#guarantee/ui/act-forms.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'

interface ClientActsProps {
  file: GuaranteeFile
  forms: CaseForms
  now: Date
}

/** What the client can do now. */
export function ClientActs({ file, forms, now }: ClientActsProps) {
  switch (file.step) {
    case 'repeat-offered':
      return (
        <>
          <ButtonLink
            to={guaranteeBookingPath(file.technicianId, { key: file.reservaKey, caso: file.id })}
            kind="mango"
            size="large"
            wide
          >
            Escoger hora
          </ButtonLink>
          <Disagreement forms={forms} />
          <Withdrawal forms={forms} />
        </>
      )
    case 'repeat-done':
      return (
        <>
          <ActButton act="accept-repeat" forms={forms} kind="mango">
            Quedó bien
          </ActButton>
          <WrittenAct
            act="reject-repeat"
            forms={forms}
            label="Cuéntanos qué sigue fallando"
            hint="Si la falla se repite, decide el equipo de TecniYa."
            submit="Enviar"
          >
            Sigue fallando
          </WrittenAct>
        </>
      )
    case 'refund-offered':
      return (
        <>
          <ActButton act="confirm-refund" forms={forms} kind="mango">
            Ya me devolvieron
          </ActButton>
          <Disagreement forms={forms} />
          <Withdrawal forms={forms} />
        </>
      )
    case 'opened':
    case 'disputed':
      return <Withdrawal forms={forms} />
    case 'closed':
      return mayReopen(file, now) ? (
        <WrittenAct act="reopen" forms={forms} label="¿Qué pasa ahora?" submit="Abrir de nuevo">
          Abrir el caso de nuevo
        </WrittenAct>
      ) : null
    default:
      return null
  }
}

function Disagreement({ forms }: { forms: CaseForms }) {
  return (
    <WrittenAct
      act="disagree"
      forms={forms}
      label="¿Por qué no estás de acuerdo?"
      hint="Lo lee el equipo de TecniYa y decide."
      submit="Pedir que decida TecniYa"
    >
      No estoy de acuerdo
    </WrittenAct>
  )
}

function Withdrawal({ forms }: { forms: CaseForms }) {
  return (
    <ActButton act="withdraw" forms={forms}>
      Retirar el caso
    </ActButton>
  )
}

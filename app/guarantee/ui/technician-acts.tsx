import { useId, useState } from 'react'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { ProblemPhotosField } from '#bookings/ui/problem-photos-field.tsx'
import { GUARANTEE_TEXT_MAX_LENGTH } from '#guarantee/domain/guarantee-case.ts'
import type { GuaranteeDossier } from '#guarantee/domain/guarantee-dossier.ts'
import { REFUND_MEANS } from '#guarantee/domain/refund.ts'
import { ActButton, CaseFields, type CaseForms, refusalOf, WrittenAct } from '#guarantee/ui/case-acts.tsx'
import { RefundField, refundMistake } from '#guarantee/ui/refund-field.tsx'
import { guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { describedBy, FieldNote, TextField } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { uploadMistake } from '#platform/wording/photo.ts'
import { PAYMENT_LABELS } from '#visits/wording/receipt.ts'

interface TechnicianActsProps {
  dossier: GuaranteeDossier
  forms: CaseForms
  now: Date
}

/** What the technician can do now; what the client asked for comes first. */
export function TechnicianActs({ dossier, forms, now }: TechnicianActsProps) {
  const { step, repeatKey, wish } = dossier
  if (step === 'repeat-booked')
    return repeatKey === null ? null : (
      <ButtonLink to={technicianVisitPath(repeatKey)} kind="white" wide>
        Ver la visita
      </ButtonLink>
    )
  if (step === 'refund-offered') return <ReturnedMoney dossier={dossier} forms={forms} now={now} />
  if (step !== 'opened') return null
  const repeat = (
    <ActButton act="offer-repeat" forms={forms} kind={wish === 'repeat' ? 'primary' : 'white'}>
      Repetir sin costo
    </ActButton>
  )
  return (
    <>
      {wish === 'repeat' && repeat}
      <WrittenAct
        act="offer-refund"
        forms={forms}
        kind={wish === 'refund' ? 'primary' : 'white'}
        fields={<RefundField label="¿Cuánto devuelves?" paid={dossier.paid} />}
        mistakeIn={typed => refundMistake(typed, dossier.paid)}
        label="¿Algo que quieras decir?"
        submit="Ofrecer la devolución"
        optional
      >
        Devolver el dinero
      </WrittenAct>
      {wish === 'refund' && repeat}
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

/** 'Ya lo devolví': by which means, when, and a photo of it if there is one. */
function ReturnedMoney({ forms, now }: TechnicianActsProps) {
  const refusal = refusalOf('send-refund', forms)
  const isHydrated = useHydrated()
  const [photos, setPhotos] = useState(forms.answer?.act === 'send-refund' ? forms.answer.photos : [])
  const [uploading, setUploading] = useState(0)
  const today = bogotaDate(now)
  return (
    <ValidatedForm
      validate={({ medio, dia = '', hora = '' }) => {
        if (!medio) return { field: 'medio', text: guaranteeRefusalText('guarantee-means-required') }
        if (dia === '' || hora === '')
          return { field: 'dia', text: guaranteeRefusalText('guarantee-moment-required') }
        return uploadMistake(uploading)
      }}
      watched={String(uploading)}
      refusal={refusal}
      encType={isHydrated ? undefined : 'multipart/form-data'}
      preventScrollReset
      className="grid gap-4 rounded-12 bg-white p-4"
    >
      <CaseFields act="send-refund" forms={forms} />
      <MeansField chosen={refusal?.typed.medio} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)] gap-3">
        <TextField label="¿Cuándo?" name="dia" type="date" max={today} defaultValue={today} />
        <TextField label="Hora" name="hora" type="time" defaultValue={bogotaTime(now)} />
      </div>
      <ProblemPhotosField
        photos={photos}
        onChange={setPhotos}
        onUploading={setUploading}
        technicianName={null}
        label="Foto del comprobante del pago"
        hint="Si la tienes. La ven tu cliente y el equipo de TecniYa."
        about="del pago"
        isCompact
      />
      <TextArea
        label="¿Algo que quieras decir?"
        name="texto"
        rows={2}
        maxLength={GUARANTEE_TEXT_MAX_LENGTH}
      />
      <SubmitButton kind="primary" size="large" wide busyText="Enviando…">
        Ya lo devolví
      </SubmitButton>
    </ValidatedForm>
  )
}

function MeansField({ chosen }: { chosen: string | undefined }) {
  const id = useId()
  const { error } = useFieldFeedback('medio')
  return (
    <fieldset {...describedBy(id, { error })}>
      <legend className="mb-1 text-label font-bold">¿Cómo lo devolviste?</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {REFUND_MEANS.map(means => (
          <label key={means} className="flex min-h-11 cursor-pointer items-center gap-3 text-label">
            <input
              type="radio"
              name="medio"
              value={means}
              defaultChecked={chosen === means}
              className="size-5 shrink-0 accent-petrol-600"
            />
            {PAYMENT_LABELS[means]}
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}

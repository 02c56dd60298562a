import { type ReactNode, useId, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { ProblemPhotosField } from '#bookings/ui/problem-photos-field.tsx'
import { Button, type ButtonStyle } from '#platform/ui/basics/button.tsx'
import { Dialog, DialogButton, DialogCloseButton, useModalDialog } from '#platform/ui/basics/dialog.tsx'
import { describedBy, FieldNote, TextField } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { FormMessage, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { uploadMistake } from '#platform/wording/photo.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { relativeMomentText } from '#platform/wording/relative-day.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { HECHO_MAX_LENGTH, PAYMENTS, parseFinish, type Receipt } from '#visits/domain/receipt.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { rowsIn, type TypedLine, typedAmount } from '#visits/domain/work-lines.ts'
import { LinesEditor } from '#visits/ui/lines-editor.tsx'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'
import {
  agreedForFinish,
  correctionNote,
  FINISH_DIALOG,
  FINISH_HASH,
  FINISH_REFUSALS,
  finalPriceHint,
  finishRows,
  PAYMENT_LABELS,
} from '#visits/wording/receipt.ts'

const FORM = 'terminar-formulario'

export interface FinishVisitProps {
  visit: TechnicianBooking
  facts: VisitFacts
  today: string
  formKey: string
  answer: VisitAnswer | null | undefined
  /** The receipt that is corrected; null: the visit has none. */
  corrects: Receipt | null
}

/** Opens the form, which is on the same page. */
export function FinishVisitButton({ children, ...look }: ButtonStyle & { children: ReactNode }) {
  return (
    <DialogButton dialog={FINISH_DIALOG} {...look}>
      {children}
    </DialogButton>
  )
}

/** The form in its dialog. Without JavaScript the dialog is a popover, and a refused form stands in the page. */
export function FinishVisit(props: FinishVisitProps) {
  const { visit, today, corrects } = props
  const answer = props.answer?.act === 'terminar' ? props.answer : null
  const isHydrated = useHydrated()
  const location = useLocation()
  // 'Terminé' of the agenda leads to it.
  const isAskedFor = location.hash === FINISH_HASH && corrects === null
  useModalDialog(FINISH_DIALOG, isHydrated ? (answer ?? (isAskedFor ? location : null)) : null)
  const title = corrects ? 'Corregir el comprobante' : 'Terminé'
  const detail = corrects ? (
    correctionNote(corrects.id)
  ) : (
    <>
      <bdi>{visit.clientName}</bdi>, {relativeMomentText(visit.date, visit.start, today)}.
    </>
  )
  const form = <FinishForm key={corrects?.id ?? 0} {...props} answer={answer} />
  return (
    <>
      {answer && !isHydrated ? (
        <section
          aria-label={title}
          className="mt-4 rounded-20 border border-paper-200 bg-white p-5 text-left shadow-2"
        >
          <p className="type-h3">{title}</p>
          <p className="mt-1 text-ink-600">{detail}</p>
          {form}
          <div className="mt-4 grid">
            <FinishButton isCorrection={corrects !== null} isRepeat={isGuaranteeVisit(visit)} />
          </div>
        </section>
      ) : (
        <Dialog id={FINISH_DIALOG} kind="done" wide title={title} detail={detail} fields={form}>
          <div className="grid gap-1">
            <FinishButton isCorrection={corrects !== null} isRepeat={isGuaranteeVisit(visit)} />
            <DialogCloseButton dialog={FINISH_DIALOG} kind="text" />
          </div>
        </Dialog>
      )}
    </>
  )
}

interface FinishButtonProps {
  isCorrection: boolean
  isRepeat: boolean
}

function FinishButton({ isCorrection, isRepeat }: FinishButtonProps) {
  const { formData } = useNavigation()
  const busy = formData?.get('act') === 'terminar'
  return (
    <Button type="submit" form={FORM} size="huge" busy={busy} busyText="Enviando…" className="px-2!">
      {isRepeat
        ? 'Terminar'
        : isCorrection
          ? 'Enviar comprobante corregido'
          : 'Terminar y enviar comprobante'}
    </Button>
  )
}

function FinishForm({ visit, facts, corrects, ...props }: FinishVisitProps) {
  const refusal = props.answer?.refusal ?? null
  const [start] = useState(() => finishRows(visit, facts, corrects))
  const [rows, setRows] = useState<readonly TypedLine[]>((refusal && rowsIn(refusal.typed)) ?? start)
  const [photos, setPhotos] = useState(props.answer?.photos ?? corrects?.photos ?? [])
  const [uploading, setUploading] = useState(0)
  // The same form sent again is the same receipt, also when the page was read again meanwhile.
  const [formKey] = useState(props.formKey)
  const isHydrated = useHydrated()
  const isRepeat = isGuaranteeVisit(visit)
  return (
    <ValidatedForm
      id={FORM}
      validate={fields => {
        if (isRepeat)
          return (fields.hecho ?? '').trim() === ''
            ? { field: 'hecho', text: FINISH_REFUSALS['hecho-required'][1] }
            : uploadMistake(uploading)
        const parsed = parseFinish(fields, rows)
        if (!parsed.ok) return { field: parsed.field, text: FINISH_REFUSALS[parsed.code][1] }
        return uploadMistake(uploading)
      }}
      watched={JSON.stringify([rows, uploading])}
      refusal={refusal}
      encType={isHydrated ? undefined : 'multipart/form-data'}
      className="mt-4 grid gap-4 pb-1"
    >
      <input type="hidden" name="act" value="terminar" />
      <input type="hidden" name="formKey" value={formKey} />
      {corrects && <input type="hidden" name="corrige" value={corrects.id} />}
      {isRepeat ? (
        <input type="hidden" name="garantia" value="si" />
      ) : (
        <FinalPrice visit={visit} facts={facts} rows={rows} onChange={setRows} />
      )}
      <TextField
        label="Qué hiciste"
        name="hecho"
        maxLength={HECHO_MAX_LENGTH}
        defaultValue={corrects?.hecho}
        placeholder="Ej.: Cambié el sifón y el tubo"
        autoComplete="off"
      />
      {!isRepeat && <PaymentChoice chosen={refusal?.typed.pago ?? corrects?.pago ?? ''} />}
      <ProblemPhotosField
        photos={photos}
        onChange={setPhotos}
        onUploading={setUploading}
        technicianName={null}
        label="Foto de cómo quedó"
        hint={isRepeat ? 'Queda en el caso de garantía.' : 'Va en el comprobante.'}
        about="de cómo quedó"
        isCompact
      />
      <FormMessage />
    </ValidatedForm>
  )
}

interface FinalPriceProps extends Pick<FinishVisitProps, 'visit' | 'facts'> {
  rows: readonly TypedLine[]
  onChange: (rows: readonly TypedLine[]) => void
}

/** The total; its lines are folded while it is what was agreed. */
function FinalPrice({ visit, facts, rows, onChange }: FinalPriceProps) {
  const total = rows.reduce((sum, row) => sum + typedAmount(row), 0)
  const agreed = agreedForFinish(visit, facts)
  const isHigher = agreed.total !== null && total > agreed.total
  const [isOpenAtFirst] = useState(agreed.total === null || total !== agreed.total)
  return (
    <div>
      <p className="mb-2 text-label font-bold">Precio final</p>
      <details open={isOpenAtFirst} className="group/price rounded-12 border-[1.5px] border-ink-400">
        <summary className="flex min-h-12 list-none items-center gap-2 rounded-12 px-3.5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 text-lead font-extrabold tabular-nums">
            {profilePriceText(total)}
          </span>
          <span className="text-label font-bold text-petrol-600">
            <span className="group-open/price:hidden">Cambiar</span>
            <span className="hidden group-open/price:inline">Renglones</span>
          </span>
          <Icon of="chevron-down" size={18} className="text-petrol-600 group-open/price:rotate-180" />
        </summary>
        <div className="border-t border-paper-200 px-2 py-3 sm:p-3.5">
          <LinesEditor rows={rows} onChange={onChange} />
        </div>
      </details>
      <p
        role="status"
        className={`mt-[0.4375rem] text-support ${isHigher ? 'font-semibold text-amber-700' : 'text-ink-600'}`}
      >
        {finalPriceHint({ total, agreed, name: shortNameOf(visit.clientName) })}
      </p>
    </div>
  )
}

/** None is chosen at first. */
function PaymentChoice({ chosen }: { chosen: string }) {
  const id = useId()
  const { error } = useFieldFeedback('pago')
  return (
    <fieldset {...describedBy(id, { error })}>
      <legend className="mb-2 text-label font-bold">¿Cómo te pagó?</legend>
      <div className="flex flex-wrap gap-2">
        {PAYMENTS.map(payment => (
          <label key={payment} className="relative grid min-h-11">
            <input
              type="radio"
              name="pago"
              value={payment}
              defaultChecked={chosen === payment}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-12 outline-none"
            />
            <span className="pointer-events-none relative flex items-center gap-2 rounded-12 border border-paper-300 bg-white px-3 text-label font-bold transition-colors peer-checked:border-petrol-600 peer-checked:bg-petrol-600 peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) [&>.icon]:hidden peer-checked:[&>.icon]:block">
              <Icon of="check" size={17} />
              {PAYMENT_LABELS[payment]}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}

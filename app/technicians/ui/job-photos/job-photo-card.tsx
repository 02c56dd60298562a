import { useId } from 'react'
import { Form } from 'react-router'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Dialog, DialogButton, DialogCloseButton } from '#platform/ui/basics/dialog.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { shortMonthText } from '#platform/wording/dates.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import type { OwnJobPhoto } from '#technicians/domain/job-photo.ts'
import { JobPhotoThumb } from '#technicians/ui/job-photos/job-photo-thumb.tsx'
import { JobPhotoFields, mistakeIn } from '#technicians/ui/job-photos/new-job-photo.tsx'
import { JOB_PHOTO_HIDDEN_TEXT } from '#technicians/wording/job-photos.ts'

interface JobPhotoCardProps {
  photo: OwnJobPhoto
  today: string
  isFirst: boolean
  isLast: boolean
  /** Of its form for caption and month. */
  refusal: FormRefusal | null
  onMove: (act: string, id: number) => void
}

export function JobPhotoCard({ photo, today, isFirst, isLast, refusal, onMove }: JobPhotoCardProps) {
  const { id, url, caption, month, isHidden } = photo
  return (
    <li className="rounded-16 border border-paper-200 bg-white p-4 shadow-1">
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <JobPhotoThumb url={url} className="self-start sm:row-span-2" />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">{caption}</p>
          <p className="text-label text-ink-600">{shortMonthText(month)}</p>
          {isHidden && (
            <>
              <p className="mt-1.5">
                <Badge tone="amber" icon="eye-off">
                  Oculta
                </Badge>
              </p>
              <p className="mt-1 text-support text-ink-600">{JOB_PHOTO_HIDDEN_TEXT}</p>
            </>
          )}
        </div>
        <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1 sm:self-end">
          <MoveButton
            act="subir"
            id={id}
            label="Subir"
            icon="arrow-up"
            of={caption}
            isOff={isFirst}
            onMove={onMove}
          />
          <MoveButton
            act="bajar"
            id={id}
            label="Bajar"
            icon="arrow-down"
            of={caption}
            isOff={isLast}
            onMove={onMove}
          />
          <DeleteButton id={id} caption={caption} />
        </div>
      </div>
      <details open={refusal !== null} className="group mt-2">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-8 text-label font-bold text-petrol-600 [&::-webkit-details-marker]:hidden">
          <Icon of="chevron-down" size={16} className="group-open:rotate-180" />
          <span>
            Cambiar texto o fecha<span className="sr-only"> de «{caption}»</span>
          </span>
        </summary>
        <ValidatedForm
          validate={fields => mistakeIn(fields, today)}
          refusal={refusal}
          preventScrollReset
          className="mt-2 grid gap-4"
        >
          <FormMessage />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="act" value="cambiar" />
          <JobPhotoFields today={today} caption={caption} month={month} />
          <SubmitButton busyText="Guardando…" className="sm:justify-self-start">
            Guardar
          </SubmitButton>
        </ValidatedForm>
      </details>
    </li>
  )
}

interface MoveButtonProps {
  act: 'subir' | 'bajar'
  id: number
  label: string
  icon: 'arrow-up' | 'arrow-down'
  of: string
  isOff: boolean
  onMove: (act: string, id: number) => void
}

function MoveButton({ act, id, label, icon, of, isOff, onMove }: MoveButtonProps) {
  return (
    <Form method="post" preventScrollReset onSubmit={() => onMove(act, id)}>
      <input type="hidden" name="id" value={id} />
      <button
        id={moveButtonId(act, id)}
        type="submit"
        name="act"
        value={act}
        // Not `disabled`: the focus would be lost at the end of the list.
        aria-disabled={isOff || undefined}
        onClick={event => isOff && event.preventDefault()}
        className={buttonClasses({ kind: 'white', className: 'px-0! size-11 aria-disabled:opacity-40' })}
        title={label}
      >
        <Icon of={icon} size={18} />
        <span className="sr-only">
          {label}: {of}
        </span>
      </button>
    </Form>
  )
}

export const moveButtonId = (act: string, id: number) => `${act}-${id}`

function DeleteButton({ id, caption }: { id: number; caption: string }) {
  const dialog = useId()
  const form = useId()
  return (
    <>
      <Form id={form} method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="act" value="borrar" />
      </Form>
      <DialogButton dialog={dialog} kind="red-text">
        <Icon of="trash" size={18} />
        <span>
          Borrar<span className="sr-only"> «{caption}»</span>
        </span>
      </DialogButton>
      <Dialog
        id={dialog}
        kind="delete"
        title="¿Borrar este trabajo?"
        detail={`«${caption}» deja de verse en tu perfil.`}
      >
        <DialogCloseButton dialog={dialog} />
        <Button type="submit" form={form} kind="danger-solid">
          Borrar
        </Button>
      </Dialog>
    </>
  )
}

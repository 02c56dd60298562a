import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ProblemPhotoSquare, useProblemPhotos } from '#bookings/ui/problem-photo-slots.tsx'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { PHOTO_TYPES } from '#platform/domain/photo.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { describedBy, FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback, useFormFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { withSessionStorage } from '#platform/ui/hooks/session-storage.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { useChosenFiles } from '#platform/ui/photo/use-chosen-files.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { uploadMistake } from '#platform/wording/photo.ts'

const PHOTO_PX = 88

export interface ShownMessage {
  readonly id: number
  readonly isOwn: boolean
  /** Who wrote it; own ones are 'Tú'. */
  readonly name: string
  /** Beside the words of others. */
  readonly face: ReactNode
  readonly words: string
  readonly photos: readonly string[]
  /** 'ayer, 20:05' */
  readonly when: string
  readonly isRead?: boolean
  /** After its hour. */
  readonly marks?: ReactNode
  /** What can be done with it, under it. */
  readonly act?: ReactNode
  /** What became of it, under all of it. */
  readonly note?: ReactNode
}

/** Own words at the right, those of others at the left. */
export function Conversation({ messages }: { messages: readonly ShownMessage[] }) {
  return (
    <ol className="grid gap-4 md:gap-3">
      {messages.map(message => (
        <li
          key={message.id}
          className={`flex items-end gap-2.5 ${message.isOwn ? 'justify-end pl-8' : 'pr-6'}`}
        >
          {!message.isOwn && <div className="mb-6 shrink-0 md:mb-0">{message.face}</div>}
          <MessageContent {...message} photosAbout={photosAbout(message, messages)} />
        </li>
      ))}
    </ol>
  )
}

/** 'de Carlos, ayer, 20:05'; of several messages of one minute the second and further ones are counted. */
export function photosAbout(message: ShownMessage, all: readonly ShownMessage[]): string {
  const base = ({ isOwn, name, when }: ShownMessage) => `${isOwn ? 'que mandaste' : `de ${name}`}, ${when}`
  const alike = all.filter(other => other.photos.length > 0 && base(other) === base(message))
  const position = alike.indexOf(message)
  return position > 0 ? `${base(message)}, mensaje ${position + 1}` : base(message)
}

/** Its hour stands under it, or beside what is last on wide screens. */
function MessageContent(props: ShownMessage & { photosAbout: string }) {
  const { isOwn, name, words, photos, when, isRead, marks, act, note } = props
  const side = isOwn ? 'justify-items-end' : 'justify-items-start'
  const bubble = words && (
    <p
      className={`max-w-prose rounded-16 px-4 py-3 text-label/[1.375rem] text-wrap break-words whitespace-pre-line wrap-anywhere md:py-2.5 ${isOwn ? 'rounded-br-6 bg-petrol-600 text-white' : 'rounded-bl-6 border border-paper-200 bg-white'}`}
    >
      {words}
    </p>
  )
  const hasPhotos = photos.length > 0
  return (
    <div className={`grid min-w-0 gap-y-1.5 ${side}`}>
      {hasPhotos && bubble}
      <div
        className={`grid min-w-0 gap-x-2.5 gap-y-1.5 ${side} md:flex md:items-end ${isOwn ? 'md:flex-row-reverse' : ''}`}
      >
        {hasPhotos ? <ProblemPhotos ids={photos} size={PHOTO_PX} about={props.photosAbout} /> : bubble}
        <p className="flex flex-wrap items-center gap-x-1.5 text-small font-normal text-ink-600 md:shrink-0 md:pb-0.5">
          <span>
            {isOwn ? 'Tú' : <bdi>{name}</bdi>} · {when}
          </span>
          {isOwn && isRead && (
            <span className="inline-flex items-center gap-1 text-petrol-700">
              <Icon of="check-check" size={15} />
              Leído
            </span>
          )}
          {marks}
        </p>
        {act}
      </div>
      {note}
    </div>
  )
}

interface MessageFormProps {
  /** The first name of the other side. */
  to: string
  maxLength: number
  /** Hidden fields: the act and its key. */
  fields: ReactNode
  /** The refusal of this form, and the photos that it had. */
  refusal: FormRefusal | null
  photos: readonly string[]
  /** Said when there are neither words nor photos. */
  emptyText: string
  /** What was typed is kept in the tab under this name: of the conversation and the own message before it. */
  draftKey: string
  size?: 'normal' | 'huge'
  /** Under the field. */
  hint?: string | null
}

const ACCEPT = PHOTO_TYPES.join(',')
const SQUARES = { normal: 'size-12', huge: 'size-14' }
/** As high as the squares while it has one line. */
const FIELDS = { normal: 'min-h-12 py-[0.6875rem]', huge: 'min-h-14 py-[0.9375rem]' }

/** A message with up to three photos. Mount it anew after each own message: then it is empty. */
export function MessageForm(props: MessageFormProps) {
  const { to, maxLength, fields, refusal, emptyText, draftKey, size = 'normal', hint } = props
  const id = useId()
  const isHydrated = useHydrated()
  const [photos, setPhotos] = useState(props.photos)
  const uploads = useProblemPhotos({ photos, onChange: setPhotos })
  const { slots, uploading } = uploads
  const { input, takeFiles } = useChosenFiles(uploads.choose)
  const square = SQUARES[size]

  return (
    <ValidatedForm
      validate={({ texto = '' }) =>
        texto.trim() !== '' || slots.length > 0 || uploading > 0
          ? uploadMistake(uploading)
          : { field: 'texto', text: emptyText }
      }
      watched={String(uploading)}
      refusal={refusal}
      preventScrollReset
      encType={isHydrated ? undefined : 'multipart/form-data'}
      className="grid gap-2.5"
    >
      {fields}
      {slots.length > 0 && (
        <ul className="grid max-w-112 grid-cols-3 gap-2.5 noscript:hidden">
          {slots.map((slot, index) => (
            <ProblemPhotoSquare
              key={slot.key}
              slot={slot}
              index={index}
              onRetry={() => uploads.retry(slot.key)}
              onRemove={() => uploads.remove(slot)}
            />
          ))}
        </ul>
      )}
      {photos.map(photo => (
        <input key={photo} type="hidden" name="fotos" value={photo} />
      ))}
      {!isHydrated && (
        <input
          type="file"
          name="foto"
          accept={ACCEPT}
          multiple
          aria-label="Fotos"
          className="file-choice hidden min-h-11 noscript:block"
        />
      )}
      <div className="flex items-end gap-2">
        <div className="relative noscript:hidden">
          <input
            ref={input}
            id={`${id}-foto`}
            type="file"
            name="foto"
            accept={ACCEPT}
            multiple
            aria-label="Agregar fotos"
            onChange={takeFiles}
            className="peer sr-only"
          />
          <label
            htmlFor={`${id}-foto`}
            aria-hidden="true"
            className={`grid ${square} cursor-pointer place-items-center rounded-12 border border-paper-300 bg-white text-ink-900 hover:border-ink-400 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)`}
          >
            <Icon of="camera" />
          </label>
        </div>
        <MessageField id={id} to={to} maxLength={maxLength} draftKey={draftKey} className={FIELDS[size]} />
        <SendButton square={square} sendsLater={Boolean(hint)} />
      </div>
      <MessageNotes id={id} mistake={uploads.mistake} />
      {hint && <p className="text-support text-ink-600">{hint}</p>}
    </ValidatedForm>
  )
}

interface MessageFieldProps extends Pick<MessageFormProps, 'to' | 'maxLength' | 'draftKey'> {
  id: string
  className: string
}

/** With a longer one the field would begin with two lines on a phone. */
const LONG_NAME = 9

/** One line that grows with the text. */
function MessageField({ id, to, maxLength, draftKey, className }: MessageFieldProps) {
  const { error, submitted } = useFieldFeedback('texto')
  const field = useRef<HTMLTextAreaElement>(null)
  const key = BROWSER_STORAGE.messageDraft.key + draftKey
  // The page is rendered on the server without the draft.
  useEffect(() => {
    const draft = withSessionStorage(storage => storage.getItem(key))
    if (draft && field.current?.value === '') field.current.value = draft
  }, [key])
  return (
    <textarea
      ref={field}
      rows={1}
      name="texto"
      id={id}
      maxLength={maxLength}
      defaultValue={submitted}
      placeholder={to.length > LONG_NAME ? 'Escribe aquí' : `Escríbele a ${to}`}
      aria-label={`Mensaje para ${to}`}
      {...describedBy(id, { error })}
      onInput={({ currentTarget: { value } }) =>
        withSessionStorage(storage => (value === '' ? storage.removeItem(key) : storage.setItem(key, value)))
      }
      className={`field-box block max-h-40 min-w-0 flex-1 resize-none field-sizing-content ${className}`}
    />
  )
}

function SendButton({ square, sendsLater }: { square: string; sendsLater: boolean }) {
  const { busy } = useFormFeedback()
  return (
    <Button type="submit" busy={busy} sendsLater={sendsLater} className={`${square} shrink-0 px-0!`}>
      <Icon of="send-horizontal" />
      <span className="sr-only">{busy ? 'Enviando…' : 'Enviar'}</span>
    </Button>
  )
}

/** Inside the form, which knows its refusal. */
function MessageNotes({ id, mistake }: { id: string; mistake: string | null }) {
  const { error } = useFormFeedback()
  const text =
    error?.field === 'texto' || error?.field === 'foto' || error?.field === null ? error.text : mistake
  return <FieldNote id={id} error={text} />
}

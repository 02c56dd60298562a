// 'Avísale a la portería': on the day of the visit the client shares a link of it, with a note.
import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useShare } from '#platform/ui/hooks/use-share.ts'
import { useTell } from '#platform/ui/live/news.tsx'
import { PORTER_NOTE_MAX_LENGTH } from '#visits/domain/porter.ts'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'
import { porterShare } from '#visits/wording/porter.ts'

const ACT = 'porteria'
const COPIED = 'Copiado'

interface PorterBoxProps {
  visit: { readonly key: number; readonly technicianName: string }
  /** What is shared. */
  porter: { readonly url: string; readonly note: string }
  answer: VisitAnswer | null | undefined
}

export function PorterBox({ visit, porter: { url, note }, answer }: PorterBoxProps) {
  const { href, isCopied, share } = useShare({ ...porterShare(visit.technicianName, note), url })
  const tell = useTell()
  useEffect(() => {
    if (isCopied) tell(COPIED)
  }, [isCopied, tell])
  return (
    <section
      id={ACT}
      aria-labelledby={`${ACT}-titulo`}
      className="scroll-mt-40 rounded-20 border border-paper-200 bg-white px-4 pt-4 pb-2 shadow-1 sm:px-5"
    >
      <h2 id={`${ACT}-titulo`} className="text-lead/7 font-extrabold tracking-[-0.02em]">
        Avísale a la portería
      </h2>
      <p className="text-support text-ink-600">Ve su cara y la hora, no tus datos.</p>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={share}
        className={buttonClasses({ kind: 'white', size: 'large', wide: true, className: 'mt-3' })}
      >
        <Icon of={isCopied ? 'check' : 'share-2'} size={18} />
        {isCopied ? COPIED : 'Compartir con la portería'}
      </a>
      <PorterNote
        // Folded again once it is stored.
        key={note}
        visitKey={visit.key}
        note={note}
        refusal={answer?.act === ACT ? answer.refusal : null}
      />
    </section>
  )
}

interface PorterNoteProps {
  visitKey: number
  note: string
  refusal: VisitAnswer['refusal'] | null
}

function PorterNote({ visitKey, note, refusal }: PorterNoteProps) {
  const isBusy = useNavigation().formData?.get('act') === ACT
  return (
    <details open={refusal !== null} className="group/note mt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-label [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 break-words text-ink-700">
          {note ? (
            <>
              Nota: «<bdi>{note}</bdi>»
            </>
          ) : (
            'Sin nota'
          )}
        </span>
        <span className="shrink-0 font-bold text-petrol-600 group-hover/note:underline">
          {note ? 'Cambiar' : 'Agregar'}
        </span>
      </summary>
      <Form
        method="post"
        action={clientVisitPath(visitKey)}
        preventScrollReset
        onSubmit={event => isBusy && event.preventDefault()}
        className="grid gap-3 pt-1 pb-3"
      >
        <input type="hidden" name="act" value={ACT} />
        <TextField
          label="Nota para la portería"
          name="nota"
          maxLength={PORTER_NOTE_MAX_LENGTH}
          placeholder="Que siga en carro."
          defaultValue={refusal?.typed.nota ?? note}
          error={refusal?.text}
          autoComplete="off"
          enterKeyHint="done"
        />
        <Button type="submit" kind="white" busy={isBusy} busyText="Guardando…">
          Guardar
        </Button>
      </Form>
    </details>
  )
}

import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { FORM_ID } from '#ui/editor/editor-context.ts'

export interface EditorButtonsProps {
  published: boolean
  /** The checklist is met and nobody moderated it away. */
  publishable: boolean
  /** What is being sent: 'guardar', 'publicar', 'ocultar'. */
  sending: string | null
  wide?: boolean
}

/** Guardar, and beside it the one thing that can be done with the catalogue. */
export function EditorButtons({ published, publishable, sending, wide }: EditorButtonsProps) {
  const look = {
    type: 'submit',
    form: FORM_ID,
    name: 'act',
    size: 'large',
    wide,
    className: 'max-sm:px-3',
  } as const
  // A press while another is on its way counts for nothing.
  const busyWith = (act: string) => ({ value: act, busy: sending !== null && sending === act })
  return (
    <>
      <Button {...look} {...busyWith('guardar')} kind="petrol" busyText="Guardando…">
        Guardar
      </Button>
      {published ? (
        <Button {...look} {...busyWith('ocultar')} kind="white" busyText="Ocultando…">
          Ocultar
        </Button>
      ) : (
        <Button
          {...look}
          {...busyWith('publicar')}
          kind="mango"
          busyText="Publicando…"
          disabled={!publishable}
        >
          {!publishable && <Icon of="lock" size={18} />}
          Publicar
        </Button>
      )}
    </>
  )
}

import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { FORM_ID } from '#ui/editor/editor-context.ts'

export interface EditorButtonsProps {
  published: boolean
  /** The checklist is complete and the profile is not moderated. */
  publishable: boolean
  /** The submitted act: 'guardar', 'publicar', 'ocultar'. */
  sending: string | null
  wide?: boolean
}

export function EditorButtons({ published, publishable, sending, wide }: EditorButtonsProps) {
  const common = {
    type: 'submit',
    form: FORM_ID,
    name: 'act',
    size: 'large',
    wide,
    className: 'max-sm:px-3',
  } as const
  const busyWith = (act: string) => ({ value: act, busy: sending !== null && sending === act })
  return (
    <>
      <Button {...common} {...busyWith('guardar')} kind="petrol" busyText="Guardando…">
        Guardar
      </Button>
      {published ? (
        <Button {...common} {...busyWith('ocultar')} kind="white" busyText="Ocultando…">
          Ocultar
        </Button>
      ) : (
        <Button
          {...common}
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

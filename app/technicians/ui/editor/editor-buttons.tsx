import { Button } from '#platform/ui/basics/button.tsx'
import { FORM_ID } from '#technicians/ui/editor/editor-context.ts'

export interface EditorButtonsProps {
  published: boolean
  /** The submitted act: 'guardar', 'publicar', 'ocultar'. */
  sending: string | null
  wide?: boolean
}

export function EditorButtons({ published, sending, wide }: EditorButtonsProps) {
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
        <Button {...common} {...busyWith('publicar')} kind="mango" busyText="Publicando…">
          Publicar
        </Button>
      )}
    </>
  )
}

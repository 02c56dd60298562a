import type { ComponentProps } from 'react'
import { Button } from '#platform/ui/basics/button.tsx'
import { EDITOR_PATH, FORM_ID, useEditor } from '#technicians/ui/editor/editor-context.ts'

interface ActButtonProps extends Omit<ComponentProps<typeof Button>, 'value' | 'onClick'> {
  /** `servicios.quitar.2` */
  act: string
  /** Id of its card: without JavaScript the page returns to that anchor. */
  section: string
}

/** Changes rows. Without JavaScript it submits the form, which comes back changed but unsaved. */
export function ActButton({ act, section, ...rest }: ActButtonProps) {
  const editor = useEditor()
  return (
    <Button
      kind="white"
      {...rest}
      type="submit"
      form={FORM_ID}
      name="act"
      value={act}
      formAction={`${EDITOR_PATH}#${section}`}
      onClick={event => {
        event.preventDefault()
        editor.act(act)
      }}
    />
  )
}

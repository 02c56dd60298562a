import type { ComponentProps } from 'react'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
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

interface RowButtonsProps {
  group: string
  section: string
  index: number
  last: boolean
  /** 'servicio 2' */
  what: string
}

export function RowButtons({ group, section, index, last, what }: RowButtonsProps) {
  return (
    <div className="ml-auto flex gap-1.5">
      <ActButton
        act={`${group}.subir.${index}`}
        section={section}
        className="w-11 px-0!"
        disabled={index === 0}
        aria-label={`Subir ${what}`}
      >
        <Icon of="arrow-up" size={18} />
      </ActButton>
      <ActButton
        act={`${group}.bajar.${index}`}
        section={section}
        className="w-11 px-0!"
        disabled={last}
        aria-label={`Bajar ${what}`}
      >
        <Icon of="arrow-down" size={18} />
      </ActButton>
      <RemoveButton act={`${group}.quitar.${index}`} section={section} what={what} />
    </div>
  )
}

export function RemoveButton({ act, section, what }: { act: string; section: string; what: string }) {
  return (
    <ActButton act={act} section={section} className="w-11 shrink-0 px-0!" aria-label={`Quitar ${what}`}>
      <Icon of="trash" size={18} />
    </ActButton>
  )
}

import { Icon } from '#platform/ui/basics/icon.tsx'
import { ActButton } from '#technicians/ui/editor/act-button.tsx'

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

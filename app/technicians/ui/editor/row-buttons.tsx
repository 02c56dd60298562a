import type { ComponentProps } from 'react'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { RowChange, RowListName } from '#technicians/domain/profile-draft.ts'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { rowButtonName } from '#technicians/ui/editor/editor-focus.ts'

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'onClick'>, RowChange {}

/** Adds, removes or moves a row. It needs JavaScript. */
export function RowButton({ list, change, index, className = '', ...rest }: RowButtonProps) {
  const { changeRows } = useEditor()
  return (
    <Button
      kind="white"
      {...rest}
      data-row-change={rowButtonName({ list, change, index })}
      className={`${className} noscript:hidden`}
      onClick={() => changeRows({ list, change, index })}
    />
  )
}

interface RowButtonsProps {
  list: RowListName
  index: number
  /** Of rows: a single one cannot be moved. */
  count: number
  /** 'servicio 2' */
  what: string
}

export function RowButtons({ list, index, count, what }: RowButtonsProps) {
  return (
    <div className="ml-auto flex gap-1.5">
      {count > 1 && (
        <>
          <RowButton
            list={list}
            change="up"
            index={index}
            className="w-11 px-0!"
            disabled={index === 0}
            aria-label={`Subir ${what}`}
          >
            <Icon of="arrow-up" size={18} />
          </RowButton>
          <RowButton
            list={list}
            change="down"
            index={index}
            className="w-11 px-0!"
            disabled={index === count - 1}
            aria-label={`Bajar ${what}`}
          >
            <Icon of="arrow-down" size={18} />
          </RowButton>
        </>
      )}
      <RemoveButton list={list} index={index} what={what} />
    </div>
  )
}

export function RemoveButton({ list, index, what }: Omit<RowButtonsProps, 'count'>) {
  return (
    <RowButton
      list={list}
      change="remove"
      index={index}
      kind="text"
      className="w-11 shrink-0 px-0! text-ink-700!"
      aria-label={`Quitar ${what}`}
    >
      <Icon of="trash" size={18} />
    </RowButton>
  )
}

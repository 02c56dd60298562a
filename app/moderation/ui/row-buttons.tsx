import { KIND_SEGMENTS } from '#moderation/wording/moderation.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import type { ButtonKind } from '#platform/ui/basics/button-classes.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface ActButtonProps {
  act: string
  kind: ButtonKind
  /** With `name` for screen readers: 'Bloquear a Luz'. */
  label: string
  name: string
}

export function ActButton({ act, kind, label, name }: ActButtonProps) {
  return (
    <Button
      type="submit"
      name="act"
      value={act}
      kind={kind}
      className="flex-1 max-lg:px-1.5 max-sm:text-support lg:min-h-9 lg:rounded-8 lg:px-2.5 lg:text-support"
    >
      <span>
        {label}
        <span className="sr-only">
          {' '}
          a <bdi>{name}</bdi>
        </span>
      </span>
    </Button>
  )
}

interface RowToolsProps {
  kind: 'technician' | 'user'
  uid: string
  name: string
  /** False for one's own account. */
  mayDelete?: boolean
}

const TOOL_CLASSES = 'shrink-0 px-0! size-11 lg:size-9 lg:min-h-9 lg:rounded-8'

/** Deleting asks first: in the dialog of the page, without JavaScript on the confirmation page. */
export function RowTools({ kind, uid, name, mayDelete = true }: RowToolsProps) {
  const path = `${KIND_SEGMENTS[kind]}/${encodeURIComponent(uid)}`
  return (
    <>
      <ButtonLink
        kind="white"
        className={`${TOOL_CLASSES} max-lg:absolute max-lg:top-3.5 max-lg:right-3.5`}
        to={`/admin/historial/${path}`}
        title="Historial"
      >
        <Icon of="history" size={18} />
        <span className="sr-only">
          Historial de <bdi>{name}</bdi>
        </span>
      </ButtonLink>
      {mayDelete && (
        <Button
          type="submit"
          name="act"
          value="delete"
          kind="white"
          className={TOOL_CLASSES}
          title="Eliminar"
        >
          <Icon of="trash" size={18} />
          <span className="sr-only">
            Eliminar a <bdi>{name}</bdi>
          </span>
        </Button>
      )}
    </>
  )
}

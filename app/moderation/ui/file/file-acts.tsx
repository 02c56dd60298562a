import { useRef } from 'react'
import { RowFields } from '#moderation/ui/row-fields.tsx'
import { useModeration } from '#moderation/ui/use-moderation.ts'
import { REASON_MAX_LENGTH } from '#platform/domain/acts.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import type { ButtonKind } from '#platform/ui/basics/button-classes.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

export interface FileAct {
  readonly act: string
  readonly label: string
  readonly kind: ButtonKind
  readonly icon?: IconName
  /** The act cannot be done: the button is grey and the reason is below. */
  readonly refusal?: string | null
}

interface FileActsProps {
  kind: 'technician' | 'user'
  uid: string
  name: string
  acts: readonly FileAct[]
  action: string
  /** The `moderationVersion` that the page shows. */
  seen: string
  mayDelete: boolean
}

/** Every act on a person, with an optional reason. */
export function FileActs({ kind, uid, name, acts, action, seen, mayDelete }: FileActsProps) {
  const row = useRef<HTMLDivElement>(null)
  const { Form, act: sent } = useModeration(kind, uid, row)
  const refusals = acts.flatMap(({ refusal }) => refusal ?? [])
  return (
    <div ref={row} tabIndex={-1} className="w-full min-w-0 lg:w-auto">
      <Form method="post" action={action}>
        <RowFields kind={kind} id={uid} seen={seen} />
        <div className="flex flex-wrap gap-2 lg:justify-end">
          {acts.map(({ act, label, kind: buttonKind, icon, refusal }) => (
            <Button
              key={act}
              type="submit"
              name="act"
              value={act}
              kind={buttonKind}
              busy={sent === act}
              disabled={Boolean(refusal)}
              aria-describedby={refusal ? 'por-que-no' : undefined}
            >
              {icon && <Icon of={icon} size={18} />}
              <span>
                {label}
                <span className="sr-only">
                  {' '}
                  a <bdi>{name}</bdi>
                </span>
              </span>
            </Button>
          ))}
          {mayDelete && (
            <Button
              type="submit"
              kind="white"
              className="size-11 px-0!"
              name="act"
              value="delete"
              title="Eliminar"
            >
              <Icon of="trash" size={18} />
              <span className="sr-only">
                Eliminar a <bdi>{name}</bdi>
              </span>
            </Button>
          )}
        </div>
        {refusals.length > 0 && (
          <p id="por-que-no" className="mt-2 text-support text-ink-600 lg:text-right">
            {refusals.join(' ')}
          </p>
        )}
        <details className="mt-1 lg:ml-auto lg:max-w-md lg:[&:not([open])]:w-fit">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-8 text-support font-bold text-petrol-600 hover:underline">
            Con motivo
          </summary>
          <label className="block text-label font-bold">
            Motivo <span className="font-normal text-ink-600">(queda en el historial)</span>
            <input
              name="motivo"
              maxLength={REASON_MAX_LENGTH}
              autoComplete="off"
              className="field-box mt-2 font-normal"
            />
          </label>
        </details>
      </Form>
    </div>
  )
}

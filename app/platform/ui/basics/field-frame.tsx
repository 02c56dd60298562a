import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/basics/icon.tsx'

export interface FieldTexts {
  label: string
  /** Help under the field; replaced by `error`. */
  hint?: ReactNode
  error?: string | null
  /** Shows 'Opcional' beside the label. */
  optional?: boolean
}

/** Label above, hint or error below, for every kind of field. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 flex items-baseline justify-between gap-3 text-label font-bold">
        {label}
        {optional && <span className="text-support font-normal text-ink-600">Opcional</span>}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}

export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null }) {
  if (error)
    return (
      <p
        id={noteId(id)}
        role="alert"
        className="mt-[0.4375rem] flex items-start gap-1.5 text-support font-semibold text-red-600"
      >
        <Icon of="triangle-alert" size={16} className="mt-0.5" />
        {error}
      </p>
    )
  if (hint)
    return (
      <p id={noteId(id)} className="mt-[0.4375rem] text-support text-ink-600">
        {hint}
      </p>
    )
  return null
}

/** The ARIA attributes that tie a field to its note. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    'aria-describedby': hint || error ? noteId(id) : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

const noteId = (id: string) => `${id}-note`

import { type ReactNode, useId } from 'react'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { CHECKLIST_HINTS } from '#technicians/wording/profile-status.ts'

interface EditorCardProps {
  id: string
  title: string
  hint?: string
  /** Field name of mistakes about the whole group, such as too many rows. */
  group?: string
  /** The checklist point that this card fulfils. */
  point?: ChecklistPoint
  children: ReactNode
}

export function EditorCard({ id, title, hint, group, point, children }: EditorCardProps) {
  const heading = useId()
  const { error } = useFieldFeedback(group)
  const { missing, isMissingMarked } = useEditor()
  const isMarked = isMissingMarked && point !== undefined && missing.includes(point)
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`scroll-mt-16 rounded-16 border bg-white p-4.5 shadow-1 sm:p-5 md:p-7 ${isMarked ? 'border-red-600' : 'border-paper-200'}`}
    >
      <h2 id={heading} className="type-h3">
        {title}
      </h2>
      {hint && <p className="mt-1 text-support text-ink-600">{hint}</p>}
      <FieldNote id={heading} error={error} />
      <div className="mt-4">{children}</div>
      {point && <MissingHint point={point} />}
    </section>
  )
}

/** Says what is missing for the checklist, next to the field. */
export function MissingHint({ point }: { point: ChecklistPoint }) {
  const { missing, isMissingMarked } = useEditor()
  if (!missing.includes(point)) return null
  return (
    <p
      className={`mt-3 flex items-start gap-1.5 text-support font-semibold ${isMissingMarked ? 'text-red-600' : 'text-amber-700'}`}
    >
      <Icon of="triangle-alert" size={16} className="mt-0.5" />
      {CHECKLIST_HINTS[point]}
    </p>
  )
}

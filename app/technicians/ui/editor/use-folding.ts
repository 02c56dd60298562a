import { useEffect, useRef, useState } from 'react'
import { useFormFeedback } from '#platform/ui/basics/form-feedback.ts'
import type { ProfileDraft } from '#technicians/domain/profile-draft.ts'
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'

/** Below the bar that stays at the top of the screen. */
const TOP_PX = 64

/** What is below the top of the screen stays where it is. The browser's own scroll anchoring is off in the form. */
function foldInPlace(details: HTMLDetailsElement): void {
  const before = details.getBoundingClientRect()
  details.open = false
  const after = details.getBoundingClientRect()
  if (before.top >= TOP_PX) return
  // Where half of it was above, its row stays in view.
  const bottom = Math.min(before.bottom, TOP_PX + after.height)
  window.scrollBy({ top: after.bottom - bottom, behavior: 'instant' })
}

export interface FoldedFields {
  /** Those of the draft that it holds. */
  fields: readonly (keyof ProfileDraft)[]
  /** The checklist points that it fulfils. */
  points?: readonly ChecklistPoint[]
}

/**
 * A `details` element of the form. It opens for what is missing and for a mistake inside, folds after saving when it
 * fulfils its points, and otherwise stays as its owner left it.
 */
export function useFolding({ fields, points = [] }: FoldedFields) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { missing, isSaved, storedRevision } = useEditor()
  const { error } = useFormFeedback()
  const isMissing = points.some(point => missing.includes(point))
  const mistaken = error?.field?.split('.')[0]
  const mustOpen = isMissing || fields.some(field => field === mistaken)
  const [open] = useState(mustOpen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each refusal.
  useEffect(() => {
    if (ref.current && mustOpen) ref.current.open = true
  }, [mustOpen, error])
  const foldedAt = useRef(storedRevision)
  useEffect(() => {
    const details = ref.current
    if (!details || !isSaved || foldedAt.current === storedRevision) return
    foldedAt.current = storedRevision
    const isWrittenIn = details.contains(document.activeElement)
    if (points.length > 0 && !isMissing && !isWrittenIn) foldInPlace(details)
  })
  return { isMissing, detailsProps: { ref, open } }
}

import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ModerationAnswer } from '#ui/admin/moderation-answer.ts'
import { showToast } from '#ui/basics/toasts.ts'

/** One fetcher per row, shared by the row and its delete dialog. */
export const moderationKey = (kind: string, id: string | number) => `moderate-${kind}-${id}`

/**
 * The form of a row, the act being sent (for the optimistic state) and the last answer, shown as a toast. When the pressed
 * button disappears, the row gets the focus.
 */
export function useModeration(
  kind: string,
  id: string | number,
  row: RefObject<HTMLElement | null>,
  /** The row shows refusals itself, without a toast. */
  showsRefusals = false,
) {
  const fetcher = useFetcher<ModerationAnswer>({ key: moderationKey(kind, id) })
  const { data, formData } = fetcher
  const act = formData?.get('act') ?? null
  const lastData = useRef(data)
  useEffect(() => {
    if (data === lastData.current) return
    lastData.current = data
    if (data?.done) showToast(data.done, 'success')
    if (data?.failure && !showsRefusals) showToast(data.failure, 'error')
  }, [data, showsRefusals])
  useEffect(() => {
    if (act && document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [act, row])
  return { Form: fetcher.Form, act: typeof act === 'string' ? act : null, formData, answer: data }
}

import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ModerationAnswer } from '#ui/admin/moderation-answer.ts'
import { showToast } from '#ui/basics/toasts.ts'

/** One fetcher per row: the row, and the dialog that asks about it, send through the same one. */
export const moderationKey = (kind: string, id: string | number) => `moderate-${kind}-${id}`

/**
 * The form of a row, the act that is under way (the row shows its end at once), and how the last one went, told as a
 * toast. Where the button that was pressed is gone afterwards, the keyboard goes on from the row.
 */
export function useModeration(
  kind: string,
  id: string | number,
  row: RefObject<HTMLElement | null>,
  /** A refusal that stands beside its field needs no toast. */
  tellsRefusals = false,
) {
  const fetcher = useFetcher<ModerationAnswer>({ key: moderationKey(kind, id) })
  const { data, formData } = fetcher
  const act = formData?.get('act') ?? null
  const heard = useRef(data)
  useEffect(() => {
    if (data === heard.current) return
    heard.current = data
    if (data?.done) showToast(data.done, 'success')
    if (data?.failure && !tellsRefusals) showToast(data.failure, 'error')
  }, [data, tellsRefusals])
  useEffect(() => {
    if (act && document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [act, row])
  return { Form: fetcher.Form, act: typeof act === 'string' ? act : null, formData, answer: data }
}

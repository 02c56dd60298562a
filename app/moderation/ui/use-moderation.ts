import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { ASKING_ACTS } from '#moderation/domain/consequences.ts'
import type { ModerationAnswer } from '#moderation/ui/moderation-answer.ts'
import { useAsk } from '#moderation/ui/moderation-dialog.tsx'

/**
 * The form of a row, the act being sent (for the optimistic state) and the last answer, which moderationClientAction
 * shows as a toast. An act that affects somebody opens the ModerationDialog around the page. When the pressed button
 * disappears, the row gets the focus.
 */
export function useModeration(kind: string, id: string | number, row: RefObject<HTMLElement | null>) {
  const fetcher = useFetcher<ModerationAnswer>({ key: `moderate-${kind}-${id}` })
  const ask = useAsk()
  const { data, formData, state } = fetcher
  const sending = textOf(formData?.get('act'))
  const lastData = useRef(data)
  useEffect(() => {
    if (!data || data === lastData.current) return
    lastData.current = data
    if (data.asks) ask?.(data.asks, row.current)
  }, [data, ask, row])
  const wasSent = useRef(false)
  useEffect(() => {
    if (wasSent.current && document.activeElement === document.body)
      row.current?.focus({ preventScroll: true })
    wasSent.current = state !== 'idle'
  }, [state, row])
  // Until the answer it is not known whether such an act is done or asked for.
  const mayAsk = kind !== 'review' && ASKING_ACTS.some(each => each === sending)
  return { Form: fetcher.Form, act: mayAsk ? null : sending, sending, formData, answer: data }
}

function textOf(value: FormDataEntryValue | null | undefined): string | null {
  return typeof value === 'string' ? value : null
}

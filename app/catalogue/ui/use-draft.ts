import { useState } from 'react'

/** What a field shows: what was entered, until another value is applied. Unlike a new key it keeps the focus. */
export function useDraft<Value extends Readonly<Record<string, string>>>(
  applied: Value,
): [Value, (entered: Value) => void] {
  const key = Object.values(applied).join()
  const [draft, setDraft] = useState({ key, value: applied })
  if (draft.key !== key) setDraft({ key, value: applied })
  return [draft.value, value => setDraft({ key, value })]
}

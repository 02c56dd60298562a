import { useState } from 'react'

/** The value, or the last one that was not null while a reload fails. */
export function useLastKnown<Value>(value: Value | null, fallback: Value): Value {
  const [lastKnown, setLastKnown] = useState(value ?? fallback)
  if (value !== null && value !== lastKnown) setLastKnown(value)
  return value ?? lastKnown
}

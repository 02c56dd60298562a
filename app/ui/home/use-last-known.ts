import { useState } from 'react'

/** What could not be read this time stays as it was read before. */
export function useLastKnown<Value>(value: Value | null, otherwise: Value): Value {
  const [known, setKnown] = useState(value ?? otherwise)
  if (value !== null && value !== known) setKnown(value)
  return value ?? known
}

import { useEffect, useRef, useState } from 'react'

/**
 * The refusal of a form with one field, as shown beside it: the field gets the focus, and the text goes when one writes.
 * Forms with more fields are ValidatedForms.
 */
export function useFieldRefusal<Refusal extends object>(refusal: Refusal | null) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [mended, setMended] = useState<Refusal | null>(null)
  useEffect(() => {
    if (refusal) field.current?.focus()
  }, [refusal])
  return {
    shown: refusal === mended ? null : refusal,
    fieldProps: { ref: field, onInput: () => setMended(refusal) },
  }
}

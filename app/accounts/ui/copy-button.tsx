import { useEffect, useState } from 'react'
import { Button, type ButtonKind } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

const SHOWN_MS = 3_000

interface CopyButtonProps {
  text: string
  label: string
  /** Shown and announced for a while after it. */
  doneLabel: string
  kind?: ButtonKind
  className?: string
}

/** Nothing without a script, or where the browser gives no access to the clipboard. */
export function CopyButton({ text, label, doneLabel, kind = 'white', className }: CopyButtonProps) {
  const hydrated = useHydrated()
  const [copies, setCopies] = useState(0)
  const isCopied = copies > 0
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copies])
  if (!hydrated || !navigator.clipboard) return null
  return (
    <Button
      kind={kind}
      className={className}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopies(copies + 1),
          () => {},
        )
      }
    >
      <Icon of={isCopied ? 'check' : 'copy'} size={18} />
      <span aria-live="polite">{isCopied ? doneLabel : label}</span>
    </Button>
  )
}

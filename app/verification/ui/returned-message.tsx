import { Message } from '#platform/ui/basics/message.tsx'
import { BRAND } from '#platform/wording/brand.ts'
import type { ShownCheck } from '#verification/ui/own-check.ts'
import { momentText } from '#verification/wording/own-checks.ts'

/** Why it was returned, by whom and when. */
export function ReturnedMessage({ check, now }: { check: ShownCheck; now: Date }) {
  const { shown, deciderName } = check
  if (!shown) return null
  const who = deciderName ? `${deciderName}, de ${BRAND.name}` : `El equipo de ${BRAND.name}`
  return (
    <Message kind="error">
      <p className="break-words">{shown.note || 'Revísalo y envíalo de nuevo.'}</p>
      <p className="mt-0.5 text-support font-normal">
        {[who, shown.decidedAt && momentText(shown.decidedAt, now)].filter(Boolean).join(' · ')}
      </p>
    </Message>
  )
}

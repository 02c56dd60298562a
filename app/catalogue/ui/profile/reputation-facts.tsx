import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import type { Reputation } from '#technicians/domain/reputation.ts'
import { acceptedText, answerTimeText, completedVisitsText } from '#technicians/wording/reputation.ts'

export function ReputationFacts({ reputation }: { reputation: Reputation }) {
  const { answerMinutes, acceptedOfTen, completed } = reputation
  if (answerMinutes === null && acceptedOfTen === null && completed === 0) return null
  return (
    <ul
      aria-label="Cómo trabaja"
      className="mt-3.5 flex flex-col gap-x-5 gap-y-1.5 text-label font-semibold text-ink-800 sm:flex-row sm:flex-wrap"
    >
      {answerMinutes !== null && <Fact icon="timer" text={answerTimeText(answerMinutes)} />}
      {acceptedOfTen !== null && <Fact icon="circle-check" text={acceptedText(acceptedOfTen)} />}
      {completed > 0 && <Fact icon="calendar-check" text={completedVisitsText(completed)} />}
    </ul>
  )
}

function Fact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon of={icon} size={17} className="mt-0.5 text-petrol-600" />
      {text}
    </li>
  )
}

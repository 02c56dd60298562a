import { Icon } from '#platform/ui/basics/icon.tsx'
import { INSTANT_TEXT } from '#technicians/wording/availability.ts'

/** D62: by the button that books, requests are confirmed at once. */
export function InstantNote({ isFree = false }: { isFree?: boolean }) {
  return (
    <p className="flex items-center justify-center gap-2 text-support text-ink-600">
      <Icon of="check-check" size={20} className="shrink-0 text-green-700" />
      <span>
        <strong className="block font-bold text-green-700">{INSTANT_TEXT} </strong>
        {isFree ? 'No pagas nada.' : 'No pagas nada hoy.'}
      </span>
    </p>
  )
}

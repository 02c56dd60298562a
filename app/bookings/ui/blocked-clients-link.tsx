import { blockedClientsText } from '#bookings/wording/client-blocks.ts'
import { TextLink } from '#platform/ui/basics/text-link.tsx'

/** Under the history of the agenda; nothing while every client is accepted. */
export function BlockedClientsLink({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mt-3 text-support print:hidden">
      <TextLink to="/agenda/clientes">{blockedClientsText(count)}</TextLink>
    </p>
  )
}

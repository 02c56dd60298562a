import { TextLink } from '#ui/basics/text-link.tsx'
import { blockedClientsText } from '#wording/client-blocks.ts'

/** Under the history of the agenda; nothing while every client is accepted. */
export function BlockedClientsLink({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mt-3 text-support print:hidden">
      <TextLink to="/agenda/clientes">{blockedClientsText(count)}</TextLink>
    </p>
  )
}

import { TextLink } from '#platform/ui/basics/button.tsx'

interface ConversationLinkProps {
  /** The page on which an administrator reads it. */
  to: string
  /** How many messages there are. */
  count: number
}

/** For administrators; nothing when nobody wrote. */
export function ConversationLink({ to, count }: ConversationLinkProps) {
  if (count === 0) return null
  return (
    <TextLink to={to}>Conversación de la visita: {count === 1 ? '1 mensaje' : `${count} mensajes`}</TextLink>
  )
}

import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { VisitMessage } from '#visits/domain/visit-message.ts'
import { Conversation } from '#visits/ui/conversation.tsx'
import { messageMomentText } from '#visits/wording/visit.ts'

interface ReadConversationProps {
  messages: readonly VisitMessage[]
  clientName: string
  technicianName: string
  today: string
}

/** The conversation of two others, as an administrator reads it. */
export function ReadConversation({ messages, clientName, technicianName, today }: ReadConversationProps) {
  return (
    <Conversation
      messages={messages.map(message => {
        const name = message.author === 'client' ? clientName : technicianName
        return {
          ...message,
          isOwn: false,
          name: shortNameOf(name),
          face: <Avatar name={name} className="size-8 rounded-pill text-small" />,
          words: message.text,
          when: messageMomentText(message, today),
        }
      })}
    />
  )
}

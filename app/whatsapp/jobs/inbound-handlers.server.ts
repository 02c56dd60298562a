// What is done with a message that came in: by its words, its button or its content. One that is repeated after a crash must
// come to the same: use cases know what was done, and what is stored carries the message's id.
import {
  type ConnectedPerson,
  codeIn,
  WHATSAPP_STRANGER_LIMIT,
} from '#accounts/domain/whatsapp-connection.ts'
import { connectByCode, leaveWhatsapp } from '#accounts/use-cases/whatsapp-connection.server.ts'
import type { Services } from '#app/services.ts'
import type { IncomingMessage, ChatReply as Reply } from '#platform/domain/whatsapp.ts'
import type { WhatsappChannel } from '#platform/whatsapp/whatsapp-channel.ts'
import { answerButton, CHAT_PREFIXES } from '#whatsapp/jobs/chat-acts.server.ts'
import { declineMessage, takeMessage } from '#whatsapp/jobs/talking.server.ts'
import { connectedAnswer, leftAnswer, strangerAnswer } from '#whatsapp/wording/chat-answers.ts'

export interface ChatContext {
  readonly services: Services
  readonly whatsapp: WhatsappChannel
  readonly message: IncomingMessage
  /** `https://tecniya.co` */
  readonly origin: string
}

/** The number is connected to the account of this person, who may sign in. */
interface PersonContext extends ChatContext {
  readonly person: ConnectedPerson
}

/** Null: nothing is answered. */
export type ChatReply = Reply | null

type Content<Kind extends IncomingMessage['content']['kind']> = Extract<
  IncomingMessage['content'],
  { kind: Kind }
>

interface Word {
  /** What the words ask for; null when it is something else. */
  readonly asked: (text: string) => string | null
  readonly handle: (context: ChatContext, asked: string) => Promise<ChatReply>
}

/** Of anybody, before anything else is looked at. */
const WORDS: readonly Word[] = [
  {
    asked: codeIn,
    handle: async ({ services, message, origin }, code) =>
      connectedAnswer(await connectByCode(services, { number: message.from, code }), origin),
  },
  {
    asked: text => /^\s*(?:salir|baja|stop)\s*[.!]?\s*$/i.exec(text)?.[0] ?? null,
    // Who has left already was told so.
    handle: async ({ services, message }) =>
      (await leaveWhatsapp(services, message.from)) ? leftAnswer : null,
  },
]

/** A button or the row of a list, by what stands before the first ':' of its id; `rest` is what stands behind it. */
const BUTTONS: Readonly<Record<string, (context: PersonContext, rest: string) => Promise<ChatReply>>> =
  Object.fromEntries(
    CHAT_PREFIXES.map(act => [
      act,
      ({ person, message, ...tools }: PersonContext, rest: string) =>
        answerButton(tools, person.viewer, { id: `${act}:${rest}`, pressedAt: message.sentAt }),
    ]),
  )

/** What is written without a button. */
const CONTENTS: {
  readonly [Kind in 'text' | 'image' | 'other']?: (
    context: PersonContext,
    content: Content<Kind>,
  ) => Promise<ChatReply>
} = {
  text: ({ person, message, ...tools }) => takeMessage(tools, person.viewer, message),
  image: ({ person, message, ...tools }) => takeMessage(tools, person.viewer, message),
  other: ({ person, message, ...tools }, { type }) =>
    declineMessage(tools, person.viewer, { quotes: message.quotes, type }),
}

export async function replyTo(context: ChatContext, person: ConnectedPerson | null): Promise<ChatReply> {
  const { content } = context.message
  if (content.kind === 'text')
    for (const { asked, handle } of WORDS) {
      const found = asked(content.text)
      if (found !== null) return handle(context, found)
    }
  if (!person) return answerStranger(context)
  const known = { ...context, person }
  if (content.kind === 'button') {
    const [act = '', ...rest] = content.id.split(':')
    return Object.hasOwn(BUTTONS, act) ? (BUTTONS[act]?.(known, rest.join(':')) ?? null) : null
  }
  const handle = CONTENTS[content.kind] as
    | ((context: PersonContext, content: IncomingMessage['content']) => Promise<ChatReply>)
    | undefined
  return handle?.(known, content) ?? null
}

/** Once a day. */
async function answerStranger({ services, message, origin }: ChatContext): Promise<ChatReply> {
  const isFirst = await services.limits.consume(WHATSAPP_STRANGER_LIMIT, message.from)
  return isFirst ? strangerAnswer(origin) : null
}

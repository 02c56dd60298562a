import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button, TextLink } from '#platform/ui/basics/button.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { type FormRefusal, formRefusal } from '#platform/wording/form-answer.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { MESSAGE_MAX_LENGTH, type MessagePage, type VisitSide } from '#visits/domain/visit-message.ts'
import { Conversation, MessageForm } from '#visits/ui/conversation.tsx'
import { failedActText, visitRefusalText } from '#visits/wording/outcomes.ts'
import { messageTimeText } from '#visits/wording/visit.ts'

/** Action data of a refused form of the page of a visit. */
export interface VisitAnswer {
  readonly act: string
  readonly refusal: FormRefusal
  /** The photos of the refused form. */
  readonly photos: readonly string[]
}

/** Without a connection the page says so and keeps what was typed. */
export async function visitActionFallback<T>(request: Request, serverAction: () => Promise<T>) {
  const form = await request.clone().formData()
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const act = typed.act ?? ''
  const refusal = formRefusal(failedActText(act), typed)
  const photos = form.getAll('fotos').map(String)
  return actionFallback(serverAction(), { act, refusal, photos })
}

interface VisitMessagesProps {
  visitKey: number
  conversation: MessagePage
  side: VisitSide
  other: { readonly name: string; readonly fotoURL: string | null }
  /** The visit was completed or cancelled. */
  isOver: boolean
  /** Why nothing can be written any more; null when it can. */
  closed: string | null
  today: string
  formKey: string
  answer: VisitAnswer | null | undefined
}

/** The conversation of a visit. What is shown counts as read. */
export function VisitMessages(props: VisitMessagesProps) {
  const { visitKey, conversation, side, other, isOver, closed, today, formKey, answer } = props
  const { messages, earlierThan, isNewest } = conversation
  const name = firstNameOf(other.name)
  const unread = messages.filter(({ author, readAt }) => author !== side && readAt === null)
  const lastOwn = messages.findLast(({ author }) => author === side)?.id ?? 0
  useMarkRead(unread.at(-1)?.id)
  const isRefused = answer?.act === 'mensaje'
  if (closed !== null && messages.length === 0) return null
  return (
    <section aria-labelledby="mensajes" className="mt-8">
      <h2 id="mensajes" className="mb-3 scroll-mt-16 type-h3">
        Mensajes
      </h2>
      {earlierThan !== null && (
        <TextLink to={`?antes=${earlierThan}#mensajes`} preventScrollReset>
          Ver mensajes anteriores
        </TextLink>
      )}
      <div role="log" aria-label={`Conversación con ${name}`}>
        <Conversation
          messages={messages.map(message => ({
            ...message,
            isOwn: message.author === side,
            // A client is called by both first names.
            name: side === 'technician' ? shortNameOf(other.name) : name,
            face: (
              <Avatar
                name={other.name}
                src={other.fotoURL && photoAt(other.fotoURL, 96, 96)}
                className="size-8 rounded-pill text-small"
              />
            ),
            words: message.text,
            when: messageTimeText(message.at, today),
            isRead: message.readAt !== null,
          }))}
        />
      </div>
      {unread.length > 0 && <MarkReadForm upTo={unread.at(-1)?.id ?? 0} />}
      {!isNewest ? (
        <TextLink to=".#mensajes" preventScrollReset>
          Ver los mensajes más recientes
        </TextLink>
      ) : closed === null ? (
        <div className={messages.length > 0 ? 'mt-4' : ''}>
          {messages.length === 0 && !isOver && (
            <p className="mb-3 text-label text-ink-600">
              {side === 'client'
                ? 'Pregúntale lo que quieras antes de la visita.'
                : 'Pregúntale lo que necesites saber antes de ir.'}
            </p>
          )}
          <MessageForm
            key={lastOwn}
            to={name}
            maxLength={MESSAGE_MAX_LENGTH}
            fields={
              <>
                <input type="hidden" name="act" value="mensaje" />
                <input type="hidden" name="formKey" value={formKey} />
              </>
            }
            refusal={isRefused ? answer.refusal : null}
            photos={isRefused ? answer.photos : []}
            emptyText={visitRefusalText('message-empty')}
            draftKey={`visita-${visitKey}-${lastOwn}`}
            size={side === 'technician' ? 'huge' : 'normal'}
          />
        </div>
      ) : (
        <p className="mt-4 text-support text-ink-600">{closed}</p>
      )}
    </section>
  )
}

/** Tells the server up to which message this page showed the conversation, once it is really seen. */
function useMarkRead(upTo: number | undefined): void {
  const { submit } = useFetcher({ key: 'leidos' })
  useEffect(() => {
    if (upTo === undefined) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      void submit({ act: 'leidos', hasta: String(upTo) }, { method: 'post' })
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [upTo, submit])
}

/** Without script reading is said by a button. */
function MarkReadForm({ upTo }: { upTo: number }) {
  return (
    <form method="post" className="mt-3 hidden noscript:block">
      <input type="hidden" name="act" value="leidos" />
      <input type="hidden" name="hasta" value={upTo} />
      <Button type="submit" kind="white">
        Marcar como leídos
      </Button>
    </form>
  )
}

import { Suspense, useEffect } from 'react'
import { data, useFetcher, useLocation } from 'react-router'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button, TextLink } from '#platform/ui/basics/button.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { lazyPart } from '#platform/ui/hooks/lazy-part.ts'
import { withSessionStorage } from '#platform/ui/hooks/session-storage.ts'
import { countReturns } from '#platform/ui/offline/connection.ts'
import { useSeenAt } from '#platform/ui/offline/seen-at.ts'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { type FormRefusal, formRefusal } from '#platform/wording/form-answer.ts'
import { calledName } from '#platform/wording/person-names.ts'
import { deliveryMark, isUndelivered, type WhatsappThread } from '#visits/domain/message-delivery.ts'
import {
  MESSAGE_MAX_LENGTH,
  type MessagePage,
  type VisitMessage,
  type VisitSide,
} from '#visits/domain/visit-message.ts'
import { Conversation, MessageForm } from '#visits/ui/conversation.tsx'
import { keepAfterFailure, keepInsteadOfSending } from '#visits/ui/keep-unsent.ts'
import { fieldOf, isMessage, TakeBack, useUnsentActs } from '#visits/ui/waiting-acts.tsx'
import { failedActText, visitRefusalText } from '#visits/wording/outcomes.ts'
import { messageMomentText } from '#visits/wording/visit.ts'
import { WAITING_TEXT } from '#visits/wording/visit-progress.ts'

/** Action data of a refused form of the page of a visit. */
export interface VisitAnswer {
  readonly act: string
  readonly refusal: FormRefusal
  /** The photos of the refused form. */
  readonly photos: readonly string[]
  /** Of a failure without network: it is over once the signal has returned again. */
  readonly returns?: number
}

/** Without a connection it is kept until the signal returns, where that is possible; else the page says that it failed and keeps what was typed. */
export async function visitActionFallback<T>(request: Request, serverAction: () => Promise<T>) {
  const form = await request.clone().formData()
  const page = new URL(request.url).pathname
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const act = typed.act ?? ''
  const refusal = formRefusal(failedActText(act), typed)
  const photos = form.getAll('fotos').map(String)
  // After an error status React Router does not load the page again.
  const kept = data(null, { status: 503 })
  if (await keepInsteadOfSending(page, form)) return kept
  const sent = serverAction()
  const isLost = await sent.then(
    () => false,
    async thrown => !(thrown instanceof Response) && (await keepAfterFailure(page, form)),
  )
  if (isLost) return kept
  return actionFallback(sent, { act, refusal, photos, returns: countReturns() })
}

const whatsappThread = () => import('#visits/ui/whatsapp-thread.tsx')
const ReadsThere = lazyPart(() => whatsappThread().then(({ ReadsThere }) => ReadsThere))
const MessageMarks = lazyPart(() => whatsappThread().then(({ MessageMarks }) => MessageMarks))
const Undelivered = lazyPart(() => whatsappThread().then(({ Undelivered }) => Undelivered))
const CallInstead = lazyPart(() => whatsappThread().then(({ CallInstead }) => CallInstead))

interface VisitMessagesProps {
  visitKey: number
  conversation: MessagePage
  /** Null where the operator has not set WhatsApp up. */
  whatsapp: WhatsappThread | null
  /** Leads to a call of the other side, on the day of the visit. */
  callHref: string | null
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
  const { visitKey, conversation, whatsapp, callHref, side, other, isOver, closed, today, formKey, answer } =
    props
  const { messages, earlierThan, isNewest } = conversation
  const name = calledName(side === 'client' ? 'technician' : 'client', other.name)
  const unread = messages.filter(({ author, readAt }) => author !== side && readAt === null)
  const lastOwn = messages.findLast(({ author }) => author === side)?.id ?? 0
  useMarkRead(unread.at(-1)?.id)
  const isRefused = answer?.act === 'mensaje'
  const isOffline = useSeenAt() !== null
  const waiting = useUnsentActs(useLocation().pathname).filter(act => isMessage(act) && act.refusal === null)
  const draftKeyOf = (count: number) => `visita-${visitKey}-${lastOwn}${count > 0 ? `-${count}` : ''}`
  const kept = waiting.length > 0 ? draftKeyOf(waiting.length - 1) : null
  // It waits beside the others now.
  useEffect(() => {
    if (kept) withSessionStorage(storage => storage.removeItem(BROWSER_STORAGE.messageDraft.key + kept))
  }, [kept])
  if (closed !== null && messages.length === 0) return null
  const markOf = ({ id, author, readAt }: VisitMessage) =>
    author === side
      ? deliveryMark(
          whatsapp?.deliveries.find(({ message }) => message === id),
          readAt,
        )
      : null
  /** Where WhatsApp has no part in it, only whether it was read. */
  const stateOf = (message: VisitMessage) => {
    const mark = markOf(message)
    if (message.via === null && (mark === null || mark === 'read')) return { isRead: mark === 'read' }
    return {
      marks: (
        <Suspense>
          <MessageMarks via={message.via} mark={mark} />
        </Suspense>
      ),
      note: (
        <Suspense>
          <Undelivered mark={mark} name={name} />
        </Suspense>
      ),
    }
  }
  const last = messages.findLast(({ author }) => author === side)
  const isCallOffered = callHref !== null && last !== undefined && isUndelivered(markOf(last))
  return (
    <section aria-labelledby="mensajes" className="mt-8">
      <h2 id="mensajes" className="mb-3 scroll-mt-16 type-h3">
        Mensajes
      </h2>
      {whatsapp?.isReadThere && (
        <Suspense>
          <ReadsThere name={name} />
        </Suspense>
      )}
      {earlierThan !== null && (
        <TextLink to={`?antes=${earlierThan}#mensajes`} preventScrollReset>
          Ver mensajes anteriores
        </TextLink>
      )}
      {/* What arrives is told by the page (visit-news.ts). */}
      <div role="log" aria-live="off" aria-label={`Conversación con ${name}`}>
        <Conversation
          messages={[
            ...messages.map(message => ({
              ...message,
              isOwn: message.author === side,
              name,
              face: (
                <Avatar
                  name={other.name}
                  src={other.fotoURL && photoAt(other.fotoURL, 96, 96)}
                  className="size-8 rounded-pill text-small"
                />
              ),
              words: message.text,
              when: messageMomentText(message, today),
              ...stateOf(message),
            })),
            ...waiting.map(act => ({
              id: -act.id,
              isOwn: true,
              name,
              face: null,
              words: fieldOf(act, 'texto'),
              photos: act.fields.flatMap(([field, value]) => (field === 'fotos' ? [value] : [])),
              when: `${bogotaTime(new Date(act.tappedAt))} · ${WAITING_TEXT}`,
              act: (
                <TakeBack
                  act={act}
                  label={fieldOf(act, 'texto')}
                  onTake={() => putBackDraft(draftKeyOf(waiting.length - 1), fieldOf(act, 'texto'))}
                />
              ),
            })),
          ]}
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
            key={`${lastOwn}-${waiting.length}`}
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
            draftKey={draftKeyOf(waiting.length)}
            hint={isOffline ? OFFLINE_HINT : null}
            size={side === 'technician' ? 'huge' : 'normal'}
          />
        </div>
      ) : (
        <p className="mt-4 text-support text-ink-600">{closed}</p>
      )}
      {isCallOffered && (
        <Suspense>
          <CallInstead name={name} href={callHref} />
        </Suspense>
      )}
    </section>
  )
}

const OFFLINE_HINT = 'Sin conexión: el mensaje se envía al volver la señal. Las fotos se agregan entonces.'

/** What was taken back stands in the field again, unless something else was typed meanwhile. */
function putBackDraft(draftKey: string, text: string): void {
  const key = BROWSER_STORAGE.messageDraft.key + draftKey
  withSessionStorage(storage => storage.getItem(key) || storage.setItem(key, text))
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

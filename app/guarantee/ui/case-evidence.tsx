import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import type { CaseEvidence as Evidence, SideRecord } from '#guarantee/domain/case-evidence.ts'
import { adminCasePath, caseNumber, type GuaranteeDossier } from '#guarantee/domain/guarantee-dossier.ts'
import {
  agreedWorkText,
  NO_RECEIPT_TEXT,
  otherCaseText,
  quoteStateText,
  receiptMeansText,
  recordText,
  SIDE_LABELS,
} from '#guarantee/wording/case-evidence.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Button, TextLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { FoldChevron, Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { Stars } from '#platform/ui/basics/rating.tsx'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { differsFromAgreed, type Receipt } from '#visits/domain/receipt.ts'
import type { MessagePage, VisitSide } from '#visits/domain/visit-message.ts'
import { QuotedWords, WorkLines } from '#visits/ui/quote-lines.tsx'
import { ReadConversation } from '#visits/ui/read-conversation.tsx'
import { agreedText, correctionText, RECEIPT_TITLE, receiptNumberText } from '#visits/wording/receipt.ts'

interface CaseEvidenceProps {
  dossier: GuaranteeDossier
  evidence: Evidence
  now: Date
}

/** What an administrator weighs: each topic says what it holds while it is folded. */
export function CaseEvidence({ dossier, evidence, now }: CaseEvidenceProps) {
  const { receipts, quote, visit, review, messageCount, sides } = evidence
  const [receipt] = receipts
  const today = bogotaDate(now)
  const after = receipt?.photos ?? []
  return (
    <section
      aria-label="Lo que se sabe de la visita"
      className="mb-2.5 divide-y divide-paper-200 overflow-hidden rounded-12 border border-paper-200 bg-white"
    >
      {receipt ? (
        <Row
          icon="receipt"
          title={`${RECEIPT_TITLE} ${receiptNumberText(receipt.id)}`}
          state={`${profilePriceText(receipt.total)} · ${receiptMeansText(receipt)}`}
        >
          <ReceiptContent receipt={receipt} />
        </Row>
      ) : (
        <Fact icon="receipt" title={NO_RECEIPT_TEXT} />
      )}
      {quote ? (
        <Row icon="file-text" title="Cotización aceptada" state={quoteStateText(quote, today)}>
          <WorkLines lines={quote.lines} />
          {quote.note && <QuotedWords>{quote.note}</QuotedWords>}
        </Row>
      ) : (
        <Fact icon="file-text" title="Sin cotización" state={agreedWorkText(evidence)} />
      )}
      {visit.description && (
        <Row icon="message-circle" title="Lo que pidió" state="">
          <QuotedWords>{visit.description}</QuotedWords>
        </Row>
      )}
      {visit.photos.length + after.length > 0 && (
        <div className="flex flex-wrap gap-x-6 gap-y-3 px-4 py-3">
          <Photos title="Antes" ids={visit.photos} about="de antes del trabajo" />
          <Photos title="Después" ids={after} about="de cómo quedó" />
        </div>
      )}
      {messageCount > 0 && (
        <Row
          icon="message-circle"
          title="Conversación de la visita"
          state={messageCount === 1 ? '1 mensaje' : `${messageCount} mensajes`}
        >
          <PrivateConversation dossier={dossier} today={today} />
        </Row>
      )}
      <Person side="client" dossier={dossier} record={sides.client} today={today}>
        {review && (
          <div className="mb-1">
            <p className="flex flex-wrap items-center gap-x-2 text-label">
              Calificó esta visita: <Stars rating={review.rating} size={14} />
            </p>
            {review.comentario && <QuotedWords>{review.comentario}</QuotedWords>}
          </div>
        )}
      </Person>
      <Person side="technician" dossier={dossier} record={sides.technician} today={today} />
    </section>
  )
}

interface RowProps {
  icon: IconName
  title: string
  /** Read while it is folded. */
  state: string
  children: ReactNode
}

function Row({ icon, title, state, children }: RowProps) {
  return (
    <details className="group open:bg-paper-50">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <RowHead icon={icon} title={title} state={state} />
        <FoldChevron />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}

/** A topic without more to read. */
function Fact({ icon, title, state = '' }: Omit<RowProps, 'children' | 'state'> & { state?: string }) {
  return (
    <p className="flex min-h-14 items-center gap-3 px-4 py-2">
      <RowHead icon={icon} title={title} state={state} />
    </p>
  )
}

/** The state at the right, or under the title where it does not fit. */
function RowHead({ icon, title, state }: Omit<RowProps, 'children'>) {
  return (
    <>
      <Icon of={icon} className="shrink-0 text-petrol-600" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-label/5 font-bold break-words">{title}</span>
        {state && <Dotted text={state} className="text-support/5 text-ink-600 tabular-nums wrap-anywhere" />}
      </span>
    </>
  )
}

function ReceiptContent({ receipt }: { receipt: Receipt }) {
  const { corrects, hecho, lines, total } = receipt
  return (
    <>
      {hecho && <p className="mb-2 text-label/6 text-ink-700 wrap-anywhere">{hecho}</p>}
      <WorkLines lines={lines} />
      <p className="flex items-baseline justify-between gap-3 border-t-2 border-ink-900 pt-2 font-extrabold">
        <span>Total</span>
        <span className="text-20 tabular-nums">{profilePriceText(total)}</span>
      </p>
      {differsFromAgreed(receipt) && (
        <p className="mt-1 text-label font-bold text-amber-700">{agreedText(receipt)}</p>
      )}
      {corrects !== null && <p className="mt-1 text-support text-ink-600">{correctionText(corrects)}</p>}
    </>
  )
}

function Photos({ title, ids, about }: { title: string; ids: readonly string[]; about: string }) {
  if (ids.length === 0) return null
  return (
    <div>
      <p className="mb-1.5 text-support font-bold">{title}</p>
      <ProblemPhotos ids={ids} size={64} about={about} />
    </div>
  )
}

interface PersonProps {
  side: VisitSide
  dossier: GuaranteeDossier
  record: SideRecord
  today: string
  children?: ReactNode
}

function Person({ side, dossier, record, today, children }: PersonProps) {
  const { clientId, clientName, technicianId, technicianName } = dossier
  const isClient = side === 'client'
  const name = isClient ? shortNameOf(clientName) : firstNameOf(technicianName)
  const { cases, caseCount } = record
  return (
    <Row
      icon={isClient ? 'user' : 'wrench'}
      title={`${name}, ${SIDE_LABELS[side]}`}
      state={recordText(side, record)}
    >
      {children}
      <ul>
        {cases.map(other => (
          <li key={other.id}>
            <Link
              to={adminCasePath(other.id)}
              className="flex min-h-11 flex-wrap items-center gap-x-2 text-label hover:underline"
            >
              <span className="font-bold text-petrol-600">Caso {caseNumber(other.id)}</span>
              <Dotted text={otherCaseText(other, today)} className="text-ink-600" />
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to={isClient ? userDossierPath(clientId) : technicianDossierPath(technicianId)}>
        {caseCount > cases.length ? `Ver los ${caseCount} casos y todo lo demás` : 'Ver su archivo'}
      </TextLink>
    </Row>
  )
}

/** What /admin/conversacion answers. */
interface ConversationAnswer {
  readonly page: MessagePage | null
  readonly failure: string | null
}

/** Reading leaves an entry in the history, so it is asked for. Without script its own page shows it. */
function PrivateConversation({ dossier, today }: { dossier: GuaranteeDossier; today: string }) {
  const { Form, data, state } = useFetcher<ConversationAnswer>()
  const page = data?.page
  const form = (text: string, before?: number) => (
    <Form method="post" action={`/admin/conversacion/garantia/${dossier.id}`}>
      {before !== undefined && <input type="hidden" name="antes" value={before} />}
      <Button type="submit" kind="white" busy={state !== 'idle'}>
        {text}
      </Button>
    </Form>
  )
  if (!page)
    return (
      <div className="grid justify-items-start gap-3">
        {data?.failure && <Message kind="error">{data.failure}</Message>}
        <p className="text-label/6">
          Es privada: léela solo si la necesitas para decidir. Queda en el historial que la leíste.
        </p>
        {form('Leer la conversación')}
      </div>
    )
  return (
    <div className="grid gap-4">
      {page.earlierThan !== null && form('Ver mensajes anteriores', page.earlierThan)}
      <ReadConversation
        clientName={dossier.clientName}
        technicianName={dossier.technicianName}
        messages={page.messages}
        today={today}
      />
    </div>
  )
}

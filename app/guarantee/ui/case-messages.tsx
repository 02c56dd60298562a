import { GUARANTEE_TEXT_MAX_LENGTH } from '#guarantee/domain/guarantee-case.ts'
import type {
  GuaranteeDossier,
  GuaranteeEvent,
  GuaranteeReader,
} from '#guarantee/domain/guarantee-dossier.ts'
import { CaseFields, type CaseForms, refusalOf } from '#guarantee/ui/case-acts.tsx'
import { writerName } from '#guarantee/wording/case-news.ts'
import { momentText } from '#guarantee/wording/guarantee-steps.ts'
import { guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { Conversation, MessageForm } from '#visits/ui/conversation.tsx'

interface CaseMessagesProps {
  dossier: GuaranteeDossier
  reader: GuaranteeReader
  now: Date
}

/** Everything that was written in the case. */
export function CaseMessages({ dossier, reader, now }: CaseMessagesProps) {
  const today = bogotaDate(now)
  const written = dossier.events.filter(event => event.text !== '' || event.photos.length > 0)
  return (
    <Conversation
      messages={written.map(event => ({
        id: event.id,
        isOwn: event.by === reader,
        name: writerName(dossier, event),
        face: <Face dossier={dossier} by={event.by} />,
        words: event.text,
        photos: event.photos,
        when: momentText(event.at, today),
      }))}
    />
  )
}

function Face({ dossier, by }: { dossier: GuaranteeDossier; by: GuaranteeEvent['by'] }) {
  const { technicianName, technicianFotoURL, clientName } = dossier
  if (by === 'technician')
    return (
      <Avatar
        name={technicianName}
        src={technicianFotoURL && photoAt(technicianFotoURL, 96, 96)}
        className={FACE}
      />
    )
  if (by === 'client') return <Avatar name={clientName} className={FACE} />
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-pill bg-petrol-100 text-petrol-700"
    >
      <Icon of="shield-check" size={18} />
    </span>
  )
}

/** Beside the last line of the words, above the name. */
const FACE = 'size-8 rounded-pill text-small'

interface CaseMessageFormProps {
  dossier: GuaranteeDossier
  /** The last own message. */
  lastOwn: number
  forms: CaseForms
  to: string
}

/** A message to the other side. */
export function CaseMessageForm({ dossier, lastOwn, forms, to }: CaseMessageFormProps) {
  return (
    <MessageForm
      to={to}
      maxLength={GUARANTEE_TEXT_MAX_LENGTH}
      fields={<CaseFields act="message" forms={forms} />}
      refusal={refusalOf('message', forms)}
      photos={forms.answer?.act === 'message' ? forms.answer.photos : []}
      emptyText={guaranteeRefusalText('guarantee-text-required')}
      draftKey={`garantia-${dossier.id}-${lastOwn}`}
    />
  )
}

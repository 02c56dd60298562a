import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { caseNumber, type GuaranteeFile, type GuaranteeReader } from '#guarantee/domain/guarantee-file.ts'
import type { CaseForms } from '#guarantee/ui/act-forms.tsx'
import { CaseMessages } from '#guarantee/ui/case-messages.tsx'
import { CaseSteps } from '#guarantee/ui/case-steps.tsx'
import { MessageForm } from '#guarantee/ui/message-form.tsx'
import { TurnBox } from '#guarantee/ui/turn-box.tsx'
import { namesOf } from '#guarantee/wording/guarantee.ts'
import { shownSteps } from '#guarantee/wording/guarantee-steps.ts'
import { turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import { FlashNotice } from '#platform/ui/basics/flash-notice.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { useSafeRevalidate } from '#platform/ui/hooks/use-safe-revalidate.ts'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import { subscribe } from '#platform/ui/live/live-events.ts'

interface CasePageProps {
  file: GuaranteeFile
  reader: GuaranteeReader
  forms: CaseForms
  /** The server's clock at render time. */
  now: Date
  notice: string | null
  heading: ReactNode
  acts: ReactNode
}

/** A case as one of the two sides, or an administrator, sees it; updated live. */
export function CasePage({ file, reader, forms, now: serverNow, notice, heading, acts }: CasePageProps) {
  const now = useServerClock(serverNow)
  const revalidate = useSafeRevalidate()
  useEffect(() => subscribe('bookings', revalidate), [revalidate])
  const refusal = forms.answer?.refusal
  const { technician, client } = namesOf(file)
  const isClosed = file.step === 'closed'
  const lastOwn = file.events.findLast(({ by }) => by === reader)?.id ?? 0
  return (
    <div className={CASE_PAGE}>
      {heading}
      <div className="mt-4 grid gap-4 empty:hidden">
        <FlashNotice text={notice} />
        {refusal?.field === null && <Message kind="error">{refusal.text}</Message>}
      </div>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_21rem]">
        <TurnBox texts={turnTexts(file, reader, now)} isAdmin={reader === 'admin'} isClosed={isClosed}>
          {acts}
        </TurnBox>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <CaseSteps steps={shownSteps(file, reader, now)} number={caseNumber(file.id)} />
        </div>
        <div className="md:col-start-1">
          <h2 id="mensajes" className="mt-4 mb-3 scroll-mt-16 type-h3">
            Mensajes
          </h2>
          <CaseMessages file={file} reader={reader} now={now} />
          {reader !== 'admin' && !isClosed && (
            <div className="mt-6">
              <MessageForm key={lastOwn} forms={forms} to={reader === 'client' ? technician : client} />
            </div>
          )}
          {reader !== 'admin' && <GuaranteeNote reader={reader} />}
        </div>
      </div>
    </div>
  )
}

const NOTES = {
  client:
    'Si el técnico no responde en cinco días, decide el equipo de TecniYa. Tu garantía legal es la de la Ley 1480 y no se pierde por cerrar un caso aquí.',
  technician:
    'Si no respondes en cinco días, decide el equipo de TecniYa. La garantía legal es la de la Ley 1480.',
}

/** What the law says, and where it is explained. */
export function GuaranteeNote({ reader }: { reader: 'client' | 'technician' }) {
  return (
    <div className="mt-6 flex gap-2.5 text-support/6 text-ink-600">
      <Icon of="shield-check" size={18} className="mt-[0.1875rem] shrink-0 text-petrol-600" />
      <p>
        {NOTES[reader]}{' '}
        <Link to="/terminos" className="font-bold text-petrol-600 hover:underline">
          Leer más
        </Link>
      </p>
    </div>
  )
}

export const CASE_PAGE =
  'mx-auto w-full max-w-[calc(57.5rem+2*var(--gutter))] px-(--gutter) pt-5 pb-12 md:pt-8'

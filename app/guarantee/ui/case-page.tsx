import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  caseNumber,
  type GuaranteeDossier,
  type GuaranteeReader,
} from '#guarantee/domain/guarantee-dossier.ts'
import type { CaseForms } from '#guarantee/ui/case-acts.tsx'
import { CaseMessageForm, CaseMessages } from '#guarantee/ui/case-messages.tsx'
import { CaseMoney } from '#guarantee/ui/case-money.tsx'
import { type CaseReading, caseNews } from '#guarantee/wording/case-news.ts'
import { ANSWER_TIME, namesOf } from '#guarantee/wording/guarantee.ts'
import { type ShownStep, shownSteps } from '#guarantee/wording/guarantee-steps.ts'
import { type TurnTexts, turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { FlashMessage, Message } from '#platform/ui/basics/message.tsx'
import { StepDot, StepStateText } from '#platform/ui/basics/step-state.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import { News } from '#platform/ui/live/news.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { reviewDateText } from '#platform/wording/dates.ts'

interface CasePageProps {
  dossier: GuaranteeDossier
  reader: GuaranteeReader
  forms: CaseForms
  /** The server's clock at render time. */
  now: Date
  flash: string | null
  heading: ReactNode
  acts: ReactNode
}

/** A case as one of the two sides, or an administrator, sees it; updated live. */
export function CasePage({ dossier, reader, forms, now: serverNow, flash, heading, acts }: CasePageProps) {
  const now = useServerClock(serverNow)
  const refusal = forms.answer?.refusal
  const { technician, client } = namesOf(dossier)
  const isClosed = dossier.step === 'closed'
  const lastOwn = dossier.events.findLast(({ by }) => by === reader)?.id ?? 0
  return (
    <div className={CASE_PAGE}>
      {heading}
      <div className="mt-4 grid gap-4 empty:hidden">
        <FlashMessage text={flash} isHeard={false} />
        {refusal?.field === null && <Message kind="error">{refusal.text}</Message>}
      </div>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_21rem]">
        <TurnBox texts={turnTexts(dossier, reader, now)} isAdmin={reader === 'admin'} isClosed={isClosed}>
          {acts}
        </TurnBox>
        <div className="grid gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
          {/* Administrators read it in the evidence. */}
          {reader !== 'admin' && <CaseMoney dossier={dossier} reader={reader} />}
          <CaseSteps steps={shownSteps(dossier, reader, now)} number={caseNumber(dossier.id)} />
        </div>
        <div className="md:col-start-1">
          <h2 id="mensajes" className="mt-4 mb-3 scroll-mt-16 type-h3">
            Mensajes
          </h2>
          <CaseMessages dossier={dossier} reader={reader} now={now} />
          {reader !== 'admin' && !isClosed && (
            <div className="mt-6">
              <CaseMessageForm
                key={lastOwn}
                lastOwn={lastOwn}
                dossier={dossier}
                forms={forms}
                to={reader === 'client' ? technician : client}
              />
            </div>
          )}
          {reader !== 'admin' && <GuaranteeNote reader={reader} />}
        </div>
      </div>
      <News key={dossier.id} reading={{ dossier, now, flash }} newsOf={NEWS[reader]} opening={flash} />
    </div>
  )
}

const newsFor = (reader: GuaranteeReader) => (before: CaseReading, after: CaseReading) =>
  caseNews(reader, before, after).join(' ')

const NEWS = { client: newsFor('client'), technician: newsFor('technician'), admin: newsFor('admin') }

const NOTES = {
  client: `Si el técnico no responde en ${ANSWER_TIME}, decide el equipo de TecniYa. Tu garantía legal es la de la Ley 1480 y no se pierde por cerrar un caso aquí.`,
  technician: `Si no respondes en ${ANSWER_TIME}, decide el equipo de TecniYa. La garantía legal es la de la Ley 1480.`,
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

export const CASE_PAGE = 'container-57.5 pt-5 pb-12 md:pt-8'

interface CaseHeadingProps {
  back: { readonly to: string; readonly text: string }
  /** The other side. */
  name: string
  fotoURL: string | null
  visit: { readonly date: string; readonly start: string; readonly servicio: string }
  today: string
}

export function CaseHeading({ back, name, fotoURL, visit, today }: CaseHeadingProps) {
  return (
    <>
      <TextLink to={back.to}>
        <Icon of="arrow-left" size={18} className="mr-1.5" />
        {back.text}
      </TextLink>
      <h1 className="mt-0.5 type-h1">Garantía</h1>
      <div className="mt-3 flex items-center gap-3">
        <Avatar
          name={name}
          src={fotoURL && photoAt(fotoURL, 96, 96)}
          className="size-12 rounded-pill text-label"
        />
        <div className="min-w-0">
          <p className="font-bold break-words">
            <bdi>{name}</bdi>
          </p>
          <p className="text-label break-words text-ink-600">
            Visita del {reviewDateText(visit.date, today)}, {visit.start}
            {visit.servicio && `. ${visit.servicio}`}
          </p>
        </div>
      </div>
    </>
  )
}

interface TurnBoxProps {
  texts: TurnTexts
  /** Administrators' screens do not use the primary colour. */
  isAdmin: boolean
  isClosed: boolean
  /** The acts. */
  children?: ReactNode
}

/** Who must act in a case: in the primary colour when it is whoever reads. */
function TurnBox(props: TurnBoxProps) {
  const { texts, isAdmin, isClosed, children } = props
  const { isOwn, label, title, text } = texts
  const isPrimary = isOwn && !isAdmin
  const icon: IconName = isOwn ? 'clock' : isClosed ? 'circle-check' : 'hourglass'
  return (
    <section
      aria-labelledby="turno"
      className={`rounded-16 border p-[1.125rem] sm:p-6 ${isPrimary ? 'border-primary-200 bg-primary-50' : 'border-petrol-200 bg-petrol-50'}`}
    >
      <p
        className={`flex items-center gap-2 text-label font-bold ${isPrimary ? 'text-primary-700' : 'text-petrol-700'}`}
      >
        <Icon of={icon} size={18} />
        {label}
      </p>
      <h2 id="turno" className="mt-2 type-h3 break-words">
        {title}
      </h2>
      <p className="mt-1 max-w-prose break-words whitespace-pre-line text-ink-700">{text}</p>
      {children && <div className="mt-4 grid gap-1.5 empty:hidden">{children}</div>}
    </section>
  )
}

/** 'Cómo va': done, now and next. */
function CaseSteps({ steps, number }: { steps: readonly ShownStep[]; number: string }) {
  return (
    <section
      aria-labelledby="como-va"
      className="rounded-16 border border-paper-200 bg-white p-[1.125rem] shadow-1 sm:p-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="como-va" className="type-h3">
          Cómo va
        </h2>
        <p className="text-label text-ink-600">Caso {number}</p>
      </div>
      <ol className="mt-3.5">
        {steps.map(({ key, state, title, detail }, index) => (
          <li
            key={key}
            aria-current={state === 'now' ? 'step' : undefined}
            className="relative flex gap-3 pb-5 last:pb-0"
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`absolute top-7 bottom-0 left-[0.8125rem] w-0.5 ${state === 'done' ? 'bg-green-200' : 'bg-paper-200'}`}
              />
            )}
            <StepDot state={state} size="normal" />
            <div className="min-w-0 pt-0.5">
              <p className={`font-bold break-words ${state === 'next' ? 'text-ink-600' : ''}`}>
                <StepStateText state={state} />
                {title}
              </p>
              {detail && (
                <p className="text-label/6 break-words text-ink-600">
                  <Dotted text={detail} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

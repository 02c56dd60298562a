import type { ReactNode, SubmitEvent } from 'react'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import { Button, type ButtonStyle } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { useSeenAt } from '#platform/ui/offline/seen-at.ts'
import { RETURN_FIELD, RETURN_TO_LIST } from '#visits/domain/visit.ts'
import { isToldLater } from '#visits/domain/visit-progress.ts'
import { keepStep } from '#visits/ui/keep-unsent.ts'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'
import { isStepAct } from '#visits/wording/outcomes.ts'

/** Fields of a form in a list: its answer leads back there (`returnPath` in visit-act.server.ts). */
export const TO_LIST = { [RETURN_FIELD]: RETURN_TO_LIST }

/** Sends a step from another page than that of the visit, which stays open. */
export interface StepSender extends Pick<FetcherWithComponents<unknown>, 'Form' | 'formData'> {
  readonly isBusy: boolean
  readonly onSend: () => void
}

type Fields = Readonly<Record<string, string>>

interface SentStepProps {
  /** The page of the visit. */
  path: string
  act: string
  /** Further fields. */
  fields?: Fields
  /** Without one the page of the visit answers. */
  sender?: StepSender | undefined
  className?: string
  /** `isSent`: this act with these fields is under way. */
  children: (isSent: (fields: Fields) => boolean) => ReactNode
}

export function SentStep({ path, act, fields = {}, sender, className = '', children }: SentStepProps) {
  const navigation = useNavigation()
  const isHydrated = useHydrated()
  const Sending = sender?.Form ?? Form
  const formData = sender ? sender.formData : navigation.formAction === path ? navigation.formData : undefined
  const isSent = (sent: Fields) =>
    Object.entries({ act, ...fields, ...sent }).every(([name, value]) => formData?.get(name) === value)
  // Another form that is under way stops nothing: no press is lost.
  const isBusy = sender ? sender.isBusy : isSent({})
  const isOffline = useSeenAt() !== null
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isOffline && isToldLater(act)) {
      event.preventDefault()
      const sent = new FormData(event.currentTarget, event.nativeEvent.submitter)
      void keepStep(path, sent)
    } else if (isBusy) event.preventDefault()
    else sender?.onSend()
  }
  return (
    <Sending method="post" action={path} preventScrollReset className={className} onSubmit={onSubmit}>
      <input type="hidden" name="act" value={act} />
      {sender && isHydrated && <input type="hidden" name="inPlace" value="1" />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(isSent)}
    </Sending>
  )
}

interface StepFormProps extends ButtonStyle, Omit<SentStepProps, 'className' | 'children'> {
  /** The button. */
  children: ReactNode
}

/** One button that says how the visit goes. */
export function StepForm({ path, act, fields, sender, children, ...style }: StepFormProps) {
  return (
    <SentStep path={path} act={act} fields={fields} sender={sender} className="grid min-w-0">
      {isSent => (
        <Button type="submit" busy={isSent({})} sendsLater={isToldLater(act)} {...style}>
          {children}
        </Button>
      )}
    </SentStep>
  )
}

/** Why an act that says how the visit goes was refused. */
export function StepRefused({ answer }: { answer: VisitAnswer | null | undefined }) {
  if (!answer || !isStepAct(answer.act)) return null
  return (
    <div className="mt-4">
      <Message kind="error">{answer.refusal.text}</Message>
    </div>
  )
}

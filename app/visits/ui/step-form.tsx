import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, type ButtonStyle } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { RETURN_FIELD, RETURN_TO_LIST } from '#visits/domain/visit.ts'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'

/** Fields of a form in a list: its answer leads back there (`returnPath` in visit-act.server.ts). */
export const TO_LIST = { [RETURN_FIELD]: RETURN_TO_LIST }

interface StepFormProps extends ButtonStyle {
  /** The page of the visit. */
  path: string
  act: string
  /** Further fields. */
  fields?: Readonly<Record<string, string>>
  /** The button. */
  children: ReactNode
}

/** One button that says how the visit goes. */
export function StepForm({ path, act, fields = {}, children, ...style }: StepFormProps) {
  const { formData, formAction } = useNavigation()
  const isSent = (name: string, value: string) => formData?.get(name) === value
  const busy =
    formAction === path && isSent('act', act) && Object.entries(fields).every(field => isSent(...field))
  return (
    <Form
      method="post"
      action={path}
      preventScrollReset
      className="grid min-w-0"
      onSubmit={event => formData && event.preventDefault()}
    >
      <input type="hidden" name="act" value={act} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" busy={busy} {...style}>
        {children}
      </Button>
    </Form>
  )
}

const STEP_ACTS: readonly string[] = [
  ...['en-camino', 'tarde', 'llegue', 'nadie', 'llego', 'esperar', 'buscar', 'deshacer'],
]

/** Why an act of these was refused. */
export function StepRefused({ answer }: { answer: VisitAnswer | null | undefined }) {
  if (!answer || !STEP_ACTS.includes(answer.act)) return null
  return (
    <div className="mt-4">
      <Message kind="error">{answer.refusal.text}</Message>
    </div>
  )
}

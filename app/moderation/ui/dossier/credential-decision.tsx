import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { REASON_MAX_LENGTH } from '#platform/domain/trail.ts'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { describedBy, FieldNote } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useFieldRefusal } from '#platform/ui/hooks/use-field-refusal.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { Credential } from '#verification/domain/credential.ts'
import {
  type CredentialAct,
  ENTITY_MAX_LENGTH,
  KEPT_FOR_MAX_LENGTH,
  NUMBER_MAX_LENGTH,
} from '#verification/domain/credential-decisions.ts'
import { CREDENTIAL_WORDS } from '#verification/wording/credential-texts.ts'

/** The action data of a form that decides about a credential. */
export interface CredentialAnswer {
  readonly credential: string
  readonly act: string
  readonly done: string | null
  readonly failure: string | null
  /** As typed, after a refusal. */
  readonly typed: Readonly<Record<string, string>>
}

/** When the server could not be reached. */
export function credentialFailed(fields: FormData): CredentialAnswer {
  const typed = Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]))
  const { check: credential = '', act = '' } = typed
  return { credential, act, done: null, failure: moderationRefusalText('moderation-failed'), typed }
}

interface CredentialDecisionProps {
  credential: Credential
  action: string
  /** The refusal of this form when it was sent without script. */
  refusal: CredentialAnswer | null
}

const SMALL = 'max-lg:min-h-11'

/** Accept or return what was sent; ask again for what was accepted. Works without script: the reason is in a details. */
export function CredentialDecision({ credential, action, refusal }: CredentialDecisionProps) {
  const { Form, answer, sent } = useCredentialDecision(credential.id)
  const hydrated = useHydrated()
  const shown = answer?.failure ? answer : refusal
  const noun = CREDENTIAL_WORDS[credential.kind].noun
  const refusalOf = (act: CredentialAct) => (shown?.act === act ? shown : null)
  return (
    <Form method="post" action={action} className="contents">
      <input type="hidden" name="check" value={credential.id} />
      {hydrated && <input type="hidden" name="answer" value="row" />}
      <div className="col-span-full flex min-w-0 flex-wrap items-start gap-1.5 lg:col-span-1 lg:col-start-3 lg:row-start-1 lg:max-w-72 lg:justify-end lg:has-[details[open]]:col-span-full lg:has-[details[open]]:row-start-2 lg:has-[details[open]]:max-w-none lg:has-[details[open]]:justify-start">
        {credential.status === 'pending' ? (
          <>
            <Button
              type="submit"
              name="act"
              value="accept-check"
              kind="green-text"
              size="small"
              className={SMALL}
              busy={sent === 'accept-check'}
            >
              <Icon of="check" size={16} />
              <span>
                Aceptar<span className="sr-only"> {noun}</span>
              </span>
            </Button>
            <ReasonDetails
              act="return-check"
              label="Devolver"
              noun={noun}
              refusal={refusalOf('return-check')}
            >
              ¿Por qué? El técnico lo lee.
            </ReasonDetails>
            <CredentialCorrections credential={credential} noun={noun} refusal={refusalOf('accept-check')} />
          </>
        ) : (
          <ReasonDetails
            act="request-check"
            label="Pedir de nuevo"
            noun={noun}
            refusal={refusalOf('request-check')}
          >
            ¿Por qué hace falta otra vez? El técnico lo lee.
          </ReasonDetails>
        )}
      </div>
    </Form>
  )
}

/** A decision by another administrator comes as a refusal: it is a toast, and the page reloads. */
function useCredentialDecision(id: number) {
  const fetcher = useFetcher<CredentialAnswer>({ key: `check-${id}` })
  const { data, formData } = fetcher
  const last = useRef(data)
  useEffect(() => {
    if (data === last.current) return
    last.current = data
    if (data?.done) showToast(data.done, 'success')
    else if (data?.failure) showToast(data.failure, 'error')
  }, [data])
  return { Form: fetcher.Form, answer: data, sent: formData?.get('act') ?? null }
}

interface ReasonDetailsProps {
  act: CredentialAct
  label: string
  noun: string
  refusal: CredentialAnswer | null
  children: ReactNode
}

function ReasonDetails({ act, label, noun, refusal, children }: ReasonDetailsProps) {
  const id = useId()
  const { shown, fieldProps } = useFieldRefusal(refusal)
  const error = shown?.failure ?? null
  const isReturn = act === 'return-check'
  return (
    <details open={refusal ? true : undefined} className="fold-below">
      <summary
        className={buttonClasses({
          kind: isReturn ? 'red-text' : 'white',
          size: 'small',
          className: `${SMALL} cursor-pointer list-none [&::-webkit-details-marker]:hidden`,
        })}
      >
        <span>
          {label}
          <span className="sr-only"> {noun}</span>
        </span>
      </summary>
      <div className="mt-2.5 max-w-xl">
        <label htmlFor={id} className="mb-2 block text-label font-bold">
          {children}
        </label>
        <input
          id={id}
          name="motivo"
          defaultValue={refusal?.typed.motivo}
          maxLength={REASON_MAX_LENGTH}
          autoComplete="off"
          className="field-box"
          {...describedBy(id, { error })}
          {...fieldProps}
        />
        <FieldNote id={id} error={error} />
        <Button type="submit" name="act" value={act} kind={isReturn ? 'danger' : 'white'} className="mt-2.5">
          {isReturn ? 'Devolver con este motivo' : 'Pedir con este motivo'}
        </Button>
      </div>
    </details>
  )
}

/** What an administrator may correct while accepting. The number stands here in full. */
function CredentialCorrections({
  credential,
  noun,
  refusal,
}: {
  credential: Credential
  noun: string
  refusal: CredentialAnswer | null
}) {
  const typed = refusal?.typed
  return (
    <details open={refusal ? true : undefined} className="fold-below">
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-8 px-1 text-support font-bold text-petrol-600 hover:underline max-lg:min-h-11">
        <span>
          Corregir datos<span className="sr-only"> de {noun}</span>
        </span>
      </summary>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        {refusal?.failure && (
          <div className="sm:col-span-2">
            <Message kind="error">{refusal.failure}</Message>
          </div>
        )}
        <Field
          label="Entidad"
          name="entidad"
          value={typed?.entidad ?? credential.entity}
          maxLength={ENTITY_MAX_LENGTH}
        />
        <Field
          label="Número"
          name="numero"
          value={typed?.numero ?? credential.number}
          maxLength={NUMBER_MAX_LENGTH}
        />
        <Field
          label="Expedición"
          name="expedicion"
          type="date"
          value={typed?.expedicion ?? credential.issuedOn}
        />
        <Field label="Vencimiento" name="vence" type="date" value={typed?.vence ?? credential.expiresOn} />
        <div className="sm:col-span-2">
          <Field
            label="Guardar el documento más de 30 días: por qué"
            name="conservar"
            value={typed?.conservar ?? ''}
            maxLength={KEPT_FOR_MAX_LENGTH}
          />
        </div>
        <Button
          type="submit"
          name="act"
          value="accept-check"
          kind="green-text"
          className="sm:justify-self-start"
        >
          Aceptar con estos datos
        </Button>
      </div>
    </details>
  )
}

interface FieldProps {
  label: string
  name: string
  value: string | null
  type?: 'text' | 'date'
  maxLength?: number
}

function Field({ label, name, value, type = 'text', maxLength }: FieldProps) {
  return (
    <label className="block min-w-0 text-support font-bold">
      {label}
      <input
        type={type}
        name={name}
        defaultValue={value ?? ''}
        maxLength={maxLength}
        autoComplete="off"
        className="field-box mt-1 font-normal"
      />
    </label>
  )
}

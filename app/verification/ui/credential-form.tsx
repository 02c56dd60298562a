import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { LINE_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Checkbox } from '#platform/ui/basics/checkbox.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { type FormError, FormFeedbackContext, useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { FormMessage, SubmitButton, useValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import {
  CREDENTIAL_FIELDS,
  CREDENTIAL_RULES,
  type CredentialField,
  type DocumentCredentialKind,
} from '#verification/domain/credential.ts'
import { EXPIRES_FIELD, parseCredentialForm } from '#verification/domain/credential-submission.ts'
import { DocumentsField } from '#verification/ui/documents-field.tsx'
import { useChosenDocuments } from '#verification/ui/use-chosen-documents.ts'
import { useCredentialUpload } from '#verification/ui/use-credential-upload.ts'
import { verificationRefusalText } from '#verification/wording/outcomes.ts'
import { expiresLabel, fieldWordsOf } from '#verification/wording/own-credentials.ts'
import { VERIFICATION_PAGE } from '#verification/wording/verification-paths.ts'

interface CredentialFormProps {
  kind: DocumentCredentialKind
  /** 'YYYY-MM-DD' */
  today: string
  refusal: FormRefusal | null | undefined
}

/** The data of a document and its files. */
export function CredentialForm({ kind, today, refusal }: CredentialFormProps) {
  const { asks } = CREDENTIAL_RULES[kind]
  const chosen = useChosenDocuments()
  const { documents } = chosen
  const upload = useCredentialUpload(kind)
  const { feedback, formProps } = useValidatedForm({
    validate(data): FormError | null {
      const fields = Object.fromEntries([...asked(data)].map(([name, value]) => [name, String(value)]))
      const parsed = parseCredentialForm(kind, fields, today)
      if (!parsed.ok) return { field: parsed.field, text: verificationRefusalText(parsed.code) }
      if (documents.length > 0) return null
      return { field: 'documento', text: verificationRefusalText('document-required') }
    },
    refusal: upload.refusal ?? refusal,
    watched: String(documents.length),
    send() {
      const form = asked(new FormData(formProps.ref.current ?? undefined))
      form.delete('documento')
      for (const { file } of documents) form.append('documento', file)
      return upload.send(form)
    },
  })
  /** Without an expiry that was typed before it was unticked. */
  function asked(form: FormData): FormData {
    if (asks.vence === 'optional' && !form.has(EXPIRES_FIELD)) form.delete('vence')
    return form
  }
  const hasFailed = upload.state.step === 'failed' && !feedback.busy
  return (
    <Form {...formProps} encType="multipart/form-data" className="grid gap-[1.125rem]">
      <FormFeedbackContext value={{ ...feedback, submitted: refusal?.typed ?? {} }}>
        {CREDENTIAL_FIELDS.filter(field => asks[field]).map(field => (
          <Field key={field} kind={kind} field={field} today={today} />
        ))}
        <DocumentsField chosen={chosen} upload={upload.state} />
        <FormMessage />
        <div className="grid gap-2.5 sm:flex">
          <SubmitButton kind="primary" size="large" busyText="Enviando…" className="sm:min-w-48">
            <Icon of={hasFailed ? 'rotate-cw' : 'upload'} size={20} />
            {hasFailed ? 'Reintentar' : 'Enviar a revisión'}
          </SubmitButton>
          <ButtonLink to={VERIFICATION_PAGE} kind="white" size="large">
            Volver
          </ButtonLink>
        </div>
      </FormFeedbackContext>
    </Form>
  )
}

interface FieldProps {
  kind: DocumentCredentialKind
  field: CredentialField
  today: string
}

function Field({ kind, field, today }: FieldProps) {
  const { asks, issuedWithinDays } = CREDENTIAL_RULES[kind]
  const isOptional = asks[field] === 'optional'
  const common = { ...fieldWordsOf(kind, field), name: field }
  if (field === 'expedicion')
    return (
      <TextField
        {...common}
        optional={isOptional}
        type="date"
        icon="calendar"
        max={today}
        required={!!issuedWithinDays}
      />
    )
  if (field === 'vence') {
    const date = <TextField {...common} type="date" icon="calendar" min={today} />
    return isOptional ? <ExpiryChoice label={expiresLabel(kind)}>{date}</ExpiryChoice> : date
  }
  return (
    <TextField
      {...common}
      optional={isOptional}
      maxLength={LINE_MAX_LENGTH}
      autoComplete="off"
      inputMode={kind === 'identity' ? 'numeric' : undefined}
    />
  )
}

/** The date is asked only of a document that expires: by CSS, so that it works without a script. */
function ExpiryChoice({ label, children }: { label: string; children: ReactNode }) {
  const { error, submitted } = useFieldFeedback('vence')
  return (
    <div className="group/expiry">
      <Checkbox label={label} name={EXPIRES_FIELD} defaultChecked={Boolean(error || submitted)} />
      <div className="mt-2 hidden group-has-[input[type=checkbox]:checked]/expiry:block">{children}</div>
    </div>
  )
}

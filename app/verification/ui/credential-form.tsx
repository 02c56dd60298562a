import { useId } from 'react'
import { LINE_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { describedBy, FieldFrame, TextField } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import {
  CREDENTIAL_FIELDS,
  CREDENTIAL_RULES,
  type CredentialField,
  type DocumentCredentialKind,
} from '#verification/domain/credential.ts'
import { DOCUMENT_ACCEPT, parseCredentialForm } from '#verification/domain/credential-submission.ts'
import { verificationRefusalText } from '#verification/wording/outcomes.ts'
import { DOCUMENTS_HINT, fieldWordsOf } from '#verification/wording/own-credentials.ts'
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
  return (
    <ValidatedForm
      encType="multipart/form-data"
      validate={fields => {
        const parsed = parseCredentialForm(kind, fields, today)
        return parsed.ok ? null : { field: parsed.field, text: verificationRefusalText(parsed.code) }
      }}
      refusal={refusal}
      className="grid gap-[1.125rem]"
    >
      {CREDENTIAL_FIELDS.filter(field => asks[field]).map(field => (
        <Field key={field} kind={kind} field={field} today={today} />
      ))}
      <FilesField />
      <FormMessage />
      <div className="grid gap-2.5 sm:flex">
        <SubmitButton kind="primary" size="large" busyText="Enviando…" className="sm:min-w-48">
          <Icon of="upload" size={20} />
          Enviar a revisión
        </SubmitButton>
        <ButtonLink to={VERIFICATION_PAGE} kind="white" size="large">
          Volver
        </ButtonLink>
      </div>
    </ValidatedForm>
  )
}

function Field({
  kind,
  field,
  today,
}: {
  kind: DocumentCredentialKind
  field: CredentialField
  today: string
}) {
  const { asks, issuedWithinDays } = CREDENTIAL_RULES[kind]
  const common = { ...fieldWordsOf(kind, field), name: field, optional: asks[field] === 'optional' }
  if (field === 'expedicion')
    return <TextField {...common} type="date" icon="calendar" max={today} required={!!issuedWithinDays} />
  if (field === 'vence') return <TextField {...common} type="date" icon="calendar" min={today} />
  return (
    <TextField
      {...common}
      maxLength={LINE_MAX_LENGTH}
      autoComplete="off"
      inputMode={kind === 'identity' ? 'numeric' : undefined}
    />
  )
}

function FilesField() {
  const id = useId()
  const texts = { hint: DOCUMENTS_HINT, error: useFieldFeedback('documento').error }
  return (
    <FieldFrame id={id} label="Archivos" {...texts}>
      <input
        id={id}
        type="file"
        name="documento"
        multiple
        accept={DOCUMENT_ACCEPT}
        {...describedBy(id, texts)}
        className="file-choice min-h-11"
      />
    </FieldFrame>
  )
}

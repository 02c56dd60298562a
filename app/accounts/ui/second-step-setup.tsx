import { type InputEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { CODE_RULES } from '#accounts/domain/safe-account.ts'
import { CopyButton } from '#accounts/ui/copy-button.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { QrCode, type QrPath } from '#accounts/ui/qr-code.tsx'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { describedBy, FieldFrame } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'

export interface SecondStepKey {
  /** As an authenticator takes it. */
  readonly secret: string
  /** `otpauth:`, which phones open in the authenticator. */
  readonly uri: string
  readonly qr: QrPath
}

const validate = formValidator(CODE_RULES)

const QR_LABEL = 'Código QR con la clave del segundo paso'

/** The key goes into the app: on a phone by a link, where a mouse is used by the QR code. Then the first code. */
export function SecondStepSetup({
  secret,
  uri,
  qr,
  refusal,
}: SecondStepKey & { refusal: FormRefusal | null }) {
  return (
    <ol className="grid gap-6">
      <Step number={1} title="Guarda la clave en tu app">
        <div className="mb-4 hidden pointer-fine:block">
          <p className="mb-3 text-support text-ink-600">Escanea este código con la app de tu teléfono.</p>
          <QrCode {...qr} label={QR_LABEL} className="size-52" />
        </div>
        <AppLink uri={uri} />
        <Key secret={secret} />
        <details className="group/qr mt-2 pointer-fine:hidden">
          <summary className="flex min-h-13 list-none items-center gap-2 text-label font-bold text-petrol-600 [&::-webkit-details-marker]:hidden">
            <Icon of="qr-code" />
            <span className="flex-1">¿En otro aparato?</span>
            <Icon
              of="chevron-down"
              size={18}
              className="text-ink-600 transition-[rotate] group-open/qr:rotate-180"
            />
          </summary>
          <p className="mb-3 text-support text-ink-600">Escanea este código con la app del otro aparato.</p>
          <QrCode {...qr} label={QR_LABEL} className="size-52" />
        </details>
      </Step>
      <Step number={2} title="Escribe el código que te muestra">
        <ValidatedForm validate={validate} refusal={refusal} className="grid gap-[1.125rem]">
          <FormMessage />
          <input type="hidden" name="accion" value="confirmar" />
          <CodeField />
          <SubmitButton kind="primary" size="large" busyText="Activando…" className="sm:justify-self-start">
            Activar segundo paso
          </SubmitButton>
        </ValidatedForm>
      </Step>
    </ol>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li>
      <p className="mb-3 flex items-center gap-3 font-bold">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-pill bg-petrol-50 text-support text-petrol-600"
        >
          {number}
        </span>
        {title}
      </p>
      {children}
    </li>
  )
}

const NOTHING_OPENED_MS = 2_000

/** Nothing tells whether an app took the link: a page that is still in view after a while says what else to do. */
function AppLink({ uri }: { uri: string }) {
  const [taps, setTaps] = useState(0)
  const [isUnanswered, setIsUnanswered] = useState(false)
  useEffect(() => {
    if (taps === 0) return
    const timer = setTimeout(() => setIsUnanswered(document.visibilityState === 'visible'), NOTHING_OPENED_MS)
    return () => clearTimeout(timer)
  }, [taps])
  return (
    <div className="mb-3 pointer-fine:hidden">
      <a
        href={uri}
        onClick={() => setTaps(taps + 1)}
        className={buttonClasses({ kind: 'petrol', size: 'large', wide: true })}
      >
        <Icon of="smartphone" />
        Abrir en mi app
      </a>
      <p role="status" className="text-support text-ink-700 not-empty:mt-2">
        {isUnanswered && 'Si no se abrió nada, copia la clave.'}
      </p>
    </div>
  )
}

function Key({ secret }: { secret: string }) {
  const groups = secret.match(/.{1,4}/g) ?? []
  return (
    <div className="rounded-12 bg-paper-100 p-3.5">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="text-support text-ink-700">O copia la clave</p>
        <CopyButton text={secret} label="Copiar" doneLabel="Copiada" />
      </div>
      <p className="mt-2 grid max-w-72 grid-cols-4 gap-y-1.5 font-mono text-body/6 font-bold select-all">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be equal.
          <span key={index}>{group} </span>
        ))}
      </p>
    </div>
  )
}

function CodeField() {
  const id = useId()
  const texts = { label: 'Código de 6 números', error: useFieldFeedback('codigo').error }
  return (
    <FieldFrame id={id} {...texts}>
      <input
        {...describedBy(id, texts)}
        id={id}
        name="codigo"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        onInput={groupDigits}
        className="field-box h-14 text-22! font-bold tracking-[0.06em] tabular-nums sm:max-w-60"
      />
    </FieldFrame>
  )
}

/** '482 917' while it is typed. */
function groupDigits({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const digitsIn = (text: string) => text.replace(/\D/g, '').slice(0, 6)
  const before = digitsIn(input.value.slice(0, input.selectionStart ?? undefined)).length
  const digits = digitsIn(input.value)
  input.value = digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits
  const caret = before > 3 ? before + 1 : before
  input.setSelectionRange(caret, caret)
}

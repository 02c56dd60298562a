// The forms of /perfil/segundo-paso: begin, confirm, new recovery codes, switch off.
import { CODE_RULES, CONFIRM_PASSWORD_RULES } from '#accounts/domain/safe-account.ts'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { QrCode } from '#accounts/ui/qr-code.tsx'
import type { ButtonKind } from '#platform/ui/basics/button-classes.ts'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'
import { SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'

const validatePassword = formValidator(CONFIRM_PASSWORD_RULES)
const validateCode = formValidator(CODE_RULES)

interface PasswordStepProps {
  intent: string
  button: string
  busyText: string
  kind: ButtonKind
  refusal: FormRefusal | null
}

/** One act that asks for the password. */
export function PasswordStep({ intent, button, busyText, kind, refusal }: PasswordStepProps) {
  return (
    <ValidatedForm validate={validatePassword} refusal={refusal} className="grid gap-[1.125rem]">
      <input type="hidden" name="accion" value={intent} />
      <PasswordField label="Contraseña actual" name="actual" autoComplete="current-password" compact />
      <SubmitButton kind={kind} busyText={busyText} className="sm:justify-self-start">
        {button}
      </SubmitButton>
    </ValidatedForm>
  )
}

interface SetupProps {
  /** In groups of four. */
  secret: string
  qr: { readonly size: number; readonly path: string }
  refusal: FormRefusal | null
}

export function SecondStepSetup({ secret, qr, refusal }: SetupProps) {
  return (
    <ol className="grid gap-6">
      <li>
        <p className="font-bold">1. Escanea este código con tu app</p>
        <p className="mt-1 mb-3 text-support text-ink-600">
          Sirven Google Authenticator, Microsoft Authenticator, Aegis y otras.
        </p>
        <QrCode {...qr} label="Código QR con la clave del segundo paso" />
        <p className="mt-3 text-support text-ink-600">¿No puedes escanearlo? Escribe esta clave en la app:</p>
        <p className="mt-1 font-mono text-body font-semibold wrap-anywhere">{secret}</p>
      </li>
      <li>
        <p className="mb-3 font-bold">2. Escribe el código que te muestra</p>
        <ValidatedForm validate={validateCode} refusal={refusal} className="grid gap-[1.125rem]">
          <input type="hidden" name="accion" value="confirmar" />
          <TextField
            label="Código de 6 números"
            name="codigo"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
          <SubmitButton kind="mango" size="large" busyText="Activando…" className="sm:justify-self-start">
            Activar segundo paso
          </SubmitButton>
        </ValidatedForm>
      </li>
    </ol>
  )
}

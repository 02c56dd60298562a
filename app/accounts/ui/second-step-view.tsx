import { CONFIRM_PASSWORD_RULES } from '#accounts/domain/safe-account.ts'
import { AccountCard, AccountPage } from '#accounts/ui/account-page.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { RecoveryCodes } from '#accounts/ui/recovery-codes.tsx'
import { type SecondStepKey, SecondStepSetup } from '#accounts/ui/second-step-setup.tsx'
import { recoveryCodesLeftText } from '#accounts/wording/account-cards.ts'
import { type ButtonKind, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'

interface SecondStepViewProps {
  isOn: boolean
  hasPassword: boolean
  codesLeft: number
  /** For administrators in production. */
  isRequired: boolean
  setup: SecondStepKey | null
  answer: {
    codes: readonly string[] | null
    why: 'on' | 'renewed' | null
    intent: string
    refusal: FormRefusal | null
  } | null
}

const CODES_TITLES = {
  on: 'Listo: desde ahora te pedimos un código al entrar.',
  renewed: 'Estos reemplazan los códigos anteriores.',
} as const

export function SecondStepView({ answer, ...view }: SecondStepViewProps) {
  return (
    <AccountPage title="Segundo paso">
      {answer?.codes ? (
        <RecoveryCodes codes={answer.codes} title={CODES_TITLES[answer.why ?? 'on']} />
      ) : (
        <States {...view} answer={answer} />
      )}
    </AccountPage>
  )
}

function States({ isOn, hasPassword, codesLeft, isRequired, setup, answer }: SecondStepViewProps) {
  const refusalOf = (...intents: string[]) =>
    answer && intents.includes(answer.intent) ? answer.refusal : null
  return (
    <>
      {isRequired && !isOn && (
        <div className="mt-4">
          <Message kind="warning">
            Para administrar el sitio necesitas el segundo paso. Actívalo aquí.
          </Message>
        </div>
      )}
      {isOn ? (
        <>
          <AccountCard
            id="codigos"
            title="Códigos de respaldo"
            intro="Sirven para entrar si pierdes el teléfono. Los que ya guardaste no se vuelven a mostrar."
          >
            <p className="mb-4 font-bold">{recoveryCodesLeftText(codesLeft)}</p>
            <PasswordStep
              intent="codigos"
              button="Hacer códigos nuevos"
              busyText="Haciendo…"
              kind="white"
              refusal={refusalOf('codigos')}
            />
          </AccountCard>
          <AccountCard
            id="quitar"
            title="Desactivar"
            intro={
              isRequired
                ? 'Quien administra el sitio lo necesita: no se puede desactivar.'
                : 'Entrarás solo con tu contraseña.'
            }
          >
            {!isRequired && (
              <PasswordStep
                intent="quitar"
                button="Desactivar segundo paso"
                busyText="Desactivando…"
                kind="danger"
                refusal={refusalOf('quitar')}
              />
            )}
          </AccountCard>
        </>
      ) : setup ? (
        <AccountCard
          id="activar"
          title="Conecta tu app"
          intro="Sirven Google Authenticator, Microsoft Authenticator, Aegis y otras."
        >
          <SecondStepSetup {...setup} refusal={refusalOf('confirmar', '')} />
        </AccountCard>
      ) : (
        <AccountCard
          id="activar"
          title="Pedir un código al entrar"
          intro="Después de tu contraseña escribes un código que cambia cada 30 segundos en una app de tu teléfono. Así nadie entra solo con tu contraseña."
        >
          {hasPassword ? (
            <PasswordStep
              intent="empezar"
              button="Empezar"
              busyText="Preparando…"
              kind="primary"
              refusal={refusalOf('empezar', 'confirmar', '')}
            />
          ) : (
            <ButtonLink to="/auth/forgot" kind="white">
              Crear contraseña
            </ButtonLink>
          )}
        </AccountCard>
      )}
    </>
  )
}

const validatePassword = formValidator(CONFIRM_PASSWORD_RULES)

interface PasswordStepProps {
  intent: string
  button: string
  busyText: string
  kind: ButtonKind
  refusal: FormRefusal | null
}

/** One act that asks for the password. */
function PasswordStep({ intent, button, busyText, kind, refusal }: PasswordStepProps) {
  return (
    <ValidatedForm validate={validatePassword} refusal={refusal} className="grid gap-[1.125rem]">
      <FormMessage />
      <input type="hidden" name="accion" value={intent} />
      <PasswordField label="Contraseña actual" name="actual" autoComplete="current-password" compact />
      <SubmitButton
        kind={kind}
        size={kind === 'primary' ? 'large' : 'normal'}
        busyText={busyText}
        className="sm:justify-self-start"
      >
        {button}
      </SubmitButton>
    </ValidatedForm>
  )
}

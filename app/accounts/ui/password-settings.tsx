import { useFetcher } from 'react-router'
import { PASSWORD_CHANGE_RULES } from '#accounts/domain/safe-account.ts'
import { TopicIntro } from '#accounts/ui/account-rows.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { CardAnswer } from '#platform/wording/form-answer.ts'

export interface PasswordSettingsProps {
  hasPassword: boolean
  ageText: string
  /** It is the only thing on its page. */
  isPage?: boolean
  /** Of a post without JavaScript. */
  answer?: CardAnswer | null | undefined
}

export function PasswordSettings({ hasPassword, ageText, isPage = false, answer }: PasswordSettingsProps) {
  if (!hasPassword)
    return (
      <>
        <TopicIntro>Tu cuenta todavía no tiene una. Te enviamos un enlace para crearla.</TopicIntro>
        <ButtonLink to="/auth/forgot" kind="white" className="w-full sm:w-auto">
          Crear contraseña
        </ButtonLink>
      </>
    )
  return (
    <>
      <TopicIntro>{ageText}</TopicIntro>
      <PasswordForm isPage={isPage} answer={answer} />
    </>
  )
}

const ACTION = '/perfil/contrasena'
const validate = formValidator(PASSWORD_CHANGE_RULES)

/** With JavaScript it is answered in the card, without by the page of its action. */
function PasswordForm({ isPage, answer }: Pick<PasswordSettingsProps, 'isPage' | 'answer'>) {
  const { data = answer } = useFetcher<CardAnswer>({ key: ACTION })
  const hydrated = useHydrated()
  return (
    <ValidatedForm
      action={ACTION}
      navigate={false}
      fetcherKey={ACTION}
      validate={validate}
      refusal={data?.refusal}
      success={data?.saved}
      className="grid gap-[1.125rem]"
    >
      {hydrated && <input type="hidden" name="tarjeta" value="1" />}
      <div className="grid items-start gap-[1.125rem] sm:grid-cols-2">
        <PasswordField label="Contraseña actual" name="actual" autoComplete="current-password" compact />
        <PasswordField
          label="Contraseña nueva"
          name="password"
          autoComplete="new-password"
          hint="Mínimo 6 caracteres. Te avisamos por correo."
          compact
        />
      </div>
      <FormMessage />
      <SubmitButton
        kind={isPage ? 'primary' : 'white'}
        size={isPage ? 'large' : 'normal'}
        busyText="Cambiando…"
        className="sm:justify-self-start"
      >
        Cambiar contraseña
      </SubmitButton>
    </ValidatedForm>
  )
}

import { PASSWORD_CHANGE_RULES } from '#accounts/domain/safe-account.ts'
import { AccountCard } from '#accounts/ui/account-card.tsx'
import { CardForm } from '#accounts/ui/card-form.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { FormMessage, SubmitButton } from '#platform/ui/basics/validated-form.tsx'
import type { CardAnswer } from '#platform/wording/form-answer.ts'

interface PasswordCardProps {
  hasPassword: boolean
  ageText: string
  answer?: CardAnswer | null | undefined
}

export function PasswordCard({ hasPassword, ageText, answer }: PasswordCardProps) {
  if (!hasPassword)
    return (
      <AccountCard
        id="contrasena"
        title="Contraseña"
        intro="Tu cuenta todavía no tiene una. Te enviamos un enlace para crearla."
      >
        <ButtonLink to="/auth/forgot" kind="white" className="w-full sm:w-auto">
          Crear contraseña
        </ButtonLink>
      </AccountCard>
    )
  return (
    <AccountCard id="contrasena" title="Contraseña" intro={ageText}>
      <CardForm action="/perfil/contrasena" rules={PASSWORD_CHANGE_RULES} answer={answer}>
        <PasswordField label="Contraseña actual" name="actual" autoComplete="current-password" compact />
        <PasswordField
          label="Contraseña nueva"
          name="password"
          autoComplete="new-password"
          hint="Mínimo 6 caracteres. Te avisamos por correo."
          compact
        />
        <FormMessage />
        <SubmitButton kind="white" busyText="Cambiando…" className="sm:justify-self-start">
          Cambiar contraseña
        </SubmitButton>
      </CardForm>
    </AccountCard>
  )
}

import type { ComponentProps } from 'react'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { FormMessage, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'

interface AuthFormProps extends Omit<ComponentProps<typeof ValidatedForm>, 'className'> {
  /** Where the person wanted to go. */
  from: string | null
}

/** A form of the screens on the way into an account. */
export function AuthForm({ from, children, ...form }: AuthFormProps) {
  return (
    <ValidatedForm {...form} className="grid gap-[1.125rem]">
      <FormMessage />
      <input type="hidden" name="from" value={from ?? ''} />
      {children}
    </ValidatedForm>
  )
}

interface EmailFieldProps {
  label?: string
  autoComplete?: 'email' | 'username'
}

export function EmailField({ label = 'Correo', autoComplete = 'email' }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      icon="mail"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

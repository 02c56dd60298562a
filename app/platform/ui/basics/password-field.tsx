import { type ReactNode, useState } from 'react'
import type { SecretField } from '#platform/domain/form-rules.ts'
import { TextField, type TextFieldProps } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

interface PasswordFieldProps
  extends Omit<TextFieldProps, 'name' | 'type' | 'trailing' | 'trailingRoom' | 'icon'> {
  name: SecretField
  /** Only the eye icon, for narrow fields. */
  compact?: boolean
}

export function PasswordField({ compact = false, ...rest }: PasswordFieldProps) {
  const { input, toggle } = useShownPassword(compact, rest.label)
  return (
    <TextField
      {...rest}
      {...input}
      icon={compact ? undefined : 'lock'}
      trailing={toggle}
      trailingRoom={compact ? 'pr-14' : 'pr-28'}
    />
  )
}

/** The attributes of a password input, and the button that shows what is typed. Without JavaScript there is none. */
export function useShownPassword(compact: boolean, label: string) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const verb = shown ? 'Ocultar' : 'Mostrar'
  // 'Mostrar la actual': two of one form differ, and none has the name of its field.
  const which = label.toLocaleLowerCase('es').replace(/^(?:tu )?contraseña ?/, '')
  const toggle: ReactNode = hydrated && (
    <button
      type="button"
      aria-label={`${verb} ${which ? `la ${which}` : 'contraseña'}`}
      onClick={() => setShown(!shown)}
      className="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-8 px-2.5 text-support font-bold text-petrol-600 hover:text-petrol-700"
    >
      <Icon of={shown ? 'eye-off' : 'eye'} className="text-ink-600" />
      {!compact && verb}
    </button>
  )
  const input = {
    type: shown ? 'text' : 'password',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  } as const
  return { input, toggle }
}

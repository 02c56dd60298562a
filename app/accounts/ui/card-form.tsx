import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { formValidator } from '#accounts/ui/form-validator.ts'
import type { AccountRefusalCode } from '#accounts/wording/refusals.ts'
import type { FormRules } from '#platform/domain/text-rule.ts'
import { ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { CardAnswer } from '#platform/wording/form-answer.ts'

interface CardFormProps {
  action: string
  rules: FormRules<AccountRefusalCode>
  /** Of a post without JavaScript. */
  answer?: CardAnswer | null | undefined
  children: ReactNode
}

/** The form of a card of /perfil: with JavaScript it is answered in the card, without by the page of its action. */
export function CardForm({ action, rules, answer, children }: CardFormProps) {
  const fetcher = useFetcher<CardAnswer>()
  const hydrated = useHydrated()
  const { refusal = null, saved = null } = fetcher.data ?? answer ?? {}
  return (
    <ValidatedForm
      fetcher={fetcher}
      action={action}
      validate={formValidator(rules)}
      refusal={refusal}
      success={saved}
      clearOnSuccess
      messageByButton
      className="grid gap-[1.125rem]"
    >
      {hydrated && <input type="hidden" name="tarjeta" value="1" />}
      {children}
    </ValidatedForm>
  )
}

import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { WHATSAPP_PAGE } from '#accounts/wording/whatsapp.ts'
import { Button, type ButtonStyle } from '#platform/ui/basics/button.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { CardAnswer } from '#platform/wording/form-answer.ts'

/** What is posted as `accion`. */
export const WHATSAPP_ACTS = ['conectar', 'probar', 'desconectar', 'deshacer', 'ocultar'] as const
export type WhatsappAct = (typeof WHATSAPP_ACTS)[number]

/** The answer to a form, and where the chat opens with the message of a new code. */
export interface WhatsappAnswer extends CardAnswer {
  readonly act: WhatsappAct
  readonly chatUrl: string | null
}

/** One for all forms of the row: of those that are under way one counts. */
export const useWhatsappFetcher = () => useFetcher<WhatsappAnswer>({ key: 'whatsapp' })

interface ActButtonProps extends ButtonStyle {
  act: WhatsappAct
  busyText?: string
  children: ReactNode
}

/** A form of one button. */
export function ActButton({ act, busyText, children, ...style }: ActButtonProps) {
  const fetcher = useWhatsappFetcher()
  const isHydrated = useHydrated()
  const isBusy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      action={WHATSAPP_PAGE}
      className="grid"
      onSubmit={event => isBusy && event.preventDefault()}
    >
      {isHydrated && <input type="hidden" name="tarjeta" value="1" />}
      <input type="hidden" name="accion" value={act} />
      <Button
        {...style}
        type="submit"
        busy={isBusy && fetcher.formData?.get('accion') === act}
        {...(busyText && { busyText })}
      >
        {children}
      </Button>
    </fetcher.Form>
  )
}

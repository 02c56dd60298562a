import { Link, useFetcher } from 'react-router'
import type { WhatsappAct, WhatsappAnswer } from '#accounts/ui/whatsapp/whatsapp-acts.tsx'
import {
  CONNECT_TEXT,
  OFFER_TEXTS,
  type OFFERED_ON,
  WHATSAPP_PAGE,
  WHATSAPP_ROW,
} from '#accounts/wording/whatsapp.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

interface WhatsappOfferProps {
  reader: 'technician' | 'client'
  /** The page that it stands on. */
  on: (typeof OFFERED_ON)[number]
}

/** Leads to the row of /perfil. Closed, it stays away for 30 days on every device. */
export function WhatsappOffer({ reader, on }: WhatsappOfferProps) {
  const fetcher = useFetcher<WhatsappAnswer>()
  const isHydrated = useHydrated()
  // Gone at once; it is back if it could not be stored.
  if (fetcher.state !== 'idle') return null
  const act: WhatsappAct = 'ocultar'
  return (
    <section
      aria-labelledby="whatsapp-oferta"
      className="relative flex min-h-15 items-center gap-3 rounded-16 border border-paper-200 bg-white pr-1.5 pl-4 sm:pl-6 print:hidden"
    >
      <Icon of="message-circle" size={22} className="shrink-0 text-green-700" />
      <div className="min-w-0 flex-1 py-2">
        <h2 id="whatsapp-oferta" className="text-label/5 font-bold">
          <Link
            to={WHATSAPP_ROW}
            className="text-petrol-600 after:absolute after:inset-0 after:rounded-16 hover:underline"
          >
            {CONNECT_TEXT}
          </Link>
        </h2>
        <p className="text-support/5 text-ink-600">{OFFER_TEXTS[reader]}</p>
      </div>
      <fetcher.Form method="post" action={WHATSAPP_PAGE} className="relative">
        {isHydrated && <input type="hidden" name="tarjeta" value="1" />}
        <input type="hidden" name="accion" value={act} />
        <input type="hidden" name="en" value={on} />
        <button
          type="submit"
          aria-label="Ahora no"
          className="grid size-11 place-items-center rounded-8 text-ink-600 hover:bg-paper-100"
        >
          <Icon of="x" size={18} />
        </button>
      </fetcher.Form>
    </section>
  )
}

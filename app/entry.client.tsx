import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { sendFormsToTheEnd } from '#platform/ui/live/sent-forms.ts'
import { guardReloads } from '#platform/ui/offline/reload-guard.tsx'

guardReloads()
sendFormsToTheEnd()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// biome-ignore lint/suspicious/noConsole: section 2 of the specification asks for this line.
console.log('App cargada')

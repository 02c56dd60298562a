import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { broadcastSignOut, retrySignOut } from '#accounts/ui/live/sign-out.ts'

/** Section 2: signing out replaces the page in history. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  function onSubmit(event: { preventDefault: () => void }) {
    broadcastSignOut()
    if (navigator.onLine) return
    // D49: without network React Router could not even load the code of the route.
    event.preventDefault()
    void retrySignOut()
  }
  return (
    <Form method="post" action="/auth/logout" replace onSubmit={onSubmit} className={className}>
      {children}
    </Form>
  )
}

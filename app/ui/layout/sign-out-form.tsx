import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { broadcastSignOut } from '#ui/live/sign-out-broadcast.ts'

/** Section 2: signing out replaces the page in history. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Form method="post" action="/auth/logout" replace onSubmit={broadcastSignOut} className={className}>
      {children}
    </Form>
  )
}

import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { signOutOfBrowser } from '#accounts/ui/live/sign-out.ts'

/** Section 2: signing out replaces the page in history. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  // D49: not by React Router, which could not even load the code of the route without network.
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isToSignIn = new FormData(event.currentTarget).get('then') === 'login'
    void signOutOfBrowser(isToSignIn ? '/auth/login' : '/')
  }
  return (
    <Form method="post" action="/auth/logout" replace onSubmit={onSubmit} className={className}>
      {children}
    </Form>
  )
}

import type { FormEvent, ReactNode } from 'react'

/** Section 2: signing out replaces the page in history. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  // D49: not by React Router, which could not even load the code of the route without network.
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const isToSignIn = new FormData(form).get('then') === 'login'
    // LiveSession has loaded it, so it is there without network.
    import('#accounts/ui/live/sign-out.ts').then(
      ({ signOutOfBrowser }) => signOutOfBrowser(isToSignIn ? '/auth/login' : '/'),
      () => form.submit(),
    )
  }
  return (
    <form method="post" action="/auth/logout" onSubmit={onSubmit} className={className}>
      {children}
    </form>
  )
}

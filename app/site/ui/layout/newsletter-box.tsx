import { useId } from 'react'
import { Button } from '#platform/ui/basics/button.tsx'
import { NEWSLETTER } from '#site/wording/footer.ts'

/** Section 1: it sends nothing. A form with method=dialog outside a dialog does nothing, also without JavaScript. */
export function NewsletterBox() {
  const id = useId()
  return (
    <form method="dialog" noValidate onSubmit={event => event.preventDefault()}>
      <label htmlFor={id} className="block text-label font-bold text-white">
        {NEWSLETTER.title}
      </label>
      <p id={`${id}-hint`} className="mt-[0.4375rem] text-label text-ink-200">
        {NEWSLETTER.hint}
      </p>
      <div className="mt-[0.8125rem] flex gap-2">
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder={NEWSLETTER.placeholder}
          aria-describedby={`${id}-hint`}
          className="h-12 min-w-0 flex-1 rounded-12 border border-ink-400 bg-ink-800 px-3.5 text-body text-white placeholder:text-ink-300"
        />
        <Button type="submit" kind="white" className="min-h-12 border-transparent">
          {NEWSLETTER.send}
        </Button>
      </div>
    </form>
  )
}

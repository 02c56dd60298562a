import { useEffect } from 'react'
import { Message } from '#platform/ui/basics/message.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

/**
 * The success text after a redirect: a toast, since the next revalidation of the page brings no notice; without
 * JavaScript, a message.
 */
export function FlashNotice({ text }: { text: string | null }) {
  const hydrated = useHydrated()
  useEffect(() => {
    if (text) showToast(text, 'success')
  }, [text])
  return text && !hydrated ? <Message kind="success">{text}</Message> : null
}

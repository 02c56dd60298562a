import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FormError } from '#platform/ui/basics/form-feedback.ts'
import { sendForm } from '#platform/ui/photo/send-photo.ts'
import type { UploadState } from '#platform/ui/photo/upload-squares.tsx'
import type { DocumentCredentialKind } from '#verification/domain/credential.ts'
import { verificationRefusalText } from '#verification/wording/outcomes.ts'
import { credentialUploadPath, VERIFICATION_PAGE } from '#verification/wording/verification-paths.ts'

/** Sends the form with progress, tries again by itself after a failure of the network, then leads to the credentials. */
export function useCredentialUpload(kind: DocumentCredentialKind) {
  const navigate = useNavigate()
  const [state, setState] = useState<UploadState>({ step: 'stored' })
  const [refusal, setRefusal] = useState<FormError | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(form: FormData): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    const answer = await sendForm(credentialUploadPath(kind), form, {
      signal: controller.signal,
      onProgress: share => setState({ step: 'sending', share }),
      onWait: ms => setState({ step: 'waiting', seconds: Math.ceil(ms / 1_000) }),
    }).catch(() => null)
    // Aborted: the page was left.
    if (!answer) return
    const { sent, text, field } = bodyOf(answer.body)
    if (sent) return navigate(VERIFICATION_PAGE)
    setState({ step: field ? 'stored' : 'failed' })
    setRefusal({ field: field ?? null, text: text ?? verificationRefusalText('document-failed') })
  }
  return { state, refusal, send }
}

function bodyOf(body: string): { sent?: boolean; text?: string; field?: string | null } {
  try {
    return JSON.parse(body) ?? {}
  } catch {
    return {}
  }
}

/** The share of one file of several that are sent one after another. */
export function shareOf(sizes: readonly number[], index: number, share: number): number {
  const sum = (parts: readonly number[]) => parts.reduce((total, size) => total + size, 0)
  const size = sizes[index] ?? 0
  if (size === 0) return share
  return Math.min(1, Math.max(0, (share * sum(sizes) - sum(sizes.slice(0, index))) / size))
}

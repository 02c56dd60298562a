// Forms that send the documents of a credential, as a browser sends them.

import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import type { DocumentCredentialKind } from '#verification/domain/credential.ts'
import { sendCredential } from '#verification/use-cases/send-credential.server.ts'

/** The smallest text that passes for a whole PDF. */
export const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

type Fields = Readonly<Record<string, string>>
type Files = readonly (readonly [name: string, bytes: Buffer | string])[]

export function credentialForm(fields: Fields, files: Files): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, bytes] of files)
    form.append('documento', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  // A file input without a choice.
  if (files.length === 0) form.append('documento', new Blob([]), '')
  return form
}

/** Through the use case, without HTTP. */
export function sendForm(
  services: Services,
  who: Viewer,
  kind: DocumentCredentialKind,
  fields: Fields,
  files: Files,
): ReturnType<typeof sendCredential> {
  const { headers, body } = new Request('http://x', { method: 'POST', body: credentialForm(fields, files) })
  return sendCredential(services, who, { kind, upload: { type: headers.get('content-type'), body } })
}

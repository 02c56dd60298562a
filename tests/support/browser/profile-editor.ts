// The profile editor (/mi-perfil) over HTTP.
import { GROUP_NAMES, type ProfileDraft } from '#technicians/domain/profile-draft.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { completeDraft, entriesOf } from '#tests/support/people/profile-drafts.ts'
import type { HttpSite } from '#tests/support/program/test-program.ts'

export function profileEditor({ database, origin, visitor: newVisitor }: HttpSite) {
  /** A signed-in technician whose profile has a photo and nothing else. */
  async function newTechnician(name = 'Nelson Quiroga') {
    const visitor = newVisitor()
    const person = newPerson({ role: 'tecnico', name })
    const registered = await visitor.post('/auth/register', { ...person })
    const opened = await visitor.get('/mi-perfil')
    if (registered.status !== 302 || opened.status !== 200)
      throw new Error(`registering answered ${registered.status}, the editor ${opened.status}`)
    const [row] = await database.rows<{ uid: string }>(
      `update technicians set "fotoURL" = '/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/x'
       where uid = (select uid from users where email = $1) returning uid`,
      [person.email],
    )
    return { visitor, uid: row?.uid ?? '' }
  }

  async function rowOf(uid: string): Promise<Record<string, unknown>> {
    const sql = 'select * from technicians where uid = $1'
    const [row] = await database.rows<Record<string, unknown>>(sql, [uid])
    return row ?? {}
  }

  async function send(
    visitor: Visitor,
    act: string,
    draft: ProfileDraft = completeDraft(),
    extra: [string, string][] = [],
  ) {
    const response = await visitor.send('/mi-perfil', {
      method: 'POST',
      body: new URLSearchParams([
        ...entriesOf(draft),
        ['campos', GROUP_NAMES.join(' ')],
        ['revision', '0'],
        ['act', act],
        ...extra,
      ]),
      headers: { origin },
    })
    return { status: response.status, text: decoded(await response.text()) }
  }

  return { newTechnician, rowOf, send }
}

export function decoded(html: string): string {
  return html.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}

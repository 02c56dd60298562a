// The site of the machine as people reach it: by its name and with TLS, at nginx.
import { request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPage, readPage } from '#tests/support/browser/html-page.ts'
import { newVisitor, type Visitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'

const DOMAIN = 'tecniya.co'

export interface Site {
  visitor(): Visitor
}

/** `certificate` is the only one that is trusted. */
export function siteAt(address: string, certificate: string): Site {
  const fetchFromMachine = async (url: string, init: RequestInit): Promise<Response> => {
    const asked = new Request(url, init)
    const body = Buffer.from(await asked.arrayBuffer())
    const { pathname, search } = new URL(url)
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: address,
          servername: DOMAIN,
          ca: certificate,
          agent: false,
          path: pathname + search,
          method: asked.method,
          headers: { ...Object.fromEntries(asked.headers), host: DOMAIN, 'content-length': body.length },
        },
        async answered => {
          const headers = new Headers()
          for (const [name, values = []] of Object.entries(answered.headersDistinct))
            for (const value of values) headers.append(name, value)
          const content = await buffer(answered)
          const status = answered.statusCode ?? 0
          resolve(new Response(content.length > 0 ? new Uint8Array(content) : null, { status, headers }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }
  return { visitor: () => newVisitor(`https://${DOMAIN}`, { fetch: fetchFromMachine }) }
}

export interface Account {
  readonly email: string
  readonly password: string
}

export async function register({ visitor }: Site): Promise<Account> {
  const person = newPerson()
  const stranger = visitor()
  const page = await openPage(stranger, '/auth/register')
  const answer = await page.submit('Crear cuenta', { ...person })
  if (answer.headers.get('location') !== '/perfil')
    throw new Error(`no account was made: ${answer.status} ${(await readPage(stranger, answer, '')).alerts}`)
  return person
}

export async function signIn({ visitor }: Site, { email, password }: Account): Promise<Visitor | null> {
  const person = visitor()
  const page = await openPage(person, '/auth/login')
  const answer = await page.submit('Iniciar sesión', { email, password })
  return answer.status === 302 ? person : null
}

export interface Load {
  readonly pages: number
  readonly forms: number
  readonly failed: readonly string[]
}

/** Reads pages and sends forms, one after another, until it is stopped; what was stored last is read back. */
export async function startLoad(site: Site, account: Account): Promise<() => Promise<Load>> {
  const guest = site.visitor()
  const person = await signIn(site, account)
  if (!person) throw new Error('the account cannot sign in')
  const load = { pages: 0, forms: 0, failed: [] as string[] }
  let going = true
  const attempt = async (what: string, act: () => Promise<number>) => {
    const outcome = await act().catch(String)
    if (outcome !== 200) load.failed.push(`${what}: ${outcome}`)
  }
  const read = async () => {
    for (; going; load.pages++) {
      await attempt('GET /tecnicos', async () => (await guest.get('/tecnicos')).status)
      await sleep(20)
    }
  }
  const write = async () => {
    for (; going; load.forms++) {
      await attempt('POST /perfil', async () => {
        const page = await openPage(person, '/perfil')
        const saved = await readPage(
          person,
          await page.submit('Guardar', { barrio: `Barrio ${load.forms}` }),
          '/perfil',
        )
        return saved.status
      })
      await sleep(20)
    }
  }
  const done = Promise.all([read(), write()])
  return async () => {
    going = false
    await done
    const stored = (await openPage(person, '/perfil')).valueOf('barrio')
    if (stored !== `Barrio ${load.forms - 1}`) load.failed.push(`the last form is not stored: ${stored}`)
    return load
  }
}

// An SMTP server, on loopback if nothing else is said, that collects the mail it receives.
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  readonly port: number
  readonly emails: Email[]
  stop(): Promise<void>
}

export async function startMailServer({
  host = '127.0.0.1',
  port = 0,
  refuse,
  refuseCode = 450,
  accepting = Promise.resolve(),
}: {
  host?: string
  port?: number
  /** To every mailbox, or to those that it names. */
  refuse?: string | ((address: string) => string | undefined)
  refuseCode?: number
  /** No mail is accepted before. */
  accepting?: Promise<void>
} = {}): Promise<MailServer> {
  const emails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const reason = typeof refuse === 'function' ? refuse(address) : refuse
      done(
        reason === undefined
          ? null
          : Object.assign(new Error(`${reason} <${address}>`), { responseCode: refuseCode }),
      )
    },
    onData(stream, _session, done) {
      text(stream)
        .then(raw => PostalMime.parse(raw))
        .then(email => emails.push(email))
        .then(() => accepting)
        .then(() => done(), done)
    },
  })
  server.on('error', () => {})
  server.listen(port, host)
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    emails,
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}

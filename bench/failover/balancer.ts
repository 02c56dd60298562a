// haproxy in front of both: HTTP to the two programs, TCP to whichever PostgreSQL is the primary.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findExecutable, type Trial } from '#bench/failover/processes.ts'
import { freePort } from '#tests/support/program/program.ts'

export interface Balancer {
  readonly httpPort: number
  readonly postgresPort: number
}

export async function startBalancer(
  trial: Trial,
  { programs, servers }: { programs: readonly number[]; servers: readonly number[] },
): Promise<Balancer> {
  const haproxy = findExecutable(['/usr/sbin/haproxy'], 'haproxy')
  const balancer = { httpPort: await freePort(), postgresPort: await freePort() }
  const file = join(trial.folder, 'haproxy.cfg')
  await writeFile(file, configurationOf({ ...balancer, programs, servers }))
  await trial.start('haproxy', [haproxy, '-db', '-f', file])
  return balancer
}

interface Ports extends Balancer {
  readonly programs: readonly number[]
  readonly servers: readonly number[]
}

/** Also the example of docs/scale.md. */
function configurationOf({ httpPort, postgresPort, programs, servers }: Ports): string {
  const backends = (ports: readonly number[]) =>
    ports.map((port, index) => `  server s${index + 1} 127.0.0.1:${port} check`).join('\n')
  return `global
  maxconn 1000
defaults
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s

# /healthz and not /readyz: without a database the programs still answer, with kept pages and with the text of the failure.
listen people
  mode http
  bind 127.0.0.1:${httpPort}
  balance roundrobin
  option forwardfor
  option httpchk
  http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host tecniya
  default-server inter 500ms fall 2 rise 1
${backends(programs)}

# Asks each server 'select pg_is_in_recovery()' and uses the one that says no. Connections to one that is lost are closed.
listen postgres
  mode tcp
  bind 127.0.0.1:${postgresPort}
  retries 0
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${startupPacket('postgres')}
  tcp-check send-binary ${queryPacket('select pg_is_in_recovery()')}
  tcp-check expect binary ${Buffer.from('D\0\0\0\x0b\0\x01\0\0\0\x01f', 'latin1').toString('hex')}
  default-server inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${backends(servers)}
`
}

/** For a role without a password (pg_hba.conf: trust for the balancer's address); it needs no rights. */
function startupPacket(role: string): string {
  const body = Buffer.from(`\0\x03\0\0user\0${role}\0database\0postgres\0\0`, 'latin1')
  return Buffer.concat([lengthOf(body), body]).toString('hex')
}

function queryPacket(query: string): string {
  const body = Buffer.from(`${query}\0`)
  return Buffer.concat([Buffer.from('Q'), lengthOf(body), body, Buffer.from('X\0\0\0\x04')]).toString('hex')
}

/** Of the packet, these four bytes included. */
function lengthOf(body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return length
}

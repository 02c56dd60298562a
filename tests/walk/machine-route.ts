// The installation of docs/operations.md: what a person does beside the commands of a section, and what must be seen after them.
import { setTimeout as sleep } from 'node:timers/promises'
import { startMailServer } from '#tests/support/servers/smtp.ts'
import type { Machine } from '#tests/walk/machine.ts'
import type { Stop, Walk } from '#tests/walk/route.ts'
import { type Account, type Load, register, type Site, signIn, startLoad } from '#tests/walk/site.ts'

const ALERT_LIMIT_MS = 300_000

export interface MachineWalk extends Walk {
  readonly machine: Machine
  /** Once there is a certificate. */
  site(): Promise<Site>
  /** Who registered before what is restored was made. */
  readonly accounts: Account[]
  /** Who registered after it. */
  late?: Account
  /** What the database is taken back to. */
  moment: string
  load?: () => Promise<Load>
}

export const MACHINE_ROUTE: readonly Stop<MachineWalk>[] = [
  { section: '1. Packages' },
  { section: '2. The program', after: startsUnbuilt },
  { section: '3. The database' },
  { section: '4. The environment' },
  { section: '5. Services', prints: [/^ok/m, /Active: active \(running\)/] },
  { section: '6. The proxy', prints: [/test is successful/] },
  {
    section: '7. See that it works',
    prints: [/^HTTP\/2 200/m, /^403$/m, /TecniYa está en/],
    after: nginxMayOpenItsConnections,
  },
  {
    section: '8. The first administrator',
    before: async walk => void walk.accounts.push(await register(await walk.site())),
    fill: async ({ accounts: [account] }) => ({ CORREO: account?.email ?? '' }),
    after: async walk => {
      const person = await signIn(await walk.site(), firstOf(walk))
      const asked = (await person?.get('/admin'))?.headers.get('location')
      if (asked !== '/perfil/segundo-paso') throw new Error(`/admin leads to ${asked}`)
    },
  },
  {
    section: '9. Metrics',
    prints: [/SUCCESS/],
    after: async walk => {
      await bothInstancesAreScraped(walk)
      await alertArrives(walk)
    },
  },
  {
    section: 'Upgrade',
    before: beginLoad,
    after: async walk => {
      await runsFrom(walk, '/opt/tecniya/2')
      await endLoad(walk)
    },
  },
  {
    section: 'Back to the version before',
    before: beginLoad,
    after: async walk => {
      await runsFrom(walk, '/opt/tecniya/1')
      await endLoad(walk)
    },
  },
  {
    section: 'Archive of the write-ahead log',
    // The other machine, mounted.
    before: async ({ machine }) =>
      void (await machine.run('install -d -o postgres -g postgres -m 0700 /mnt/otra-maquina')),
    prints: [/status: ok/, /repo1: backup set size/, /repo2: backup set size/],
    after: async walk => {
      walk.accounts.push(await register(await walk.site()))
      const now = await walk.machine.run(`cd / && su postgres -c "psql -Atc 'select clock_timestamp()'"`)
      walk.moment = now.trim()
      walk.late = await register(await walk.site())
    },
  },
  {
    section: 'Back to a moment',
    fill: async ({ moment }) => ({ '2026-11-19 14:05:00-05': moment }),
    after: earlyOnesSignIn,
  },
  {
    section: 'A copy of the installation',
    after: async walk => {
      walk.late = await register(await walk.site())
    },
  },
  {
    section: 'Restore the installation',
    fill: async ({ machine }) => ({
      CARPETA: (await machine.run('ls /var/backups/tecniya')).trim().split('\n').at(-1) ?? '',
    }),
    after: earlyOnesSignIn,
  },
]

/** And the late one does not. */
async function earlyOnesSignIn(walk: MachineWalk): Promise<void> {
  await bothAreReady(walk.machine)
  const site = await walk.site()
  for (const account of walk.accounts)
    if (!(await signIn(site, account))) throw new Error('an account of before cannot sign in')
  if (!walk.late || (await signIn(site, walk.late))) throw new Error('an account that came later is there')
  walk.note(`${walk.accounts.length} who registered before sign in, who came later is gone`)
}

/** Each connection is an open file of a worker. */
async function nginxMayOpenItsConnections({ machine }: MachineWalk): Promise<void> {
  const printed = await machine.run(`
    grep -o 'worker_connections [0-9]*' /etc/nginx/nginx.conf
    for worker in $(cat /proc/$(cat /run/nginx.pid)/task/*/children); do grep 'open files' /proc/$worker/limits; done`)
  const connections = Number(/worker_connections (\d+)/.exec(printed)?.[1])
  const files = [...printed.matchAll(/open files +(\d+)/g)].map(([, count]) => Number(count))
  if (!(Math.min(...files) > connections))
    throw new Error(`workers of nginx cannot hold what they may: ${printed}`)
}

function firstOf({ accounts: [account] }: MachineWalk): Account {
  if (!account) throw new Error('nobody has registered')
  return account
}

/** What builds the pages is gone: a program that took its build for old could not start. */
async function startsUnbuilt({ machine, note }: MachineWalk): Promise<void> {
  const printed = await machine.run(`
    cd /opt/tecniya/1
    ! test -e node_modules/@react-router/dev
    node_modules/.bin/node server/commands/build.ts`)
  if (printed !== '') throw new Error(`after npm prune the pages are built again: ${printed}`)
  note(`${(await machine.run('du -sh /opt/tecniya/1')).split('\t')[0]} without what only builds and tests`)
}

async function bothInstancesAreScraped({ machine, note }: MachineWalk): Promise<void> {
  const printed = await machine.run(`
    until curl -sf 'http://127.0.0.1:9090/api/v1/query?query=tecniya_build_info' | grep -q 13001.*13002; do sleep 1; done
    curl -s 'http://127.0.0.1:9090/api/v1/query?query=tecniya_build_info'`)
  note(`Prometheus reads ${printed.match(/"instance"/g)?.length} instances`)
}

/** With a mail server of the walk in place of that of the guide. */
async function alertArrives({ machine, note }: MachineWalk): Promise<void> {
  const mailServer = await startMailServer({ host: machine.host })
  try {
    await machine.run(`
      sed -i 's/smtp_smarthost: .*/smtp_smarthost: ${machine.host}:${mailServer.port}/' /etc/prometheus/alertmanager.yml
      systemctl restart prometheus-alertmanager
      systemctl stop tecniya@3002`)
    const stopped = performance.now()
    while (!mailServer.emails.some(({ subject }) => subject === 'InstanceDown')) {
      if (performance.now() - stopped > ALERT_LIMIT_MS)
        throw new Error('no e-mail tells that an instance is down')
      await sleep(500)
    }
    note(
      `the e-mail 'InstanceDown' ${((performance.now() - stopped) / 1_000).toFixed(0)} s after one was stopped`,
    )
    await machine.run('systemctl start tecniya@3002')
    await bothAreReady(machine)
  } finally {
    await mailServer.stop()
  }
}

async function bothAreReady({ run }: Machine): Promise<void> {
  await run(
    'for port in 3001 3002; do curl -sSf --retry 60 --retry-all-errors --retry-delay 1 http://127.0.0.1:$port/readyz; done',
  )
}

async function beginLoad(walk: MachineWalk): Promise<void> {
  walk.load = await startLoad(await walk.site(), firstOf(walk))
}

async function endLoad(walk: MachineWalk): Promise<void> {
  const load = await walk.load?.()
  if (!load || load.failed.length > 0)
    throw new Error(`requests failed meanwhile:\n${load?.failed.slice(0, 20).join('\n')}`)
  walk.note(`meanwhile ${load.pages} pages and ${load.forms} forms, 0 failed`)
}

async function runsFrom({ machine }: MachineWalk, folder: string): Promise<void> {
  const folders = await machine.run(
    'for port in 3001 3002; do readlink /proc/$(systemctl show --property=MainPID --value tecniya@$port)/cwd; done',
  )
  if (folders !== `${folder}\n${folder}\n`) throw new Error(`the instances run from ${folders}`)
}

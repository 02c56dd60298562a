// The installation of docs/operations.md: what a person does beside the commands of a section, and what must be seen after them.
import type { Machine } from '#tests/walk/machine.ts'
import type { Stop, Walk } from '#tests/walk/route.ts'
import { type Account, type Load, register, type Site, signIn, startLoad } from '#tests/walk/site.ts'

export interface MachineWalk extends Walk {
  readonly machine: Machine
  /** Once there is a certificate. */
  site(): Promise<Site>
  readonly accounts: Account[]
  load?: () => Promise<Load>
}

export const MACHINE_ROUTE: readonly Stop<MachineWalk>[] = [
  { section: '1. Packages' },
  { section: '2. The program', after: startsUnbuilt },
  { section: '3. The database' },
  { section: '4. The environment' },
  { section: '5. Services', prints: [/^ok/m, /Active: active \(running\)/] },
  { section: '6. The proxy', prints: [/test is successful/] },
  { section: '7. See that it works', prints: [/^HTTP\/2 200/m, /^403$/m, /TecniYa está en/] },
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
  { section: '9. Metrics', prints: [/SUCCESS/], after: bothInstancesAreScraped },
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
    section: 'A copy of the installation',
    // What comes after the copy is not in it.
    after: async walk => void walk.accounts.push(await register(await walk.site())),
  },
  {
    section: 'Restore the installation',
    fill: async ({ machine }) => ({
      CARPETA: (await machine.run('ls /var/backups/tecniya')).trim().split('\n').at(-1) ?? '',
    }),
    after: async walk => {
      const [first, second] = walk.accounts
      await walk.machine.run(
        'for port in 3001 3002; do curl -sS --retry 60 --retry-connrefused --retry-delay 1 http://127.0.0.1:$port/readyz; done',
      )
      const site = await walk.site()
      if (!first || !(await signIn(site, first))) throw new Error('an account of the copy cannot sign in')
      if (!second || (await signIn(site, second)))
        throw new Error('an account that came after the copy is there')
      walk.note('who was in the copy signs in, who came later is gone')
    },
  },
]

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

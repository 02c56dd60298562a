// `npm run alert-test`: Prometheus and Alertmanager with the files of deploy/, and an instance that does not answer: its alert arrives
// as an e-mail. Needs Debian's prometheus and prometheus-alertmanager; loopback and a temporary folder only; two minutes.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Email } from 'postal-mime'
import { findExecutable, openTrial, type Trial } from '#bench/failover/processes.ts'
import { freePort } from '#tests/support/program/program.ts'
import { startMailServer } from '#tests/support/servers/smtp.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ARRIVAL_LIMIT_MS = 240_000
const ALERT = 'InstanceDown'

const prometheus = (name: string) => findExecutable([`/usr/bin/${name}`], 'prometheus')
const alertmanager = (name: string) => findExecutable([`/usr/bin/${name}`], 'prometheus-alertmanager')
const shipped = (path: string) => join(ROOT, 'deploy', path)
const say = (text: string) => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const trial = await openTrial('alerts')
  try {
    say(await trial.run([prometheus('promtool'), 'test', 'rules', join(ROOT, 'bench/alerts/rules.test.yml')]))
    const mailServer = await startMailServer()
    trial.onEnd(mailServer.stop)
    await startBoth(trial, mailServer.port)
    const started = performance.now()
    say('an instance does not answer')
    const email = await arrival(mailServer.emails)
    say(
      `after ${Math.round((performance.now() - started) / 1_000)} s, to ${email.to?.[0]?.address}: ${email.subject}`,
    )
    say(email.text ?? '')
    if (!/docs\/operations\.md#an-instance-is-down/.test(email.text ?? ''))
      throw new Error('the e-mail does not name the section of docs/operations.md')
  } catch (error) {
    say(await trial.lastLines())
    throw error
  } finally {
    await trial.end()
  }
}

async function startBoth(trial: Trial, smtpPort: number): Promise<void> {
  const [instance, webPort, alertsPort] = [await freePort(), await freePort(), await freePort()]
  const alerts = await copyOf(trial, 'alertmanager/alertmanager.yml', [
    ['127.0.0.1:25', `127.0.0.1:${smtpPort}`],
  ])
  const watched = await copyOf(trial, 'prometheus/prometheus.yml', [
    ['/etc/prometheus/tecniya-alerts.yml', shipped('prometheus/tecniya-alerts.yml')],
    ['"127.0.0.1:13001", "127.0.0.1:13002"', `"127.0.0.1:${instance}"`],
    ['127.0.0.1:9093', `127.0.0.1:${alertsPort}`],
  ])
  await trial.run([alertmanager('amtool'), 'check-config', alerts])
  await trial.run([prometheus('promtool'), 'check', 'config', watched])
  await trial.start('alertmanager', [
    alertmanager('prometheus-alertmanager'),
    `--config.file=${alerts}`,
    `--storage.path=${join(trial.folder, 'alerts')}`,
    `--web.listen-address=127.0.0.1:${alertsPort}`,
    '--cluster.listen-address=',
  ])
  await trial.start('prometheus', [
    prometheus('prometheus'),
    `--config.file=${watched}`,
    `--storage.tsdb.path=${join(trial.folder, 'metrics')}`,
    `--web.listen-address=127.0.0.1:${webPort}`,
  ])
}

/** A shipped file with the addresses of the trial; each of them must be in it. */
async function copyOf(
  trial: Trial,
  file: string,
  changes: readonly (readonly [string, string])[],
): Promise<string> {
  let text = await readFile(shipped(file), 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${file} does not have ${from}`)
    text = text.replace(from, to)
  }
  const copy = join(trial.folder, file.split('/').at(-1) ?? '')
  await writeFile(copy, text)
  return copy
}

async function arrival(emails: readonly Email[]): Promise<Email> {
  for (const deadline = Date.now() + ARRIVAL_LIMIT_MS; Date.now() < deadline; await sleep(500)) {
    const found = emails.find(({ subject }) => subject?.includes(ALERT))
    if (found) return found
  }
  throw new Error(`no e-mail about ${ALERT} arrived`)
}

main().catch(error => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})

// Debian's Prometheus with the rules of deploy/prometheus, which scrapes the programs of a trial.
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findExecutable, type Trial, until } from '#bench/failover/processes.ts'
import { freePort } from '#tests/support/program/program.ts'

const ALERT = 'BookingsFail'
const ASKED_EVERY_MS = 500

export interface Alerts {
  /** Moment of performance.now(). */
  firedAt(): number | undefined
}

export const findPrometheus = () => findExecutable(['/usr/bin/prometheus'], 'prometheus')

export async function watchAlerts(trial: Trial, metricsPorts: readonly number[]): Promise<Alerts> {
  const port = await freePort()
  const file = join(trial.folder, 'prometheus.yml')
  const text = await readFile('deploy/prometheus/prometheus.yml', 'utf8')
  const targets = metricsPorts.map(metricsPort => `"127.0.0.1:${metricsPort}"`).join(', ')
  await writeFile(
    file,
    text
      .replace('/etc/prometheus/tecniya-alerts.yml', resolve('deploy/prometheus/tecniya-alerts.yml'))
      .replace(/^alerting:[\s\S]*?(?=^scrape_configs:)/m, '')
      .replace(/targets: \[.*\]/, `targets: [${targets}]`),
  )
  await trial.start('prometheus', [
    findPrometheus(),
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(trial.folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ])
  const origin = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${origin}/-/ready`)).ok)
  let firedAt: number | undefined
  const timer = setInterval(() => {
    void isFiring(origin).then(
      firing => {
        if (firing) firedAt ??= performance.now()
      },
      () => undefined,
    )
  }, ASKED_EVERY_MS)
  trial.onEnd(() => clearInterval(timer))
  return { firedAt: () => firedAt }
}

async function isFiring(origin: string): Promise<boolean> {
  const { data } = (await (await fetch(`${origin}/api/v1/alerts`)).json()) as {
    data: { alerts: { labels: { alertname: string }; state: string }[] }
  }
  return data.alerts.some(({ labels, state }) => labels.alertname === ALERT && state === 'firing')
}

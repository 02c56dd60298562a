// nginx with the configuration of deploy/, without TLS and on a port of loopback.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findExecutable, type Trial } from '#bench/failover/processes.ts'
import { ROOT } from '#bench/upgrade/versions.ts'
import { freePort } from '#tests/support/program/program.ts'

const DEPLOYED = join(ROOT, 'deploy', 'nginx')

export const findNginx = () => findExecutable(['/usr/sbin/nginx'], 'nginx')

/** Returns its port. */
export async function startNginx(trial: Trial, programs: readonly number[]): Promise<number> {
  const port = await freePort()
  const folder = join(trial.folder, 'nginx')
  await mkdir(folder)
  const upstream = join(folder, 'upstream.conf')
  const site = await readFile(join(DEPLOYED, 'tecniya.conf'), 'utf8')
  await writeFile(
    upstream,
    upstreamOf(await readFile(join(DEPLOYED, 'tecniya-upstream.conf'), 'utf8'), programs),
  )
  await writeFile(
    join(folder, 'site.conf'),
    onLoopback(site, port).replace(/\S+tecniya-upstream\.conf/, upstream),
  )
  const main = join(folder, 'nginx.conf')
  await writeFile(main, mainOf(folder))
  await trial.start('nginx', [findNginx(), '-e', 'stderr', '-c', main])
  return port
}

/** As deployed, with the ports of the trial. */
function upstreamOf(deployed: string, programs: readonly number[]): string {
  const [, options = ''] = /^server 127\.0\.0\.1:3001(.*);$/m.exec(deployed) ?? []
  return programs.map(port => `server 127.0.0.1:${port}${options};\n`).join('')
}

/** The server of the site alone; clients of the trial name their network themselves. */
function onLoopback(deployed: string, port: number): string {
  const [before = '', ...servers] = deployed.split(/^(?=server \{)/m)
  const site = servers
    .at(-1)
    ?.replace(/^ *(?:listen|ssl_\w+|server_name) .*;\n/gm, '')
    .replace('server {', `server {\n    listen 127.0.0.1:${port};`)
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for')
  return `${before.replace(/^error_log .*$/m, '').replace(/access_log \S*\/(\S+)/g, 'access_log $1')}${site}`
}

const mainOf = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 4096; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`

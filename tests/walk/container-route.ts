// The container of docs/operations.md: what must be seen after the commands of a section.
import type { Containers } from '#tests/walk/containers.ts'
import type { Run } from '#tests/walk/place.ts'
import type { Stop, Walk } from '#tests/walk/route.ts'

export interface ContainerWalk extends Walk {
  readonly containers: Containers
  /** Requests of guests under way. */
  readers?: Promise<string>
}

export const CONTAINER_ROUTE: readonly Stop<ContainerWalk>[] = [
  { section: 'Build the image', after: holdsWhatRuns },
  { section: 'One container', after: writesNowhereElse },
  { section: 'Two instances, PostgreSQL and TLS', after: servesWithTls },
  { section: 'Upgrade the containers', before: beginReading, after: endReading },
]

async function holdsWhatRuns({ containers: { run }, note }: ContainerWalk): Promise<void> {
  const sizes = await run('podman image inspect --format "{{.Size}}" tecniya node:24-bookworm-slim')
  const [size = 0, base = 0] = sizes.split('\n').map(Number)
  const listed = await run('podman run --rm tecniya ls -A /app /app/node_modules')
  const unneeded = ['typescript', 'vite', 'vitest', 'rolldown', 'node', 'tests', 'docs', 'scripts']
  expectEqual(
    listed.split('\n').filter(name => unneeded.includes(name)),
    [],
    'the image holds',
  )
  note(`${megabytes(size)}, ${megabytes(size - base)} above its base`)
}

/** Its root is read-only and it has no folder for temporary files: an attempt to write elsewhere has failed. */
async function writesNowhereElse({ containers: { run }, note }: ContainerWalk): Promise<void> {
  const first = await secondsUntilHealthy(run, 'tecniya')
  expectEqual(await statusOf(run, 'http://localhost:3000/tecnicos'), '200', '/tecnicos answers')
  expectEqual((await run('podman exec tecniya id -u')).trim(), '10001', 'it runs as')
  await run('! podman exec tecniya touch /app/x /tmp/x 2>/dev/null')
  const start = performance.now()
  await run('podman stop tecniya')
  const stop = (performance.now() - start) / 1_000
  expectEqual(
    (await run('podman inspect --format "{{.State.ExitCode}}" tecniya')).trim(),
    '0',
    'its exit code is',
  )
  const log = await run('podman logs tecniya 2>&1')
  if (!log.includes('postgres stopped')) throw new Error(`PostgreSQL was not shut down:\n${log}`)
  await run('podman start tecniya')
  const second = await secondsUntilHealthy(run, 'tecniya')
  await run('podman rm --force --time 15 --volumes tecniya')
  note(
    `ready after ${seconds(first)} with the demonstration to load, ${seconds(second)} without; stopped in ${seconds(stop)}, exit code 0`,
  )
}

async function servesWithTls({ containers: { run }, note }: ContainerWalk): Promise<void> {
  const ready = [
    await secondsUntilHealthy(run, 'tecniya_program-1_1'),
    await secondsUntilHealthy(run, 'tecniya_program-2_1'),
  ]
  // Caddy asks the instances every two seconds whether they are ready.
  await run('curl -skf --retry 20 --retry-all-errors --retry-delay 1 -o /dev/null https://localhost/')
  expectEqual(await statusOf(run, 'http://localhost/'), '308', 'without TLS it answers')
  // The other instance answers.
  await run('podman stop tecniya_program-1_1')
  expectEqual(
    (await run('podman inspect --format "{{.State.ExitCode}}" tecniya_program-1_1')).trim(),
    '0',
    'its exit code is',
  )
  expectEqual(await statusOf(run, 'https://localhost/'), '200', 'with one instance the site answers')
  await run('podman start tecniya_program-1_1')
  await secondsUntilHealthy(run, 'tecniya_program-1_1')
  note(`both ready after ${seconds(ready[0] ?? 0)}, the migrations included`)
}

async function beginReading(walk: ContainerWalk): Promise<void> {
  // What makes it the next version.
  await walk.places.repository('echo >> LICENSE')
  walk.readers = walk.containers.run(
    `until test -e stop; do curl -sk --max-time 10 -o /dev/null -w '%{http_code}\\n' https://localhost/tecnicos || true; done`,
  )
  // When the upgrade fails nobody asks for it.
  walk.readers.catch(() => {})
}

async function endReading({ containers: { run }, readers, note }: ContainerWalk): Promise<void> {
  await run('touch stop')
  const statuses = (await readers)?.trim().split('\n') ?? []
  expectEqual(
    statuses.filter(status => status !== '200'),
    [],
    `of ${statuses.length} pages others than 200`,
  )
  const images = await run(`
    podman image inspect --format '{{.Id}}' tecniya
    podman inspect --format '{{.Image}}' tecniya_program-1_1 tecniya_program-2_1`)
  const [image, ...running] = images.trim().split('\n')
  expectEqual(running, [image, image], 'both instances run')
  note(`meanwhile ${statuses.length} pages, 0 failed`)
}

async function secondsUntilHealthy(run: Run, container: string): Promise<number> {
  const start = performance.now()
  await run(`
    for attempt in $(seq 600); do
      podman healthcheck run ${container} > /dev/null 2>&1 && exit
      sleep 0.1
    done
    podman logs ${container}
    exit 1`)
  return (performance.now() - start) / 1_000
}

const statusOf = (run: Run, url: string) => run(`curl -sk -o /dev/null -w '%{http_code}' ${url}`)

function expectEqual<Value>(actual: Value, expected: Value, what: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${what} ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`)
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const seconds = (value: number) => `${value.toFixed(1)} s`
